package cards

import . "elysium/game"

var _ = define("Mirror Walk", func() *Definition {
	return Define(ReplaceAt(DiscardPhase),
		OnBasic(StealthUp(1)),
		OnSuperior(StealthUp(1), EndsIfBlocked))
})

var _ = define("Machine Blitz", func() *Definition {
	return Define(
		OnBasic(AnOpposingWeapon(), StrikesForItsDamage(0)),
		OnSuperior(AnOpposingWeapon(), StrikesForItsDamage(1)))
})
