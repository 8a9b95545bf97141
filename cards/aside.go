package cards

import . "elysium/game"

// Cards that take minions out of play, or follow those that leave.
var (
	_ = define("Descent into Darkness", func() *Definition {
		return Define(StealthAction(1),
			OnBasic(SetsItselfAside), OnSuperior(SetsItselfAside),
			Named("gain", During(InfluencePhase), KeptAside, AddBlood(2, Chosen)),
			Named("return", During(InfluencePhase), KeptAside, ReturnsAside))
	})

	_ = define("Lay Low", func() *Definition { return Define(Requires(OfSect(Anarch)), Does(IfHunted, Exile(User))) })

	_ = define("Priority Contract", func() *Definition {
		return Define(
			Does(ControlledMinion(Preys, AnyMinion), AlsoName(AReady(Yours, Clan("Banu Haqim"))), ChooseReached(AlsoNamed, ""), PutOn(Target, "that minion of your prey")),
			FightableBy(AnyMinion, "combat", 1, ByChosen),
			AboutToLeave(Say("you can burn this card"), Silently(ItMay, BurnThis), GainPool(3)))
	})

	_ = define("The Black Throne", func() *Definition {
		return Define(
			Ability(LockThis, InAnyPolling, CastUp(2)),
			AfterLeaving("a minion with a contract for which a Banu Haqim you control is chosen", HasOn("contract", Clan("Banu Haqim")), MayLockTo(GainPool(1))))
	})
)

// Cards whose effects go on by themselves.
var (
	_ = define("Camarilla Exemplary", func() *Definition {
		return Define(Requires(OfSect(Camarilla)),
			Does(TermsChoose(ControlledMinion(Anyone, OfSect(Camarilla))),
				Passes(EachTime(BlockTried, GameSpan, Provided(IsA(About, "", Vampires), Provided(ActorAmong(InTerms),
					BurnBloodOrLife(1, About, "for the rest of the game, whenever a vampire attempts to block that vampire, the blocking one")))))))
	})

	_ = define("The Meddling of Semsith", func() *Definition {
		return Define(Does(TermsChoose(AMethuselah(Others)), KeepsTerms, PutInPlay),
			YouGet(HandSize, -1),
			ChosenMethuselahsHave(HoldsBack, 1).While("during any Methuselah's minion phase", InMinionPhase),
			BurnableByReferendum())
	})

	_ = define("NRA PAC", func() *Definition {
		return Define(AfterSuccessOf(ActingMinion, "any minion's successful action to equip", ToTake(Equipment), UnlocksAtTurnEnd(ActingMinion, "it")))
	})

	_ = define("Imposing Phantasm", func() *Definition {
		return Define(BeforeRangeW, OnePer(CombatSpan),
			OnBasic(Change(Strength, 1, User, CombatSpan, "+1 strength in this combat"), OpponentRecovers),
			OnSuperior(Change(Strength, 1, User, CombatSpan, "+1 strength in this combat"), OpponentRecovers, ExtraStrikes(1), Limited))
	})

	_ = define("Enkil Cog", func() *Definition {
		return Define(append(ActsInAnyPhase(), Requires(Both(Vampires, OfCapacity(10))),
			Does(AfterResolving, HasBled(Preys), PutOnUser), BearerGets(Bleed, 1))...)
	})

	_ = define("Grey Thorne", func() *Definition {
		return Define(Requires(OfSect(Anarch)),
			PlaysAsVampire(Levels{}.With(Cel, Basic).With(Pot, Basic)), AsOneOf(Anarch),
			Named("heal", ReadyVampiresMay(OfSect(Anarch), 1), IsA(Itself, "if this minion has 1 life", WithLife(1, 1)), AddLife(1, Itself)))
	})

	_ = define("Vivienne Géroux", func() *Definition {
		return Define(Requires(OfSect(Anarch)),
			PlaysAsVampire(Levels{}.With(Cel, Basic).With(For, Basic)), AsOneOf(Anarch),
			YourMinionsGet(Vampires, Stealth, -1).While("during political actions", IsPolitical),
			Named("give", Say("as a (D) action of a vampire you control"), Silently(YourMinionActs(Vampires)), AMethuselah(Others), GivesThis),
			StealableBy(Vampires))
	})
)
