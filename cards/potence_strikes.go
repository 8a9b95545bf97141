package cards

import . "elysium/game"

// Strikes of Potence other than by hand, and what fists earn.
var (
	_ = define("Burning Wrath", func() *Definition {
		return Define(
			OnBasic(HandStrike(1), AsAggravated),
			OnSuperior(HandStrike(2), AsAggravated))
	})

	_ = define("Shattering Blow", func() *Definition {
		return Define(
			OnBasic(DestroysGear),
			OnSuperior(DestroysGear, WithFirst))
	})

	_ = define("Street Cred", func() *Definition {
		return Define(AtRoundEnd, InflictedMore, OnePer(TurnSpan),
			OnBasic(YoungerUncontrolled(), AddBlood(1, Target)),
			OnSuperior(YoungerUncontrolled(), AddBlood(2, Target)))
	})

	_ = define("Thrown Gate", func() *Definition {
		return Define(
			OnBasic(RangedStrike(1), WithItsManeuver),
			OnSuperior(RangedStrike(2), WithItsManeuver))
	})
)
