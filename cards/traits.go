package cards

import . "elysium/game"

// Cards that ask for a trait: the Black Hand, a circle of Blood Brothers.
var (
	_ = define("Black Hand Ritual", Define(StealthAction(1), Requires(WithTrait("black hand")),
		Does(Word("unlock"), Younger(Anyone), IsOf(WithTrait("black hand")), Unlocks(Target, "unlock it")),
		Does(Word("burn"), Directed(InPlayCard(Anyone, WithTrait("gehenna"))), Burns(Target, "burn it"), EndsDelay)))

	_ = define("Camaraderie", Define(BledYou,
		OnBasic(BleedDown(1)),
		OnSuperior(WithCircleMate, BleedDown(3))))

	_ = define("Temptation", Define(YourControl,
		OnBasic(Directed(AReady(Anyone, Vampires)), PutOnTarget),
		OnSuperior(Directed(AReady(Anyone, Vampires)), PutOnTarget, WithOneCounter),
		Named("add", During(MasterPhase), AddCounter),
		CountersForControl))
)
