package cards

import . "elysium/game"

// Cards that seek, survive or follow a fight.
var (
	_ = define("The Black Beast", func() *Definition {
		return Define(
			Does(BeforeRangeW, OpponentIs(OfSect(Camarilla)), PutOnUser), OneOn,
			BearerGetsAgainst(OfSect(Camarilla), Strength, 1),
			BearerPressesOn(OfSect(Camarilla)))
	})

	_ = define("Blood to Water", func() *Definition {
		return Define(AfterRange, AtClose, NotInRoundOne,
			OnBasic(AlliesBurnOthersBleed(3)),
			OnSuperior(AgainstVampire, OpponentBurnsBlood(5)))
	})

	_ = define("Bomb", func() *Definition {
		return Define(
			Named("strike", RangedStrike(5), BearerHurt(5), BurnsWeapon),
			Named("bomb", Say("as a (D) action burn a location, and this card"),
				Silently(IsAction, BearerUses, InPlayCard(Anyone, Locations), Burns(Target, ""), BurnThis)))
	})

	_ = define("Car Bomb", func() *Definition {
		return Define(Requires(OfSect(Anarch)), Does(AsAnnounced, LockThenPunishVehicle(2, -1)))
	})

	_ = define("Dive Bomb", func() *Definition {
		return Define(StealthAction(1),
			OnSuperior(BlockersPress(), Directed(AReady(Others, AnyMinion)), EnterCombat(Target, WithFirstManeuver)))
	})
)
