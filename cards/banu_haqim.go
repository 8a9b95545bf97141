package cards

import . "elysium/game"

// Cards of the Banu Haqim.
var _ = define("Provision of the Silsila", func() *Definition {
	return Define(
		ModifierOrReaction(Does(EvenLocked, AfterFulfilling, FillsUp(User), BurnsTheContract)))
})
