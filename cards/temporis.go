package cards

import . "elysium/game"

var _ = define("Tangle Atropos' Hand", func() *Definition {
	return Define(WhileBlocked,
		At("pot", CancelAction, UnlocksUser),
		At("tem", CancelAction, UnlocksUser, ReturnsActionCard),
		At("TEM", CancelAction, UnlocksUser, ReturnsActionCard, StealthNextAction(1)))
})

var _ = define("Rewind Time", func() *Definition {
	return Define(
		At("pre", ReducesBleed(1)),
		At("tem", CancelPlay(CardOf(ActionCard), false), Say("(the acting minion does not lock)")),
		At("TEM", Say("usable though there is no action"), CancelPlay(InTurnMaster, true),
			PlayedBy(Others, "another Methuselah"), GivesMasterActionBack))
})

var _ = define("Domain of Evernight", func() *Definition {
	return Define(
		At("obf", StealthUp(1)),
		At("tem", AggravatesBlockCombat),
		At("TEM", AfterResolving, IfSuccessful, UnlocksUser, OnceAs(Superior, TurnSpan)))
})
