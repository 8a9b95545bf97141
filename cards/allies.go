package cards

import . "elysium/game"

// Allies, and what the imbued and their convictions do.
var (
	_ = define("Muddled Vampire Hunter", func() *Definition {
		return Define(ThisGets(StrikesFirst, 1),
			Ability(Say("as a (D) action enter combat with a ready vampire that another Methuselah controls"),
				Silently(IsAction, AReady(Others, Vampires), EnterCombat(Target))))
	})

	_ = define("Ossian", func() *Definition {
		return Define(
			OpponentGets(CannotManeuver, 1, "in the first round that has played a card requiring Auspex in this action", AllHold(InTheFirstRound, HasPlayed(Aus))),
			OpponentGets(CannotStrike, 1, "likewise", AllHold(InTheFirstRound, HasPlayed(Aus))),
			When(RoundEnds, Say("at the end of each round this ally gains as much life as the opposing vampire has burned blood in it to mend damage or to escape destruction"),
				Silently(Must, ItFought, GainLost)),
			Ability(Say("as a (D) action at +1 stealth enter combat with any vampire"),
				Silently(IsAction, StealthAction(1), AReady(Others, Vampires), EnterCombat(Target))))
	})

	_ = define("Vagabond Mystic", func() *Definition {
		return Define(ThisGetsIf("when a vampire acts", AgainstVampires, CannotBlock, 1),
			Ability(LockThis, ControlledMinion(Yours, Weakened), AddLife(1, Target)))
	})

	_ = define("Courier", func() *Definition {
		return Define(ThisGetsIf("when it attempts to block a vampire", AgainstVampires, Intercept, -1), AfterYourBleed(LooksAtTop))
	})

	_ = define("Underbridge Stray", func() *Definition {
		return Define(SuperiorLife(2), PlayedAt(Superior, ThisGets(Strength, 1)),
			Named("press", FromOutside, BurnsBlood(1, "life"), PressForYours("1 press", APress)),
			Named("unlock", DirectedAtYou, NotBlocking, BurnThis,
				NotItself(AReady(Yours, AnyMinion)), Unlocks(Target, "unlock it")))
	})

	_ = define(`Jack "Hannibal137" Harmon`, func() *Definition {
		return Define(
			When(RoundBegins, Say("in the first round of a combat this imbued gets 1 optional maneuver"), Silently(FirstRound, Gains("with 1 optional maneuver", AManeuver, RoundSpan))))
	})

	_ = define("Pedro Cortez", func() *Definition {
		return Define(
			ThisGets(CannotGoLong, 1), ThisGets(CannotPressEnd, 1), ThisGets(CannotEndCombat, 1))
	})

	_ = define("Second Sight", func() *Definition {
		return Define(
			Named("intercept", Say("burn this card"), MonsterActs, InterceptUp(1), OneOfNameBy(ActionSpan), Silently(BurnThis)),
			Named("declare", Silently(AsAnnounced), Say("burn this card"), BearerActs, MonstersGet(Intercept, -1), OneOfNameBy(ActionSpan), Silently(BurnThis)))
	})

	_ = define("Young Bloods", func() *Definition {
		return Define(WhenItIsBurned(Provided(ByAnothersVampire, GainsBlood(2, User, "that vampire"))),
			Ability(StealthAction(1), Directed(ControlledMinion(Anyone, CapacityAtMost(7), IsLocked)), BurnBlood(2, Target)))
	})
)

var _ = define("Shadow Court Satyr", func() *Definition {
	return Define(
		AsItEnters(Must, MayStoreFromHand(OfType(CombatCard))),
		UsesKept(ByThisMinion, OnceEvery(CombatSpan), AsBasicVampire))
})

var _ = define("Goth Band", func() *Definition {
	return Define(Ability(StealthAction(1), Directed(AnywhereInPlay(Others, OfType(Master), HasCounters)),
		AlsoName(AnywhereInPlay(Yours, OfType(Master), UsesCounters)), MovesCounterAlong))
})

var (
	_ = define("Carlton Van Wyk", func() *Definition {
		return Define(
			Named("strike", RangedStrike(1)),
			Named("dodge", StrikeDodge, Once(CombatSpan)),
			ThisGetsIf("against vampires", AgainstVampires, Intercept, 1),
			Named("burn", During(DiscardPhase), DiabolicSince(), BurnThis, Burns(Target, "burn it")))
	})

	_ = define("Mylan Horseed", func() *Definition {
		return Define(
			Named("dodge", StrikeDodge, Once(CombatSpan)),
			Named("unlock", Say("as an action"), IsAction, StealthAction(1), AReady(Anyone, NotOfSect(Camarilla), OfCapacity(8)), Unlocks(Target, "unlock it")),
			ThisGetsIf("while a vampire acts", AgainstVampires, CannotBlock, 1))
	})
)
