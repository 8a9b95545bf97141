package cards

import . "elysium/game"

var (
	_ = define("Deep Song", func() *Definition {
		return Define(
			OnBasic(BleedAction(1)),
			OnSuperior(Keyword("frenzy"), Directed(AReady(Others, Vampires)), EnterCombat(Target, AndLocksIt, ItActs)))
	})

	_ = define("Army of Rats", func() *Definition {
		return Define(StealthAction(1),
			OnBasic(PutInPlay),
			Ability(During(UnlockPhase), Must, TimesForAll(1), PreyBurns(1)),
			BurnableBy(AnyMinion))
	})
)
