package cards

import . "elysium/game"

// Scarce vampires.
var (
	_ = define("Al-Muntaquim, The Avenger", func() *Definition {
		return Define(CannotUse(Cel),
			Ability(InPhase(UnlockPhase), ControlledMinion(Yours, Clan("Caitiff")), Burns(Target, "burn it"),
				Change(Bleed, 1, Itself, GameSpan, "this vampire gets +1 bleed for the rest of the game")),
			When(CardPlayedM, IsA(About, "after a Gehenna event is played", gehennaEvent), ItMay, IfItIsLocked, Unlocks(Itself, "unlock this vampire")))
	})

	_ = define("Eurayle Gelasia Mylonas", func() *Definition {
		return Define(
			Named("yours", Shared, StealthAction(2), NotItself(ControlledMinion(Yours, AnyMinion)), Unlocks(Target, "unlock it")),
			Named("others", Shared, Directed(ControlledMinion(Others, AnyMinion)), IsAction, Unlocks(Target, "unlock it")))
	})
)
