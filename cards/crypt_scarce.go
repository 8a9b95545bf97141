package cards

import . "elysium/game"

// Scarce vampires.
var (
	_ = define("Al-Muntaquim, The Avenger", Define(CannotUse(Cel),
		Ability(InPhase(UnlockPhase), ControlledMinion(Yours, Clan("Caitiff")), Burns(Target, "burn it"),
			Change(Bleed, 1, Itself, GameSpan, "this vampire gets +1 bleed for the rest of the game")),
		When(CardPlayedM, GehennaPlayed, ItMay, IfItIsLocked, Unlocks(Itself, "unlock this vampire"))))

	_ = define("Eurayle Gelasia Mylonas", Define(
		Named("yours", Shared, StealthAction(2), NotItself(ControlledMinion(Yours, AnyMinion)), Unlocks(Target, "unlock it")),
		Named("others", Shared, Directed(ControlledMinion(Others, AnyMinion)), IsAction, Unlocks(Target, "unlock it"))))
)
