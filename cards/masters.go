package cards

import . "elysium/game"

// Master cards that are played once, and those put in play on their own.
var (
	_ = define("Anarch Troublemaker", func() *Definition {
		return Define(Does(PutInPlay),
			Named("lock", During(UnlockPhase), Shared, UpTo(2, "up to 2 vampires your prey controls",
				ControlledMinion(Preys, Vampires)), Locks(Targets, "lock them"), PassesTo(ToYourPrey)),
			Named("burn", During(UnlockPhase), Shared,
				CardOn(Preys, OfType(Equipment)), Burns(Target, "burn it"), PassesTo(ToYourPrey)))
	})

	_ = define("Archon Investigation", func() *Definition {
		return Define(Does(BleedingFor(4), AfterDeclining, TheActingMinion(),
			Burns(Target, "burn the acting minion: its action is not successful")))
	})

	_ = define("Direct Intervention", func() *Definition { return Define(Does(CancelPlay(MinionCard, true))) })

	_ = define("Dreams of the Sphinx", func() *Definition {
		return Define(Does(PutInPlay), BurnedAt(3),
			Named("hand", LockThis, AddCounter, HandSizeFor(2, TurnSpan)),
			Named("pool", InPhase(UnlockPhase), HoldingTheEdge, LockThis, AddCounter, GainPool(1)),
			Named("blood", LockThis, AddCounter, AnUncontrolled(Vampires), AddBlood(1, Target)))
	})

	_ = define("The Eternals of Sirius", func() *Definition {
		return Define(
			Does(Word("pool"), Controlling(AReadyOne(Clan("Ministry"))), GainPool(5)),
			Does(Word("blood"), AnUncontrolled(Clan("Ministry"), OfCapacity(9)), AddBlood(5, Target)))
	})

	_ = define("Golconda: Inner Peace", func() *Definition {
		return Define(Does(ControlledMinion(Anyone, Vampires, OfCapacity(8)),
			RemovesForCapacity, RansomedFor(2, Target, "that card's")))
	})

	_ = define("Life in the City", func() *Definition { return Define(Does(AReady(Anyone, Vampires), AddBlood(1, Target))) })

	_ = define("Minion Tap", func() *Definition {
		return Define(Does(ControlledMinion(Yours, Vampires, HasBlood), TakesToPool(1, 99)))
	})

	_ = define("Misdirection", func() *Definition { return Define(Does(ControlledMinion(Anyone, AnyMinion), Locks(Target, "lock it"))) })

	_ = define("Sudden Reversal", func() *Definition {
		return Define(Does(CancelPlay(MasterCard, true),
			PlayedBy(Others, "another Methuselah")))
	})

	_ = define("Wash", func() *Definition {
		return Define(Does(CancelPlay(MasterCard, true),
			PlayedBy(Neighbours, "your predator or prey"), GivesMasterActionBack, Say("(at the start of her next master phase, if her card was an out-of-turn master)")), ReplaceAt(UnlockPhase))
	})

	_ = define("Zillah's Valley", func() *Definition { return Define(Does(AnUncontrolled(Vampires, OfCapacity(8)), AddBlood(4, Target))) })
)
