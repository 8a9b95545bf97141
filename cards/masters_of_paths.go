package cards

import . "elysium/game"

// Masters on vampires of a clan or a path.
var (
	_ = define("Sight Beyond Sight", func() *Definition {
		return Define(Does(ControlledMinion(Yours, Clan("Salubri")), PutOnTarget), BearerGets(Intercept, 1))
	})

	_ = define("Saulot's Avenging Fist", func() *Definition {
		return Define(Does(ControlledMinion(Yours, Clan("Salubri")), OneOfTrait("archetype"), PutOnTarget),
			BearerGets(Strength, 1),
			Ability(Say("as a (D) action this vampire can enter combat with a ready vampire that is not Salubri"),
				Silently(IsAction, BearerUses, AReady(Others, NotOfClan("Salubri")), EnterCombat(Target)), StealthAgainst(Clan("Tremere"), 1)))
	})

	_ = define("Terrifying Visage", func() *Definition {
		return Define(OneOn, Does(AReady(Anyone, FollowsPath("Cathari")), PutOnTarget),
			When(BlockSucceeds, Say("when a minion blocks this vampire its controller burns 1 pool, before the block resolves"),
				Silently(Must, BearerActs, BurnsPool(1, BlockingMinion))))
	})

	_ = define("Libertas", func() *Definition {
		return Define(Does(RequiresReady(OfSect(Anarch)), ControlledMinion(Anyone, OfSect(Anarch)), PutOnTarget),
			BearerUnblocked(AllyOnly),
			Costs(1, OfBlood, CardsRequiring(Dom, Pre), OthersWhileItIsBusy))
	})

	_ = define("Saulot's Guiding Wisdom", func() *Definition {
		ours := Who{Text: "an Independent Salubri", Is: Both(OfSect(Independent), Clan("Salubri")).Is}
		return Define(
			Does(ControlledMinion(Yours, ours), OneOfTrait("archetype"), TitleOn(Target, "it", Title{Rank: Votes2})),
			Named("abstain", BearerUses, InAnyPolling, UserUnlocked, Locks(User, "lock this vampire"), ControlledMinion(Anyone, Vampires), MakesAbstain(Target)),
			Named("end", BearerUses, BeforeRangeW, FromOutside, NotFighting, YoursFights, Once(TurnSpan), UserUnlocked, Locks(User, "lock this vampire"), EndCombat))
	})

	_ = define("Saulot's Healing Touch", func() *Definition {
		noTremere := Who{Text: "a vampire that is not Tremere", Is: NotOfClan("Tremere").Is}
		return Define(Does(ControlledMinion(Yours, Clan("Salubri")), OneOfTrait("archetype"), PutOnTarget),
			Costs(-2, OfBlood, AimedAt(Every(noTremere), noTremere.Text, Deeds(RescueDeed)), ItsBearer),
			AfterItsRescue(noTremere, GainsBlood(1, Target, "the rescued vampire")),
			Ability(Say("as a +1 stealth action this vampire can add 1 blood or life to another ready minion, not above starting life"),
				Silently(IsAction, BearerUses, StealthAction(1), AtNobody,
					NotUser(AReady(Anyone, Either(Vampires, Weakened))), GainsBlood(1, Target, "it"))))
	})
)
