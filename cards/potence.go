package cards

import . "elysium/game"

var (
	_ = define("Roundhouse", func() *Definition {
		return Define(
			OnBasic(HandStrike(2)),
			OnSuperior(HandStrike(3)))
	})

	_ = define("Disarm", func() *Definition {
		return Define(AtRoundEnd, AtClose, AgainstVampire, InflictedMore, NotFalling,
			OnBasic(PutOnOpponent, OneOnOpponent, SendOpponentToTorpor, Say("it gets -1 strength")),
			OnSuperior(PutOnOpponent, OneOnOpponent, SendOpponentToTorpor, Say("it gets -2 strength")),
			BearerGetsAt(Basic, Strength, -1),
			BearerGetsAt(Superior, Strength, -2),
			Ability(BearerUses, BurnsBlood(3, "blood"), BurnThis))
	})

	_ = define("Immortal Grapple", func() *Definition {
		return Define(OnePer(RoundSpan), BeforeStrikesW, AtClose,
			OnBasic(HandStrikesOnly),
			OnSuperior(HandStrikesOnly, OptionalPress(), NextRoundClose))
	})
)
