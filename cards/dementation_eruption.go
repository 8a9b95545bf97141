package cards

import . "elysium/game"

var _ = define("Lunatic Eruption", func() *Definition {
	return Define(
		OnBasic(Directed(AReady(Anyone, AnyMinion)), PutOnTarget),
		OnSuperior(Directed(AReady(Anyone, AnyMinion)), PutOnTarget),
		Named("attack", Say("as a (D) action this minion enters combat with a ready minion that its controller's prey controls"),
			Mandatory, Silently(IsAction, BearerUses, AReady(Preys, AnyMinion), EnterCombat(Target))),
		Named("burn", Say("a minion can burn this card as an action"),
			Silently(AnyMinionActs(AnyMinion), AtHost), Provided(AtSuperior, TakesEnvironmental(1, false)), Silently(BurnThis)))
})
