package cards

import . "elysium/game"

// What turns, adds to or takes away the votes of vampires.
var (
	_ = define("Kindred Coercion", func() *Definition {
		return Define(InPolling,
			OnBasic(NamesX("vampires that are not older than this one", That(NotOlder, ControlledMinion(Anyone, Vampires))), MakesAbstain(Targets)),
			OnSuperior(NamesX("vampires that are not older than this one", That(NotOlder, ControlledMinion(Anyone, Vampires))),
				OneOf(Way{Word: "abstain", Do: MakesAbstain(Targets)}, Way{Word: "decide", Do: Sways(Targets, "their")})))
	})

	_ = define("Kindred Manipulation", func() *Definition {
		return Define(Does(InPolling, ThatIsYounger(ControlledMinion(Anyone, Vampires)), Sways(Target, "its")))
	})

	_ = define("Loyalist", func() *Definition {
		return Define(Does(EvenLocked, InPolling, VotesAgainstUp(3),
			IfItFails(Provided(ActsAs(OfSect(Sabbat)), MovesBlood(2, ActingMinion, User, "move up to 2 blood from the acting vampire to this one")))))
	})

	_ = define("Treachery", func() *Definition {
		return Define(BeforeVotes,
			OnBasic(IfItPasses(CallerBurns(1))),
			OnSuperior(IfItPasses(CallerBurns(1)), WhenTallied(SupportersBurn(1))))
	})

	_ = define("Madrigal", func() *Definition {
		agreed := Together(GainsBlood(1, VotingAs(User), "each vampire that has voted as this one"), BurnBloodOrLife(1, VotingAgainst(User), "each that has voted on the other side"))
		return Define(BeforeVotes,
			At("pre", PlayedAs(Reaction), VotesUp(2)),
			ModifierOrReaction(At("mel", VotesUp(2)), At("MEL", VotesUp(2), WhenTallied(agreed))))
	})

	_ = define("Rastacourere", func() *Definition {
		return Define(StealthAction(1), Does(Directed(NoneOn(ControlledMinion(Anyone, Vampires, Titled))), PutOnTarget),
			BearerGetsIf(Titled, VotesOf, -1), BearerGets(CapacityOf, -1),
			BearerGets(Stealth, -1).While("during political actions", IsPolitical))
	})

	_ = define("Firebrand", func() *Definition {
		return Define(Requires(OfSect(Anarch)), Does(NoneYet, Passes(PutOn(User, "this vampire"))),
			BearerGets(VotesOf, 1).While("during political actions", IsPolitical),
			Ability(BearerUses, InYourMinionPhase, BurnsBlood(1, "blood"), ThatIsYounger(AReady(Anyone, OfSect(Anarch))), Unlocks(Target, "unlock it")),
			WhenBearerFalls(BurnThis))
	})
)

// Vampires that decide how others vote, or whether.
var (
	_ = define("Arishat", func() *Definition {
		return Define(Ability(InAnyPolling, Once(ReferendumSpan), BurnsBlood(1, "blood"), ControlledMinion(Anyone, Vampires), MakesAbstain(Target)))
	})

	_ = define("Kateline Nadasdy", func() *Definition {
		return Define(Ability(InPolling, Once(ReferendumSpan), BurnsBlood(1, "blood"), That(NotTheActor, ControlledMinion(Anyone, Vampires)), MakesAbstain(Target)))
	})

	_ = define("Michael Luther", func() *Definition {
		return Define(
			Ability(InAnyPolling, Once(ReferendumSpan), LockThis, ControlledMinion(Anyone, OfSect(Camarilla)), Sways(Target, "its")),
			When(RoundBegins, Say("as this vampire enters combat, "), ItMay, Silently(FirstRound), DrawsAside(1)))
	})

	_ = define("Neferu", func() *Definition {
		return Define(Ability(InAnyPolling, Once(ReferendumSpan), BurnsBlood(1, "blood"), That(CorruptedByUser, ControlledMinion(Anyone, Vampires)), Sways(Target, "its")))
	})

	_ = define("Ellison Humboldt", func() *Definition {
		return Define(Unblocked(OfRank(Prince)),
			Ability(InAnyPolling, Once(ReferendumSpan), BurnsBlood(1, "blood"), AReady(Anyone, OfRank(Prince)), Sways(Target, "its")))
	})

	_ = define("Mustafa, The Heir", func() *Definition {
		return Define(Ability(InPolling, AnyMethuselah, ByOthers, That(OlderThanThis, ControlledMinion(Yours, Clan("Toreador"), HasBlood)),
			MovesBlood(1, Target, Itself, "it moves 1 blood to this vampire"), Sways(Itself, "this vampire's"), OnceOf(Target, ReferendumSpan, "(each of them once a referendum)")))
	})

	_ = define("De Sade", func() *Definition { return Define(CostsAgainstIt(1)) })

	_ = define("Khay'tall, Snake of Eden", func() *Definition {
		return Define(ThisGetsIf("during political actions", IsPolitical, Stealth, 1),
			NotAgainstIt(Corrupted, "Vampires with any corruption counters"))
	})

	_ = define("Sundown", func() *Definition {
		return Define(Ability(InAnyPolling, Once(ReferendumSpan), BurnsBlood(1, "blood"), VotesUp(1)))
	})
)

// Vampires that profit from referendums.
var (
	_ = define("Lutz von Hohenzollern", func() *Definition {
		return Define(When(ReferendumPassed, Say("after the referendum of a political action passes, "), Must, ItIsReady, PreyBurns(1)))
	})

	_ = define("Sargon", func() *Definition {
		return Define(AfterSuccessOf(Itself, "a successful action of this vampire", AnyAction, GainsTheEdge))
	})
)
