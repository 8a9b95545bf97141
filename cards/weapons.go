package cards

import . "elysium/game"

var (
	_ = define(".44 Magnum", Define(Ability(RangedStrike(2), ManeuverEach(CombatSpan))))
	_ = define("Ivory Bow", Define(Ability(RangedStrike(1), AsAggravated)))
	_ = define("Meat Cleaver", Define(Ability(MeleeStrike(1))))
	_ = define("Sengir Dagger", Define(Ability(MeleeStrike(0), AsAggravated)))
)
