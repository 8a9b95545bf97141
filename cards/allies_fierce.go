package cards

import . "elysium/game"

// Demons and madmen.
var (
	_ = define("Herald of Topheth", func() *Definition {
		return Define(PlaysAsVampireAged(Levels{}.With(Dai, Basic).With(Pot, Basic).With(Pre, Basic), 5),
			Named("combat", FightsAsAction(AnyMinion)),
			Named("heal", During(UnlockPhase), Must, IsA(Itself, "if it has 4 life or less", WithLife(0, 4)), AddLife(1, Itself)))
	})

	_ = define("Succubus", func() *Definition {
		return Define(ThisGets(HandAggravates, 1),
			Named("steal", StealthAction(1), Directed(ControlledMinion(Others, AnyMinion)), StealBloodOf(1, Target, "steal 1 blood or life from it")),
			Named("bleed", WhileActing, DuringBleed, Once(TurnSpan), BurnsBlood(1, "life"), BleedUp(1)))
	})
)

// What harms minions, and what guards against it.
var (
	_ = define("Cryptic Mission", func() *Definition {
		strikes := Bundle{Directed(AMinionOrRetainer(Anyone)), BurnBlood(1, Among(Target, Vampires)), SufferSurely(N(1), Among(Target, Not(Vampires)), "an ally or retainer")}
		return Define(StealthAction(1), OnBasic(strikes), OnSuperior(strikes, GainsBlood(1, User, "this acting vampire")))
	})

	_ = define("Brick Laying", func() *Definition {
		someone := func() Bundle { return Bundle{Directed(That(AnAllyOrYounger, ControlledMinion(Anyone, AnyMinion)))} }
		haven := func() Bundle { return Bundle{Directed(OnOneThat(AnAllyOrYounger, CardOn(Anyone, WithTrait("haven"))))} }
		return Define(
			OnBasic(Word("haven"), haven(), Burns(Target, "burn it")),
			OnBasic(Word("lock"), someone(), Locks(Target, "lock it")),
			OnSuperior(Word("haven"), haven(), Suffer(N(1), HostOf(Target), "the minion with it"), Burns(Target, "burn it")),
			OnSuperior(Word("lock"), someone(), Locks(Target, "lock it"), Suffer(N(1), Target, "it")))
	})

	_ = define("Shadow Twin", func() *Definition {
		return Define(StealthAction(1), YourControl,
			OnBasic(Directed(AMinionOrRetainer(Anyone)), SufferSurely(N(1), Target, "it")),
			OnSuperior(Directed(AMinionOrRetainer(Anyone)), SufferSurely(N(1), Target, "it"), PutOn(Among(Target, AnyMinion), "it, if it is a minion")),
			BearerGets(Stealth, -1),
			Ability(During(UnlockPhase), Must, BurnThis))
	})

	_ = define("Alexandra", func() *Definition {
		return Define(
			Named("lock", Shared, DuringYourTurn, Once(TurnSpan), NotItself(AReady(Anyone, Clan("Toreador"))), Locks(Target, "lock it")),
			Named("unlock", Shared, DuringYourTurn, Once(TurnSpan), NotItself(AReady(Anyone, Clan("Toreador"))), Unlocks(Target, "unlock it")))
	})

	_ = define("Make an Example", func() *Definition {
		return Define(Does(ByOther, BeforeBlockResolves, YourActs(OfSect(Laibon)),
			SufferSurely(N(2), ActingMinion, "the acting minion"), SufferSurely(N(2), BlockingMinion, "the blocking minion"), EndAction))
	})

	_ = define("Starshell Grenade Launcher", func() *Definition {
		return Define(
			Named("strike", RangedStrike(1), AsAggravated, AtLong, Once(CombatSpan)),
			Named("stealth", BearerUses, InAction, UserUnlocked, Locks(User, "lock this minion"), Change(Stealth, -1, ActingMinion, ActionSpan, "the acting minion gets -1 stealth")))
	})

	_ = define("Sensory Deprivation", func() *Definition {
		return Define(
			OnBasic(Word("retainer"), Directed(CardOn(Anyone, OfType(Retainer))), Burns(Target, "burn it")),
			OnBasic(Word("ally"), Directed(ControlledMinion(Anyone, anAlly)), PutOnTarget, ChoosesUser),
			OnSuperior(Word("retainer"), Directed(CardOn(Anyone, OfType(Retainer))), Burns(Target, "burn it")),
			OnSuperior(Word("vampire"), Directed(ControlledMinion(Anyone, Vampires)), PutOnTarget, ChoosesUser),
			BearerGets(CannotUnlock, 1), BurnsUnlessChosen(IsReady))
	})

	_ = define("Legacy of Pander", func() *Definition {
		return Define(Requires(OfSect(Sabbat)), Does(PutInPlay),
			AllGet(Both(Clan("Pander"), WithoutTitle), VotesOf, 1, "", nil), BurnableByReferendum(UserIs(OfSect(Sabbat))))
	})
)
