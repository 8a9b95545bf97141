package cards

import . "elysium/game"

var _ = define("Eyes of the Beast", func() *Definition {
	return Define(
		OnBasic(InterceptUp(1), PutOnUser),
		OnSuperior(InterceptUp(1), PutOnUser, IfThisBlocks("1 optional maneuver in the first round", InRoundOne(AManeuver))),
		BearerGets(Stealth, -1),
		Ability(During(DiscardPhase), Must, BurnThis))
})
