package cards

import . "elysium/game"

// Vampires with a text of their own; a bonus that is printed as a number is among the facts.
var (
	_ = define("Alan Sovereign", func() *Definition {
		return Define(When(CardPlayedM, Must, IsA(NowYours(About), "when you play an investment card, ", Investments),
			Say("put 1 more of its counters on it from the blood bank"), Silently(NamedCounterOn("", About))))
	})

	_ = define("Alan Sovereign (ADV)", func() *Definition {
		return Define(
			PaysFrom("equipping", OfType(Equipment), Investments),
			Ability(During(MasterPhase), WhileMerged, ItIsReady, InPlayCard(Yours, Investments), TargetCounterToPool))
	})

	_ = define("Alexa Draper", func() *Definition {
		return Define(Ability(InAnyPolling, Once(ReferendumSpan), DiscardOne(Needing(Dom)), VotesUp(1)))
	})
	_ = define("Alexander Silverson", func() *Definition { return Define(CostsAgainstIt(1)) })
	_ = define("Bret Stryker", func() *Definition {
		return Define(ThisGetsIf("against titled vampires", ActorIs(Titled), Intercept, -1))
	})
	_ = define("Flávio Gonçalves", func() *Definition { return Define(Ability(StrikeDodge, Once(CombatSpan))) })

	_ = define("Larissa Moreira", func() *Definition {
		return Define(Ability(WhileActing, DuringBleed, Once(ActionSpan), DiscardOne(Needing(Ani)),
			Change(Bleed, 1, User, ActionSpan, "+1 bleed")))
	})

	_ = define("Sybren van Oosten", func() *Definition {
		return Define(WhenItsReferendumPasses("you can unlock this vampire", ItMay, IfItIsLocked, Unlocks(Itself, "unlock this vampire")))
	})
	_ = define("The Dowager", func() *Definition { return Define(ThisGetsIf("during directed actions", IsDirected, Intercept, 1)) })
	_ = define("Vidal Jarbeaux", func() *Definition { return Define(Meets(AnythingOnce)) })
)
