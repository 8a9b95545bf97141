package cards

import . "elysium/game"

var _ = define("Repulsion", func() *Definition {
	return Define(OneOn, BearerCannotPlay("Repulsion"),
		At("pre", AsAnnounced, IfThisIsBlocked("1 optional maneuver, only to long range", AManeuverToLong)),
		At("obe", StealthUp(1)),
		At("OBE", PutOnUser),
		BearerGets(Stealth, 1), BurnsUnless(IsReady))
})
