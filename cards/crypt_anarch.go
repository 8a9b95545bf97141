package cards

import . "elysium/game"

// Anarch and Laibon vampires.
var (
	_ = define("Adrino Manauara", func() *Definition { return Define(PressEachCombat) })

	_ = define("Boss Callihan (ADV)", func() *Definition {
		return Define(
			ThisGetsIf("against Sabbat vampires", ActorIs(OfSect(Sabbat)), Intercept, -1),
			MergedTitle(Title{Rank: Baron, Of: "New York"}))
	})

	_ = define("Cesewayo", func() *Definition {
		return Define(Ability(Say("during an action"), Once(ActionSpan), BurnsBlood(1, "blood"), InterceptUp(1)))
	})
)
