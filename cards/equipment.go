package cards

import . "elysium/game"

// Equipment that is no weapon.
var (
	_ = define("Aaron's Feeding Razor", func() *Definition { return Define(BearerGets(HuntAmount, 1)) })

	_ = define("Bowl of Convergence", func() *Definition {
		return Define(
			BearerGetsIf(WithDiscipline(Aus, Basic), Intercept, 1),
			Ability(Say("during an action"), IfUser(WithDiscipline(Aus, Superior)), BurnsBlood(1, "blood"), InterceptUp(1)))
	})

	_ = define("Flak Jacket", func() *Definition { return Define(Ability(Once(CombatSpan), Prevent(1))) })
	_ = define("Kevlar Vest", func() *Definition { return Define(OneOn, PreventsGunsOr(2, 1)) })
	_ = define("Laptop Computer", func() *Definition { return Define(OneOn, BearerGets(Bleed, 1)) })
	_ = define("Sport Bike", func() *Definition { return Define(OneOfKind("vehicle"), BearerGets(Intercept, 1)) })
)
