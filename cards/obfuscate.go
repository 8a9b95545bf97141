package cards

import . "elysium/game"

var (
	_ = define("Cloak the Gathering", Define(
		OnBasic(StealthUp(1)),
		OnSuperior(ByOther, ActingStealthUp(1))))

	_ = define("Elder Impersonation", Define(
		OnBasic(StealthUp(1)),
		OnSuperior(WhileBlocked, FailsBlockAttempt)))

	_ = define("Faceless Night", Define(
		OnBasic(StealthUp(1)),
		OnSuperior(StealthUp(1), LocksFailures)))

	_ = define("Lost in Crowds", Define(NotWith("Into Thin Air"),
		OnBasic(StealthUp(1)),
		OnSuperior(StealthUp(2))))

	_ = define("Mask of a Thousand Faces", Define(
		OnBasic(TakesOver),
		OnSuperior(TakesOver, ActingStealthUp(1))))

	_ = define("Spying Mission", Define(
		OnBasic(StealthUp(1)),
		OnSuperior(StoreBleed),
		BleedStored(2)))

	_ = define("Swallowed by the Night", Define(
		OnBasic(AsModifier, StealthUp(1)),
		OnSuperior(AsCombat, IsManeuver)))
)
