package cards

import . "elysium/game"

// Master cards that stay in play on their own.
var (
	_ = define("The Coven", func() *Definition {
		return Define(Does(PutInPlay),
			Named("feed", LockThis, AReady(Yours, Vampires), AddBlood(2, Target)),
			Named("pass", During(DiscardPhase), Must, PassesTo(ToYourPredator)))
	})

	_ = define("The Anarch Free Press", func() *Definition {
		return Define(Does(RequiresReady(OfSect(Anarch)), PutInPlay),
			Named("intercept", LockThis, AReady(Yours, OfSect(Anarch)), TargetInterceptUp(1)),
			Named("feed", AfterResolving, ActsAs(OfSect(Anarch)), IfHuntFed, LockThis, GainsBlood(1, ActingMinion, "the Anarch")))
	})

	_ = define("Fragment of the Book of Nod", func() *Definition {
		return Define(Does(PutInPlay), Named("draw", LockThis, DrawsAside(2)), StealableBy(Vampires))
	})

	_ = define("Gangrel Revel", func() *Definition {
		return Define(Does(PutInPlay), YourMinionsGet(Clan("Gangrel"), Strength, 1), BurnableBy(minionBut("Ravnos")))
	})

	_ = define("Haqim's Law: Retribution", func() *Definition {
		return Define(Does(PutInPlay),
			Ability(InAction, DuringBleed, YourActs(Clan("Banu Haqim")), Once(ActionSpan), DiscardsCards(1, OfType(CombatCard)), BleedUp(1)))
	})

	_ = define("The Khabar: Community", func() *Definition {
		return Define(Does(PutInPlay),
			AllGet(Clan("Banu Haqim"), Stealth, 1, "during its bleed actions", Bleeding),
			BurnableBy(AnyMinion, StealthFor(Clan("Tremere"), 1)))
	})

	_ = define("Ferraille", func() *Definition {
		return Define(Does(PutInPlay), Ability(InAnyPolling, Once(TurnSpan), CostsPool(1), CastUp(3)))
	})

	_ = define("Power Structure", func() *Definition {
		return Define(Does(PutInPlay), Ability(InPolling, LockThis, EachVotesMore(1, "Lasombra", Clan("Lasombra"))))
	})

	_ = define("Mob Connections", func() *Definition {
		return Define(Does(PutInPlay), Named("press", LockThis, PressForYours("1 press, only to continue combat", APressOn)), BurnableBy(AnyMinion))
	})

	_ = define("Kumpania", func() *Definition {
		return Define(Does(PutInPlay), Ability(LockThis, AReady(Yours, Clan("Ravnos"), OfCapacity(5)), TargetInterceptUp(1)))
	})

	_ = define("Frontal Assault", func() *Definition {
		return Define(Does(PutInPlay),
			Named("combat", Say("a ready minion you control can enter combat with a minion of your prey as a (D) action"),
				Silently(YourMinionActs(AnyMinion), AReady(Preys, AnyMinion), EnterCombat(Target))),
			When(ReadyFell, Say("after a ready minion that your prey controls is burned or sent to torpor, "), Must, AboutSeat(Preys), GainPool(1)),
			Named("burn", During(InfluencePhase), Must, BurnThis, BurnsPoolPerPreysReady))
	})

	_ = define("Privileged Position", func() *Definition {
		return Define(Does(RequiresSeveralReady(2, FollowsPath("Power and the Inner Voice")), PutInPlay),
			WhenYourReferendumPasses(MayLockTo(PreyBurns(1))))
	})

	_ = define("Brujah Debate", func() *Definition {
		return Define(Does(PutInPlay),
			AllGet(Clan("Brujah"), Strength, 1, "", nil), AllManeuver(Clan("Brujah")),
			Named("lock", Must, Say("in each Methuselah's master phase she locks one of the oldest Brujah she controls"), Silently(EachMethuselahs(MasterPhase), Oldest(ControlledMinion(Yours, Clan("Brujah"))), Locks(Target, ""))),
			BurnableBy(minionBut("Ventrue")))
	})

	_ = define("Dead Pool", func() *Definition {
		return Define(Does(PutInPlay),
			When(LeftReady, FoughtYour(Clan("Lasombra")), Silently(ItMay, AddCounter), Say("you can put 1 counter on this card")),
			Named("bleed", BeforeItResolves, DuringBleed, YourActs(Clan("Lasombra")), SpendCounters(1), BleedUp(2)),
			Named("votes", InAnyPolling, AReady(Yours, Clan("Lasombra")), SpendCounters(1), GivesVotes(2, Target, "it")))
	})

	_ = define("Forward Momentum", func() *Definition {
		return Define(Does(PutInPlay),
			When(BleedSucceeded, Say("after a bleed of a vampire you control who follows the Path of Cathari succeeds for 1 or more, put 1 counter on this card"), Silently(YourActs(FollowsPath("Cathari")), Must, AddCounter)),
			When(AfterActionResolved, Say("after another bleed of such a vampire, "), Silently(Must, BledInVain, YourActs(FollowsPath("Cathari"))), BurnsACounter),
			Ability(AfterResolving, YourActs(FollowsPath("Cathari")), SpendCounters(2), Unlocks(ActingMinion, "unlock it")))
	})
)

// minionBut describes the minions that are not of a clan.
func minionBut(clan string) Who {
	return Who{Text: "a minion that is not " + clan, Is: Both(AnyMinion, Not(Clan(clan))).Is}
}
