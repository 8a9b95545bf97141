package cards

import . "elysium/game"

// Actions of the paths, and of clans that fight.
var (
	_ = define("Abuse of Power", func() *Definition {
		return Define(Does(StealthAction(1), Directed(AReady(Others, AnyMinion)),
			OnceFought(IfStanding(OneOfThem), TheyBurnPool(1)), EnterCombat(Target)))
	})

	_ = define("Pillars Fall", func() *Definition {
		return Define(Does(Directed(AReady(Others, Vampires)),
			OnceFought(IfStanding(NotTheFoe), MayPutOnUser), EnterCombat(Target)),
			BearerGetsIf(Vampires, Bleed, 1))
	})

	_ = define("Augury of Doom", func() *Definition {
		return Define(StealthAction(1), Does(OnlyOne, PutInPlay),
			TheyBurn(Preys, "your prey", HerTorpid, OnlyPool),
			BurnedUnlessPrey("controls no vampire in torpor", HasTorpid),
			WhenYourPreyIsOusted(BurnThis))
	})

	_ = define("Enthrall", func() *Definition {
		return Define(
			AtEither("obf pre", BleedAction(1)),
			AtEither("OBF PRE", BleedAction(1), IfItBleeds(UserMayBurn(1, DrawCrypt))))
	})

	_ = define("Hunting the Beast", func() *Definition {
		return Define(StealthAction(1), Directed(AReady(Others, Vampires)),
			OnBasic(EnterCombat(Target)),
			OnSuperior(Say("enter combat with it"), OnceFought(IfStanding(OnlyTheUser),
				ChosenBy(YouChoose, AnUncontrolled(Clan("Salubri")), AddBlood(2, Target))), Silently(EnterCombat(Target))))
	})

	_ = define("Khabar: Glory", func() *Definition {
		return Define(StealthAction(1), Does(NoFreeActionYet, PutOnUser, UnlocksUser),
			BearerGets(Bleed, 1),
			WhenYourPreyIsOusted(GainPool(4)),
			Ability(During(UnlockPhase), Must, BurnThis))
	})

	_ = define("Waters of Duat", func() *Definition {
		return Define(StealthAction(1), Requires(Both(Vampires, OfCapacity(5))), newChilde)
	})

	_ = define("Aranthebes, The Immortal", func() *Definition {
		return Define(StealthAction(1), Does(PutInPlay),
			Named("stealth", ActorOf(Predators), LockThis, StealthDown(1)),
			AllGet(CapacityAtMost(4), Bleed, -1, "when bleeding you", BleedsOne(Yours)).While("while this card is unlocked", Untapped.Is),
			Named("shuffle", Say("as a (D) action any vampire with a capacity of 5 or more can shuffle this card into its owner's library"),
				Silently(AnyMinionActs(OfCapacity(5)), AtThis, ShufflesIn(Itself, ""))))
	})
)

// Actions that change a fight or what comes of a bleed.
var (
	_ = define("Touch of Valeren", func() *Definition {
		return Define(
			At("for", PlayedAs(ActionCard), StealthAction(1), AtNobody, ControlledMinion(Anyone, AnyMinion), AddBloodOrLife(3, Target)),
			At("for", AsCombat, PreventStrike),
			At("FOR", AsCombat, AnyBystander, AFighterOf(Yours, AnyMinion), PreventsStrikeFor))
	})

	_ = define("Tier of Souls", func() *Definition {
		return Define(Directed(ControlledMinion(Preys, AnyMinion)),
			OnBasic(StealBloodOf(1, Target, "steal 1 blood or life from it")),
			OnSuperior(NoneYet, StealBloodOf(1, Target, "steal 1 blood or life from it"), PutOnUser),
			BearerGetsIf(Vampires, Bleed, 1).While("against your prey", BleedsOne(Preys)),
			BurnableBy(AnyMinion))
	})

	_ = define("Show of Force", func() *Definition {
		return Define(
			At("pot pre", BleedAction(1), IfBlockedCanGain(1)),
			At("POT PRE", BleedAction(2), IfBlockedCanGain(2)))
	})

	_ = define("Slaughtering the Herd", func() *Definition {
		return Define(
			OnBasic(BleedAction(2), FromAnnouncement(UnblockableBy(AllyOnly, "allies"))),
			OnSuperior(Directed(ControlledMinion(Predators, Vampires)), ChooseReached(User, "this minion is the one chosen for it"), PutOn(Target, "it")),
			WhenBearerActs(MovesBlood(1, Host, Chosen, "it moves 1 blood to the chosen vampire")),
			Ability(BearerUses, DuringHosts(MinionPhase), BurnsBlood(4, "blood"), BurnThis),
			When(LeftReady, Say("when the minion chosen for this card leaves the ready region, "), Must, AboutChosen, BurnThis))
	})

	_ = define("Monstrous Form", func() *Definition {
		return Define(
			At("dom pro", AsCombat, OnceAs(Basic, RoundSpan), BeforeRangeW, Change(Strength, 1, User, CombatSpan, "this vampire gets +1 strength for this combat")),
			At("DOM PRO", PlayedAs(ActionCard), StealthAction(1), PutOnUser),
			Named("strength", BearerUses, Fighting, LockThis, Change(Strength, 1, User, RoundSpan, "this vampire gets +1 strength for this round")),
			Named("maneuver", BearerUses, LockThis, IsManeuver),
			Named("press", BearerUses, LockThis, IsPress))
	})

	_ = define("Phantasmagoria", func() *Definition {
		return Define(StealthAction(1), Directed(ControlledMinion(Anyone, AnyMinion)), YourControl,
			OnBasic(PutOnTarget), OnSuperior(PutOnTarget),
			BearerGets(Stealth, -1),
			PlayedAt(Superior, WhenBlock(BlockSucceeds, AnyMinion, BurnBloodOrLife(1, ActingMinion, "the minion with this card"))),
			BurnableBy(AnyMinion))
	})

	_ = define("Biothaumaturgic Experiment", func() *Definition {
		return Define(StealthAction(1),
			OnBasic(TakenAs(Retainer), PutsInPlay(nil, "", 100, FromHand, Any("an animal retainer", Retainer).WithTrait("animal"))),
			OnSuperior(ControlledMinion(Yours, AnyMinion), PutOnTarget),
			BearerGets(Strength, 1),
			Ability(BearerUses, Once(CombatSpan), IsManeuver))
	})
)
