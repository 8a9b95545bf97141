package cards

import . "elysium/game"

// Vampires with a text of their own; a bonus that is printed as a number is among the facts.
var (
	_ = define("Alan Sovereign", Define(MoreCounters(Investments, 1)))

	_ = define("Alan Sovereign (ADV)", Define(
		PaysFrom("equipping", OfType(Equipment), Investments),
		Ability(During(MasterPhase), WhileMerged, ItIsReady, InPlayCard(Yours, Investments), TargetCounterToPool)))

	_ = define("Alexa Draper", Define(Ability(InAnyPolling, Once(ReferendumSpan), DiscardRequiring(Dom), VotesUp(1))))
	_ = define("Alexander Silverson", Define(CostsAgainstIt(1)))
	_ = define("Bret Stryker", Define(ThisGetsIf("against titled vampires", AgainstTitled, Intercept, -1)))
	_ = define("Flávio Gonçalves", Define(Ability(StrikeDodge, Once(CombatSpan))))

	_ = define("Larissa Moreira", Define(Ability(WhileActing, DuringBleed, Once(ActionSpan), DiscardRequiring(Ani),
		Change(Bleed, 1, User, ActionSpan, "+1 bleed"))))

	_ = define("Sybren van Oosten", Define(WhenItsReferendumPasses("you can unlock this vampire", ItMay, IfItIsLocked, Unlocks(Itself, "unlock this vampire"))))
	_ = define("The Dowager", Define(ThisGetsIf("during directed actions", IsDirected, Intercept, 1)))
	_ = define("Vidal Jarbeaux", Define(MeetsRequirements))
)
