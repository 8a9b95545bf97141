package cards

import . "elysium/game"

// Allies and retainers with texts of their own, and what hires them.
var (
	_ = define("Talaq, The Immortal", func() *Definition {
		return Define(
			PlaysAsVampireAged(Levels{}.With(Qui, Basic).With(Tha, Basic), 3),
			Named("strike", RangedStrike(1)),
			Named("maneuver", Once(CombatSpan), IsManeuver))
	})

	_ = define("War Ghoul", func() *Definition {
		return Define(
			AsItEnters(Must, BurnsOneOfYours(AllyOrRetainer)),
			Named("prevent", Once(RoundSpan), Prevent(1)),
			Named("combat", Say("as a (D) action enter combat with a ready vampire that another Methuselah controls"),
				Silently(IsAction, AReady(Others, Vampires), EnterCombat(Target))),
			Named("location", NotInCombat, LockThis, BurnThis, InPlayCard(Anyone, Locations), Burns(Target, "burn it")))
	})

	_ = define("Reanimated Corpse", func() *Definition {
		return Define(OnBasic(), OnSuperior(),
			AsItEnters(Must, WithXCounters("pathos", 2)),
			Ability(During(UnlockPhase), Must, CounterOff("pathos", Itself, "this card")),
			RemovedWithout("pathos"),
			PlaysKindAsVampire(CombatCard, "combat cards", Levels{}.With(For, Basic)))
	})

	_ = define("Draeven Softfoot", func() *Definition {
		return Define(
			Silences(Chi),
			Ability(LockThis, AReady(Anyone, Clan("Kiasyd")), PreventsFor(1)))
	})

	_ = define("Infernal Familiar", func() *Definition { return Define(OnBasic(), LendsADiscipline) })

	_ = define("The Summoning", func() *Definition {
		return Define(StealthAction(1),
			OnBasic(Finds(Hand, FromLibrary, Any("an ally or retainer", Ally|Retainer))),
			OnSuperior(TakenAs(Ally), Obtains(User, "this vampire recruits", FromLibrary, Any("an ally", Ally))))
	})

	_ = define("Piper", func() *Definition {
		return Define(Does(RequiresReady(OfSect(Anarch)), AReady(Yours, OfSect(Anarch), Untapped), Locks(Target, "lock it"),
			Obtains(Target, "it recruits or employs", FromHand, Any("an ally or retainer", Ally|Retainer))))
	})

	_ = define("Seal of Veddartha", func() *Definition {
		return Define(
			BearerHasLevels(Dom, 0, 2), BearerHasLevels(For, 2, 2),
			Named("bleed", BearerUses, IfUser(OfCapacity(6)), BleedAction(1)),
			Named("counter", During(UnlockPhase), Must, WithFewerCounters(4), AddCounter),
			When(BearerChangedM, Say("when another minion gets this card, "), Must, AboutThis, BurnsItsCounters))
	})
)

var _ = define("Escaped Mental Patient", func() *Definition {
	return Define(
		Named("strike", HandStrike(1), AsAggravated, OnStrike(BurnsAt(CombatOver, ActionSpan, Itself, "burn this ally at the end of combat"))),
		Named("combat", FightsAsAction(AnyMinion)))
})
