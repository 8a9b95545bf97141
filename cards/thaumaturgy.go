package cards

import . "elysium/game"

var _ = define("Mirror Walk", func() *Definition {
	return Define(ReplaceAt(DiscardPhase),
		OnBasic(StealthUp(1)),
		OnSuperior(StealthUp(1), EndsIfBlocked))
})
