package cards

import . "elysium/game"

var _ = define("Tenebrous Form", func() *Definition {
	return Define(OnBasic(StealthUp(1)), OnSuperior(StealthUp(1), BlocksCost(1, OfBlood, Lacking(Obt), "minions without Obtenebration")))
})

var _ = define("Blanket of Night", func() *Definition {
	return Define(OnBasic(StealthUp(1)), OnSuperior(ByOther, UserUnlocked, WhileBlocked, Locks(User, "lock this vampire"), FailsBlockAttempt))
})

var _ = define("Shadow Step", func() *Definition {
	return Define(OnBasic(IsManeuver), OnSuperior(BeforeRangeW, CostsUser(2), SetsRange("close", "long")))
})

var _ = define("Shadow Play", func() *Definition {
	return Define(OnBasic(StealthUp(1)), OnSuperior(StealthUp(2)))
})

var _ = define("Oubliette", func() *Definition {
	return Define(
		OnBasic(StrikeEnds),
		OnSuperior(StrikeEnds, OnHit(BurnBloodOrLife(1, Opponent, "the opposing minion"))))
})
