package cards

import . "elysium/game"

var (
	_ = define("Mr. Winthrop", func() *Definition { return Define(BearerGets(Intercept, 1)) })
	_ = define("Murder of Crows", func() *Definition { return Define(SuperiorLife(2), RetainerBites(1)) })
	_ = define("Raptor", func() *Definition { return Define(BearerGets(Intercept, 1), OpponentsHand(Superior, -1)) })
	_ = define("Raven Spy", func() *Definition { return Define(BearerGets(Intercept, 1), SuperiorLife(2)) })
	_ = define("Spiritual Protector", func() *Definition {
		return Define(
			ImmuneTo("damage that is not aggravated", NotAggravated),
			OpponentInBlockUsesNoGear)
	})
	_ = define("Tasha Morgan", func() *Definition { return Define(BearerGets(Bleed, 1)) })
)
