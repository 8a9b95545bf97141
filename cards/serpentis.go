package cards

import . "elysium/game"

var _ = define("Venenation", func() *Definition {
	return Define(BeforeBlockResolves,
		OnBasic(Corrupts(1, BlockingMinion, "the blocking minion"), StealsCorrupted(BlockingMinion)),
		OnSuperior(CheaperHere(1), Corrupts(1, BlockingMinion, "the blocking minion"), StealsCorrupted(BlockingMinion)))
})

var _ = define("The Eternal Mask", func() *Definition {
	return Define(StealthAction(1),
		OnBasic(BleedAction(1)),
		OnSuperior(InAshHeap(Anyone, UniqueOnes(Vampires)), ToReadyWithUsersBlood, ChooseTarget, PutOnUser),
		BearerGets(CannotAct, 1), BearerGets(CannotBlock, 1), BearerGets(CannotReact, 1), BearerGets(Abstaining, 1),
		Ability(InAnyUnlock, ChosenInPlay, Burns(Chosen, "burn the chosen vampire"), BurnThis))
})

var _ = define("Grasp of the Python", func() *Definition {
	hold := []InMode{HandStrike(0), Gains("with 1 optional press, only to continue combat", APressOn, RoundSpan)}
	return Define(AtClose,
		OnBasic(hold...),
		OnSuperior(append(hold, OnStrike(NextRoundClose), OnStrike(NextRoundHands))...))
})
