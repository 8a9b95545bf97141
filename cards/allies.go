package cards

import . "elysium/game"

// Allies, and what the imbued and their convictions do.
var (
	_ = define("Muddled Vampire Hunter", func() *Definition {
		return Define(ThisGets(StrikesFirst, 1),
			Ability(Say("as a (D) action enter combat with a ready vampire that another Methuselah controls"),
				Silently(IsAction, AReady(Others, Vampires), EnterCombat(Target))))
	})

	_ = define("Underbridge Stray", func() *Definition {
		return Define(SuperiorLife(2), SuperiorGets(Strength, 1),
			Named("press", FromOutside, BurnsBlood(1, "life"), PressForYours),
			Named("unlock", DirectedAtYou, NotBlocking, BurnThis,
				NotItself(AReady(Yours, AnyMinion)), Unlocks(Target, "unlock it")))
	})

	_ = define(`Jack "Hannibal137" Harmon`, func() *Definition {
		return Define(
			When(RoundBegins, Say("in the first round of a combat this imbued gets 1 optional maneuver"), Silently(FirstRound, OptionalManeuver())))
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
)
