package cards

import . "elysium/game"

// Actions that need no discipline.
var (
	_ = define("Vaticination", func() *Definition {
		return Define(Does(StealthAction(3), Silently(AtSeats(Anyone)), DiscardsFromHands(Anyone, "the hand of each Methuselah, yours included,")))
	})

	_ = define("Computer Hacking", func() *Definition { return Define(Does(BleedAction(1))) })

	_ = define("Ambush", func() *Definition {
		return Define(
			Does(Directed(AReady(Others, LockedMinion)), EnterCombat(Target, With("; this acting minion gets 1 optional maneuver in that combat", AManeuver))))
	})

	_ = define("Clandestine Contract", func() *Definition {
		return Define(StealthAction(1), Requires(Both(Vampires, OfCapacity(5))),
			Does(Directed(AReady(Others, AnyMinion)), ChooseReached(User, "this minion is the one chosen for it"), PutOn(Target, "it"), EnterCombat(Target)),
			FightableBy(AnyMinion, "combat", 1, ByChosen))
	})

	_ = define("Arson", func() *Definition {
		return Define(ReplaceAfter(ActionSpan), Does(Directed(AnywhereInPlay(Anyone, Locations)), Burns(Target, "burn it")))
	})

	_ = define("Bum's Rush", func() *Definition {
		return Define(ReplaceAfter(ActionSpan),
			Does(Directed(AReady(Others, AnyMinion)), EnterCombat(Target, With("; this acting minion gets 1 optional maneuver in that combat", AManeuver))))
	})

	_ = define("Creeping Sabotage", func() *Definition {
		return Define(StealthAction(1), XIsCopies,
			Does(PutInPlay),
			Ability(During(UnlockPhase), Must, PreyBurns(1)),
			BurnableBy(AnyMinion))
	})

	_ = define("Sixth Tradition: Destruction", func() *Definition {
		return Define(StealthAction(1), Requires(OfRank(Prince, Justicar)),
			Does(Directed(DiabolicSince()), Burns(Target, "burn it")))
	})
)

// Actions that stay in play or call more than a hunt.
var (
	_ = define("Abactor", func() *Definition { return Define(Does(HuntAction(4), Provided(IfHuntFed, CallsBloodHunt(User)))) })

	_ = define("Judgment: Camarilla Segregation", func() *Definition {
		return Define(StealthAction(1), Requires(OfRank(Prince, Justicar)), Does(PutInPlay),
			Named("pay", Must, EachMethuselahs(UnlockPhase), Controlling(NotOfSect(Camarilla)), UserBurnsPool(1)),
			Named("burn", EachMethuselahs(MasterPhase), ControlledMinion(Yours, NotOfSect(Camarilla)), Burns(Target, "burn it"), BurnThis))
	})

	_ = define("Victim of Habit", func() *Definition {
		return Define(StealthAction(1),
			Does(NamesInHeap(ToYourPrey), PutInPlay),
			Ability(LockThis, InAnyUnlock, RemovesNamed(3, ToYourPrey), PreyBurns(1)))
	})

	_ = define("Jack of Both Sides", func() *Definition {
		return Define(Does(StealthAction(2), Requires(Vampires),
			Obtains(User, "this vampire equips with or employs", FromHand, Any("an equipment or retainer", Equipment|Retainer), Less{Pool: 1, Blood: 2})))
	})

	_ = define("Baltimore Purge", func() *Definition {
		return Define(Does(Requires(Vampires), StealthFor(Clan("Ravnos"), 1), PutOnUser),
			Ability(During(UnlockPhase), Must, OthersEachChoose(Clan("Lasombra")), BurnThis, ToTorpor(Targets, "this vampire and those chosen go to torpor")))
	})

	_ = define("Spell of Life", func() *Definition {
		return Define(OncePlayedA(TurnSpan), StealthAction(1), Does(PutInPlay),
			Ability(BurnsCopies(5), PicksUpTo(5, "five vampires in your uncontrolled region", AnUncontrolled()),
				BecomeAllies(Targets, "put them in play: each becomes a unique", LifeOfCapacity, 2, 1, "mummy", Ability(Say("as a (D) action enter combat with a ready minion"),
					Silently(IsAction, AReady(Others, AnyMinion), EnterCombat(Target))))))
	})
)

var _ = define("Blood Bond", func() *Definition {
	return Define(StealthAction(1),
		Does(Directed(ControlledMinion(Anyone, Vampires)), ChooseReached(User, "this minion is the one chosen for it"), PutOnTarget),
		BearerGets(CannotBlock, 1).While("while the chosen minion acts", ChosenIsActing))
})

var _ = define("Harass", func() *Definition {
	weak := Who{Text: "a vampire with 3 or fewer blood", Is: Both(Vampires, WithLife(0, 3)).Is}
	return Define(Does(Directed(AReady(Others, Either(weak, LockedMinion))),
		EnterCombat(Target, With("; this acting minion gets 1 optional press, only to continue combat, in that combat", APressOn))))
})
