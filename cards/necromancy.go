package cards

import . "elysium/game"

var (
	_ = define("Compel the Spirit", func() *Definition {
		return Define(StealthAction(1),
			OnBasic(BurnedLately("an ally or retainer", Ally|Retainer), ReturnsToHand),
			OnSuperior(BurnedLately("an ally or retainer", Ally|Retainer), PutsBackInPlay))
	})

	_ = define("Possession", func() *Definition {
		return Define(
			OnBasic(InYourAshHeap(Vampires), ToUncontrolled),
			OnSuperior(InYourAshHeap(Vampires), ToReadyWithBlood(1)))
	})
)
