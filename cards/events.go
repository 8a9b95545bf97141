package cards

import . "elysium/game"

var (
	_ = define("The Unmasking", func() *Definition {
		return Define(ReplaceAt(DiscardPhase),
			AllGet(AllyOnly, Intercept, 1, "against vampires", AgainstVampires))
	})
)
