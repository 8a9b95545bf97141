package cards

import . "elysium/game"

var (
	_ = define("Enchant Kindred", func() *Definition {
		return Define(
			OnBasic(BleedAction(1)),
			OnSuperior(StealthAction(1), YoungerUncontrolled(), AddBlood(2, Target)))
	})

	_ = define("Enrage", func() *Definition {
		return Define(StealthAction(1),
			OnBasic(ControlledMinion(Yours, Vampires), PutOnTarget),
			OnSuperior(Directed(ControlledMinion(Anyone, Vampires)), PutOnTarget),
			PlayedAt(Basic, BearerGets(Strength, 1),
				Named("combat", Say("as a (D) action this vampire can enter combat with a minion"),
					Silently(IsAction, BearerUses, AReady(Others, AnyMinion), EnterCombat(Target))),
				When(TurnEnds, Say("burn it at the end of the turn"), Silently(Must, BurnThis))),
			PlayedAt(Superior, BearerPaysToAct(2), BurnsAfterHostActs))
	})

	_ = define("Intimidation", func() *Definition {
		return Define(
			OnBasic(BleedAction(1)),
			OnSuperior(BleedAction(2)))
	})

	_ = define("Social Charm", func() *Definition {
		return Define(
			OnBasic(BleedAction(1)),
			OnSuperior(BleedAction(1), IfItBleeds(GainPool(1))))
	})

	_ = define("Legal Manipulations", func() *Definition {
		return Define(
			OnBasic(BleedAction(2)),
			OnSuperior(BleedAction(2), IfItBleeds(GainPool(1))))
	})

	_ = define("Charming Lobby", func() *Definition {
		return Define(StealthAction(1),
			OnBasic(CallsNamed, Passes(NextReferendum(Anyone, GameSpan))),
			OnSuperior(CallsNamed, Terms(VotesUp(2)), Passes(NextReferendum(Anyone, GameSpan))))
	})
)
