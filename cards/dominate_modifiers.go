package cards

import . "elysium/game"

var _ = define("Command of the Beast", func() *Definition {
	return Define(DuringBleed,
		OnBasic(BleedUp(1), Limited),
		OnSuperior(BleedUp(1), Unlimited))
})

var _ = define("Threats", func() *Definition {
	return Define(DuringBleed,
		OnBasic(BleedUp(1), Limited),
		OnSuperior(BleedUp(2), Limited))
})
