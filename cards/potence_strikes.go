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

var (
	_ = define("Undead Strength", func() *Definition {
		return Define(OnBasic(StrikeOrMelee(1)), OnSuperior(StrikeOrMelee(2)))
	})

	_ = define("Pushing the Limit", func() *Definition {
		return Define(OnBasic(StrikeOrMelee(2)), OnSuperior(StrikeOrMelee(3)))
	})

	_ = define("Thrown Sewer Lid", func() *Definition {
		return Define(AtLong, OnBasic(RangedStrike(3)), OnSuperior(RangedStrike(3), OptionalPress()))
	})

	_ = define("Mighty Grapple", func() *Definition {
		return Define(
			OnBasic(PressToContinue),
			OnSuperior(StrikeOrMelee(1), Gains("with 1 optional press, only to continue combat", APressOn, RoundSpan)))
	})
)

var _ = define("Earthshock", func() *Definition {
	flying := Who{Text: "a minion with flight", Is: WithTrait("flight").Is}
	return Define(
		OnBasic(StrengthStrike(0), AtRange, CannotBeDodged, NotAt(flying)),
		OnSuperior(StrengthStrike(1), AtRange, CannotBeDodged, NotAt(flying)))
})
