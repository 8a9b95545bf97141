package cards

import . "elysium/game"

var (
	_ = define("Roundhouse", Define(
		OnBasic(HandStrike(2)),
		OnSuperior(HandStrike(3))))

	_ = define("Immortal Grapple", Define(OnePer(RoundSpan), BeforeStrikesW, AtClose,
		OnBasic(HandStrikesOnly),
		OnSuperior(HandStrikesOnly, OptionalPress(), NextRoundClose)))
)
