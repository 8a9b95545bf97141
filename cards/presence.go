package cards

import . "elysium/game"

var (
	_ = define("Aire of Elation", func() *Definition {
		return Define(DuringBleed,
			OnBasic(BleedUp(1), Provided(IfUser(Clan("Toreador")), BleedUp(1)), Limited),
			OnSuperior(BleedUp(2), Provided(IfUser(Clan("Toreador")), BleedUp(1)), Limited))
	})

	_ = define("Bewitching Oration", func() *Definition {
		return Define(InPolling,
			OnBasic(VotesUp(2)),
			OnSuperior(VotesUp(4)))
	})

	_ = define("Perfect Paragon", func() *Definition {
		return Define(
			OnBasic(InPolling, VotesUp(3)),
			OnSuperior(InterceptDown(1, "allies and vampires younger than this one", AnAllyOrYounger.Is)))
	})

	_ = define("Voter Captivation", func() *Definition {
		return Define(AfterResolving, IfReferendumPassed,
			OnBasic(GainsByMargin(0)),
			OnSuperior(GainsByMargin(2)))
	})

	_ = define("Scalpel Tongue", func() *Definition {
		return Define(InPolling, ModifierOrReaction(
			At("cel pre", AVoter(), Locks(Target, "lock it"), MakesAbstain(Target)),
			At("CEL PRE", AVoter(), Locks(Target, "lock it"), MakesAbstain(Target), BurnBlood(1, Target))))
	})
)

var _ = define("Force of Personality", func() *Definition {
	living := Who{Text: "an ally that is no zombie", Is: Both(AllyOnly, Not(WithTrait("zombie"))).Is}
	return Define(
		OnBasic(AsCombat, StrikeEnds),
		OnSuperior(AsModifier, AsAnnounced, BlocksCost(1, OfBlood, Vampires, "vampires"), UnblockableBy(living, "allies that are no zombies")))
})
