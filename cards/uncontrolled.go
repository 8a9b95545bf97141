package cards

import . "elysium/game"

// Cards that reach into a crypt or an uncontrolled region.
var (
	_ = define("Effective Management", func() *Definition { return Define(Does(DrawCrypt)) })

	_ = define("Kindred Intelligence", func() *Definition { return Define(Does(StealthAction(1), DrawCrypt)) })

	_ = define("Recruitment", func() *Definition {
		return Define(Does(Finds(Uncontrolled, OutOf(Crypt), Any("a vampire", Vampire))))
	})

	_ = define("Clotho's Gift", func() *Definition {
		return Define(StealthAction(1),
			At("obf", DrawCrypt),
			At("tem", YoungerUncontrolled(), AddBlood(2, Target)),
			At("TEM", PutOnUserLocked),
			Ability(InYourMinionPhase, BearerUses, LockThis, BurnsBlood(1, "blood"), UnlocksUser))
	})

	_ = define("Brainwash", func() *Definition {
		return Define(Does(AnUncontrolledOf(Preys), PutOnTarget), StaysInPlay, BearerGets(CannotTransfer, 1),
			BurnableBy(AnyMinion, StealthAction(1)))
	})

	_ = define("Cairo Int'l Airport", func() *Definition {
		return Define(Ability(YourMinionActs(AnyMinion), AtItsRegion, AnUncontrolledOf(Preys), BurnBlood(1, Target)))
	})

	_ = define("San Lorenzo de El Escorial, Spain", func() *Definition {
		return Define(Ability(BearerUses, StealthAction(1), AtItsRegion, AnUncontrolledOf(Predators), StealsBloodUpTo(2)))
	})

	_ = define("The Trick of the Danya", func() *Definition {
		return Define(StealthAction(1), AnUncontrolledOf(Preys),
			OnBasic(Word("pool"), BloodToYourPool(1)),
			OnBasic(Word("vampire"), AlsoName(AnUncontrolled()), MovesBlood(1, Target, AlsoNamed, "move 1 of its blood to that vampire")))
	})

	_ = define("Innocent Bystander", func() *Definition {
		return Define(Does(AfterResolving, HasBled(Anyone), TopOf(DirectedTo), Removes(Drawn, "remove the top card of the crypt of that Methuselah from the game")))
	})

	_ = define("Goodnight, Sweet Prince", func() *Definition {
		return Define(Does(ControlledMinion(Yours, Clan("Ravnos"), Untapped), Locks(Target, "lock it"), AlsoName(AMethuselah(Anyone)),
			TopOf(AlsoNamedSeat), Silently(Provided(DrawnIs(OfRank(Prince)), GainPool(2))), Burns(Drawn, "move the top card of the crypt of that Methuselah to its owner's ash heap; if it is a prince, gain 2 pool")))
	})

	_ = define("The Portrait", func() *Definition {
		return Define(Does(AtSeats(Preys), ShowsTop(Preys, "your prey's crypt"),
			Provided(DrawnIs(Clan("Nosferatu")), BurnBlood(2, User)),
			Provided(DrawnAged(0, 6), AddBlood(2, User)),
			Provided(DrawnAged(7, 10), ThenBleeds(1, 1)),
			Provided(DrawnAged(11, 0), BurnBlood(1, User))))
	})

	_ = define("Petra Resonance", func() *Definition {
		return Define(Does(StealthAction(1), ComparesTops(ForEach(UserBurnsPool(1)), StealsPool(3))))
	})

	_ = define("Might of the Camarilla", func() *Definition {
		return Define(Requires(OfRank(Justicar, InnerCircle)), Does(Passes(ForEach(BurnsAnOwn(AnUncontrolled())))))
	})
)

// Vampires that do.
var (
	_ = define("Gemini", func() *Definition {
		return Define(Ability(During(UnlockPhase), ItIsReady, AnUncontrolledOf(Preys), IsA(Target, "if that is "+HasBlood.Text, HasBlood), ItsBloodToPool(1)))
	})

	_ = define("Gisela Harden, The Winnower", func() *Definition {
		return Define(Ability(IsAction, AtItsRegion, CostsX("the blood on that card", BloodOn), AnUncontrolledOf(Preys), ItsBloodToPool(0), Burns(Target, "burn it")))
	})

	_ = define("Lázár Dobrescu", func() *Definition {
		return Define(Ability(IsAction, AtItsRegion, AnUncontrolledOf(Preys), AlsoName(AnUncontrolled()), MovesBlood(1, Target, AlsoNamed, "move 1 of its blood to that vampire")))
	})
)

var _ = define("Tomb of Rameses III", func() *Definition {
	return Define(
		Does(AnUncontrolled(), ChooseTarget), ChosenAnew(AnUncontrolled()),
		WhenYouTransfer(AsManyCounters),
		AtEndOf(InfluencePhase, CountersComplete(Chosen), Silently(ItMay), Say("you may move it to your ready region"), Silently(MovesItOut(Chosen))),
		BurnsUnlessChosen(IsUncontrolled))
})
