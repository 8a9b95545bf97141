package cards

import . "elysium/game"

var _ = define("Resist Earth's Grasp", func() *Definition {
	return Define(
		OnBasic(AsCombat, IsPress),
		OnBasic(AsCombat, IsManeuver, OptionalPress()),
		OnSuperior(AsModifier, StealthUp(1)))
})
