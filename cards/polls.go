package cards

import . "elysium/game"

// Cards that work on referendums, and what referendums leave in play.
var (
	_ = define("Business Pressure", func() *Definition {
		return Define(InPolling,
			OnBasic(VotesForPool(2, 2)),
			OnSuperior(VotesForPool(2, 3)))
	})

	_ = define("Cryptic Rider", func() *Definition {
		return Define(Does(AfterResolving, IfReferendumPassed, NextReferendum(Yours, TurnSpan)))
	})

	_ = define("Disarming Presence", func() *Definition {
		return Define(BeforeVotes,
			OnBasic(LocksVoters(false)),
			OnSuperior(LocksVoters(true)))
	})

	_ = define("Scorn of Adonis", func() *Definition { return Define(Does(InPolling, WhenTallied(OpposersBurn(1)))) })

	_ = define("Elder Kindred Network", func() *Definition { return Define(Does(BeforeVotes, CallerPaysForFailure(1))) })

	_ = define("Rumors of Gehenna", func() *Definition {
		return Define(Does(ChoosesMethuselahs, PutInPlay),
			ChosenMethuselahsHave(MasterActions, 2),
			BurnableByReferendum())
	})

	_ = define("Powerbase: Rome", func() *Definition {
		return Define(
			Named("add", UseMasterAction, AddCounter),
			Named("feed", YourMinionActs(Clan("Giovanni")), StealthAction(1), UserBloodOntoThis(0, 2)),
			Named("votes", InPolling, LockThis, CountersForVotes),
			Named("burn", Say("a minion can burn all counters of this card as a (D) action"),
				Silently(AnyMinionActs(AnyMinion), AtThis, BurnsItsCounters)))
	})

	_ = define("Anthelios, The Red Star", func() *Definition {
		return Define(
			Ability(EachMethuselahs(MasterPhase), UseMasterAction, ExchangesWithHeap(Masters, Masters)))
	})
)

var _ = define("Archon", func() *Definition {
	return Define(Requires(OfRank(Prince, Justicar)),
		Does(TermsChoose(ControlledMinion(Anyone, OfSect(Camarilla))), Passes(PutOn(InTerms, "the chosen vampire"))),
		Named("combat", Say("as a (D) action at +1 stealth this vampire can enter combat with a vampire"),
			Silently(IsAction, BearerUses, StealthAction(1), AReady(Others, Vampires), EnterCombat(Target))),
		WhenBlock(BlockTried, Vampires, BurnBlood(1, About)),
		BearerGets(NotHunted, 1),
		BurnableByReferendum(UserIs(OfSect(Camarilla))))
})

var _ = define("First Tradition: The Masquerade", func() *Definition {
	return Define(Requires(OfRank(Prince, Justicar)),
		Does(PutInPlay),
		Named("pay", Must, EachMethuselahs(UnlockPhase), UserBurnsPool(2), BurnsAfterYour("pool", "burned 6 pool", 2, 6)),
		Named("skip", SkipsTurn, BurnsAfterYour("turns", "skipped 3 turns", 1, 3)))
})
