package cards

import . "elysium/game"

// Trophies: in play they wait to be awarded.
var (
	_ = define("Trophy: Diablerie", func() *Definition {
		return Define(Does(PutInPlay),
			BearerGets(Stealth, 2).While("when attempting diablerie", Diablerising), BearerGets(NotHunted, 1), BurnsAfterDiablerie)
	})

	_ = define("Trophy: Domain", func() *Definition {
		return Define(Does(PutInPlay),
			BearerGets(Intercept, 1),
			Ability(BearerUses, Once(ActionSpan), BurnsBlood(1, "blood"), UnlocksToBlock))
	})
)
