package cards

import . "elysium/game"

var _ = define("Summon History", func() *Definition {
	return Define(
		OnBasic(PutsInPlay(FromLibraryHeap, CostingX("an ally, retainer or equipment card", Ally|Retainer|Equipment))),
		OnSuperior(PutsInPlay(FromCryptHeap, AgedX)))
})
