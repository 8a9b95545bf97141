package cards

import . "elysium/game"

// Wraiths and zombies.
var (
	dead = Who{Text: "a wraith or zombie ally", Is: Both(OfType(Ally), Either(WithTrait("wraith"), WithTrait("zombie"))).Is}

	_ = define("Aggressive Corpse", func() *Definition {
		return Define(Ability(FightsAsAction(AnyMinion)), Shuns(Dom, Pre), ThisGets(Undodged, 1), NoLifeGain)
	})

	_ = define("Fiorella, Empty One", func() *Definition {
		return Define(
			Named("stealth", LockThis, YourActs(dead), ActingStealthUp(1)),
			Named("intercept", LockThis, NotItself(AReady(Yours, dead)), TargetInterceptUp(1)))
	})

	_ = define("Rotting Behemoth", func() *Definition {
		return Define(OnBasic(), OnSuperior(),
			AsItEnters(Must, BurnsUnlessRemoved("an ally or vampire", OfType(Ally|Vampire))), NoLifeGain,
			Named("combat", Say("for 1 life of this ally"), Silently(BurnBloodOrLife(1, Itself, "")), FightsAsAction(AnyMinion)),
			Named("press", FromSuperior, FirstRound, BurnsBlood(1, "life"), IsPress))
	})

	_ = define("Freakish Conglomeration", func() *Definition {
		return Define(AtEither("obl tha"), AtEither("OBL THA"), SuperiorLife(4),
			Named("decay", During(UnlockPhase), Must, BurnBloodOrLife(1, Itself, "this ally")),
			Named("combat", FightsAsAction(AnyMinion)))
	})

	_ = define("Bone Shambler", func() *Definition {
		return Define(OnBasic(), OnSuperior(), CannotHave(Equipment|Retainer, "equipment or retainers"),
			Named("lock", DuringBleed, WhileActing, SameName(ControlledMinion(Yours, UnlockedMinion)), Locks(Target, "lock it"), BleedUp(1)),
			Named("blood", FromSuperior, DuringBleed, WhileActing, ControlledMinion(Yours, Clan("Hecata"), HasBlood), BurnBlood(1, Target), BleedUp(1)))
	})

	_ = define("Gravebound Drone", func() *Definition {
		return Define(OnBasic(), OnSuperior(), CannotHave(Equipment, "equipment"),
			Named("prevent", BurnsBlood(1, "life"), SameName(AReady(Yours)), PreventsFor(1)),
			Named("bleed", FromSuperior, DuringBleed, WhileActing, SameName(ControlledMinion(Yours)), BurnBloodOrLife(1, Target, "it"), BleedUp(1)))
	})

	_ = define("Heartrender", func() *Definition {
		return Define(Ability(StealthAction(1), Directed(AnAllyOrRetainer(Anyone, notDead)), Burns(Target, "burn it"), RemovesThis))
	})

	_ = define("Screamer", func() *Definition {
		return Define(
			Named("stealth", ActorOf(Neighbours), BurnThis, StealthDown(1)),
			Named("fail", AsAnnounced, AimedAtYours(AllyOnly), ActionFails, BurnThis))
	})

	anAlly  = Who{Text: "an ally", Is: OfType(Ally).Is}
	aZombie = Who{Text: "a zombie ally", Is: Both(OfType(Ally), WithTrait("zombie")).Is}
	notDead = Who{Text: "that is neither a wraith nor a zombie", Is: Not(Either(WithTrait("wraith"), WithTrait("zombie"))).Is}
)

// What raises, feeds and helps them.
var (
	_ = define("Split the Veil", func() *Definition {
		return Define(StealthAction(1), Does(PutInPlay, WithCounters(2)),
			Ability(During(UnlockPhase), TimesForAll(2), BurnsCounter(1)),
			BurnedEmptyThen(ChosenBy(YouChoose, InAshHeap(Yours, dead), Raises)))
	})

	_ = define("Dance of the Dead", func() *Definition {
		return Define(StealthAction(1), Does(PutInPlay, WithCounters(4)), BurnedEmpty,
			Named("maneuver", Shared, Once(CombatSpan), BeforeOrInRange, InYourFight(dead), BurnsCounter(1), ManeuverForYours),
			Named("press", Shared, Once(CombatSpan), InYourFight(dead), BurnsCounter(1), PressForYours("1 press", APress)))
	})

	_ = define("Psychophagia", func() *Definition {
		return Define(InAshHeap(Anyone, anAlly),
			Does(Word("feast"), HuntAction(2), Removes(Target, "remove it from the game")),
			Does(Word("unlock"), HuntAction(1), Removes(Target, "remove it from the game"), UnlocksUser))
	})

	_ = define("Putrescent Sustenance", func() *Definition {
		return Define(StealthAction(1), InAshHeap(Anyone, anAlly), AtNobody,
			AtEither("obl tha", Removes(Target, "remove it from the game"), feedsTheDead(2)),
			AtEither("OBL THA", Removes(Target, "remove it from the game"), feedsTheDead(3)))
	})

	_ = define("The Gate of Acheron", func() *Definition {
		return Define(StealthAction(1), Does(PutInPlay, WithCounters(1)),
			Named("grow", During(UnlockPhase), Must, AddCounter),
			TheyBurn(Preys, "your prey", CountersHere, OrRandomHeap),
			Named("add", Say("as a +1 stealth action a Hecata you control with a capacity of 4 or more can"),
				Silently(YourMinionActs(Both(Clan("Hecata"), OfCapacity(4))), StealthAction(1)), AddCounter),
			BurnableBy(Vampires))
	})

	_ = define("Pit of Contemplation", func() *Definition {
		return Define(StealthAction(1), Does(PutInPlay, WithCounters(1)),
			Named("add", Say("as a +1 stealth action a Hecata you control can"), Silently(YourMinionActs(Clan("Hecata")), StealthAction(1)), AddCounter),
			Named("send", During(UnlockPhase), YoungerThanCounters(ControlledMinion(Neighbours, Vampires)), ToOwnersUncontrolled(Target), BurnThis),
			BurnableBy(Vampires))
	})
)

// feedsTheDead gives the acting vampire blood or a zombie life.
func feedsTheDead(n int) Effect {
	return OneOf(Way{Word: "blood", Do: GainsBlood(n, User, "this acting vampire")},
		Way{Word: "life", Do: ChosenBy(YouChoose, ControlledMinion(Yours, aZombie), AddLife(n, Target))})
}

var (
	_ = define("Shambling Hordes", func() *Definition {
		return Define(OnBasic(), OnSuperior(), SuperiorLife(4),
			AsItEnters(Must, BurnsUnlessRemoved("an ally or vampire", OfType(Ally|Vampire))), NoLifeGain,
			ThisGets(Strength, 1).PerLife(),
			Named("combat", FightsAsAction(AnyMinion)))
	})

	_ = define("Gianna di Canneto", func() *Definition {
		return Define(
			Named("burn", FromOutside, NotFighting, LockThis, GearOpposingYours(), Burns(Target, "burn it"), Say("and this ally"), Silently(BurnThis)),
			When(StrikeResolution, NotFighting, IsA(OpponentOfYour(AnyMinion), "when the normal strikes of a round resolve, ", AnyMinion),
				MayLockTo(ThisInflictsSurely(1, OpponentOfYour(AnyMinion), "the opposing minion"))))
	})
)
