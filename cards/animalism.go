package cards

import . "elysium/game"

var (
	_ = define("Cats' Guidance", func() *Definition {
		return Define(
			OnBasic(OnlyLockedVampire, AfterItBlocked, UnlocksUser),
			OnSuperior(InterceptUp(1)))
	})

	_ = define("Guard Dogs", func() *Definition {
		return Define(OnlyLockedVampire, BledYou,
			OnBasic(UnlocksUser),
			OnSuperior(UnlocksUser, IfThisBlocks("1 optional maneuver", AManeuver)))
	})

	_ = define("Instinctive Reaction", func() *Definition {
		return Define(ByYourPredator,
			OnBasic(InterceptUp(1)),
			OnSuperior(InterceptUp(1), IfThisBlocks("1 optional maneuver", AManeuver)))
	})
)
