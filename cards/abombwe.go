package cards

import . "elysium/game"

// Abombwe.
var _ = define("Predator's Transformation", func() *Definition {
	return Define(
		At("abo", AsReflex, CancelPlay(CardWithTrait("frenzy"), false), OnUser),
		At("abo", AsModifier, AsAnnounced, StealthUp(1), EvenIfUnneeded),
		At("ABO", AsCombat, AtRoundEnd, OnceAs(Superior, ActionSpan), OpponentBurnedOf(AnyMinion, Preys), PreyBurns(2)),
		At("ABO", AsModifier, AfterResolving, OnceAs(Superior, ActionSpan), ActionBurnedOf(AnyMinion, Preys), PreyBurns(2)))
})
