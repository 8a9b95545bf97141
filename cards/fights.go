package cards

import . "elysium/game"

// Cards that seek, survive or follow a fight.
var (
	_ = define("The Black Beast", func() *Definition {
		return Define(
			Does(BeforeRangeW, OpponentIs(OfSect(Camarilla)), PutOnUser), OneOn,
			BearerGets(Strength, 1).While("in combat with a Camarilla vampire", AgainstKind(OfSect(Camarilla))),
			BearerPressesOn(OfSect(Camarilla)))
	})

	_ = define("Big Game", func() *Definition {
		return Define(ReplaceAfter(ActionSpan),
			Does(Directed(AReady(Others, AnyMinion)),
				Provided(IsA(Target, "if that is a Red List minion", WithTrait("red list")), Later(ActionEnds, ActionSpan, Unlocks(Among(User, IsReady), "this minion unlocks at the end of the action if it is ready"))),
				EnterCombat(Target, IfIts(WithTrait("red list"), WithManeuverOrPress))))
	})

	_ = define("Blood to Water", func() *Definition {
		return Define(UsableAt(BeforeStrikes, BeforeResolution), AtClose, NotInRoundOne,
			OnBasic(Burns(Among(Opponent, AllyOnly), "an opposing ally is burned"), BurnBloodOrLife(3, Among(Opponent, Vampires), "an opposing vampire")),
			OnSuperior(AgainstVampire, BurnBloodOrLife(5, Opponent, "the opposing vampire")))
	})

	_ = define("Bomb", func() *Definition {
		return Define(
			Named("strike", RangedStrike(5), BearerHurt(5), BurnsWithUse),
			Named("bomb", Say("as a (D) action burn a location, and this card"),
				Silently(IsAction, BearerUses, InPlayCard(Anyone, Locations), Burns(Target, ""), BurnThis)))
	})

	_ = define("Car Bomb", func() *Definition {
		return Define(Requires(OfSect(Anarch)), Does(AsAnnounced, LockThenPunishVehicle(2, -1)))
	})

	_ = define("Dive Bomb", func() *Definition {
		return Define(StealthAction(1),
			OnSuperior(BlockersPress(), Directed(AReady(Others, AnyMinion)), EnterCombat(Target, With("; this acting minion gets 1 optional maneuver in the first round of that combat", InRoundOne(AManeuver)))))
	})
)
