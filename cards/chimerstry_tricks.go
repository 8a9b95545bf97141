package cards

import . "elysium/game"

var _ = define("Horrid Reality", func() *Definition {
	return Define(BeforeRangeW,
		OnBasic(FirstOfLibrary(Any("weapon", Equipment).WithTrait("weapon"), true), Later(CombatOver, ActionSpan, Burns(Obtained, "at the end of this combat, burn that weapon if it is in play"))),
		OnSuperior(FirstOfLibrary(Any("weapon", Equipment).WithTrait("weapon"), true), Later(CombatOver, ActionSpan, ShufflesIn(Obtained, "at the end of this combat, shuffle that weapon into your library if it is in play"))))
})

var _ = define("Draba", func() *Definition {
	return Define(YourControl,
		OnBasic(PlayedAs(ActionCard), StealthAction(1), Directed(AReady(Anyone, AnyMinion)), PutOnTarget),
		OnSuperior(PlayedAs(Reaction), StealthToNothing(ActingMinion, "the acting minion's")),
		Ability(BearerActs, Say("burn this card"), StealthToNothing(Host, "this minion's"), Silently(BurnThis)))
})

var _ = define("Veiled Sight", func() *Definition {
	return Define(UserIs(Vampires), UserBlocks,
		OnBasic(StealthToNothing(ActingMinion, "the acting minion's")),
		OnSuperior(StealthToNothing(ActingMinion, "the acting minion's"), IfThisBlocks("1 strike: steal 1 blood or life", AStealingStrike(1))))
})
