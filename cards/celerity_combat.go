package cards

import . "elysium/game"

// Celerity: additional strikes.
var (
	_ = define("Quickness", func() *Definition {
		return Define(OnePer(RoundSpan),
			OnBasic(ExtraStrikes(1), Limited),
			OnSuperior(ExtraStrikes(1), Say("(it does not count against the limit)")))
	})

	_ = define("Lightning Reflexes", func() *Definition {
		return Define(
			OnBasic(ExtraStrikes(1), Limited),
			OnSuperior(ExtraForX, Limited))
	})
)

var _ = define("Sideslip", func() *Definition {
	return Define(OnBasic(StrikeDodge), OnSuperior(Prevent(1), OnceAs(Superior, RoundSpan)))
})

var (
	_ = define("Acrobatics", func() *Definition {
		return Define(OnBasic(ExtraStrikes(1), Limited), OnSuperior(StrikeDodge, WithExtraStrike, Limited))
	})

	_ = define("Nimble Feet", func() *Definition {
		return Define(OnBasic(IsPress), OnSuperior(ExtraStrikes(1), Limited))
	})
)

var (
	_ = define("Backstab", func() *Definition {
		first := Change(InitialFirst, 1, User, RoundSpan, "this vampire's initial strike of the round is done with first strike")
		return Define(IfHeBlocked, OnlyFirstRound, BeforeStrikesLand,
			OnBasic(first),
			OnSuperior(first, WithExtraStrike, Limited))
	})

	_ = define("Stutter-Step", func() *Definition {
		return Define(
			OnBasic(StrikeDodge),
			OnSuperior(AtClose, InitialStrike, HandStrike(0), AndDodge,
				Change(CannotExtra, 1, User, RoundSpan, "this vampire cannot use additional strikes this round")))
	})
)

var _ = define("Projectile", func() *Definition {
	return Define(
		OnBasic(RangedStrike(1), OrRangedWeapon, CannotBeDodged),
		OnSuperior(RangedStrike(1), OrRangedWeapon, CannotBeDodged, WithExtraStrike, Limited))
})
