package cards

import . "elysium/game"

// Cards whose effects need two disciplines at once.
var _ = define("Sanguine Entrapment", func() *Definition {
	return Define(OnePer(RoundSpan), BeforeRangeW,
		At("cel qui", Change(CannotDodge, 1, Opponent, RoundSpan, "the opposing minion cannot strike: dodge this round")),
		At("CEL QUI", Change(CannotEndCombat, 1, Opponent, RoundSpan, "the opposing minion cannot strike: combat ends this round")))
})
