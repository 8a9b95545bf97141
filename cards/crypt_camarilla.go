package cards

import . "elysium/game"

// Camarilla vampires.
var (
	_ = define("Anneke", Define(ThisGetsIf("when a vampire acts", AgainstVampires, BlocksAnyone, 1)))
	_ = define("Arika", Define(PreyPaysForLocations))
	_ = define("Boss Callihan", Define(ThisGets(CannotRescue, 1)))
	_ = define("Ingrid Rossler", Define(ReadyGivesYou(TransfersOf, 2, "ready as your influence phase begins", (*Card).Ready)))
	_ = define("Santaleous", Define(BleedsPerUnique("hunting ground"),
		Ability(BurnsBlood(3, "blood"), CancelPlay("a master card", MasterCard, false))))
)
