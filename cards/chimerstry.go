package cards

import . "elysium/game"

var (
	_ = define("Mirror Image", func() *Definition {
		return Define(
			OnBasic(AsModifier, StealthUp(1)),
			OnSuperior(AsCombat, StrikeEnds, ContinuesBlocked("an action that is no bleed", NoBleed)))
	})

	_ = define("Red Herring", func() *Definition {
		return Define(BeforeBlockResolves,
			OnBasic(UnlocksUser, ReturnsActionCard, BarsForAll(Vampires), EndAction),
			OnSuperior(UnlocksUser, ReturnsActionCard, BarsForAll(Vampires), Locks(BlockingMinion, "lock the blocking minion"), EndAction))
	})
)

var _ = define("Illusions of the Kindred", func() *Definition {
	return Define(BeforeRangeW, OnBasic(EndCombat, SummonsToFight(true)), OnSuperior(EndCombat, SummonsToFight(false)))
})

var _ = define("Apparition", func() *Definition {
	return Define(ReplaceAfter(CombatSpan), AnyTimeInCombat,
		OnBasic(NowAndEachRound(Gains("this vampire can prevent 1 damage in that round", PreventionInParts(1), RoundSpan))),
		OnSuperior(NowAndEachRound(Gains("this vampire can prevent 2 damage in that round", PreventionInParts(2), RoundSpan))))
})
