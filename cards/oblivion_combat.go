package cards

import . "elysium/game"

// Oblivion in combat.
var (
	_ = define("Pass Through Shadow", func() *Definition {
		return Define(
			OnBasic(StrikeEnds),
			OnSuperior(StrikeEnds, AfterCombatEnds(PutBackOn(User, "this vampire"))),
			Ability(BearerUses, Silently(WhileActing), BurnThis, StealthUp(1)))
	})

	_ = define("Shadow Shift", func() *Definition {
		return Define(OnBasic(ExtraStrikes(1), Limited), OnSuperior(IsManeuver))
	})

	_ = define("Arms of Ahriman", func() *Definition {
		return Define(
			OnBasic(ExtraStrikes(1), Limited),
			OnSuperior(StrikeDodge, WithExtraStrike, Limited))
	})

	_ = define("Touch of Oblivion", func() *Definition {
		return Define(
			OnBasic(StrikeThat(Together(PutBackOn(Opponent, "the opposing minion"), WithCounters(2)))),
			OnSuperior(StrikeThat(FellsOrBurns)),
			UnlocksByCounter, BurnedEmpty)
	})
)
