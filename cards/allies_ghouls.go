package cards

import . "elysium/game"

// Ghouls, and the vozhd.
var (
	eatsAnother = AsItEnters(Must, BurnsOneOfYours(AllyOrRetainer))

	_ = define("The Vozhd of Sofia", func() *Definition {
		return Define(eatsAnother,
			Named("strike", RangedStrike(3)),
			Named("combat", FightsAsAction(AnyMinion)),
			Named("feed", During(UnlockPhase), DiscardsCards(1, AllyOrRetainer), AddLife(2, Itself)))
	})

	_ = define("The Vozhd of Gravesend", func() *Definition {
		return Define(eatsAnother,
			Named("combat", FightsAsAction(Vampires)),
			Named("prevent", Once(RoundSpan), Prevent(1)),
			Named("cancel", BurnsBlood(1, "life"), CancelPlay(StrikeCards, true), ByOpponent))
	})

	_ = define("The Vozhd of Juiz de Fora", func() *Definition {
		return Define(eatsAnother, PlaysAsVampireAged(Levels{}.With(Ani, Basic), 5),
			Named("combat", FightsAsAction(Vampires)),
			Named("feed", During(UnlockPhase), ControlledMinion(Yours, Clan("Tzimisce"), HasBlood), FillsFrom))
	})

	_ = define("The Vozhd of Szczecin", func() *Definition {
		return Define(eatsAnother,
			Named("combat", FightsAsAction(Vampires)),
			Named("prevent", Once(CombatSpan), DiscardsCards(1, Needing(Pro)), Prevent(2)),
			Named("unlock", InOthersMinionPhase, IfUser(IsLocked), ControlledMinion(Yours, Clan("Tzimisce"), HasBlood), BurnBlood(1, Target), Unlocks(Itself, "unlock this ally")))
	})

	_ = define("Twisted Bloodhound", func() *Definition { return Define(Ability(FightsAsAction(AnyMinion))) })
	_ = define("Revenant", func() *Definition { return Define(BearerGets(Intercept, 1)) })

	_ = define("Szlachta Assistant", func() *Definition {
		return Define(Ability(BurnThis, Reduces(2, OfEither, CardsOf(tzimisceGhoul, "ghoul allies that require a Tzimisce"), ItsBearer)))
	})

	_ = define("Szlachta Bodyguard", func() *Definition {
		return Define(
			Named("prevent", LockThis, Prevent(1)),
			Named("fail", AimedAtYours(AnyMinion), ActionFails, BurnThis))
	})

	tzimisceGhoul = Both(OfType(Ally), WithTrait("ghoul"), NeedingClan("Tzimisce"))
)

// Allies and retainers of other kinds.
var (
	_ = define("47th Street Royals", func() *Definition { return Define(Ability(ReducesBleed(3), BurnThis)) })

	_ = define("Political Ally", func() *Definition { return Define(NothingElse) })

	_ = define("City Star Taxi", func() *Definition {
		return Define(
			Named("strike", RangedStrike(1)),
			Named("maneuver", Once(CombatSpan), IsManeuver),
			Named("stealth", LockThis, YourActs(Clan("Ravnos")), ActingStealthUp(1)))
	})

	_ = define("Feral Hound", func() *Definition {
		return Define(
			OnBasic(InNextDiscard(Unlocks(User, "unlock this vampire"))),
			OnSuperior(AfterAction(Unlocks(User, "unlock this vampire"))),
			Ability(LockThis, InterceptUp(1)))
	})

	_ = define("Dread Mastiff", func() *Definition {
		return Define(OnBasic(), OnSuperior(), RetainerBites(1, AtClose), Ability(FromSuperior, Once(CombatSpan), IsPress))
	})
)
