package cards

import . "elysium/game"

// Camarilla vampires.
var (
	_ = define("Anneke", func() *Definition { return Define(ThisGetsIf("when a vampire acts", AgainstVampires, BlocksAnyone, 1)) })
	_ = define("Arika", func() *Definition { return Define(PreyPaysForLocations) })
	_ = define("Boss Callihan", func() *Definition { return Define(ThisGets(CannotRescue, 1)) })
	_ = define("Ingrid Rossler", func() *Definition {
		return Define(ReadyGivesYou(TransfersOf, 2, "ready as your influence phase begins", (*Card).Ready))
	})
	_ = define("Santaleous", func() *Definition {
		return Define(BleedsPerUnique("hunting ground"),
			Ability(BurnsBlood(3, "blood"), CancelPlay("a master card", MasterCard, false)))
	})
)
