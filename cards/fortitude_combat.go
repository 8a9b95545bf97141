package cards

import . "elysium/game"

// Fortitude: damage that does not come through, and vampires that get up again.
var (
	_ = define("Rolling with the Punches", func() *Definition {
		return Define(
			OnBasic(Prevent(1)),
			OnSuperior(CostsUser(1), PreventStrike, PreventStrikesAfter))
	})

	_ = define("Soak", func() *Definition {
		return Define(OnePer(RoundSpan),
			OnBasic(PreventOnly(2, OfNormal)),
			OnSuperior(PreventOnly(4, OfNormal)))
	})

	_ = define("Forced Vigilance", func() *Definition {
		return Define(OnlyLockedVampire,
			OnBasic(AfterItBlocked, UnlocksUser),
			OnSuperior(DirectedAtYou, UnlocksUser))
	})

	_ = define("Glancing Blow", func() *Definition {
		return Define(ReplaceAt(UnlockPhase), Does(PreventOnly(1, OfStrikes)))
	})
)

var _ = define("Tranquility Shield", func() *Definition {
	calm := []InMode{Change(FrenzyProof, 1, User, CombatSpan, "frenzy cards cannot be used on this vampire in this combat"), CancelsFrenzies(User, "this vampire")}
	return Define(BeforeRangeW, OnlyFirstRound,
		OnBasic(append(calm, NowAndEachRound(Gains("this vampire can prevent 1 damage in that round", PreventionInParts(1), RoundSpan)))...),
		OnSuperior(append(calm, NowAndEachRound(Gains("this vampire can prevent 2 damage in that round", PreventionInParts(2), RoundSpan)))...))
})

var _ = define("Unflinching Persistence", func() *Definition {
	return Define(
		OnBasic(Prevent(1)),
		OnSuperior(IsManeuver, Gains("this vampire can prevent 1 damage later in this round", APrevention(1), RoundSpan)))
})

var (
	_ = define("Skin of Rock", func() *Definition { return Define(OnBasic(Prevent(1)), OnSuperior(Prevent(2))) })

	_ = define("Resilience", func() *Definition {
		return Define(OnBasic(Prevent(1)), OnSuperior(PreventOnly(3, OfNormal)))
	})
)

var _ = define("Skin of Night", func() *Definition {
	hardened := Change(TreatsAsNormal, 1, User, RoundSpan, "for the rest of this round this vampire takes aggravated damage as normal damage")
	return Define(AnyTimeInCombat,
		OnBasic(hardened),
		OnSuperior(hardened, PreventIfAny(1)))
})

var _ = define("Superior Mettle", func() *Definition {
	return Define(
		OnBasic(PreventStrike),
		OnSuperior(PreventStrike, NowAndEachRound(Gains("this vampire can burn 1 blood to prevent all damage of the opposing minion's initial strike of that round",
			AtBlood(1, AUseIn(PreventW, PreventInitialStrike)), RoundSpan))))
})
