package cards

import . "elysium/game"

// Masters that do what no other does.
var (
	_ = define("Smiling Jack, The Anarch", func() *Definition {
		return Define(Does(PutInPlay),
			Named("move", During(UnlockPhase), Must, PoolOntoThis(1)),
			TheyBurn(Others, "each other Methuselah", CountersHere, OrBlood),
			BurnableBy(Vampires))
	})

	_ = define("The Rack", func() *Definition {
		return Define(
			Does(AReady(Yours, Vampires), ChooseTarget),
			ChosenAnew(AReady(Yours, Vampires)),
			ChosenInUnlock(AddBlood(2, Chosen)),
			StealableBy(Vampires))
	})

	_ = define("Visit from the Capuchin", func() *Definition {
		return Define(
			Does(PutInPlay, WithCounters(4)),
			YouGet(HandSize, 1).PerCounter(""),
			InsteadOfReplacing, BurnedEmpty)
	})

	_ = define("Short-Term Investment", func() *Definition {
		return Define(
			Does(PutInPlay, WithCounters(3)),
			Ability(UseMasterAction, CounterToPool(1)),
			BurnedEmpty)
	})

	_ = define("Secret Horde", func() *Definition {
		return Define(
			Does(PutInPlay, WithXTimes(2)),
			Ability(UseMasterAction, CounterToPool(1)),
			BurnedEmpty)
	})

	_ = define("Storage Annex", func() *Definition {
		return Define(
			Does(StoresFromHand(AnyCard)),
			KeeperLooks,
			Ability(During(MasterPhase), ExchangesKept))
	})

	_ = define("Wider View", func() *Definition {
		return Define(Does(PutInPlay),
			Named("draw", UseTransfers(1), DrawCrypt, RemoveUncontrolled),
			Named("burn", UseTransfers(4), BurnThis, GainPool(2)))
	})

	_ = define("Sunset Strip, Hollywood", func() *Definition {
		return Define(
			Named("hunts", LockThis, AllHuntsStealthier(1)),
			Named("reduce", LockThis, Reduces(1, OfEither, CardsOf(Mortals, "mortal allies and retainers"), Yourself)))
	})

	_ = define("Major Boon", func() *Definition {
		return Define(
			Does(BleedOfAnother, PutInPlay, BurnsPoolForBled),
			Ability(ChosenBurnsPoolForBled, BurnThis))
	})

	_ = define("Life Boon", func() *Definition {
		return Define(
			Does(SavesFromOust, PutInPlay),
			StealsPoolFromChosen(1),
			TakesVictoryPoint(1))
	})
)

// Masters that play on a moment of the table.
var (
	_ = define("Frenzy", func() *Definition {
		return Define(Does(BeforeRangeIsSet, AFighter(Vampires), Say("for this round it cannot use equipment or press to end combat"),
			Silently(CannotUseGear(Target, RoundSpan), Change(CannotPressEnd, 1, Target, RoundSpan, "")), RoundPresses))
	})

	_ = define("Last Stand", func() *Definition {
		return Define(Does(PutInPlay), When(OustedM, Say("when any other Methuselah is ousted, "), Must, AboutSeat(Others), EndsTurnAfterAction, BurnThis))
	})

	_ = define("Millicent Smith, Puritan Vampire Hunter", func() *Definition {
		return Define(Does(PutInPlay),
			When(BlockSucceeds, Must, IsA(NowYours(ActingMinion), "when a vampire you control is blocked, ", Vampires), Silently(BurnThis), Burns(ActingMinion, "burn this card and that vampire, without combat")),
			Ability(During(DiscardPhase), Must, PassesTo(ToYourPredator)))
	})

	_ = define("Protected Resources", func() *Definition {
		return Define(Does(PutInPlay), YouBurnAtMost(2), AfterYourBleed(BurnThis))
	})
)

var _ = define("The Erciyes Fragments", func() *Definition {
	return Define(Does(PutInPlay),
		Named("take", LockThis, HasRoom, InAshHeap(Preys, LibraryCards), MovesHere(FaceDown)),
		PlaysKept(ByYou, RemovedIfBurned), KeeperLooks,
		StealableBy(Both(Vampires, OfCapacity(5))))
})

var leader = Who{Text: "a ready vampire that has a title or a capacity of 8 or more", Is: Both(IsReady, Either(OfCapacity(8), Titled)).Is}

var _ = define("Leadership Vacuum", func() *Definition {
	return Define(AlsoInYourTurn, Does(WhenTheirTitledFalls, PutInPlay, ChargesFallen),
		InChosensUnlock("pay", BurnsOwed),
		InChosensUnlock("burn", Controlling(leader), BurnThis))
})
