package cards

import . "elysium/game"

// Obfuscate, with and without another discipline.
var (
	_ = define("Forgotten Labyrinth", func() *Definition {
		return Define(NotDuringBleed, OnBasic(StealthUp(2)), OnSuperior(StealthUp(3)))
	})

	_ = define("Go-getter", func() *Definition {
		return Define(NotDuringBleed,
			OnBasic(StealthUp(1)),
			OnSuperior(AfterResolving, IfBlocked, CostsUser(1), GoesOnUnblocked))
	})

	_ = define("No Trace", func() *Definition {
		return Define(OnBasic(AtLong, StrikeEnds), OnSuperior(StrikeEnds))
	})

	_ = define("Old Friends", func() *Definition {
		return Define(ReplaceAt(UnlockPhase),
			OnBasic(DuringBleed, BleedUp(1), Limited),
			OnSuperior(InPolling, VotesUp(2)))
	})

	_ = define("True Love's Face", func() *Definition {
		return Define(
			At("obf pre", DuringBleed, BleedUp(1), Limited),
			At("OBF PRE", WhileBlocked, FailsBlockAttempt, RansomedFor(1, BlockingMinion, "the blocking minion's")))
	})

	_ = define("Visions of Zapathasura", func() *Definition {
		return Define(BledYou,
			At("obf pre", BleedDown(3)),
			At("OBF PRE", UserUnlocked, Locks(User, "lock this vampire"), BleedToNothing))
	})

	_ = define("Kiss of Cathari", func() *Definition {
		return Define(
			AtEither("obf pre", StrikeEnds),
			AtEither("OBF PRE", StrikeEnds, OnHit(IfClose(Together(Locks(Opponent, "the opposing minion is locked"), SkipsUnlock(Opponent, "it"))))))
	})

	_ = define("Dance with the Devil", func() *Definition {
		return Define(
			AtEither("obf tha", Say("maneuver, only to get to close range"), Silently(IsManeuver, OnlyToClose)),
			AtEither("OBF THA", Say("maneuver, only to get to close range"), Silently(IsManeuver, OnlyToClose), Gains("once this round, this vampire can burn 1 blood for 1 additional maneuver, only to get to close range", AtBlood(1, AManeuverToClose), RoundSpan)))
	})
)

var _ = define("Behind You!", func() *Definition {
	return Define(OnlyFirstRound, OnBasic(IsManeuver), OnSuperior(StrikeDodge))
})
