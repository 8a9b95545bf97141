package cards

import . "elysium/game"

var (
	_ = define("Enhanced Senses", Define(
		OnBasic(InterceptUp(1)),
		OnSuperior(InterceptUp(2))))

	_ = define("Eyes of Argus", Define(
		OnBasic(DirectedAtYou, InterceptUp(2)),
		OnSuperior(OnlyLockedVampire, Wakes)))

	_ = define("Precognition", Define(
		OnBasic(InterceptUp(1)),
		OnSuperior(InterceptUp(1), IfThisBlocks("this minion can prevent 1 damage once in the first round", APrevention(1)))))

	_ = define("Spirit's Touch", Define(
		OnBasic(InterceptUp(1)),
		OnSuperior(InterceptUp(1), IfThisBlocks("1 optional maneuver", AManeuver))))

	_ = define("Telepathic Counter", Define(
		OnBasic(ReducesBleed(1)),
		OnSuperior(ReducesBleed(2))))

	_ = define("Telepathic Misdirection", Define(
		OnBasic(InterceptUp(1)),
		OnSuperior(BledYou, AfterDeclining, Locks(User, "lock this vampire"), Redirect())))
)
