package cards

import . "elysium/game"

var _ = define("Resist Earth's Grasp", func() *Definition {
	return Define(
		OnBasic(AsCombat, IsPress),
		OnBasic(AsCombat, IsManeuver, OptionalPress()),
		OnSuperior(AsModifier, StealthUp(1)))
})

var _ = define("Zephyr", func() *Definition {
	return Define(AfterResolving, IfUnsuccessful,
		OnBasic(UnlocksAtTurnEnd(User, "this vampire")),
		OnSuperior(UnlocksUser))
})

var _ = define("Preternatural Evasion", func() *Definition { return Define(OnBasic(StrikeDodge), OnSuperior(EndsFor(1))) })

var _ = define("Alacrity", func() *Definition {
	return Define(
		OnBasic(StealthUp(1)),
		OnSuperior(StealthUp(1), IfThisIsBlocked("1 optional maneuver in the first round", InRoundOne(AManeuver))))
})
