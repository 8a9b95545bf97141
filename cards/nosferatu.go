package cards

import . "elysium/game"

var _ = define("Nosferatu Putrescence", func() *Definition {
	return Define(
		Does(InAnyCombat, AFighter(Clan("Nosferatu")), PutOnTarget),
		BearerGetsIf(Clan("Nosferatu"), Strength, -1))
})
