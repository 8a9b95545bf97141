package cards

import (
	"fmt"

	. "elysium/game"
)

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

var (
	_ = define("Necrosis", func() *Definition {
		return Define(
			At("pot", HandStrike(1)),
			At("thn", HandStrike(2)),
			At("THN", HandStrike(2), OnStrike(InThisRound(PressStepM, SufferSurely(N(1), Among(Opponent, Vampires), "the opposing vampire")))))
	})

	_ = define("Dust to Dust", func() *Definition {
		return Define(
			At("obf", PressToEnd),
			At("thn", StrikeDodge, OptionalPress()),
			At("THN", StrikeDodge, WithItsManeuver, OptionalPress()))
	})

	_ = define("Fear of the Void Below", func() *Definition {
		press := NowAndEachRound(Gains("this vampire gets 1 optional press for the round, only to end combat", APressToEnd, RoundSpan))
		return Define(OnePer(CombatSpan),
			At("obf", IsManeuver),
			At("dai", BeforeRangeW, RoundsAfar, press),
			At("DAI", BeforeRangeW, RoundsAfar, press, EachRound(StrikeResolution, OpponentDiscardsAtRandom(1))))
	})
)

var (
	_ = define("Armor of Caine's Fury", func() *Definition {
		guard := func(n int) []InMode {
			return []InMode{BeforeRangeW,
				NowAndEachRound(Gains(fmt.Sprintf("this vampire can prevent %d damage of the opposing minion's strikes in that round", n), StrikePreventionInParts(n), RoundSpan)),
				Change(FrenzyProof, 1, User, CombatSpan, "frenzy cards cannot be used on this vampire in this combat"), CancelsFrenzies(User, "this vampire")}
		}
		return Define(
			At("pre", Prevent(1)),
			At("val", guard(1)...),
			At("VAL", guard(2)...))
	})

	_ = define("Chameleon's Colors", func() *Definition {
		return Define(
			At("ani", IsManeuver),
			At("spi", IsPress),
			At("spi", IsManeuver, OptionalPress()),
			At("SPI", AtLong, StrikeEnds, ContinuesBlocked("an action that is no bleed", NoBleed)))
	})

	_ = define("Bollix", func() *Definition {
		return Define(Requires(OfSect(Anarch)),
			At("cel", Say("maneuver, or press"), Silently(IsManeuver, IsPress)),
			At("pre", CancelPlay(CardWithTraits("aim", "frenzy", "grapple"), true), ByOpponent),
			At("tha", HandStrike(1), ProofAgainst(For), DisarmsOnStrike))
	})

	_ = define("Lapse", func() *Definition {
		return Define(BeforeRangeW,
			At("pot", Change(Strength, 2, User, RoundSpan, "this vampire gets +2 strength this round")),
			At("tem", Change(CannotManeuver, 1, Opponent, RoundSpan, "the opposing minion cannot use maneuvers this round")),
			At("TEM", Change(NoInitialStrike, 1, Opponent, RoundSpan, "the opposing minion has no initial strike this round")))
	})

	_ = define("Neutral Guard", func() *Definition {
		afar := Change(FightsAfar, 1, User, ActionSpan, "in combat during this action, each round of this vampire's is at long range, without a step to determine range")
		return Define(AsAnnounced,
			At("for", BlocksCost(1, OfBlood, Vampires, "vampires")),
			At("obe", afar),
			At("OBE", afar, CannotBlockUser(AnAllyOrYounger, ActionSpan)))
	})

	_ = define("Squirrel Balance", func() *Definition {
		grounded := Who{Text: "minions with neither flight nor Spiritus", Is: Both(Not(WithTrait("flight")), Lacking(Spi)).Is}
		return Define(
			At("cel", AsAnnounced, InBlockOfIt(SetsRange("long"))),
			At("spi", BlockersGet(Intercept, -1, grounded)),
			At("SPI", BlockersGet(Intercept, -2, grounded)))
	})
)
