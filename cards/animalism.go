package cards

import . "elysium/game"

var (
	_ = define("Pack Alpha", func() *Definition {
		return Define(OnePer(RoundSpan),
			OnBasic(BeforeRangeW, Obtains(User, "this minion employs", FromHand, OneThat("an animal retainer", Both(OfType(Retainer), WithTrait("animal"))))),
			OnSuperior(NoneYet, OnItself("an animal retainer", CardOn(Yours, OfType(Retainer), WithTrait("animal"))), Burns(Target, "burn it"), PutOnUser, BearerHas(Strength, 1)))
	})

	_ = define("Terror Frenzy", func() *Definition {
		return Define(BeforeRangeW,
			OnBasic(OnlyFirstRound, Say("for the rest of this combat the opposing minion neither uses equipment nor presses to continue nor maneuvers to close range"),
				Silently(Change(CannotGoClose, 1, Opponent, CombatSpan, ""), Change(CannotPressOn, 1, Opponent, CombatSpan, ""), CannotUseGear(Opponent, CombatSpan))),
			OnSuperior(OnceAs(Superior, CombatSpan), OpponentPays(1)))
	})

	_ = define("Cats' Guidance", func() *Definition {
		return Define(
			OnBasic(OnlyLockedVampire, AfterItBlocked, UnlocksUser),
			OnSuperior(InterceptUp(1)))
	})

	_ = define("Falcon's Eye", func() *Definition {
		return Define(
			At("ani", CostsUser(1), InterceptUp(1)),
			At("spi", InterceptUp(1)),
			At("SPI", TryToBlockAny))
	})

	_ = define("Detect Authority", func() *Definition {
		return Define(Requires(OfSect(Anarch)),
			At("ani", AimedAtYours(Either(AnyMinion, Locations)), FailsUnlessBurned(2)),
			At("ser", InterceptUp(1)),
			At("tha", ReducesBleed(2)))
	})

	_ = define("Guard Dogs", func() *Definition {
		return Define(OnlyLockedVampire, BledYou,
			OnBasic(UnlocksUser),
			OnSuperior(UnlocksUser, IfThisBlocks("1 optional maneuver", AManeuver)))
	})

	_ = define("Rat's Warning", func() *Definition {
		return Define(OnlyLockedVampire, BledYou,
			OnBasic(UnlocksUser),
			OnSuperior(UnlocksUser, IfThisBlocks("1 optional press", APress)))
	})

	_ = define("Instinctive Reaction", func() *Definition {
		return Define(ByYourPredator,
			OnBasic(InterceptUp(1)),
			OnSuperior(InterceptUp(1), IfThisBlocks("1 optional maneuver", AManeuver)))
	})
)

var _ = define("Drawing Out the Beast", func() *Definition {
	return Define(BeforeRangeW, FirstRound, OpponentIs(Vampires), OnePer(CombatSpan),
		OnBasic(DrawnOut()),
		OnSuperior(DrawnOut(), EachTime(PressStepM, CombatSpan, SufferSurely(N(1), Opponent, "that vampire in each press step of this combat"))))
})

// DrawnOut is what the opposing vampire has and cannot do for the combat.
func DrawnOut() Bundle {
	return Bundle{Say("for this combat the opposing vampire gets +1 strength and cannot maneuver to long range, press to end combat or use equipment"),
		Silently(Change(Strength, 1, Opponent, CombatSpan, ""), Change(CannotGoLong, 1, Opponent, CombatSpan, ""),
			Change(CannotPressEnd, 1, Opponent, CombatSpan, ""), CannotUseGear(Opponent, CombatSpan))}
}
