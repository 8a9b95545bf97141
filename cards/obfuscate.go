package cards

import . "elysium/game"

var (
	_ = define("Cloak the Gathering", func() *Definition {
		return Define(
			OnBasic(StealthUp(1)),
			OnSuperior(ByOther, ActingStealthUp(1)))
	})

	_ = define("Elder Impersonation", func() *Definition {
		return Define(
			OnBasic(StealthUp(1)),
			OnSuperior(WhileBlocked, FailsBlockAttempt))
	})

	_ = define("Faceless Night", func() *Definition {
		return Define(
			OnBasic(StealthUp(1)),
			OnSuperior(StealthUp(1), LocksFailures))
	})

	_ = define("Lost in Crowds", func() *Definition {
		return Define(NotWith("Into Thin Air"),
			OnBasic(StealthUp(1)),
			OnSuperior(StealthUp(2)))
	})

	_ = define("Mask of a Thousand Faces", func() *Definition {
		return Define(
			OnBasic(TakesOver),
			OnSuperior(TakesOver, ActingStealthUp(1)))
	})

	_ = define("Spying Mission", func() *Definition {
		return Define(
			OnBasic(StealthUp(1)),
			OnSuperior(StoreBleed),
			BleedStored(2))
	})

	_ = define("Swallowed by the Night", func() *Definition {
		return Define(
			OnBasic(AsModifier, StealthUp(1)),
			OnSuperior(AsCombat, IsManeuver))
	})
)
