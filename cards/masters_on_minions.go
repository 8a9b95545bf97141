package cards

import . "elysium/game"

// Master cards that are put on a minion.
var (
	_ = define("Blood Doll", func() *Definition {
		return Define(Does(ControlledMinion(Yours, Vampires), PutOnTarget),
			Named("drain", DuringHosts(MasterPhase), Shared, DrainToPool(1)),
			Named("feed", DuringHosts(MasterPhase), Shared, FeedFromPool(1)))
	})

	_ = define("Fame", func() *Definition {
		return Define(Does(AReady(Anyone, Vampires), PutOnTarget),
			WhenBearerFalls(BurnsPool(3, Host)),
			InEachUnlock(BearerTorpid, UserBurnsPool(1)))
	})

	_ = define("Guardian Angel", func() *Definition {
		return Define(Does(AReady(Yours, Vampires), PutOnTarget),
			BearerGetsInBleed(Intercept, 1),
			Ability(BearerUses, Once(CombatSpan), Prevent(1)),
			BurnsInTorpor)
	})

	_ = define("Haven Uncovered", func() *Definition {
		return Define(Does(AReady(Anyone, Vampires), PutOnTarget),
			FightableAt("combat", 1), BearerCanBurn("burn", 1))
	})

	_ = define("Pentex™ Subversion", func() *Definition {
		return Define(Does(AReady(Anyone, AnyMinion), PutOnTarget),
			BearerGets(CannotBlock, 1), BurnableBy(AnyMinion, NotBearer))
	})

	_ = define("Rebel", func() *Definition {
		return Define(Does(ControlledMinion(Yours, Vampires), OneOfTrait("archetype"), PutOnTarget),
			BearerBlocks("a titled vampire or a political action", TitledOrPolitical,
				BearerGainsBlood(1), Once(TurnSpan)))
	})

	_ = define("Vessel", func() *Definition {
		return Define(Does(ControlledMinion(Anyone, Vampires), PutOnTarget, MayBurnNamed("Blood Doll")),
			Named("drain", DuringHosts(UnlockPhase), Shared, DrainToPool(1)),
			Named("feed", DuringHosts(UnlockPhase), Shared, FeedFromPool(1)))
	})

	_ = define("Villein", func() *Definition {
		return Define(Does(ControlledMinion(Yours, Vampires, HasBlood), PutOnTarget, TakesToPool(2, 5)),
			CostsYouMore("Minion Tap", 1), DearerWhereItIs(1))
	})
)
