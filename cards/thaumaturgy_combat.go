package cards

import . "elysium/game"

// Blood Sorcery in combat.
var (
	_ = define("Rego Motum", func() *Definition {
		return Define(OnePer(RoundSpan),
			OnBasic(PreventOnly(2, OfStrikes)),
			OnSuperior(PreventOnly(4, OfStrikes)))
	})

	_ = define("Walk of Flame", func() *Definition {
		return Define(NotInRoundOne,
			OnBasic(RangedStrike(1), AsAggravated),
			OnSuperior(RangedStrike(2), AsAggravated))
	})

	_ = define("Wind Dance", func() *Definition {
		return Define(
			OnBasic(StrikeDodge),
			OnSuperior(StrikeDodge, WithExtra(StrikeDodge), Limited))
	})

	_ = define("Hunger of Marduk", func() *Definition {
		return Define(BeforeRangeW,
			OnBasic(Gains("this round, this vampire can strike at any range to steal 1 blood or life, as often as it strikes", AStrikeAtWill(StealsBlood(1), AtRange), RoundSpan)),
			OnSuperior(Gains("this round, this vampire can strike at any range to steal 2 blood or life, as often as it strikes", AStrikeAtWill(StealsBlood(2), AtRange), RoundSpan)))
	})

	_ = define("Blood Rage", func() *Definition {
		return Define(AtClose,
			OnBasic(HandStrike(0), ProofAgainst(For), DisarmsOnStrike),
			OnSuperior(HandStrike(1), ProofAgainst(For), DisarmsOnStrike))
	})

	_ = define("Soul Burn", func() *Definition {
		return Define(
			OnBasic(RangedStrike(1), ProofAgainst(For), DisarmsOnStrike),
			OnSuperior(RangedStrike(2), ProofAgainst(For), DisarmsOnStrike))
	})
)

var _ = define("Burst of Sunlight", func() *Definition {
	return Define(
		OnBasic(RangedStrike(1), AsAggravated, Besides(SufferAggravated(1, User, "this striking vampire"))),
		OnSuperior(RangedStrike(2), AsAggravated, Besides(SufferAggravated(2, User, "this striking vampire"))))
})
