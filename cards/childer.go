package cards

import . "elysium/game"

// Cards that become minions.
var (
	_ = define("The Embrace", func() *Definition {
		return Define(StealthAction(1), Does(CreatesVampire, BecomesVampire(Aged(1)), Change(MustHunt, 1, Itself, TurnSpan, "it must hunt this turn")))
	})

	_ = define("Blood Brother Ambush", func() *Definition {
		return Define(Does(FightsAsAlly(3, 2,
			PlaysAsVampireAged(Levels{}.With(Pot, Basic), 3), Ability(RangedStrike(2)))))
	})
)
