package cards

import . "elysium/game"

var (
	_ = define("Mr. Winthrop", Define(BearerGets(Intercept, 1)))
	_ = define("Murder of Crows", Define(SuperiorLife(2), RetainerBites(1)))
	_ = define("Raptor", Define(BearerGets(Intercept, 1), OpponentsHand(Superior, -1)))
	_ = define("Raven Spy", Define(BearerGets(Intercept, 1), SuperiorLife(2)))
	_ = define("Spiritual Protector", Define(
		ImmuneTo("damage that is not aggravated", NotAggravated),
		OpponentInBlockUsesNoGear))
	_ = define("Tasha Morgan", Define(BearerGets(Bleed, 1)))
)
