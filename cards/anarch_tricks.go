package cards

import . "elysium/game"

// Modifiers, reactions and combat cards that require an Anarch or a baron.
var (
	_ = define("Bait and Switch", func() *Definition {
		return Define(Requires(OfRank(Baron)), Does(BledYou, AfterDeclining, Locks(User, "lock this vampire"), Redirect()))
	})

	_ = define("Organized Resistance", func() *Definition {
		return Define(Requires(OfRank(Baron)), EvenLocked,
			Does(AReady(Yours, OfSect(Anarch)), TargetInterceptUp(1)),
			Does(Word("unlock"), AReady(Yours, OfSect(Anarch), IsLocked), Unlocks(Target, "unlock it"), TargetTriesToBlock, TargetInterceptUp(1), EvenIfUnneeded))
	})

	_ = define("Deep Ecology", func() *Definition {
		return Define(Requires(OfSect(Anarch)),
			At("ani", DirectedAtYou, InterceptUp(2)),
			At("for", ReducesBleed(2)),
			At("pro", OnlyLockedVampire, CostsUser(1), UnlocksUser))
	})

	_ = define("Protection Racket", func() *Definition {
		return Define(Requires(OfSect(Anarch)), Does(InterceptUp(1), InterceptUpWhile(1, "the acting minion is titled", ActorIs(Titled))))
	})

	_ = define("Party Out Of Bounds", func() *Definition {
		return Define(Requires(OfSect(Anarch)),
			At("obf", ReducesBleed(2)),
			At("pre", InPolling, VotesUp(2)),
			At("pro", InterceptUp(1)))
	})

	_ = define("Diversion", func() *Definition {
		return Define(Requires(OfSect(Anarch)),
			At("cel", ExtraStrikes(1), Limited),
			At("for", Prevent(2)),
			At("tha", StealsBlood(1), AtRange, WithItsManeuver))
	})

	_ = define("Invigorate", func() *Definition {
		return Define(Requires(OfSect(Anarch)),
			At("ani", Change(Strength, 1, User, ActionSpan, "+1 strength this action")),
			At("dom", UnblockableBy(AllyOnly, "allies")),
			At("pro", Change(HandAggravates, 1, User, ActionSpan, "its hand strikes are aggravated this action")))
	})
)
