package cards

import . "elysium/game"

var (
	_ = define("Preternatural Strength", func() *Definition {
		return Define(StealthAction(2), OneOn, BearerCannotPlay("Torn Signpost"),
			OnBasic(PutOnUser, BearerHas(Strength, 1)),
			OnSuperior(PutOnUser, BearerHas(Strength, 2)))
	})

	_ = define("Torn Signpost", func() *Definition {
		return Define(BeforeRangeW,
			OnBasic(SetStrength(2, CombatSpan)),
			OnSuperior(SetStrength(3, CombatSpan)))
	})
)

var _ = define("Increased Strength", func() *Definition {
	return Define(BeforeRangeW,
		OnBasic(StrikesOf(Pot, 1, CombatSpan)),
		OnSuperior(StrikesOf(Pot, 2, CombatSpan)))
})
