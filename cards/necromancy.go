package cards

import . "elysium/game"

var (
	_ = define("Compel the Spirit", func() *Definition {
		return Define(StealthAction(1),
			OnBasic(BurnedLately("an ally or retainer", Ally|Retainer), ToHand(Target, "move it to your hand")),
			OnSuperior(BurnedLately("an ally or retainer", Ally|Retainer), PutsBackInPlay))
	})

	_ = define("Possession", func() *Definition {
		return Define(
			OnBasic(InAshHeap(Yours, Vampires), ToUncontrolled(Target, "move it to your uncontrolled region")),
			OnSuperior(InAshHeap(Yours, Vampires), ToReadyWithBlood(1)))
	})

	_ = define("Sudario Refraction", func() *Definition {
		return Define(StealthAction(1), Does(Names(3, "three library cards in your ash heap", InAshHeap(Yours, LibraryCards)), TargetsToTop, DiscardsAtRandom(3)))
	})
)

var _ = define("Khazar's Diary (Endless Night)", func() *Definition {
	giovanni := Clan("Giovanni")
	return Define(
		Does(StealthAction(1), Word("play"), PutInPlay),
		Does(StealthAction(1), AtNobody, Word("add"), ACopyInPlay(), NamedCounterOn("", Target)),
		When(BurnedM, Must, IsA(ItBurned, "after a unique minion in play is burned, ", UniqueOnes(AnyMinion)), AddCounter),
		AtCounters(7,
			AllHave(giovanni, Nec, Superior),
			Ability(Say("every Giovanni can take an action at +1 stealth: choose a minion in any ash heap"),
				Silently(AnyMinionActs(giovanni), StealthAction(1), AtNobody, InAshHeap(Anyone, AnyMinion)), BecomeAllies(Target, "put it in play, where it stands for a", 2, 0, 1, "wraith", ThisGets(Stealth, 1)))))
})

var _ = define("Soul Stealing", func() *Definition {
	return Define(
		At("nec", AsModifier, AfterResolving, ActionBurnedOf(Vampires, Preys), GainsHalfOfBurned),
		At("NEC", AsCombat, AtRoundEnd, OpponentBurnedOf(Vampires, Preys), GainsHalfOfBurned))
})

var _ = define("Call of the Hungry Dead", func() *Definition {
	return Define(WhileBlocked,
		OnBasic(BlockerInterceptDown(1)),
		OnSuperior(CostsUser(1), FailsBlockAttempt))
})

var _ = define("Ex Nihilo", func() *Definition {
	return Define(StealthAction(1),
		OnBasic(PutOnUser), OnSuperior(PutOnUser),
		BearerGets(Stealth, 1), BearerGets(InflictsNone, 1), BearerGets(UnhurtByNormal, 1), BearerGets(GainsNoBlood, 1),
		Named("feed", DuringHosts(MasterPhase), Must, PaysOrBurns(1, Host, "this vampire")),
		PlayedAt(Basic, Named("end", During(UnlockPhase), BurnThis)),
		PlayedAt(Superior, Named("end", InAnyUnlock, BurnThis)))
})
