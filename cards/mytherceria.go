package cards

import . "elysium/game"

var _ = define("Absorb the Mind", func() *Definition {
	return Define(
		At("dom", StrikeDodge),
		At("myt", StealsBlood(1), AtRange),
		At("MYT", StealsBlood(1), AtRange, OnStrike(StealsCard(DisciplineCards))))
})

var _ = define("Fae Contortion", func() *Definition {
	return Define(
		At("myt", AsReflex, CancelPlay(CardWithTrait("grapple"), true), ByOpponent),
		At("obt", AsCombat, IsManeuver),
		At("myt", AsCombat, IsManeuver),
		At("MYT", AsModifier, StealthUp(1)))
})
