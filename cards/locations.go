package cards

import . "elysium/game"

var (
	antigenAlly = Who{Text: "an Operation Antigen ally", Is: Both(AllyOnly, WithTrait("operation antigen")).Is}
	antigenCard = Who{Text: "an Operation Antigen card", Is: WithTrait("operation antigen").Is}
)

var (
	_ = define("Academic Hunting Ground", func() *Definition { return Define(HuntingGround) })
	_ = define("Asylum Hunting Ground", func() *Definition { return Define(HuntingGround) })
	_ = define("Slum Hunting Ground", func() *Definition { return Define(HuntingGround) })
	_ = define("Society Hunting Ground", func() *Definition { return Define(HuntingGround) })
	_ = define("Uptown Hunting Ground", func() *Definition { return Define(HuntingGround) })

	_ = define("Elder Library", func() *Definition { return Define(YouGet(HandSize, 1)) })
	_ = define("Information Highway", func() *Definition { return Define(YouGet(TransfersOf, 2)) })

	_ = define("Arcane Library", func() *Definition {
		return Define(Ability(InPhase(InfluencePhase), LockThis,
			AnUncontrolled(Clan("Tremere")), AddBlood(1, Target)))
	})
	_ = define("Art Museum", func() *Definition {
		return Define(Ability(InPhase(InfluencePhase), LockThis,
			AnUncontrolled(Clan("Toreador")), AddBlood(1, Target)))
	})

	_ = define("Elysium: The Arboretum", func() *Definition {
		return Define(
			Named("end", LockThis, BeforeRangeW, FightBetween(OfSect(Camarilla)), EndCombat),
			BurnableByReferendum(UserIs(OfSect(Camarilla))))
	})

	_ = define("Mobile HQ, Operation Antigen", func() *Definition {
		return Define(
			Named("combat", LockThis, Say("one of your Operation Antigen allies can enter combat with a vampire as a (D) action at +1 stealth"),
				Silently(YourMinionActs(antigenAlly), StealthAction(1), AReady(Others, Vampires), EnterCombat(Target))),
			Named("heal", LockThis, ControlledMinion(Yours, antigenAlly), FillsUp(Target, "add life to it up to its starting life")),
			Named("cancel", LockThis, CostsPool(2), CancelPlay(CardOf(ActionCard), true), PlayAimedAtYours(antigenCard)))
	})

	_ = define("WMRH Talk Radio", func() *Definition {
		return Define(Ability(LockThis, AReady(Anyone, AnyMinion), TargetInterceptUp(1), UnlessBlocked(Target, "that minion", AfterAction, UserBurnsPool(1))))
	})

	_ = define("Yawp Court", func() *Definition {
		return Define(
			Does(RequiresReady(OfSect(Sabbat))),
			Ability(UsableAt(BeforeReferendum), LockThis, AReady(Yours, OfSect(Sabbat), Untapped), Locks(Target, "lock it"),
				Fights(ActingMinion, Target, "it enters combat with the acting vampire",
					Later(CombatOver, ActionSpan, Provided(IsA(ActingMinion, "if the acting vampire is still ready at the end of that combat", IsReady), Suffer(N(2), Target, "the chosen one, and the referendum takes place"))))))
	})

	_ = define("The Barrens", func() *Definition { return Define(Ability(LockThis, DiscardsCards(1))) })

	_ = define("KRCG News Radio", func() *Definition {
		return Define(
			Named("yours", LockThis, AReady(Yours, AnyMinion), TargetInterceptUp(1)),
			Named("others", LockThis, CostsPool(1), AReady(Others, AnyMinion), TargetInterceptUp(1)))
	})

	_ = define("Centralized Background Check", func() *Definition {
		return Define(Costs(1, OfPool, CardsOf(WithTrait("weapon"), "weapons"), Everybody))
	})
	_ = define("The Line", func() *Definition {
		return Define(Named("reduce", LockThis, Reduces(1, OfBlood, CardsAs(Actions, "action cards"), YourVampires)), StealableBy(Vampires))
	})
	_ = define("The Shard, London", func() *Definition {
		return Define(Named("reduce", HoldingTheEdge, LockThis, Reduces(2, OfEither, AnyCards, Yourself)),
			StealableBy(Vampires, StealthFor(Clan("Ventrue"), 1)))
	})
	_ = define("Chantry", func() *Definition {
		return Define(Ability(InPhase(MasterPhase), LockThis,
			PoolOrBlood(1, Clan("Tremere")), ATorpid(Anyone, Clan("Tremere")), FromTorpor(Target)))
	})

	_ = define("Creepshow Casino", func() *Definition {
		return Define(Ability(AsAnnounced, Undirected, YourActs(Vampires),
			LockThis, StealthUp(1), EvenIfUnneeded))
	})

	_ = define("Elysium: The Palace of Versailles", func() *Definition {
		return Define(Ability(InPolling, LockThis,
			EachVotesMore(1, "titled Camarilla vampire", Both(Titled, OfSect(Camarilla)))))
	})

	_ = define("Heidelberg Castle, Germany", func() *Definition {
		return Define(Ability(NotInAction, LockThis, AReady(Yours, Vampires), AlsoName(NotTheTarget(AReady(Yours, Vampires))), MovesBetween))
	})

	_ = define("The Louvre, Paris", func() *Definition {
		return Define(
			Named("toreador", LockThis, ControlledMinion(Anyone, Clan("Toreador"), Untapped), Locks(Target, "lock it")),
			Named("minion", Controlling(TitledAs(Title{Rank: Prince, Of: "Paris"})), LockThis, ControlledMinion(Anyone, UnlockedMinion), Locks(Target, "lock it")),
			StealableBy(AnyMinion))
	})
)

var _ = define("Yoruba Shrine", func() *Definition {
	ours := AReadyOne(Clan("Banu Haqim"))
	return Define(
		Named("action", AsAnnounced, AimedAtYours(ours), LockThis, Unlocks(ActingMinion, "unlock the acting minion"), ActionFails),
		Named("referendum", BeforeVotes, NamedInTerms(ours), LockThis, Unlocks(ActingMinion, "unlock the acting minion"), ReferendumFails))
})

var _ = define("Powerbase: Berlin", func() *Definition {
	return Define(
		Named("add", UseMasterAction, AddCounter),
		Named("feed", YourMinionActs(Clan("Ventrue")), StealthAction(1), UserBloodOntoThis(1, 1)),
		Named("intercept", DuringPolitical, BlockerIs(OneThat("a Ventrue", Clan("Ventrue"))), LockThis, CountersForIntercept(BlockingMinion, "that minion")),
		StealableByReferendum())
})

var _ = define("Ravnos Cache", func() *Definition {
	return Define(Ability(During(MasterPhase), PoolOntoThis(1), AddCounter), PaysByLocking("equipment that it equips with", OfType(Equipment)))
})

var _ = define("Carver's Meat Packing and Storage", func() *Definition {
	hostages := WithNamed("hostage")
	return Define(
		When(WentTorpid, Must, IsA(About, "after a vampire with capacity 3 or less goes to torpor, ", CapacityAtMost(3)), Say("put 1 hostage counter on it"), Silently(NamedCounterOn("hostage", About))),
		AllGet(hostages, StaysTorpid, 1, "", nil), AllGet(hostages, Undiablerised, 1, "", nil),
		Named("feed", InPhase(MasterPhase), LockThis, AReady(Yours, Vampires), AddsBloodPer(InPlayOf(hostages), Target, "it")),
		Named("release", InAnyUnlock, AnyMethuselah, Once(TurnSpan), AReady(Yours, Vampires, WithBloodLeft(2)), AlsoName(ControlledMinion(Anyone, hostages)),
			BurnBlood(2, Target), LosesCounters("hostage", AlsoNamed, "the other")),
		AfterGone(NoMoreCounters("hostage")))
})

var (
	_ = define("Monastery of Shadows", func() *Definition {
		return Define(YouGet(HandSize, 1), Ability(LockThis, ActsAs(Who{Text: "a vampire with capacity 8 or more", Is: OfCapacity(8).Is}), StealthUp(1)))
	})

	_ = define("The Parthenon", func() *Definition {
		return Define(Ability(InPhase(MasterPhase), LockThis, MoreOf(MasterActions, 1)))
	})

	_ = define("Ennoia's Theater", func() *Definition {
		return Define(
			Named("hand", LockThis, HandSizeFor(1, TurnSpan)),
			Named("transfer", InPhase(InfluencePhase), LockThis, MoreOf(TransfersOf, 1)))
	})

	_ = define("Metro Underground", func() *Definition {
		return Define(Ability(InPhase(DiscardPhase), LockThis, CostsPool(1), ControlledMinion(Yours, Vampires), Unlocks(Target, "unlock it")))
	})
)
