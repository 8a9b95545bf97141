package cards

import . "elysium/game"

// Combat cards by the discipline they require; those of Potence have a file of their own.

// Animalism.
var _ = define("Carrion Crows", func() *Definition {
	return Define(OnePer(CombatSpan), BeforeRangeW,
		OnBasic(EnvironmentalEachRound(1)),
		OnSuperior(EnvironmentalEachRound(2)))
})

var _ = define("Canine Horde", func() *Definition {
	return Define(
		OnBasic(RangedStrike(1)),
		OnSuperior(DestroysGear, AtRange, WithFirst))
})

// Auspex.
var _ = define("Telepathic Tracking", func() *Definition {
	return Define(
		OnBasic(PressToContinue, NextRoundManeuver),
		OnSuperior(WouldEnd, NewRound))
})

// Celerity.
var (
	_ = define("Blur", func() *Definition {
		return Define(
			OnBasic(ExtraStrikes(1), Limited),
			OnSuperior(ExtraStrikes(2), Limited))
	})

	_ = define("Fast Hands", func() *Definition {
		return Define(
			OnBasic(StealsWeapon),
			OnSuperior(StealsWeapon, WithFirst))
	})

	_ = define("Flash", func() *Definition {
		return Define(
			OnBasic(ManeuverOrPress),
			OnSuperior(IsManeuver, OptionalPress()))
	})

	_ = define("Infernal Pursuit", func() *Definition {
		return Define(
			OnBasic(IsPress),
			OnSuperior(ExtraDrawsThisCombat))
	})

	_ = define("Psyche!", func() *Definition {
		return Define(
			OnBasic(IsPress),
			OnSuperior(AboutToEnd, QueueCombat))
	})

	_ = define("Pursuit", func() *Definition {
		return Define(
			OnBasic(IsManeuver),
			OnSuperior(ExtraStrikes(1), Limited))
	})

	_ = define("Side Strike", func() *Definition {
		return Define(
			OnBasic(StrikeDodge),
			OnSuperior(ExtraStrikes(1), Limited))
	})
)

// Fortitude.
var (
	_ = define("Hidden Strength", func() *Definition {
		return Define(
			OnBasic(PreventX(1)),
			OnSuperior(PreventX(1), OptionalPress()))
	})

	_ = define("Skin of Steel", func() *Definition {
		return Define(
			OnBasic(PreventStrike),
			OnSuperior(PreventStrike, PreventStrikesAfter))
	})

	_ = define("Undead Persistence", func() *Definition {
		return Define(
			OnBasic(WhenItFalls, Say("instead it gets 1 optional press"), TorporWaits(3), Silently(OptionalPress())),
			OnSuperior(Prevent(2)))
	})
)

// Presence.
var _ = define("Majesty", func() *Definition {
	return Define(
		OnBasic(StrikeEnds),
		OnSuperior(StrikeEnds, BeforeCombatEnds(Unlocks(User, "unlock this vampire"))))
})

// Protean.
var (
	_ = define("Body of Sun", func() *Definition {
		return Define(
			OnBasic(StrikeByRange(3, 1), AsAggravated, BurnsAround(false)),
			OnSuperior(StrikeByRange(3, 1), AsAggravated, BurnsAround(true)))
	})

	_ = define("Form of Mist", func() *Definition {
		return Define(
			OnBasic(StrikeDodge),
			OnSuperior(StrikeEnds, MayContinue(1, 1), OnceAs(Superior, ActionSpan)))
	})
)

// Quietus.
var _ = define("Taste of Death", func() *Definition {
	return Define(AtLong,
		OnBasic(RangedStrike(1), AsAggravated),
		OnSuperior(RangedStrike(2), AsAggravated))
})

// Blood Sorcery.
var (
	_ = define("Apportation", func() *Definition {
		return Define(
			OnBasic(PressToContinue),
			OnSuperior(IsManeuver))
	})

	_ = define("Theft of Vitae", func() *Definition {
		return Define(
			OnBasic(StealsBlood(1), AtRange),
			OnSuperior(StealsBlood(2), AtRange))
	})
)
