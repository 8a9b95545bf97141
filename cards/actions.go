package cards

import . "elysium/game"

// Actions that need no discipline.
var (
	_ = define("Computer Hacking", func() *Definition { return Define(Does(BleedAction(1))) })

	_ = define("Ambush", func() *Definition {
		return Define(
			Does(Directed(AReady(Others, LockedMinion)), EnterCombat(Target, WithManeuver)))
	})

	_ = define("Bum's Rush", func() *Definition {
		return Define(ReplaceAfter(ActionSpan),
			Does(Directed(AReady(Others, AnyMinion)), EnterCombat(Target, WithManeuver)))
	})

	_ = define("Creeping Sabotage", func() *Definition {
		return Define(StealthAction(1), XIsCopies,
			Does(PutInPlay),
			Ability(During(UnlockPhase), Must, PreyBurns(1)),
			BurnableBy(AnyMinion))
	})

	_ = define("Sixth Tradition: Destruction", func() *Definition {
		return Define(StealthAction(1), Requires(OfRank(Prince, Justicar)),
			Does(Directed(DiabolicSince()), Burns(Target, "burn it")))
	})
)
