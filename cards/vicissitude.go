package cards

import . "elysium/game"

var _ = define("Malleable Visage", func() *Definition {
	return Define(ByOther, UserUnlocked, BeforeBlockResolves,
		OnBasic(ActsAs(AllyOnly), FightsInstead),
		OnSuperior(ActsAs(Either(AllyOnly, Vampires)), FightsInstead))
})

var (
	_ = define("Chiropteran Marauder", func() *Definition {
		return Define(OnBasic(IsManeuver), OnSuperior(BeforeStrikesLand, CostsUser(1), HandStrikesAggravated))
	})

	_ = define("Corrupt Construction", func() *Definition {
		return Define(SuperiorLife(2), PerLife(Strength),
			AsItEnters(Must, RemovesForLife("ally, retainer or vampire cards", Ally|Retainer|Vampire)),
			Ability(During(UnlockPhase), Must, BurnBloodOrLife(1, Itself, "this ally")))
	})
)

var _ = define("Kraken's Kiss", func() *Definition {
	return Define(
		OnBasic(MeleeStrike(1), AtRange, FallsIfHurt(4)),
		OnSuperior(MeleeStrike(1), AtRange, Gains("with 1 optional press, only to continue combat", APressOn, RoundSpan), FallsIfHurt(4),
			StrikeEachRound("strike: steal 2 blood or life, at any range", AStrike(StealsBlood(2), AtRange))))
})

var _ = define("Blood of Acid", func() *Definition {
	return Define(BeforeStrikesW, AtClose, OnePer(RoundSpan), OnBasic(GivesBack(false)), OnSuperior(GivesBack(true)))
})

var _ = define("Reform Body", func() *Definition {
	return Define(CombatOrReaction(
		OnBasic(WhenItWouldBurn, EvenLocked, InsteadOfPerishing(Fells(User, "it goes to torpor"))),
		OnSuperior(WhenItWouldBurn, EvenLocked, InsteadOfPerishing(Fells(User, "it goes to torpor"), GainsBlood(2, User, "it")))))
})

var (
	_ = define("Changeling", func() *Definition {
		return Define(OnBasic(DuringBleed, BleedUp(1), Limited), OnSuperior(StealthUp(1)))
	})

	_ = define("Horrid Form", func() *Definition {
		return Define(BeforeRangeW,
			OnBasic(Change(Strength, 1, User, CombatSpan, "+1 strength this combat")),
			OnSuperior(Change(Strength, 1, User, CombatSpan, "+1 strength this combat"),
				NowAndEachRound(Gains("this vampire can prevent 1 damage in that round", APrevention(1), RoundSpan))))
	})

	_ = define("Body Arsenal", func() *Definition {
		return Define(
			OnBasic(HandStrikesAggravated),
			OnSuperior(HandStrikesAggravated, Change(Strength, 1, User, CombatSpan, "+1 strength this combat")))
	})
)

var _ = define("Fleshcraft", func() *Definition {
	craft := []InMode{StrikeFor(1), OnStrike(PutOnOpponent)}
	return Define(
		OnBasic(craft...),
		OnSuperior(craft...),
		PlayedAt(Basic, BearerGets(Stealth, -1)),
		PlayedAt(Superior, BearerGets(Stealth, -2)),
		BearerCanBurn("burn", 1))
})

var _ = define("Bloodform", func() *Definition {
	return Define(
		OnBasic(Against(AllyOnly), StrikeEnds),
		OnSuperior(BeforeRangeW,
			Change(UnhurtByNormal, 1, User, RoundSpan, "this round, this vampire is immune to damage that is not aggravated"),
			Change(CannotStrike, 1, User, RoundSpan, "this round, this vampire cannot strike"),
			Gains("this round, this vampire gets 1 optional press, only to end combat", APressToEnd, RoundSpan)))
})
