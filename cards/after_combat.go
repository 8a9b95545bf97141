package cards

import . "elysium/game"

// Modifiers and actions that begin a combat, or wait for one.
var (
	_ = define("Blithe Acceptance", func() *Definition {
		return Define(OneOn,
			OnBasic(PutOnUser),
			OnSuperior(PutOnUser),
			BearerGets(Stealth, 1),
			PlayedAt(Basic, When(RoundBegins, Say("when this minion enters combat, "), Silently(Must, FirstRound), BurnThis)),
			PlayedAt(Superior, When(RoundBegins, Say("when this minion enters combat, "), Silently(Must, FirstRound), UnlessPaid(1, Host, BurnThis))))
	})

	_ = define("Hidden Lurker", func() *Definition {
		return Define(ByOther, UserUnlocked, AfterCombatW, ActorFoughtBlocker,
			OnBasic(Locks(User, "lock this vampire"), BeginsCombat(BlockingMinion, "the blocking minion", ItCannotStrike)),
			OnSuperior(Locks(User, "lock this vampire"), BeginsCombat(BlockingMinion, "the blocking minion", ItCannotStrike, With("; this minion has 1 optional press in the first round", InRoundOne(APress)))))
	})

	_ = define("Masochism", func() *Definition {
		return Define(StealthAction(1),
			OnBasic(PutOnUser),
			OnSuperior(PutOnUser),
			CountersForDamage("rush"), CountersToCapacity("rush"),
			PlayedAt(Superior, When(RoundEnds, Must, Say("at the end of any round of combat, "), TookDamage, NamedCounterOn("rush", Itself))),
			Ability(Reduces(1, OfBlood, AnyCards, ItsBearer), SpendsCounter("rush")))
	})

	_ = define("Siren's Lure", func() *Definition {
		lure := Bundle{ByOther, UserUnlocked, WhileBlocked, FailsBlockAttempt, Locks(BlockingMinion, "lock that minion"),
			FightsAfterResolution(BlockingMinion, "that minion")}
		return Define(
			At("cel", CostsUser(2), StealthUp(1)),
			At("mel", lure, Locks(User, "lock this vampire")),
			At("MEL", lure))
	})

	_ = define("Scry the Hearthstone", func() *Definition {
		return Define(
			At("tha", DirectedAtYou, InterceptUp(1)),
			At("vis", DirectedAtYou, InterceptUp(1), IfThisBlocks("with 1 optional maneuver", AManeuver)),
			At("VIS", DirectedAtYou, CancelPlay(CardRequiring(ActionCard|ActionModifier, Chi, Obf), true)))
	})

	_ = define("Anathema", func() *Definition {
		return Define(Requires(OfRank(Prince, Justicar)),
			Does(TermsChoose(AReady(Anyone, Vampires)), Passes(PutOn(InTerms, "that vampire"))),
			When(Emptied, Say("if this vampire's blood is reduced to 0 in combat, "), Must, AboutHost, OpponentsControllerGainsCapacity, Burns(Host, "then burn this vampire")))
	})
)
