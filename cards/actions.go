package cards

import . "elysium/game"

// Actions that need no discipline.
var (
	_ = define("Computer Hacking", Define(Does(BleedAction(1))))

	_ = define("Ambush", Define(
		Does(Directed(AReady(Others, LockedMinion)), EnterCombat(Target, WithManeuver))))

	_ = define("Bum's Rush", Define(ReplaceAfter(ActionSpan),
		Does(Directed(AReady(Others, AnyMinion)), EnterCombat(Target, WithManeuver))))

	_ = define("Creeping Sabotage", Define(StealthAction(1), XIsCopies,
		Does(PutInPlay),
		Ability(During(UnlockPhase), Must, PreyBurns(1)),
		BurnableBy(AnyMinion)))

	_ = define("Sixth Tradition: Destruction", Define(StealthAction(1), Requires(OfRank(Prince, Justicar)),
		Does(Directed(DiabolicSince()), Burns(Target, "burn it"))))
)
