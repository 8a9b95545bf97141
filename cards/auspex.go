package cards

import . "elysium/game"

var (
	_ = define("Enhanced Senses", func() *Definition {
		return Define(
			OnBasic(InterceptUp(1)),
			OnSuperior(InterceptUp(2)))
	})

	_ = define("Eagle's Sight", func() *Definition {
		return Define(
			OnBasic(InterceptUp(1)),
			OnSuperior(TryToBlockAny))
	})

	_ = define("Eyes of Argus", func() *Definition {
		return Define(
			OnBasic(DirectedAtYou, InterceptUp(2)),
			OnSuperior(OnlyLockedVampire, Wakes))
	})

	_ = define("Precognition", func() *Definition {
		return Define(
			OnBasic(InterceptUp(1)),
			OnSuperior(InterceptUp(1), IfThisBlocks("this minion can prevent 1 damage once in the first round", InRoundOne(APrevention(1)))))
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

var _ = define("Fast Reaction", func() *Definition {
	return Define(AfterYourBlockers,
		OnBasic(Locks(User, "lock this vampire"), FightActor(ItCannotInRoundOne(CannotStrike))),
		OnSuperior(Locks(User, "lock this vampire"), FightActor(ItCannotInRoundOne(CannotStrike), With("; this minion gets 1 optional press in that combat", APress))))
})

var _ = define("Melange", func() *Definition {
	return Define(
		OnBasic(InterceptUp(1)),
		OnSuperior(InterceptUp(1), IfItBlocks(PutsOnActor)),
		Ability(ChosenUses, BleedsBearersController, BurnThis, BleedUp(1)))
})
