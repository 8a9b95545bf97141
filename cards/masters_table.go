package cards

import . "elysium/game"

// Master cards that stay in play and concern the whole table, and havens.
var (
	_ = define("Anarch Revolt", func() *Definition {
		return Define(Does(PutInPlay), InEachUnlock(HasNoReady(OfSect(Anarch)), UserBurnsPool(1)), BurnableByReferendum())
	})

	_ = define("Ashur Tablets", func() *Definition {
		return Define(OncePlayedA(TurnSpan), Does(PutInPlay),
			When(CardPlayedM, Must, AboutThis, WithCopies(3), RemovesCopies, GainPool(3),
				PicksUpTo(13, "thirteen library cards in your ash heap", InAshHeap(Yours, LibraryCards)), ChosenToHand,
				TargetsToLibrary("shuffle the others into your library")))
	})

	_ = define("Secure Haven", func() *Definition {
		return Define(Does(ControlledMinion(Yours, AnyMinion), OneOfTrait("haven"), PutOnTarget),
			BearerGets(Untargeted, 1),
			Costs(1, OfPool, AimedAt(Host, "the minion with this card", CardsAs(Master, "master cards")), Everybody),
			WhenBearerFalls(BurnThis))
	})

	_ = define("Tension in the Ranks", func() *Definition {
		return Define(Does(PutInPlay),
			When(ReadyFell, Must, Say("after a ready minion is burned or sent to torpor, "), ItsControllerBurns(1)),
			Named("burn", AnyMethuselah, UseMasterAction, DiscardsCards(2, Masters), BurnThis))
	})
)

var _ = define("Strained Vitae Supply", func() *Definition {
	return Define(Does(PutInPlay),
		AllGet(Vampires, Stealth, -1, "while hunting without a card, which takes away the stealth such a hunt has", PlainHunt),
		Named("add", AnyMethuselah, UseMasterAction, PoolOntoThis(1)),
		BurnedAtMethuselahs)
})

var _ = define("Malkavian Prank", func() *Definition { return Define(Does(GuessesHeld(1, 4))) })
