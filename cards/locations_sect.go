package cards

import . "elysium/game"

// Locations for a sect, and powerbases.
var (
	_ = define("Anarch Railroad", func() *Definition { return Define(Ability(LockThis, ActsAs(OfSect(Anarch)), StealthUp(1))) })

	_ = define("Carfax Abbey", func() *Definition {
		return Define(Does(RequiresReady(OfSect(Anarch))),
			Named("feed", Feeds(1, OfSect(Anarch))),
			Named("another", Controlling(AReadyOne(OfRank(Baron))), Feeds(1, OfSect(Anarch)), Say("(not the one that this card has fed already)")))
	})

	_ = define("Papillon", func() *Definition {
		return Define(Does(RequiresReady(OfRank(Prince, Archbishop, Baron))), Ability(Feeds(2, Titled)))
	})

	_ = define("Garibaldi-Meucci Museum", func() *Definition {
		return Define(
			Named("exchange", InPhase(UnlockPhase), LockThis, CostsPool(1), ExchangesWithHeap(AnyCard, NeedingSect(Anarch))),
			Named("end", LockThis, BeforeRangeW, FightBetween(OfSect(Anarch)), EndCombat))
	})

	_ = define("Powerbase: Montreal", func() *Definition {
		return Define(
			Ability(During(InfluencePhase), AnUncontrolled(Vampires), AddBlood(1, Target)),
			StealableBy(Vampires))
	})

	_ = define("The Hungry Coyote", func() *Definition { return Define(YourMinionsGet(OfSect(Sabbat), HuntAmount, 1)) })

	_ = define("Channel 10", func() *Definition {
		return Define(Ability(LockThis, NotFirstAction, AReady(Yours, AnyMinion), TargetInterceptUp(2)))
	})

	_ = define("Club Illusion", func() *Definition {
		fed := Who{Text: "an Anarch with any blood", Is: Both(OfSect(Anarch), HasBlood).Is}
		return Define(Ability(AsAnnounced, DuringBleed, AnyMethuselah, YourActs(fed), Once(ActionSpan), BurnBlood(1, ActingMinion), BleedUp(1)))
	})

	_ = define("Powerbase: Madrid", func() *Definition {
		return Define(
			Named("add", During(UnlockPhase), WithFewerCounters(4), AddCounter),
			Named("votes", InAnyPolling, LockThis, AReady(Anyone, titledOf(Sabbat)), VotesPerCounter(Target, "it")),
			Named("burn", Say("a vampire of another Methuselah can burn all counters of this card as a (D) action"),
				Silently(AnyMinionActs(Vampires), AtThis, ByOthers, BurnsItsCounters)))
	})

	_ = define("The Rumor Mill, Tabloid Newspaper", func() *Definition {
		return Define(Ability(InAction, LockThis, ControlledMinion(Anyone, Vampires), LetsIt(BlockAttempt, 1, InterceptUp(1))))
	})

	_ = define("Dummy Corporation", func() *Definition { return Define(Ability(BeforeItResolves, ReducesBleed(2), BurnThis)) })

	_ = define("Black Forest Base", func() *Definition {
		return Define(Does(RequiresReady(OfSect(Sabbat))),
			Referendum("pool", "gives that vampire's controller 2 pool", GainPool(2), Say("(only a Sabbat vampire, once each turn)"), Silently(UserIs(OfSect(Sabbat)), Once(TurnSpan))),
			BurnableBy(Who{Text: "a changeling ally", Is: Both(AllyOnly, WithTrait("changeling")).Is}, Say("at +1 stealth"), Silently(StealthAction(1))))
	})

	_ = define("Burial Site Hunting Ground", func() *Definition {
		dead := Who{Text: "a wraith or zombie ally", Is: Both(AllyOnly, Either(WithTrait("wraith"), WithTrait("zombie"))).Is}
		return Define(
			Named("vampire", Feeds(1, FollowsPath("Death and the Soul")), Shared),
			Named("ally", During(UnlockPhase), Shared, AReady(Yours, Who{Text: "a wraith or zombie ally short of its starting life", Is: Both(dead, Weakened).Is}), AddLife(1, Target)))
	})

	_ = define("Cursed Abattoir", func() *Definition {
		return Define(
			When(BurnedM, Must, IsA(ItBurned, "after a zombie ally or retainer you control is burned, ", Both(AllyOrRetainer, WithTrait("zombie"))),
				Silently(IfItWasYours), IfYouWant(AddCounter)),
			Ability(BeforeItResolves, DuringBleed, YourActs(Who{Text: "a zombie ally", Is: Both(AllyOnly, WithTrait("zombie")).Is}), SpendCounters(1), BleedUp(1)))
	})

	_ = define("Wall Street Night, Financial Newspaper", func() *Definition {
		return Define(
			Named("intercept", LockThis, Undirected, AReady(Yours, AnyMinion), TargetInterceptUp(1)),
			Named("take", Say("a minion you control can lock this card for a (D) action at +1 stealth"), Silently(LockThis, YourMinionActs(AnyMinion), StealthAction(1)), InPlayCard(Anyone, Investments, HasCounters), TargetCounterToPool))
	})
)

var _ = define("Powerbase: Los Angeles", func() *Definition {
	return Define(
		Named("discard", InPhase(DiscardPhase), LockThis, OneMoreDiscard(Either(NeedingSect(Anarch), MakesSect(Anarch)),
			ChosenBy(YouChoose, AReady(Anyone, OfSect(Anarch), IsLocked), Unlocks(Target, "unlock it")))),
		StealableBy(OfSect(Anarch)))
})
