package cards

import . "elysium/game"

var _ = define("Fae Contortion", func() *Definition {
	return Define(
		At("myt", CancelsOpponents("grapple", true)),
		At("obt", AsCombat, IsManeuver),
		At("myt", AsCombat, IsManeuver),
		At("MYT", AsModifier, StealthUp(1)))
})
