package cards

import . "elysium/game"

// Salubri.
var (
	_ = define("Barachiel", func() *Definition { return Define(Ability(FightsAsAction(AnyMinion))) })
	_ = define("Castellan", func() *Definition {
		return Define(
			ThisGetsIf("during directed actions", IsDirected, Intercept, 1),
			ThisGetsIf("during undirected actions", Unless(IsDirected), Intercept, -1))
	})
)

// Those with something to do.
var (
	_ = define("Abaddon", func() *Definition {
		return Define(Named("maneuver", Once(CombatSpan), IsManeuver), Named("press", Once(CombatSpan), IsPress))
	})
	_ = define("Seraphina", func() *Definition {
		return Define(Ability(StealthAction(1), ControlledMinion(Yours, AnyMinion), AddBloodOrLife(2, Target)))
	})
	_ = define("Ilonka", func() *Definition {
		return Define(Ability(Once(TurnSpan), AfterBleedOfYou, ItIsReady, LooksAtHands(ActingSeats, "the hand of the acting minion's controller"), MayDiscardFrom(ActingSeats, "it")))
	})
	_ = define("Aniel", func() *Definition {
		return Define(
			Named("counter", Shared, StealthAction(1), ForBlood(1), Directed(NotUser(AReady(Anyone, AnyMinion, Corrupted))), BurnsCorruption),
			Named("card", Shared, StealthAction(1), ForBlood(1), Directed(NotOnThis(OnOne(IsReady, CardOn(Anyone, NeedingAny)))), Burns(Target, "burn it")))
	})
	_ = define("Sakhar", func() *Definition {
		return Define(Ability(StealthAction(1), Finds(Hand, FromLibrary, Any("an equipment card", Equipment))))
	})
	_ = define("Opikun", func() *Definition {
		return Define(Ability(Once(CombatSpan), BurnsBlood(1, "blood"), AFighterOf(Yours, Vampires), PreventsNormalFor(2)))
	})
	_ = define("Dominica", func() *Definition {
		return Define(Ability(StealthAction(1), Finds(Hand, FromLibrary, OneThat("a master archetype card", Both(Masters, WithTrait("archetype"))))))
	})
	_ = define("Djeneba", func() *Definition { return Define(Costs(1, OfBloodOrLife, PlayedToStrike, TheOpponent)) })
)
