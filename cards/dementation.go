package cards

import . "elysium/game"

var _ = define("Confusion", func() *Definition {
	return Define(DuringBleed,
		OnBasic(BleedUp(1), Limited),
		OnSuperior(StealthUp(1), BleedUp(1), Limited))
})

var _ = define("Kindred Spirits", func() *Definition {
	return Define(AMethuselah(Others),
		OnBasic(BleedAction(0), IfItBleeds(GainPool(1))),
		OnSuperior(BleedAction(1), IfItBleeds(GainPool(1))))
})

var _ = define("Eyes of Chaos", func() *Definition {
	return Define(DuringBleed, OnBasic(BleedUp(1), Limited), OnSuperior(BleedUp(2), Limited))
})

var _ = define("Coma", func() *Definition {
	return Define(AgainstVampire,
		OnBasic(StrikeThat(Fells(Opponent, "send the opposing vampire to torpor"))),
		OnSuperior(StrikeThat(Together(Fells(Opponent, "send the opposing vampire to torpor"), SkipsUnlock(Opponent, "it")))))
})
