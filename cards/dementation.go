package cards

import . "elysium/game"

var _ = define("Confusion", func() *Definition {
	return Define(DuringBleed,
		OnBasic(BleedUp(1), Limited),
		OnSuperior(StealthUp(1), BleedUp(1), Limited))
})
