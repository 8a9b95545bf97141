package cards

import . "elysium/game"

// Allies that play some cards as vampires do.
var (
	_ = define("Rafastio Ghoul", func() *Definition { return Define(PlaysAsVampireAged(Levels{}.With(Tha, Basic), 3)) })

	_ = define("Rock Cat", func() *Definition {
		return Define(
			PlaysAsVampireAged(Levels{}.With(Pot, Basic), 3),
			NoFirstStrikesOfYoung(3),
			Named("combat", Say("as a (D) action enter combat with a ready minion that another Methuselah controls"),
				Silently(IsAction, AReady(Others, AnyMinion), EnterCombat(Target))),
			Named("press", Once(CombatSpan), IsPress))
	})
)
