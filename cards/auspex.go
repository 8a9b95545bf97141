package cards

import . "elysium/game"

var (
	_ = define("Enhanced Senses", func() *Definition {
		return Define(
			OnBasic(InterceptUp(1)),
			OnSuperior(InterceptUp(2)))
	})

	_ = define("Eyes of Argus", func() *Definition {
		return Define(
			OnBasic(DirectedAtYou, InterceptUp(2)),
			OnSuperior(OnlyLockedVampire, Wakes))
	})

	_ = define("Precognition", func() *Definition {
		return Define(
			OnBasic(InterceptUp(1)),
			OnSuperior(InterceptUp(1), IfThisBlocks("this minion can prevent 1 damage once in the first round", APrevention(1))))
	})

	_ = define("Spirit's Touch", func() *Definition {
		return Define(
			OnBasic(InterceptUp(1)),
			OnSuperior(InterceptUp(1), IfThisBlocks("1 optional maneuver", AManeuver)))
	})

	_ = define("Telepathic Counter", func() *Definition {
		return Define(
			OnBasic(ReducesBleed(1)),
			OnSuperior(ReducesBleed(2)))
	})

	_ = define("Telepathic Misdirection", func() *Definition {
		return Define(
			OnBasic(InterceptUp(1)),
			OnSuperior(BledYou, AfterDeclining, Locks(User, "lock this vampire"), Redirect()))
	})
)
