package cards

import . "elysium/game"

// Camarilla vampires, by clan.

// Banu Haqim and Brujah.
var (
	_ = define("Oluwafunmilayo", func() *Definition {
		return Define(ThisGetsIf("during political actions", IsPolitical, Intercept, 1))
	})
)

// Lasombra and Malkavian.
var (
	_ = define("Azucena", func() *Definition {
		return Define(
			ThisGetsIf("while a younger Lasombra acts", ActorIsYounger(Clan("Lasombra")), Intercept, 1),
			ThisGetsIf("while an older Lasombra acts", ActorIsOlder(Clan("Lasombra")), Intercept, -1))
	})
	_ = define("Dafina Hanganu", func() *Definition { return Define(Ability(FightsAsAction(AnyMinion))) })
	_ = define("Yewon Ong", func() *Definition {
		return Define(Ability(InAnyPolling, Once(ReferendumSpan), DiscardOne(Needing(Obl)), VotesUp(1)))
	})
	_ = define("Jason \"Son\" Newberry", func() *Definition {
		return Define(ThisGetsIf("against the referendum on a blood hunt", InBloodHunt, VotesAgainst, 2))
	})
)

// Nosferatu, Toreador, Tremere and Ventrue.
var (
	_ = define("Nathaniel Bordruff", func() *Definition { return Define(Ability(FightsAsAction(LockedVampire))) })
	_ = define("Carmelita Neillson", func() *Definition { return Define(ReadyGivesYou(HandSize, 1, "ready", (*Card).Ready)) })
	_ = define("Justine, Elder of Dallas", func() *Definition {
		return Define(ThisGetsIf("a vampire with capacity 3 or less", ActorIs(CapacityAtMost(3)), BlocksUnlocked, 1))
	})
	_ = define("Kevin Jackson", func() *Definition {
		return Define(
			ThisGetsIf("in combat with a Brujah", AgainstKind(Clan("Brujah")), Strength, 1),
			OpponentGets(Strength, 1, "that is a Brujah", Clan("Brujah").Is))
	})
)

// Those with something to do.
var (
	_ = define("Kalinda (G6)", func() *Definition {
		return Define(Ability(DuringYourTurn, Silently(HoldingTheEdge, IfItIsLocked), BurnsTheEdge, Unlocks(Itself, "unlock this vampire")))
	})
	_ = define("Kasim Bayar", func() *Definition {
		return Define(Ability(BeforeRangeW, Once(CombatSpan), DiscardOne(OfType(PoliticalAction)),
			Change(Strength, 2, User, CombatSpan, "+2 strength for the rest of the combat")))
	})
	_ = define("Evan Klein (G6)", func() *Definition { return Define(WhenAimedAt(IfTails(ActionFails))) })
	_ = define("Gnaeus Aemilius Augustinus", func() *Definition {
		return Define(Ability(During(UnlockPhase), Must, Say("if this vampire is ready"), Silently(ItIsReady), HersIsChosen(ToYourPrey), SufferSurely(N(1), Target, "it")))
	})
	_ = define("Egidia Arrú", func() *Definition {
		return Define(AfterLeaving("a minion in combat with this vampire", FightsThis, ItsControllerBurns(1)))
	})
	_ = define("Cedrick Calhoun", func() *Definition { return Define(WhenItsCallFails(ToTorpor(Itself, "this vampire goes to torpor"))) })
	_ = define("Roger de Camden", func() *Definition {
		return Define(
			Costs(-1, OfBlood, EitherOf(CardsOf(NeedingClan("Hecata"), "cards that require a Hecata"), CardsRequiring(Obl)), ThisMinion),
			Ability(BeforeOrInRange, Once(TurnSpan), InYourFight(AnyMinion), ItIsReady, DiscardOne(Needing(Obl)), ManeuverForYours))
	})
	_ = define("Abraham DuSable", func() *Definition {
		return Define(
			Named("stealth", Shared, Say("during its own action"), WhileActing, Once(ActionSpan), DiscardOne(Needing(Tha)), StealthUp(1)),
			Named("intercept", Shared, InAction, Once(ActionSpan), DiscardOne(Needing(Tha)), InterceptUp(1)))
	})
)

var _ = define("Tegyrius, Vizier (ADV)", func() *Definition {
	ours := Who{Text: "a ready Camarilla Banu Haqim", Is: Both(OfSect(Camarilla), Clan("Banu Haqim"), HasBlood).Is}
	return Define(
		Ability(InAnyPolling, ItIsReady, AnyMethuselah, AReady(Yours, ours), BurnBlood(1, Target), GivesVotes(1, Target, "it"), OnceOf(Target, ReferendumSpan, "(each of them once a referendum)")),
		MergedTitle(Title{Rank: Justicar, Of: "Banu Haqim"}))
})

var _ = define("The Guardian", func() *Definition {
	return Define(
		ThisGetsIf("unless you control a ready unique older Nosferatu", Unless(YouControlOlder(UniqueOnes(Clan("Nosferatu")))), CannotDirect, 1),
		Ability(AfterResolving, BledYou, IfSuccessful, LockThis, FightActor()))
})
