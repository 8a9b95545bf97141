package cards

import . "elysium/game"

// Actions and retainers of single disciplines.
var (
	_ = define("Homunculus", func() *Definition {
		return Define(SuperiorLife(2), Ability(InAnyUnlock, IfUser(IsLocked), BurnsBlood(1, "blood"), Unlocks(Host, "unlock")))
	})

	_ = define("Hunter's Mark", func() *Definition {
		return Define(Directed(AReady(Others, AnyMinion)),
			At("cel tha", EnterCombat(Target, With("; this minion gets 1 optional press in that combat", APress))),
			At("CEL THA", EnterCombat(Target, With("; this minion gets 1 optional press in that combat", APress), ItCannotInRoundOne(CannotEndCombat))))
	})

	_ = define("Heroic Might", func() *Definition {
		return Define(StealthAction(3), OneOn,
			OnBasic(PutOnUser, BearerHas(Strength, 1)),
			OnSuperior(PutOnUser, BearerHas(Strength, 2)),
			Named("destroy", BearerUses, IfUser(Vampires), DestroysGear),
			Named("ranged", BearerUses, IfUser(Vampires), FromSuperior, RangedStrike(2)),
			WhenBearerFalls(BurnThis))
	})

	_ = define("Owl Companion", func() *Definition { return Define(SuperiorLife(2), OpponentsSeatGets(OpenHand, 1)) })

	_ = define("Fleetness", func() *Definition {
		return Define(StealthAction(1),
			OnBasic(BleedAction(0)),
			OnSuperior(Directed(AReady(Others, LockedMinion)), EnterCombat(Target, With("; this acting minion gets 1 optional maneuver in that combat", AManeuver))))
	})

	_ = define("Restoration", func() *Definition {
		return Define(StealthAction(1),
			OnBasic(GainsBlood(2, User, "this vampire")),
			OnSuperior(GainsBlood(3, User, "this vampire")))
	})

	_ = define("Conceal", func() *Definition {
		return Define(
			OnBasic(Directed(CardOn(Anyone, OfType(Equipment))), Burns(Target, "burn it")),
			OnSuperior(Directed(AnywhereInPlay(Anyone, Locations)), Burns(Target, "burn it")))
	})
)
