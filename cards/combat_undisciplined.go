package cards

import . "elysium/game"

// Combat cards that need no discipline, and what is played in combat like them.
var (
	_ = define("Amaranth", func() *Definition {
		return Define(Does(UserIs(Diablerist), WhenOpponentFalls, NotFalling, DiableriseFalling))
	})

	_ = define("Concealed Weapon", func() *Definition {
		return Define(Does(BeforeRangeW,
			EquipsFromHand("a weapon that is not unique, costs less than 3 pool and by a plain strike does less than 4 damage, none aggravated,",
				ConcealableWeapon(3, 4))))
	})

	_ = define("Rötschreck", func() *Definition {
		return Define(
			Does(InCombatStrikes, AFacing(), PutOnTarget, EndCombat,
				AfterThisCombat("after combat it is locked and sent to torpor", LockAndTorpor)),
			BearerGets(CannotUnlock, 1),
			Ability(DuringHosts(UnlockPhase), Must, BurnThis))
	})

	_ = define("Taste of Vitae", func() *Definition {
		return Define(OnePer(RoundSpan),
			Does(AtRoundEnd, UserIs(Vampires), AgainstVampire, NotFalling, GainLost))
	})

	_ = define("Zip Gun", func() *Definition {
		return Define(
			IsEquipment("In play this is no combat card but an equipment, a weapon, a gun, for which ammo cannot be used", "weapon", "gun"),
			Does(BeforeRangeW, PutOnUser),
			Ability(RangedStrike(1), ManeuverEach(CombatSpan), BearerHurt(1)))
	})
)
