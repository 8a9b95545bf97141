package cards

import . "elysium/game"

var (
	blackHand = Who{Text: "a Black Hand vampire", Is: Both(Vampires, WithTrait("black hand")).Is}
	gehenna   = Who{Text: "a Gehenna card", Is: WithTrait("gehenna").Is}
)

// Cards that ask for a trait: the Black Hand, a circle of Blood Brothers.
var (
	_ = define("Black Hand Ritual", func() *Definition {
		return Define(StealthAction(1), Requires(blackHand),
			Does(Word("unlock"), Younger(Anyone), IsA(Target, "it must be a Black Hand vampire", blackHand), Unlocks(Target, "unlock it")),
			Does(Word("burn"), Directed(InPlayCard(Anyone, gehenna)), Burns(Target, "burn it"), EndsDelay))
	})

	_ = define("Camaraderie", func() *Definition {
		return Define(BledYou,
			OnBasic(BleedDown(1)),
			OnSuperior(WithCircleMate, BleedDown(3)))
	})

	_ = define("Temptation", func() *Definition {
		return Define(YourControl,
			OnBasic(Directed(AReady(Anyone, Vampires)), PutOnTarget),
			OnSuperior(Directed(AReady(Anyone, Vampires)), PutOnTarget, WithCounters(1)),
			Named("add", During(MasterPhase), AddCounter),
			Named("take", InYourMinionPhase, CountersReachBlood, BurnsItsCounters, Unlocks(Host, "unlock this vampire"), TakesControl(Host, UntilEndOfTurn)))
	})
)
