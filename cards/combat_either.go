package cards

import . "elysium/game"

// Combat cards that are played with one discipline or with another.
var (
	_ = define("Blissful Agony", func() *Definition {
		return Define(
			At("ani", HandStrike(1)),
			At("val", BeforeStrikesW, AtClose, OnceAs(Basic, CombatSpan),
				EachRound(StrikeResolution, IfClose(SufferSurely(N(1), Opponent, "the opposing minion")))),
			At("VAL", AgainstVampire, StrikeEnds, FightsAnother(AReady(NotOpponents, AnyMinion))))
	})

	_ = define("Heaven's Gate", func() *Definition {
		return Define(
			At("nec", AFighter(AllyOnly), PreventsFor(1), ByBystander),
			At("obe", WhenAllyPerishes, ByBystander, SavesInCombat(1), EndCombat),
			At("OBE", WhenAllyPerishes, ByBystander, SavesInCombat(2), EndCombat))
	})

	_ = define("Loving Agony", func() *Definition {
		return Define(AtClose,
			At("ani", HandStrike(1)),
			At("val", StrikeEnds, OnHit(InflictsSurely(1))),
			At("VAL", StrikeEnds, OnHit(InflictsSurely(1)), UserCanBefore(1, Unlocks(User, "unlock"))))
	})

	_ = define("Outside the Hourglass", func() *Definition {
		return Define(
			At("obf", StrikeDodge),
			At("tem", IsManeuver),
			At("tem", StrikeDodge, WithItsManeuver),
			At("TEM", BeforeRangeW, Inflicts(2), OnceAs(Superior, RoundSpan)))
	})

	_ = define("Relentless Reaper", func() *Definition {
		return Define(
			At("for", Prevent(1)),
			At("thn", IsPress),
			At("THN", WouldEnd, CostsUser(1), NewRound))
	})
)

// Combat cards of a path.
var (
	_ = define("Hunting the Quarry", func() *Definition {
		return Define(OnePer(CombatSpan), YourControl,
			AtEither("cel tha", AboutToEnd, PutOnOpponent),
			AtEither("CEL THA", WouldEnd, CostsUser(1), NewRound),
			Ability(Say("burning this card, a vampire you control can try to enter combat with this minion as a (D) action at +1 stealth"),
				Silently(YourMinionActs(Vampires), StealthAction(1), TheBearer(AReady(Others, AnyMinion)), FromTheStart(BurnThis), EnterCombat(Target))))
	})

	_ = define("Morbidity", func() *Definition {
		bleeds := []InMode{PutInPlay, OpponentsBloodOntoThis(2), ChooseReached(Opponent, "")}
		return Define(BeforeRangeW, AgainstVampire, OnePer(RoundSpan),
			AtEither("obl tha", bleeds...),
			AtEither("OBL THA", append(bleeds, OpponentPays(1))...),
			When(CombatOver, Say("after combat ends, "), Must, CountersTo(Chosen, "that vampire"), BurnThis))
	})
)
