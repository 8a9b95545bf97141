package cards

import . "elysium/game"

// Independent vampires.
var (
	_ = define("Al-Ashrad, Amr of Alamut", func() *Definition {
		return Define(Ability(
			Say("as a (D) action that costs 2 blood, burn a location that requires a clan"),
			Silently(IsAction, BurnsBlood(2, "blood"), InPlayCard(Anyone, ClanLocations), Burns(Target, ""))))
	})

	_ = define("Darius Styx", func() *Definition {
		return Define(Ability(
			Say("as a (D) action look at 1 random card of another Methuselah's hand"),
			Silently(IsAction, AMethuselah(Others)), TakesRandomGear))
	})

	_ = define("Marie-Pierre", func() *Definition {
		return Define(ThisGetsIf("while an older vampire acts", ActorIsOlder(Vampires), CannotBlock, 1),
			Ability(AfterCombatW, LockThis, BeginsCombat(OpponentOfYour(Clan("Samedi")), "the minion that has fought another Samedi you control")))
	})

	_ = define("Alexis Sorokin", func() *Definition {
		return Define(
			ThisGetsIf("against a Methuselah who controls a ready Toreador", BleedsOneWith(AReadyOne(Clan("Toreador"))), Bleed, 1),
			Named("dodge", StrikeDodge, Once(CombatSpan)),
			Named("steal", Say("as a (D) action steal an equipment of another Methuselah's minion"),
				Silently(IsAction, CardOn(Others, OfType(Equipment)), Steals(Target))))
	})

	_ = define("Durga Syn", func() *Definition {
		return Define(Ability(BurnsBlood(1, "blood"), StealsGear, WithFirst),
			ThisGetsIf("an ally or a vampire with capacity 4 or less", ActorIs(Either(AllyOnly, CapacityAtMost(4))), BlocksUnlocked, 1))
	})

	_ = define("Krassimir", func() *Definition {
		return Define(CannotUse(Cel), Ability(ItIsBlocked, Once(TurnSpan), UnlocksUser, EndAction))
	})

	_ = define("Angelo", func() *Definition {
		return Define(AnyCircle, CannotHave(Retainer, "retainers"),
			Ability(Say("as a (D) action burn a location"),
				Silently(IsAction, InPlayCard(Anyone, Locations), Burns(Target, ""))))
	})

	_ = define("Cybele", func() *Definition {
		return Define(
			ReadyGivesYou(MasterActions, 1, "unlocked as your master phase begins", func(c *Card) bool { return !c.Locked() }),
			Ability(Say("at a cost of 1 blood"), Silently(BurnsBlood(1, "blood")), BleedAction(2)))
	})

	_ = define("Xaviar", func() *Definition {
		return Define(
			Named("prevent", Once(CombatSpan), Prevent(1)),
			Named("strength", BeforeRangeW, Once(CombatSpan), BurnsBlood(2, "blood"),
				Change(Strength, 2, User, CombatSpan, "+2 strength for the rest of the combat")))
	})

	_ = define("Aabbt Kindred", func() *Definition {
		return Define(ThisGetsIf("unless Nefertiti is ready", Unless(SomeInPlay(AReadyOne(WithName("Nefertiti")))), CannotDirect, 1),
			Ability(Once(CombatSpan), Prevent(1)))
	})

	_ = define("Guillaume Giovanni", func() *Definition {
		return Define(YouGet(HandSize, 1).PerCard(AmongYours, Locations).While("while this minion is ready", IsReady.Is),
			ThisGetsIf("while it acts to recruit or employ", Obtaining, Stealth, 1))
	})

	_ = define("Sonja Blue", func() *Definition {
		return Define(BlocksAsAlly, LeavesForGood,
			AsItEnters(Must, ItIsYour(InfluencePhase), GainPool(4)),
			Named("untitle", Say("as a (D) action a titled vampire loses its title"),
				Silently(IsAction, ControlledMinion(Anyone, Titled), LosesTitle(Target))),
			YourPredatorMay("claim", DiscardPhase, CostsPool(1), ToUsersReady))
	})
)

var _ = define("Marciana Giovanni, Investigator", func() *Definition {
	return Define(Costs(1, OfBlood, Deeds(BleedDeed), ThisMinion),
		Ability(InAction, LockThis, ControlledMinion(Anyone, NotOfSect(Sabbat)), LetsIt(BlockAttempt, 1, InterceptUp(1))))
})

var (
	_ = define("Étienne Fauberge", func() *Definition {
		return Define(Costs(1, OfBlood, AimedAt(Itself, "this minion", Deeds(AnyDeed)), OtherMethuselahs),
			ThisGetsIf("in combat with a Baali or a Ministry", AgainstKind(Either(Clan("Baali"), Clan("Ministry"))), HandAggravates, 1))
	})
	_ = define("Troglodytia", func() *Definition {
		return Define(When(CardPlayedM, IsA(About, "after any Methuselah has played a master card, ", OfType(Master)), Silently(ItMay), LooksAtHands(ItsPlayer, "the hand that she has then")))
	})

	_ = define("Pochtli", func() *Definition {
		return Define(Ability(StealthAction(1),
			UpTo(2, "up to two library cards in your ash heap", InAshHeap(Yours, LibraryCards)),
			TargetsToLibrary("move them to your library and shuffle it")))
	})
)

var _ = define("The Capuchin", func() *Definition {
	return Define(WhenItIsBurned(ToUncontrolled(Itself, "it moves to its owner's uncontrolled region"), YouGetUntil(TransfersOf, 3, InfluencePhase, "when your next influence phase begins you have 3 transfers more")), YouGet(HandSize, 2))
})

var (
	_ = define("Nergal", func() *Definition {
		return Define(Ability(Once(TurnSpan), Reduces(1, OfBlood, AnyCards, ThisMinion)))
	})

	_ = define("Nergal (ADV)", func() *Definition {
		return Define(Costs(1, OfBlood, CardsAs(Reaction, "reaction cards"), WhileItActs),
			Ability(Say("during its own action"), WhileActing, Once(ActionSpan), BurnsBlood(1, "blood"), StealthUp(1)))
	})
)
