package cards

import . "elysium/game"

var _ = define("Horrid Reality", func() *Definition {
	return Define(BeforeRangeW,
		OnBasic(FirstOfLibrary(Any("weapon", Equipment).WithTrait("weapon"), true), AtCombatsEnd(Burns(Obtained, "burn that weapon if it is in play"))),
		OnSuperior(FirstOfLibrary(Any("weapon", Equipment).WithTrait("weapon"), true), AtCombatsEnd(ShufflesIn(Obtained, "shuffle that weapon into your library if it is in play"))))
})

var _ = define("Draba", func() *Definition {
	return Define(YourControl,
		OnBasic(PlayedAs(ActionCard), StealthAction(1), Directed(AReady(Anyone, AnyMinion)), PutOnTarget),
		OnSuperior(AsReaction, StealthToNothing(ActingMinion, "the acting minion's")),
		Ability(BearerActs, Say("burn this card"), StealthToNothing(Host, "this minion's"), Silently(BurnThis)))
})
