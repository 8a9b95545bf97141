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
			OnBasic(PutOnOpponent, OneOnOpponent, Fells(Opponent, "then send it to torpor")),
			OnSuperior(PutOnOpponent, OneOnOpponent, Fells(Opponent, "then send it to torpor")),
			PlayedAt(Basic, BearerGets(Strength, -1)),
			PlayedAt(Superior, BearerGets(Strength, -2)),
			Ability(BearerUses, BurnsBlood(3, "blood"), BurnThis))
	})

	_ = define("Immortal Grapple", func() *Definition {
		return Define(OnePer(RoundSpan), BeforeStrikesW, AtClose,
			OnBasic(Change(HandsOnly, 1, Combatants, RoundSpan, "neither combatant can use strikes other than hand strikes this round")),
			OnSuperior(Change(HandsOnly, 1, Combatants, RoundSpan, "neither combatant can use strikes other than hand strikes this round"), OptionalPress(), NextRoundClose))
	})
)
