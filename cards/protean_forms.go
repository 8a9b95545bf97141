package cards

import . "elysium/game"

var _ = define("Dual Form", func() *Definition {
	return Define(StealthAction(1),
		OnBasic(Unlocks(User, "unlock this vampire"), AgainThisPhase(Unlocks(User, "unlock this vampire"))),
		OnSuperior(Change(CapacityOf, -1, User, GameSpan, "this acting vampire's capacity falls by 1 until the end of the game"), BecomesVampire(LikeUser), Locks(Itself, "it is locked"), UserGivesThis(2), BoundToUser))
})

var _ = define("Flesh of Marble", func() *Definition {
	return Define(BeforeRangeW, OnBasic(OneWound(false)), OnSuperior(OneWound(true)))
})
