package cards

import . "elysium/game"

// Cards that take control of minions, for a time or for good.
var (
	allies     = Who{Text: "an ally", Is: OfType(Ally).Is}
	malkavians = Either(Clan("Malkavian"), Clan("Malkavian antitribu"))
	mortals    = Either(WithTrait("mortal"), WithTrait("mage"))
)

var (
	_ = define("Entrancement", func() *Definition {
		return Define(
			OnBasic(BleedAction(1)),
			OnSuperior(StealthAction(1), Directed(AReady(Others, allies)), Steals(Target)))
	})

	_ = define("Graverobbing", func() *Definition {
		return Define(
			OnBasic(Directed(ATorpid(Others, Vampires)), Steals(Target)),
			OnSuperior(Directed(ATorpid(Others, Vampires)), Steals(Target), UserMayBurn(2, FromTorpor(NowYours(Target)))))
	})

	_ = define("Malkavian Dementia", func() *Definition {
		return Define(Does(AReady(Others, Clan("Malkavian")), TakesControl(Target, UntilYourUnlock)))
	})

	_ = define("The Ailing Spirit", func() *Definition {
		return Define(
			At("dom", BleedAction(1)),
			At("obe", BleedAction(1), FromAnnouncement(InterceptDown(1, "vampires with Dementation, mortals and mages", OfKind(Either(WithDiscipline(Dem, Basic), mortals))))),
			At("OBE", StealthAction(1), Directed(ControlledMinion(Others, Either(malkavians, mortals))), TakesControl(Target, UntilEndOfTurn)))
	})

	_ = define("Puppet Master", func() *Definition {
		return Define(YourControl,
			OnBasic(BleedAction(2)),
			OnSuperior(Directed(ThatIsYounger(ControlledMinion(Anyone, Vampires))), PutOnTarget, Locks(Target, "lock it")),
			BearerGets(CannotUnlock, 1),
			Named("take", NotThisTurn, InYourMinionPhase, Must, Unlocks(Host, "unlock this vampire"), TakesControl(Host, UntilEndOfTurn), BurnThis))
	})

	_ = define("Parmenides", func() *Definition {
		return Define(AsItEnters(PassesTo(ToYourPredator, UntilYourUnlock)))
	})

	_ = define("The Diamond Thunderbolt", func() *Definition {
		return Define(Does(AboutToChangeOrFight, KeepsControl, AddBlood(1, Target)))
	})

	_ = define("Betrayer", func() *Definition {
		return Define(
			Does(AMethuselahWithYours(), ChoosesTwinSecretly, PutInPlay),
			BurnsWithChosen,
			Named("pay", ChosensPhase(UnlockPhase), Must, BurnsPool(1, Chosen)),
			Named("guess", ChosensPhase(UnlockPhase), CostsPool(1), IfGuessed(BurnThis)))
	})

	_ = define("Velvet Tongue", func() *Definition {
		return Define(ModifierOrReaction(
			OnBasic(InPolling, AVoter(), Corrupts(1, Target, "it")),
			OnSuperior(BeforeVotes, BarsVotes(Corrupted, "minions with any corruption counters"))))
	})

	_ = define("Revelation of Despair", func() *Definition {
		return Define(BeforeBlockResolves, IfHeBlocked,
			OnBasic(BurnBloodOrLife(1, ActingMinion, "the acting minion")),
			OnSuperior(Corrupts(1, ActingMinion, "the acting minion"), StealsCorrupted(ActingMinion)))
	})
)
