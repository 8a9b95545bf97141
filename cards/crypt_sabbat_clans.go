package cards

import . "elysium/game"

// Sabbat vampires, by clan.

// Banu Haqim, Brujah, Lasombra and Malkavian.
var (
	_ = define("Kalyani, Agent of Doom", func() *Definition { return Define(ThisGetsIf("when hunting", Hunting, Stealth, -1)) })
	_ = define("Rexton \"Savage\" Abernathy", func() *Definition {
		return Define(Unblocked(Either(AllyOnly, CapacityAtMost(3))))
	})
	_ = define("Üresség", func() *Definition {
		return Define(
			ThisGetsIf("while your prey has at most 10 pool", OrLessPool(10, ToYourPrey), VotesOf, 1),
			ThisGetsIf("while your prey has at most 10 pool", OrLessPool(10, ToYourPrey), Bleed, 1))
	})
	_ = define("Osvaldo Kühnemann", func() *Definition {
		return Define(ThisGetsIf("against a Methuselah who controls a Toreador or a Ventrue", BleedsOneWith(Either(Clan("Toreador"), Clan("Ventrue"))), Bleed, 1))
	})
	_ = define("Devorah", func() *Definition {
		return Define(ThisGetsIf("while you have at most 5 pool", OrLessPool(5, You), Stealth, 1))
	})
	_ = define("Damian", func() *Definition {
		return Define(ThisGetsIf("while you control a ready cardinal", YouControl(AReadyOne(OfRank(Cardinal))), Bleed, 1))
	})
)

// Ministry, Tremere and Ventrue.
var (
	_ = define("Verrix, Naughty Boy", func() *Definition { return Define(ThisGetsIf("during bleed actions", Bleeding, Stealth, 1)) })
	_ = define("Anxo Vilela", func() *Definition {
		return Define(ThisGetsIf("while you have the Edge", HoldsTheEdge, Strength, 1))
	})
	_ = define("Frau Schädel", func() *Definition {
		return Define(ThisGetsIf("while it acts to recruit or employ", Obtaining, Stealth, 1))
	})
	_ = define("Khin Aye", func() *Definition {
		return Define(YouGet(HandSize, 1).While("while your predator controls more ready minions than you", OutnumberedBy(ToYourPredator)))
	})
)

// Those with something to do about actions.
var (
	_ = define("Aaradhya, The Callous Tyrant", func() *Definition {
		return Define(Ability(AfterDeed(ByThis, true, "to call a referendum (passed or not)", ToTake(PoliticalAction)), IfItIsLocked, Unlocks(Itself, "unlock this vampire")))
	})
	_ = define("Věnceslava, The Implacable", func() *Definition {
		return Define(Ability(Once(TurnSpan), AfterDeed(ByThis, false, "in which your prey burned any pool", ThatCostPrey), GainPool(1)))
	})
	_ = define("Abderrahim, Death's Hand", func() *Definition {
		return Define(Ability(InAction, Once(ActionSpan), BurnsBlood(1, "blood"), ActingIsYours(AnAllyOrYounger), ActingStealthUp(1)))
	})
	_ = define("Eulogio Sánchez de los Reyes", func() *Definition {
		return Define(Ability(StealthAction(1), ForBlood(1), ReordersTop(5), Unlocks(Itself, "unlock this vampire")))
	})
	_ = define("Sakura, The Merciless", func() *Definition {
		return Define(Ability(DuringYourTurn, AfterDeed(ByThis, true, "that requires the Path of Death and the Soul", WithCardOf(NeedingPath("Death and the Soul"))),
			BurnsBlood(1, "blood"), IfItIsLocked, Unlocks(Itself, "unlock this vampire")))
	})
	_ = define("Aelswith, The Irresistible", func() *Definition {
		return Define(WhenThisIsBlocked(Say("the blocking minion's controller burns 1 pool"), Silently(BurnsPool(1, BlockingMinion))))
	})
	_ = define("Jürgen, The Libertine", func() *Definition { return Define(BlockersBurn(1, "minions", AnyOne)) })
	_ = define("Fotini Katsikaris", func() *Definition {
		return Define(AfterSuccessOf(Itself, "a bleed of this vampire for 1 or more", ThatBled(Anyone), YouGetUntil(HandSize, 1, DiscardPhase, "you get +1 hand size until your next discard phase")))
	})
	_ = define("Gostoso", func() *Definition {
		return Define(Ability(Once(ActionSpan), AfterDeed(ByThis, true, "that bled your prey for 1 or more", ThatBled(Preys)), GainsBlood(1, Itself, "this vampire")))
	})
	_ = define("Ashur-uballit, Son of the Abyss", func() *Definition {
		return Define(YourHiresGetLife(1, WithTrait("zombie"), "zombies, allies and retainers,"))
	})
)

// Those with something to do in combat.
var (
	_ = define("Huldu, The Desecrator", func() *Definition {
		return Define(Ability(Once(CombatSpan), ItIsReady, BurnsBlood(1, "blood"), NotItself(AFighterOf(Yours, AnyMinion)), Say("not this one"), PreventsFor(1)))
	})
	_ = define("Agnieszka, Tempter of Legions", func() *Definition { return Define(Ability(BurnsBlood(1, "blood"), StrikeEnds)) })
	_ = define("Crossbreaker", func() *Definition {
		return Define(Ability(BeforeStrikesLand, Once(RoundSpan), BurnsBlood(1, "blood"), HandStrikesAggravated))
	})
	_ = define("Algirdas, The Solar Prophet", func() *Definition { return Define(Costs(1, OfBlood, PlayedToStrike, TheYoungerOpponent)) })
	_ = define("Serhat Gunde, Combat Junkie", func() *Definition { return Define(Ability(Once(CombatSpan), IsPress)) })
)

var _ = define("Dominique (ADV)", func() *Definition {
	return Define(
		Ability(During(UnlockPhase), AnywhereInPlay(Yours, Locations), BurnsForItsCost),
		MergedTitle(Title{Rank: Baron, Of: "Paris"}, Anarch))
})
