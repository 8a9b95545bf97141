package cards

import . "elysium/game"

// Anarch and Laibon vampires.
var (
	_ = define("Jenna Cross", func() *Definition { return Define(Costs(1, OfBlood, CostingBlood, ThisMinion)) })
	_ = define("Adrino Manauara", func() *Definition { return Define(MustPressOn(CombatSpan)) })

	_ = define("Boss Callihan (ADV)", func() *Definition {
		return Define(
			ThisGetsIf("against Sabbat vampires", ActorIs(OfSect(Sabbat)), Intercept, -1),
			MergedTitle(Title{Rank: Baron, Of: "New York"}))
	})

	_ = define("Cesewayo", func() *Definition {
		return Define(Ability(Say("during an action"), Once(ActionSpan), BurnsBlood(1, "blood"), InterceptUp(1)))
	})

	_ = define("Anarch Convert", func() *Definition {
		return Define(AsItEnters(Say("you may remove this card from the game"), Silently(ItMay, RemovesThis), Picks(NotItself(ControlledMinion(Yours, Vampires, WithoutTitle))),
			BecomesSect(Anarch, Target), OneOf(Way{Word: "pool", Do: GainPool(1)}, Way{Word: "crypt", Do: DrawCrypt})))
	})
)
