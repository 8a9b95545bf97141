package cards

import . "elysium/game"

// Cards that do the same with either of two disciplines.
var (
	_ = define("Relentlessness", func() *Definition {
		return Define(
			AtEither("cel for", StealthUp(1)),
			AtEither("CEL FOR", WhileBlocked, FailsBlockAttempt))
	})

	_ = define("Dominant Personality", func() *Definition {
		return Define(
			AtEither("pot pre", WhileBlocked, BlockerInterceptDown(1)),
			AtEither("POT PRE", AsAnnounced, AReady(Anyone, Vampires), Change(CannotBlock, 1, Target, ActionSpan, "it cannot block this action")))
	})

	_ = define("Seeds of Terror", func() *Definition {
		return Define(AsAnnounced,
			AtEither("obf pre", BlocksCost(1, OfBlood, AnyMinion, "minions")),
			AtEither("OBF PRE", BlocksCost(1, OfBlood, AnyMinion, "minions"), AReady(Anyone, Vampires), Change(CannotBlock, 1, Target, ActionSpan, "it cannot block this action")))
	})

	_ = define("Subversion", func() *Definition {
		return Define(
			AtEither("cel pre", StealthUp(1)),
			AtEither("CEL PRE", Word("bleed"), DuringBleed, BleedUp(1), Limited),
			AtEither("CEL PRE", Word("stealth"), DuringBleed, StealthUp(1), BleedUp(1), Limited))
	})

	_ = define("Swift Cover", func() *Definition {
		return Define(
			AtEither("cel obf", AsCombat, StrikeDodge),
			AtEither("CEL OBF", AsModifier, StealthUp(1)))
	})

	_ = define("Soulgrinder", func() *Definition {
		return Define(
			AtEither("pot tha", HandStrike(2)),
			AtEither("POT THA", HandStrike(2), ProofAgainst(For)))
	})

	_ = define("Sentry Signal", func() *Definition {
		return Define(
			AtEither("ani tha", OnlyLockedVampire, UnlocksToBlock),
			AtEither("ANI THA", ReducesBleed(3)))
	})

	_ = define("Magnetic Authority", func() *Definition {
		return Define(AfterResolving, IfReferendumPassed,
			AtEither("dom pot", AnUncontrolled(OfSect(Sabbat)), AddBlood(2, Target)),
			AtEither("DOM POT", AddBloodTo(1, YourUncontrolled(OfSect(Sabbat)), "each Sabbat vampire in your uncontrolled region")))
	})
)
