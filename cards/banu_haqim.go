package cards

import . "elysium/game"

// Cards of the Banu Haqim.
var _ = define("Provision of the Silsila", func() *Definition {
	return Define(
		ModifierOrReaction(Does(EvenLocked, AfterFulfilling, FillsUp(User, "it gains blood up to its capacity"), BurnsTheContract)))
})

var _ = define("Erosion", func() *Definition {
	return Define(StealthAction(1),
		OnBasic(Directed(ControlledMinion(Others, AnyMinion)), PutOnTarget),
		OnSuperior(Directed(ControlledMinion(Others, AnyMinion)), PutOnTarget),
		BearerHasSet(Strength, 0), BearerCannotUse(IsMelee),
		PlayedAt(Basic, BearerCanBurn("burn", 1)), PlayedAt(Superior, BearerCanBurn("burn", 0)))
})
