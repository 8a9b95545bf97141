package cards

import . "elysium/game"

// Actions that require Oblivion.
var (
	_ = define("Shroud of Decay", func() *Definition {
		return Define(
			OnBasic(BleedAction(1), IfItBleeds(BledDiscards(2))),
			OnSuperior(AtSeats(Preys), Names(7, "seven cards in your prey's ash heap", InAshHeap(Preys)), Removes(Targets, "remove them from the game"), PreyBurns(3)))
	})

	_ = define("Umbrous Clutch", func() *Definition {
		return Define(StealthAction(1),
			OnBasic(Directed(AReady(Others, AnyMinion)), EnterCombat(Target)),
			OnSuperior(Directed(AReady(Others, AnyMinion)), EnterCombat(Target, With("; this acting minion gets 1 optional maneuver in that combat", AManeuver))))
	})

	_ = define("Spectral Servitor", func() *Definition {
		return Define(ActsAtOnce, UnlocksFirstRecruiter, OnBasic(), OnSuperior(),
			PlaysKindAsVampire(AnyType&^ActionCard, "cards other than action cards", Levels{}.With(Obl, Basic)),
			PlayedAt(Basic, Ability(During(UnlockPhase), Must, BurnThis)),
			PlayedAt(Superior, Ability(During(UnlockPhase), Must, UnlessPool(1, BurnThis))))
	})
)
