package cards

import . "elysium/game"

// Fortitude: damage that does not come through, and vampires that get up again.
var (
	_ = define("Rolling with the Punches", func() *Definition {
		return Define(
			OnBasic(Prevent(1)),
			OnSuperior(CostsUser(1), PreventStrike, PreventStrikesAfter))
	})

	_ = define("Soak", func() *Definition {
		return Define(OnePer(RoundSpan),
			OnBasic(PreventOnly(2, OfNormal)),
			OnSuperior(PreventOnly(4, OfNormal)))
	})

	_ = define("Forced Vigilance", func() *Definition {
		return Define(OnlyLockedVampire,
			OnBasic(AfterItBlocked, UnlocksUser),
			OnSuperior(DirectedAtYou, UnlocksUser))
	})

	_ = define("Glancing Blow", func() *Definition {
		return Define(ReplaceAt(UnlockPhase), Does(PreventOnly(1, OfStrikes)))
	})
)
