package cards

import . "elysium/game"

// What Gangrel do and keep.
var (
	_ = define("Thing", func() *Definition {
		return Define(StealthAction(1), Does(AnUncontrolled(Clan("Gangrel")), AddBlood(2, Target)))
	})

	_ = define("Rewilding", func() *Definition {
		return Define(Does(Directed(AnywhereInPlay(Anyone, Locations)), BurnsPool(2, Target), Burns(Target, "burn it")))
	})

	_ = define("Double Deuce", func() *Definition {
		return Define(Ability(During(UnlockPhase), Must, IfUser(WithLife(0, 2)), AddLife(1, Itself)))
	})

	_ = define("Dog Pack", func() *Definition {
		return Define(OpponentGets(CannotEndCombat, 1, "", AnyMinion.Is))
	})
)
