package cards

import . "elysium/game"

var (
	_ = define("Mr. Winthrop", func() *Definition { return Define(BearerGets(Intercept, 1)) })
	_ = define("Crypt's Sons", func() *Definition {
		return Define(Requires(OfSect(Anarch)),
			Ability(ItIsBlocked, BurnBloodOrLife(1, Itself, "this retainer"), Locks(BlockingMinion, "lock the blocking minion"), GoesOnUnblocked),
			RetainerBites(1))
	})

	_ = define("Nar-Sheptha", func() *Definition {
		return Define(YouGet(HandSize, 2).While("while the minion with this card is in combat", AgainstKind(AnyMinion)), BearerGets(OpponentActs, 1))
	})

	_ = define("Murder of Crows", func() *Definition { return Define(SuperiorLife(2), RetainerBites(1)) })
	_ = define("Raptor", func() *Definition {
		return Define(BearerGets(Intercept, 1), PlayedAt(Superior, OpponentsSeatGets(HandSize, -1)))
	})
	_ = define("Raven Spy", func() *Definition { return Define(BearerGets(Intercept, 1), SuperiorLife(2)) })
	_ = define("Spiritual Protector", func() *Definition {
		return Define(
			ImmuneTo("damage that is not aggravated", NotAggravated),
			OpponentInBlockUsesNoGear)
	})
	_ = define("Tasha Morgan", func() *Definition { return Define(BearerGets(Bleed, 1)) })
)

var _ = define("Camarilla Vitae Slave", func() *Definition {
	return Define(BearerGets(CapacityOf, 1), Ability(DuringHosts(MasterPhase), RaisesADiscipline(MasterPhase)))
})

var _ = define("Wolf Companion", func() *Definition { return Define(SuperiorLife(3), RetainerBites(1, AtClose)) })

var _ = define("Ghoul Retainer", func() *Definition { return Define(BitesOrUsesWeapon(1)) })

var _ = define("Charnas the Imp", func() *Definition {
	return Define(
		Does(ControlledMinion(Anyone, AnyMinion), Say("(D) if another Methuselah controls it"), PutOnTarget),
		Ability(DuringHosts(UnlockPhase), Must, InflictsItself(1, Host, "this minion")),
		ImmuneTo("damage from the minion with this card", FromBearer),
		WhenBearerWouldBurn(Say("you may move this card to another minion"), Silently(ItMay, Picks(NotUser(ControlledMinion(Anyone, AnyMinion))), MovesThis)))
})

var _ = define("J. S. Simmons, Esq.", func() *Definition { return Define(BearerGets(Bleed, 1)) })
