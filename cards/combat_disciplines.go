package cards

import . "elysium/game"

// Combat cards by the discipline they require; those of Potence have a file of their own.

// Animalism.
var _ = define("Carrion Crows", func() *Definition {
	return Define(OnePer(CombatSpan), BeforeRangeW,
		OnBasic(EachRound(StrikeResolution, Suffer(N(1), Opponent, "the opposing minion"))),
		OnSuperior(EachRound(StrikeResolution, Suffer(N(2), Opponent, "the opposing minion"))))
})

var _ = define("Canine Horde", func() *Definition {
	return Define(
		OnBasic(RangedStrike(1)),
		OnSuperior(DestroysGear, AtRange, WithFirst))
})

// Auspex.
var _ = define("Telepathic Tracking", func() *Definition {
	return Define(
		OnBasic(PressToContinue, Later(RoundBegins, CombatSpan, Gains("should another round follow, this minion has 1 optional maneuver in it", AManeuver, RoundSpan))),
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
			OnBasic(Say("maneuver, or press"), Silently(IsManeuver, IsPress)),
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

	_ = define("Riposte", func() *Definition {
		return Define(NotInRoundOne,
			OnBasic(StrikeEnds, OnHit(IfClose(InflictsSurely(1)))),
			OnSuperior(StrikeEnds, OnHit(IfClose(InflictsSurely(2)))))
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

	_ = define("Indomitability", func() *Definition {
		return Define(
			OnBasic(Prevent(1)),
			OnSuperior(IsPress),
			OnSuperior(Prevent(1), OptionalPress()))
	})

	_ = define("Skin of Steel", func() *Definition {
		return Define(
			OnBasic(PreventStrike),
			OnSuperior(PreventStrike, PreventStrikesAfter))
	})

	_ = define("Undead Persistence", func() *Definition {
		return Define(
			OnBasic(WhenItFalls, Say("instead it gets 1 optional press"), TorporWaits, EndsWhenIdle(3), Silently(OptionalPress())),
			OnSuperior(Prevent(2)))
	})

	_ = define("Undying Tenacity", func() *Definition {
		return Define(
			OnBasic(WhenItFalls, TorporWaits),
			OnSuperior(IsPress),
			OnSuperior(Prevent(1)))
	})
)

// Presence.
var (
	_ = define("Catatonic Fear", func() *Definition {
		return Define(
			OnBasic(StrikeEnds),
			OnSuperior(StrikeEnds, OnHit(IfClose(InflictsSurely(1)))))
	})

	_ = define("Majesty", func() *Definition {
		return Define(
			OnBasic(StrikeEnds),
			OnSuperior(StrikeEnds, BeforeCombatEnds(Unlocks(User, "unlock this vampire"))))
	})
)

// Protean.
var (
	_ = define("Body of Sun", func() *Definition {
		return Define(
			OnBasic(StrikeByRange(3, 1), AsAggravated, BurnsAround(false)),
			OnSuperior(StrikeByRange(3, 1), AsAggravated, BurnsAround(true)))
	})

	_ = define("Earth Meld", func() *Definition {
		return Define(
			OnBasic(StrikeEnds),
			OnSuperior(StrikeEnds, BeforeCombatEnds(Unlocks(User, "unlock this vampire"))))
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

	_ = define("Weather Control", func() *Definition {
		return Define(OnePer(CombatSpan), BeforeRangeW, OnlyFirstRound,
			OnBasic(NowAndEachRound(SufferSurely(N(1), AllInCombat, "both combatants and each retainer on them"))),
			OnSuperior(NowAndEachRound(SufferSurely(RoundNumber, AllInCombat, "both combatants and each retainer on them"))))
	})
)

// Serpentis.
var _ = define("Mummify", func() *Definition {
	wrapped := []InMode{StrikeEnds, BeforeCombatEnds(Unlocks(User, "unlock this vampire")),
		AfterCombatEnds(Together(ToTorpor(User, "this vampire goes to torpor"), PutBackOn(User, "it")))}
	return Define(
		OnBasic(wrapped...),
		OnSuperior(wrapped...),
		PlayedAt(Basic, BearerGets(CannotLeave, 1)),
		When(LeftTorporM, Say("when this vampire leaves torpor, "), Must, AboutHost, BurnThis))
})

// Vicissitude.
var _ = define("Meld with the Land", func() *Definition {
	return Define(
		OnBasic(StrikeEnds, OnStrike(Unlocks(Opponent, "unlock the opposing minion, at any range, before combat ends"))),
		OnSuperior(StrikeEnds))
})

// Further strikes.
var (
	_ = define("Aid from Bats", func() *Definition {
		return Define(
			OnBasic(RangedStrike(1), WithItsManeuver),
			OnSuperior(RangedStrike(1), WithItsManeuver, OptionalPress()))
	})

	_ = define("Anesthetic Touch", func() *Definition {
		return Define(AtClose,
			At("aus", StrikeDodge),
			At("obe", HandStrike(0), EndsOnceResolved),
			At("OBE", HandStrike(0), WithFirst, EndsOnceResolved))
	})

	_ = define("Blood Fury", func() *Definition {
		return Define(AtClose,
			OnBasic(HandStrike(1), ProofAgainst(For), DisarmsOnStrike),
			OnSuperior(HandStrike(2), ProofAgainst(For), DisarmsOnStrike))
	})

	_ = define("Rigor Mortis", func() *Definition {
		return Define(BeforeRangeW, OnePer(RoundSpan),
			At("pre", NoMoreStrikes),
			At("thn", NoMoreStrikes, OptionalPress()),
			At("THN", NoMoreStrikes, OptionalPress(), CancelsManeuvers))
	})
)
