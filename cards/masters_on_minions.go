package cards

import . "elysium/game"

// Master cards that are put on a minion.
var (
	_ = define("Blood Doll", func() *Definition {
		return Define(Does(ControlledMinion(Yours, Vampires), PutOnTarget),
			Named("drain", DuringHosts(MasterPhase), Shared, DrainToPool(1)),
			Named("feed", DuringHosts(MasterPhase), Shared, FeedFromPool(1)))
	})

	_ = define("Charisma", func() *Definition {
		return Define(Does(AReady(Anyone, Vampires), PutOnTarget), Costs(-1, OfEither, Recruiting, ItsBearer))
	})

	_ = define("Fame", func() *Definition {
		return Define(Does(AReady(Anyone, Vampires), PutOnTarget),
			WhenBearerFalls(BurnsPool(3, Host)),
			InEachUnlock(BearerTorpid, UserBurnsPool(1)))
	})

	_ = define("Guardian Angel", func() *Definition {
		return Define(Does(AReady(Yours, Vampires), PutOnTarget),
			BearerGets(Intercept, 1).While("during bleeds directed at you", BleedsYou),
			Ability(BearerUses, Once(CombatSpan), Prevent(1)),
			BurnsUnless(IsReady))
	})

	_ = define("Haven Uncovered", func() *Definition {
		return Define(Does(AReady(Anyone, Vampires), PutOnTarget),
			FightableBy(AnyMinion, "combat", 1), BearerCanBurn("burn", 1))
	})

	_ = define("Pentex™ Subversion", func() *Definition {
		return Define(Does(AReady(Anyone, AnyMinion), PutOnTarget),
			BearerGets(CannotBlock, 1), BurnableBy(AnyMinion, NotBearer))
	})

	_ = define("Rebel", func() *Definition {
		return Define(Does(ControlledMinion(Yours, Vampires), OneOfTrait("archetype"), PutOnTarget),
			BearerBlocks("a titled vampire or a political action", TitledOrPolitical,
				GainsBlood(1, Host, "it"), Once(TurnSpan)))
	})

	_ = define("Vast Wealth", func() *Definition {
		return Define(Does(AReady(Yours, AnyMinion), PutOnTarget),
			Ability(BearerUses, StealthAction(1), YoursToo, EquipsWithFirst))
	})

	_ = define("Vessel", func() *Definition {
		return Define(Does(ControlledMinion(Anyone, Vampires), PutOnTarget, MayBurnNamed("Blood Doll")),
			Named("drain", DuringHosts(UnlockPhase), Shared, DrainToPool(1)),
			Named("feed", DuringHosts(UnlockPhase), Shared, FeedFromPool(1)))
	})

	_ = define("Villein", func() *Definition {
		return Define(Does(ControlledMinion(Yours, Vampires, HasBlood), PutOnTarget, TakesToPool(2, 5)),
			Costs(1, OfPool, CardsNamed("Minion Tap"), Yourself), Costs(1, OfPool, OnBearer(CardsNamed("Villein")), Everybody))
	})
)

var _ = define("Monster", func() *Definition {
	return Define(Does(AReady(Yours, Vampires), OneOfTrait("archetype"), PutOnTarget),
		Ability(BearerUses, AfterItsFight(Host), IfFoeGone(Host), Once(TurnSpan), BurnsBlood(1, "blood"), Unlocks(Host, "unlock this vampire")))
})

// Archetypes.
var (
	_ = define("Dabbler", func() *Definition {
		return Define(Does(ControlledMinion(Yours, Vampires), OneOfTrait("archetype"), PutOnTarget),
			Named("unlock", AfterResolving, BearerUses, Once(TurnSpan), Shared, UsedDisciplines(3), CostsUser(1), UnlocksUser),
			Named("blood", AfterResolving, BearerUses, Once(TurnSpan), Shared, UsedDisciplines(3), GainsBlood(1, Host, "it")))
	})

	_ = define("Perfectionist", func() *Definition {
		return Define(Does(ControlledMinion(Yours, Vampires), OneOfTrait("archetype"), PutOnTarget),
			Ability(AfterResolving, BearerUses, Once(TurnSpan), BearerActs, IfSuccessful, NonePlayed(Reaction), GainsBlood(1, Host, "it")))
	})
)
