package cards

import . "elysium/game"

// Action modifiers and reactions that need no discipline.
var (
	_ = define("Change of Target", func() *Definition { return Define(Does(BeforeBlockResolves, UnlocksUser, EndAction, NotAgain)) })

	_ = define("Delaying Tactics", func() *Definition {
		return Define(InPolling,
			Does(CancelsReferendum, Unlocks(ActingMinion, "unlock the acting vampire"), ReturnsActionCard, BarsForAll(AnyMinion)))
	})

	_ = define("Forced Awakening", func() *Definition {
		return Define(Does(OnlyLockedVampire, Wakes, UnlessBlocked(User, "it", BeforeResolving, BurnBlood(1, User))))
	})

	_ = define("On the Qui Vive", func() *Definition {
		return Define(OnceAnUnlock(), Does(OnlyLocked, Wakes, SkipsUnlock(Among(User, AllyOnly), "an ally")))
	})

	_ = define("Protected District", func() *Definition {
		return Define(UserIs(OfRank(Primogen)),
			Does(ReducesBleed(3)),
			Does(InPolling, VotesAgainstUp(3)))
	})

	_ = define("Second Tradition: Domain", func() *Definition {
		return Define(UserIs(OfRank(Prince, Justicar)),
			Does(InterceptUp(2)),
			Does(Word("unlock"), OnlyLocked, CostsUser(1), UnlocksToBlock, InterceptUp(2), EvenIfUnneeded))
	})

	_ = define("The Warrens", func() *Definition {
		return Define(DirectedAtYou,
			Does(InterceptUp(2), InterceptUpWhile(1, "it is titled", Titled.Is)))
	})

	_ = define("Wake with Evening's Freshness", func() *Definition { return Define(ReplaceAt(UnlockPhase), Does(OnlyLockedVampire, Wakes)) })
)
