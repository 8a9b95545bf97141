package cards

import . "elysium/game"

var _ = define("Summon History", func() *Definition {
	return Define(
		OnBasic(PutsInPlay(nil, "", 0, OutOf(Library, AshHeap), CostingX("an ally, retainer or equipment card", Ally|Retainer|Equipment))),
		OnSuperior(PutsInPlay(nil, "", 0, OutOf(Crypt, AshHeap), AgedX)))
})
