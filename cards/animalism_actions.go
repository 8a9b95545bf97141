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

var _ = define("Taunt the Caged Beast", func() *Definition {
	return Define(
		OnBasic(Directed(AReady(Others, Vampires)), EnterCombat(Target, With("; this acting minion gets 1 optional maneuver in that combat", AManeuver))),
		OnSuperior(MoreThanTwo, AReady(Preys, Vampires), AlsoName(AReady(Predators, Vampires)),
			Fights(Target, AlsoNamed, "the two enter combat, your prey's with the acting minion's part in it", LoneSurvivorGains(4))))
})
