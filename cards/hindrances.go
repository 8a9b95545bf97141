package cards

import . "elysium/game"

// Cards that hinder the minion they are on, or oblige it.
var (
	_ = define("Minor Boon", func() *Definition {
		return Define(
			Does(WhenTheirVampireFalls, PutOnTarget, KeepsOutOfTorpor(Target)),
			BearerBleedsNotYou,
			AfterSuccessOf(Host, "it has rescued a vampire from torpor", ToRescue, AimedAtOneOfYours, BurnThis))
	})

	_ = define("Phobia", func() *Definition {
		return Define(YourControl,
			OnBasic(Directed(ControlledMinion(Anyone, Vampires)), PutOnTarget),
			OnSuperior(StealthAction(1), Directed(ControlledMinion(Anyone, Vampires)), PutOnTarget),
			Named("add", During(MasterPhase), Say("put 1 phobia counter on this card"), Silently(NamedCounterOn("phobia", Itself))),
			Named("end", BeforeRangeW, YourMinionBlocksBearer, BurnsCounter(5, "phobia"), EndCombat))
	})

	_ = define("Bloodbath", func() *Definition {
		return Define(StealthAction(1), Requires(OfRank(Archbishop, Priscus, Cardinal, Regent)),
			Does(NoneOn(AReady(Anyone, OfSect(Sabbat), OfCapacity(5))), AddBlood(2, Target), PutOnTarget),
			BearerGetsIf(WithoutTitle, VotesOf, 1))
	})

	_ = define("Rapid Healing", func() *Definition {
		return Define(StealthAction(1), InTorporActs,
			OnBasic(FromTorpor(User)),
			OnSuperior(FromTorpor(User), AddBlood(1, User)))
	})

	_ = define("Nephandus", func() *Definition {
		return Define(ThisGets(DamageTaken, -1),
			Named("strike", RangedStrike(1)),
			Named("press", Once(CombatSpan), IsPress),
			Named("burn", Say("as a (D) action burn a vampire in torpor"), Silently(IsAction, ATorpid(Anyone), Burns(Target, "")), AddLife(1, Itself)))
	})

	_ = define("Stefano Giovanni", func() *Definition {
		return Define(Ability(InPolling, Once(ReferendumSpan), BurnsBlood(1, "blood"), VotesUp(1)))
	})

	_ = define("Sword of Judgment", func() *Definition {
		bru := UserIs(Clan("Brujah antitribu"))
		return Define(
			Named("strike", MeleeStrike(1), bru),
			Named("additional", BearerUses, Once(RoundSpan), ExtraStrikes(1), Limited, Silently(bru)))
	})

	_ = define("Glaser Rounds", func() *Definition {
		return Define(Does(StrikingWith(WithTrait("gun")), NotItsFirstStrike, OneOfTraitOn("ammo", CombatSpan), WeaponDoes(MoreDamage, 2, Target, CombatSpan)))
	})

	_ = define("Trap", func() *Definition {
		return Define(
			Does(BeforeRangeW, OnlyFirstRound, PutInPlay, WithCounters(3)),
			WhileCardsArePlayed(CountersBack(3)),
			When(PressStepM, Say("in the press step of each round, "), Must, BurnsCounter(1), PressesByItself),
			When(CombatOver, Say("at the end of combat, "), Must, BurnThis))
	})

	_ = define("The Return to Innocence", func() *Definition {
		return Define(
			Does(BleedAction(0), Provided(HasBled(Preys), PutOn(User, "this acting vampire")), ChoosesPrey),
			When(BloodLostM, Say("when this vampire loses blood, "), Must, AboutHost, BurnThis),
			When(WentTorpid, Say("when it goes to torpor, "), Must, AboutHost, BurnThis),
			When(OustedM, Say("when that Methuselah is ousted, "), Must, AboutChosen, BurnThis),
			Named("end", During(UnlockPhase), Must, PreyBurnsCapacity, Removes(Host, "remove this vampire from the game")))
	})
)
