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
			InEachUnlock(IsA(Host, "if this vampire is then in torpor, ", Not(IsReady)), UserBurnsPool(1)))
	})

	_ = define("Guardian Angel", func() *Definition {
		return Define(Does(AReady(Yours, Vampires), PutOnTarget),
			BearerGets(Intercept, 1).While("during bleeds directed at you", BleedsOne(Yours)),
			Ability(BearerUses, Once(CombatSpan), Prevent(1)),
			BurnsUnless(IsReady))
	})

	_ = define("Haven Uncovered", func() *Definition {
		return Define(Does(AReady(Anyone, Vampires), PutOnTarget),
			FightableBy(AnyMinion, "combat", 1), BearerCanBurn("burn", 1))
	})

	_ = define("Legacy of Caine", func() *Definition {
		return Define(Does(ControlledMinion(Others, Vampires, OfCapacity(7)), PutOnTarget),
			BearerGets(NoPlainHunt, 1),
			Named("hunt", BearerUses, StealingHunt(1, NotUser(ControlledMinion(Anyone, Vampires)))))
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
			Ability(BearerUses, StealthAction(1), YoursToo, TakenAs(Equipment), FirstOfLibrary(Any("equipment card", Equipment), false)))
	})

	_ = define("Vessel", func() *Definition {
		return Define(Does(ControlledMinion(Anyone, Vampires), PutOnTarget, MayBurnNamed("Blood Doll")),
			Named("drain", DuringHosts(UnlockPhase), Shared, DrainToPool(1)),
			Named("feed", DuringHosts(UnlockPhase), Shared, FeedFromPool(1)))
	})

	_ = define("Villein", func() *Definition {
		return Define(Does(ControlledMinion(Yours, Vampires, HasBlood), PutOnTarget, TakesToPool(2, 5)),
			Costs(1, OfPool, CardsOf(WithName("Minion Tap"), "cards named Minion Tap"), Yourself), Costs(1, OfPool, AimedAt(Host, "the minion with this card", CardsOf(WithName("Villein"), "cards named Villein")), Everybody))
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

var (
	_ = define("Depravity", func() *Definition {
		return Define(Does(AReady(Yours, Vampires), PutOnTarget),
			BearerGets(Strength, 1), BearerGets(CannotHire, 1),
			BearerGets(Stealth, 1).While("during actions to commit diablerie", Diablerising))
	})

	_ = define("Kindred Society Games", func() *Definition {
		return Define(Does(AReady(Anyone, Vampires), PutOnTarget),
			BearerGets(CannotUnlock, 1),
			Ability(BearerUses, DuringHosts(UnlockPhase), Must, OneOf(
				Way{Word: "pass on", Do: IfAny(ThatIsYounger(ControlledMinion(Anyone, Vampires, IsLocked)), MovesThis, BurnThis)},
				Way{Word: "unlock", Do: Together(CostsUser(1), Unlocks(Host, "unlocks"))})))
	})

	_ = define("Masquerade Endangered", func() *Definition {
		return Define(Does(HuntFeeds, TheActingMinion(), PutOnTarget, HuntGivesNothing),
			BearerGets(CannotUnlock, 1),
			Ability(DuringHosts(UnlockPhase), Must, BurnThis))
	})
)
