package cards

import . "elysium/game"

var (
	_ = define("Magic of the Smith", func() *Definition {
		return Define(
			OnBasic(StealthAction(1), TakenAs(Equipment), Obtains(User, "this vampire equips with", FromLibrary, Any("an equipment card", Equipment))),
			OnSuperior(StealthAction(3), TakenAs(Equipment), Obtains(User, "this vampire equips with", FromLibrary, Any("an equipment card", Equipment))))
	})

	_ = define("Rutor's Hand", func() *Definition {
		hurt := TakesEnvironmental(1, true)
		hurt.Text = "this vampire takes 1 environmental aggravated damage that cannot be prevented"
		return Define(StealthAction(1), OneOn,
			OnBasic(PutOnUserLocked, hurt),
			OnSuperior(PutOnUserLocked, UnlessPaid(3, User, hurt)),
			Ability(InPhase(MinionPhase), LockThis, Unlocks(Host, "unlock the vampire with this card")))
	})
)

var _ = define("Seeds of Corruption", func() *Definition {
	return Define(StealthAction(1),
		OnBasic(Directed(ControlledMinion(Preys, Vampires)), PutOnTarget),
		OnSuperior(Directed(ControlledMinion(Preys, Vampires)), PutOnTarget),
		PlayedAt(Basic, WhenBearerActs(BurnBlood(1, Host)), WhenBearerActs(HostIs(Clan("Ministry")), BurnBlood(1, Host))),
		PlayedAt(Superior, WhenBearerActs(BurnBlood(2, Host)), WhenBearerActs(HostIs(Clan("Ministry")), BurnBlood(1, Host))),
		BearerGets(NoAbilities, 1), BurnedAt(2),
		Named("burn", Say("a vampire can put 1 counter on this card as an action"), Silently(AnyMinionActs(Vampires), StealthAction(1), AddCounter)))
})
