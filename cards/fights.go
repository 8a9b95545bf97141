package cards

import . "elysium/game"

// Cards that seek, survive or follow a fight.
var (
	_ = define("The Black Beast", Define(
		Does(BeforeRangeW, OpponentIs(OfSect(Camarilla)), PutOnUser), OneOn,
		BearerGetsAgainst(OfSect(Camarilla), Strength, 1),
		BearerPressesOn(OfSect(Camarilla))))

	_ = define("Blood to Water", Define(AfterRange, AtClose, NotInRoundOne,
		OnBasic(AlliesBurnOthersBleed(3)),
		OnSuperior(AgainstVampire, OpponentBurnsBlood(5))))

	_ = define("Bomb", Define(
		Named("strike", RangedStrike(5), BearerHurt(5), BurnsWeapon),
		Named("bomb", Say("as a (D) action burn a location, and this card"),
			Silently(IsAction, BearerUses, InPlayCard(Anyone, Locations), Burns(Target, ""), BurnThis))))

	_ = define("Car Bomb", Define(Requires(OfSect(Anarch)), Does(AsAnnounced, LockThenPunishVehicle(2, -1))))

	_ = define("Dive Bomb", Define(StealthAction(1),
		OnSuperior(BlockersPress(), Directed(AReady(Others, AnyMinion)), EnterCombat(Target, WithFirstManeuver))))
)
