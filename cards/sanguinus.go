package cards

import . "elysium/game"

// Sanguinus: what Blood Brothers share.
var (
	_ = define("Hay Ride", func() *Definition {
		return Define(AfterResolving,
			OnBasic(CircleMate(ControlledMinion(Yours, Vampires)), LendsTheAction),
			OnSuperior(CircleMate(ControlledMinion(Yours, Vampires)), LendsTheAction, CheaperHere(1)))
	})

	_ = define("Slake the Thirst", func() *Definition {
		return Define(
			OnBasic(AsCombat, Say("in combat"), CircleMate(AReady(Anyone, Vampires)), SharesAGain),
			OnSuperior(AsModifier, Say("during an action"), UntilItEnds, CircleMate(AReady(Anyone, Vampires)), SharesAGain),
			OnSuperior(AsCombat, Say("in combat"), CircleMate(AReady(Anyone, Vampires)), SharesAGain))
	})
)
