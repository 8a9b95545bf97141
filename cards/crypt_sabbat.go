package cards

import . "elysium/game"

// Sabbat vampires.
var (
	_ = define("Agaitas, The Scholar of Antiquities", func() *Definition { return Define(ReplacesFrom(Preys, "your prey")) })
	_ = define("Dragos", func() *Definition { return Define(PaysNothingFor(CardsAs(CombatCard, "combat cards"))) })
	_ = define("Sébastien Goulet", func() *Definition {
		return Define(Costs(-1, OfEither, CardsOf(OfType(Ally|Retainer), "allies and retainers"), ThisMinion),
			Ability(WhileActing, DuringBleed, Once(ActionSpan), BurnsBlood(1, "blood"), Change(Bleed, 1, User, ActionSpan, "+1 bleed")))
	})
	_ = define("Alfred Benezri", func() *Definition {
		return Define(ThisGetsIf("in combat with an ally", AgainstKind(AllyOnly), Strength, -1))
	})
	_ = define("Antonio Delgado", func() *Definition { return Define(WhenItsReferendumPasses("", MayUnlockInDiscardPhase)) })
	_ = define("Bronwen", func() *Definition { return Define(Ability(StrikeDodge, Once(CombatSpan))) })

	_ = define("Chaundice", func() *Definition {
		return Define(Ability(PreventOnly(2, NormalStrikes), TimesEach(2, "twice", CombatSpan)))
	})

	_ = define("Lambach", func() *Definition {
		return Define(Ability(BeforeStrikesLand, Once(CombatSpan), BurnsBlood(1, "blood"), HandStrikesAggravated))
	})

	_ = define("Sha-Ennu", func() *Definition { return Define(Unblocked(CapacityAtMost(3))) })

	_ = define("Tupdog", func() *Definition {
		return Define(Costs(-1, OfBlood, CardsRequiring(Vis), ThisMinion),
			Ability(FightsAsAction(AnyMinion)),
			BurnsAfterYourMinionPhase)
	})

	_ = define("Byzar", func() *Definition {
		return Define(InsteadOfBurning(NamedCounterOn("burn", Itself), ToTorpor(Itself, "it goes to torpor"), WithCounter(3, "burn", RemovesThis)))
	})

	_ = define("Jimmy Dunn", func() *Definition { return Define(Supplants) })
)

var _ = define("Nahir", func() *Definition {
	return Define(YouGet(HandSize, 1).PerCounter("research"),
		Ability(UseMasterAction, ItIsReady, CostsPool(1), NamedCounterOn("research", Itself)))
})

var _ = define("Marthe Dizier", func() *Definition {
	return Define(Ability(AfterCombatW, Once(CombatSpan), BurnsBlood(1, "blood"), PlayedInCombat(), ToHand(Target, "move it to your hand")))
})

var _ = define("Dominique", func() *Definition {
	return Define(Ability(Say("as an action"), IsAction, Directed(AnywhereInPlay(Anyone, Locations)), BurnsAtCost("vandal")))
})
