package cards

import . "elysium/game"

var (
	_ = define("Magic of the Smith", func() *Definition {
		return Define(
			OnBasic(StealthAction(1), EquipsFromLibrary),
			OnSuperior(StealthAction(3), EquipsFromLibrary))
	})

	_ = define("Rutor's Hand", func() *Definition {
		return Define(StealthAction(1), OneOn,
			OnBasic(PutOnUserLocked, UserSuffers(1, 0)),
			OnSuperior(PutOnUserLocked, UserSuffers(1, 3)),
			Ability(InPhase(MinionPhase), LockThis, Unlocks(Host, "unlock the vampire with this card")))
	})
)
