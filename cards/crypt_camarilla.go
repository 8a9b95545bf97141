package cards

import . "elysium/game"

// Camarilla vampires.
var (
	_ = define("Akram", func() *Definition {
		return Define(Ability(AfterCombatW, Once(TurnSpan), IfStanding(BothOfThem), BurnsBlood(1, "blood"), BeginsCombat(Opponent, "the opposing one again")))
	})
	_ = define("Amelia, The Blood Red Tears", func() *Definition {
		return Define(When(CombatOver, Say("after each combat of this minion, "), Silently(Must, ItFought), BurnBloodOrLife(1, Opponent, "the opposing minion")))
	})
	_ = define("Adana de Sforza", func() *Definition {
		return Define(Costs(-1, OfBlood, CardsAs(CombatCard, "combat cards"), ThisMinion))
	})
	_ = define("Black Cat", func() *Definition {
		return Define(Costs(-1, OfPool, CardsOf(OfType(Equipment), "equipment cards"), ThisMinion))
	})
	_ = define("Anneke", func() *Definition { return Define(ThisGetsIf("when a vampire acts", AgainstVampires, BlocksAnyone, 1)) })
	_ = define("Arika", func() *Definition { return Define(PreyPaysForLocations) })
	_ = define("Dónal O'Connor (G2)", func() *Definition {
		return Define(WhenBlock(BlockSucceeds, Vampires, BurnBlood(1, About)))
	})
	_ = define("Dónal O'Connor (G6)", func() *Definition {
		return Define(Ability(InYourMinionPhase, BurnsBlood(1, "blood"), Unlocks(Itself, "unlock it")))
	})
	_ = define("Mariel, Lady Thunder", func() *Definition {
		return Define(Ability(BeforeRangeW, FromOutside, NotFighting, LockThis, EndCombat,
			AfterThisCombat("after combat 1 damage, which cannot be prevented, is done to each combatant and to each of their retainers", SufferSurely(N(1), AllInCombat, ""))))
	})
	_ = define("Boss Callihan", func() *Definition { return Define(ThisGets(CannotRescue, 1)) })
	_ = define("Fidus, The Shrunken Beast", func() *Definition {
		return Define(ThisGetsIf("on undirected actions", ActsUndirected, Stealth, 1))
	})

	_ = define("Ingrid Rossler", func() *Definition {
		return Define(ReadyGivesYou(TransfersOf, 2, "ready as your influence phase begins", (*Card).Ready))
	})
	_ = define("Santaleous", func() *Definition {
		return Define(ThisGets(Bleed, 1).PerCard(AmongAll, UniqueOnes(WithTrait("hunting ground"))),
			Ability(BurnsBlood(3, "blood"), CancelPlay(MasterCard, false)))
	})

	_ = define("Dr. Solomon Grey", func() *Definition { return Define(AsItEnters(Must, BurnsPool(1, Itself))) })
)

// Camarilla vampires that give their clan or themselves more bleed.
var (
	_ = define("Andre LeRoux", func() *Definition {
		return Define(Ability(UsableAt(WouldSucceed), YourActs(Vampires), IfActionBleeds, Once(ActionSpan),
			BleedDown(1), Change(Bleed, 2, Itself, TurnSpan, "this vampire gets +2 bleed this turn")))
	})

	_ = define("Annabelle Triabell (G3)", func() *Definition {
		return Define(Ability(Say("as an action that costs 1 blood"), Silently(IsAction, BurnsBlood(1, "blood")), StealthAction(1),
			Change(Bleed, 1, Every(Clan("Toreador")), TurnSpan, "every Toreador in play gets +1 bleed for the rest of the turn"), Unlocks(Itself, "unlock this vampire")))
	})

	_ = define("Annabelle Triabell (G6)", func() *Definition {
		return Define(LockedGivesOthers(Clan("Toreador"), Stealth, 1))
	})

	_ = define("Valerius Maior, Hell's Fool", func() *Definition {
		return Define(Ability(StruckRequiring(Tha), ExtraStrikes(1), Limited, OnlyStrikesRequiring(Tha)))
	})

	_ = define("Valerius Maior, Hell's Fool (ADV)", func() *Definition {
		return Define(When(BlockTried, Say("when this minion attempts to block, "), Must, AboutThis, BarsFrom(ActingMinion, Chi, Obf)),
			MergedChanges(Independent, -2, "infernal", "red list"))
	})
)

var _ = define("Andrew Stuart", func() *Definition {
	return Define(AsItPlays(AnyCardRequiring(Tha),
		RevealsTop(Needing(Tha), CancelsIt, BurnBlood(1, Itself))))
})

var (
	_ = define("Basilia", func() *Definition { return Define(ThisGets(HandAggravates, 1)) })

	_ = define("Spiridonas", func() *Definition {
		return Define(Ability(WhileActing, Once(TurnSpan), BurnsX(2), BleedUpX))
	})
)

var _ = define("Astrid Thomas", func() *Definition { return Define(WhenVotesAreCounted(CastWithThis(Clan("Tremere")))) })
