package cards

import . "elysium/game"

var (
	_ = define(".44 Magnum", Define(Ability(RangedStrike(2), IsManeuver, ManeuverOnce(CombatSpan))))
)
