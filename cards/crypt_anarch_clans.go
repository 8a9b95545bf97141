package cards

import . "elysium/game"

// Anarch vampires, by clan.

// Brujah, Gangrel and Ministry.
var (
	_ = define("Theo Bell (G6)", func() *Definition { return Define(Ability(FightsAsAction(AnyMinion))) })
	_ = define("Ariane", func() *Definition { return Define(ThisGetsIf("on undirected actions", ActsUndirected, Stealth, -1)) })
	_ = define("Martina Srnankova", func() *Definition { return Define(ThisGetsIf("during bleed actions", Bleeding, Intercept, 1)) })
	_ = define("Kuyén", func() *Definition {
		return Define(Costs(-1, OfEither, CardsOf(Both(AllyOrRetainer, WithTrait("animal")), "animals, allies and retainers,"), ThisMinion))
	})
	_ = define("Ragnar Nordstrom", func() *Definition {
		return Define(Costs(-1, OfBlood, CardsRequiring(Pro), ThisMinion),
			ThisGetsIf("in combat with an ally or a younger vampire", AgainstAllyOrYoungerOne, Strength, 1))
	})
	_ = define("Hesha Ruhadze (G6)", func() *Definition { return Define(ThisGets(Bleed, 1).PerCard(OnIt, UniqueOnes(OfType(Equipment)))) })
)

// Ravnos and Tzimisce.
var (
	_ = define("Roy", func() *Definition {
		return Define(
			ThisGetsIf("in combat with a titled vampire", AgainstKind(Titled), Strength, 1),
			Ability(During(DiscardPhase), Must, IsA(Itself, "", Untapped), Locks(Itself, "lock this vampire if it is unlocked")))
	})
	_ = define("Sreelekha", func() *Definition {
		return Define(ReadyGivesYou(DiscardActions, 1, "ready as your discard phase begins", (*Card).Ready))
	})
	_ = define("Branimira", func() *Definition {
		return Define(ThisGetsIf("while you have at most 9 pool", OrLessPool(9, You), Intercept, 1))
	})
	_ = define("Neserian", func() *Definition {
		return Define(
			ThisGetsIf("while you control no location", Unless(YouControl(Locations)), Bleed, -1),
			ThisGetsIf("while you control any location", YouControl(Locations), VotesOf, 1))
	})
	_ = define("Máddji, Mistress of Szlachtas", func() *Definition {
		return Define(Costs(-1, OfEither, CardsOf(Both(AllyOrRetainer, NeedingClan("Tzimisce")), "allies and retainers that require a Tzimisce"), ThisMinion))
	})
)

// Those with something to do about actions.
var (
	_ = define("Saankaláxt", func() *Definition {
		return Define(Ability(Say("(D) action"), Silently(IsAction), ForBlood(1), CardOn(Others, OfType(Equipment)), Steals(Target)))
	})
	_ = define("Doc Martina", func() *Definition { return Define(Costs(-1, OfBlood, Deeds(RescueDeed), ThisMinion)) })
	_ = define("Luciano Carvalho", func() *Definition {
		return Define(Ability(During(DiscardPhase), OnOne(Vampires, CardOn(Yours, Who{Text: "an animal retainer", Is: Both(OfType(Retainer), WithTrait("animal")).Is})), MovesToAnother(Vampires)))
	})
	_ = define("Gathii", func() *Definition {
		return Define(Ability(Say("during its own action"), WhileActing, Once(ActionSpan), RevealsOr(Masters, BurnBlood(1, Itself), StealthUp(1))))
	})
	_ = define("Aline Gädeke", func() *Definition {
		return Define(Ability(Once(TurnSpan), AfterDeed(ByAnother(OfSect(Anarch), "Anarch"), true, "", AnyAction),
			BurnsBlood(1, "blood"), IfItIsLocked, Unlocks(Itself, "unlock this vampire")))
	})
	_ = define("Elen Kamjian", func() *Definition {
		return Define(Ability(Say("if you control a locked minion"), Silently(Controlling(IsLocked)), Mandatory, BleedAction(1)))
	})
	_ = define("Keegan", func() *Definition {
		return Define(Ability(Once(TurnSpan), AfterDeed(ByThis, true, "that requires a Gangrel", WithCardOf(NeedingClan("Gangrel"))),
			IfItIsLocked, Unlocks(Itself, "unlock this vampire")))
	})
	_ = define("Sergio Bueno", func() *Definition {
		return Define(BlockersBurn(1, "minions with any of your corruption counters", CorruptedByYou))
	})
	_ = define("Nonu Dis", func() *Definition {
		return Define(Ability(During(MasterPhase), AfterYourMaster, ItIsReady, AReady(Yours, Clan("Ministry")), AddBlood(1, Target)))
	})
	_ = define("Marialena", func() *Definition {
		return Define(WhenThisIsBlocked(Say("it burns 1 blood"), Silently(BurnBlood(1, Itself))))
	})
)

// Those with something to do in combat.
var (
	_ = define("Phaibun", func() *Definition { return Define(Ability(Once(CombatSpan), RandomDiscard, StrikeDodge)) })
	_ = define("Noluthando", func() *Definition { return Define(ThisGets(RangedDamage, 1)) })
	_ = define("Faruq Abd al-Qadir", func() *Definition {
		return Define(FoesOf(CannotEndCombat, 1, "one with any of your corruption counters", CorruptedByYou))
	})
	_ = define("Saku Pihlajamäki", func() *Definition { return Define(Ability(Once(CombatSpan), IsManeuver)) })
)
