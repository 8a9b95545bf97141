package cards

import . "elysium/game"

// Cards that change what vampires are, or live by it: sects and clans.

var (
	untitledOutsider = Both(NotOfSect(Anarch), WithoutTitle)
	titledOutsider   = Who{Text: "a titled vampire that is not Anarch", Is: Both(Titled, NotOfSect(Anarch)).Is}
	noMalkavian      = Who{Text: "neither Malkavian nor Malkavian antitribu", Is: Both(NotOfClan("Malkavian"), NotOfClan("Malkavian antitribu")).Is}
)

// fall is an event that abolishes a sect, late in Gehenna.
func fall(s Sect, more ...OnCard) *Definition {
	return Define(append([]OnCard{InPlayAtLeast(3, gehennaEvent), ReplaceOnceGone, NoMore(s)}, more...)...)
}

var gehennaEvent = Who{Text: "Gehenna events", Is: Both(OfType(EventCard), WithTrait("gehenna")).Is}

var (
	_ = define("Fall of the Camarilla", func() *Definition { return fall(Camarilla) })
	_ = define("Fall of the Sabbat", func() *Definition {
		return fall(Sabbat, UsableIf("not usable while a Black Hand vampire is ready", Unless(SomeInPlay(AReadyOne(blackHand)))))
	})

	_ = define("Out of the Frying Pan", func() *Definition {
		return Define(Does(AReady(Yours, OfSect(Sabbat)), BecomesSect(Camarilla, Target)))
	})

	_ = define("Writ of Acceptance", func() *Definition { return Define(HostCountsAs(Camarilla)) })

	_ = define("An Anarch Manifesto", func() *Definition {
		return Define(OneOn,
			BearerGetsIf(OfSect(Anarch), Stealth, 1).While("in actions that require an Anarch", TheActionRequires(Anarch)),
			OpponentGets(Strength, 1, "that is "+titledOutsider.Text, titledOutsider.Is))
	})

	_ = define("Go Anarch", func() *Definition {
		return Define(Requires(untitledOutsider), BurnsUnless(OfSect(Anarch)),
			Does(StealthAction(1), PutOnUser, BecomesSect(Anarch, User), UnlocksUser))
	})

	_ = define("The Red Question", func() *Definition {
		return Define(Requires(untitledOutsider), Does(PutOnUser), HostCountsAs(Anarch), BurnsUnless(OfSect(Anarch)))
	})

	_ = define("Field Training", func() *Definition {
		return Define(Requires(OfSect(Anarch)), OneOn, HostCountsAs(Anarch), BurnsUnless(OfSect(Anarch)),
			Does(StealthAction(1), NotUser(AReady(Yours, Vampires, WithoutTitle)), UnlocksUser, TeachesUsers, PutOnTarget))
	})

	_ = define("CrimethInc.", func() *Definition {
		return Define(Requires(OfSect(Anarch)), AfterResolving, IfSuccessful, ActionRequiring(Anarch),
			At("pro", UnlocksUser),
			At("qui", NotUser(AReady(Anyone, OfSect(Anarch))), Unlocks(Target, "unlock it")),
			At("tha", PutInPlay),
			Ability(InYourMinionPhase, CostsPool(1), AReady(Yours, OfSect(Anarch), IsLocked), Unlocks(Target, "unlock it")))
	})

	_ = define("Clan Impersonation", func() *Definition {
		return Define(Does(StealthAction(1), PutOnUser, AsClanNamed),
			Named("burn", Say("as an action, this vampire can burn this card"), BearerUses, Silently(IsAction, BurnThis)))
	})

	_ = define("Derange", func() *Definition {
		return Define(
			Does(StealthAction(1), Directed(ThatIsYounger(ControlledMinion(Anyone, Vampires, noMalkavian))), PutOnTarget, AsUser),
			BearerGets(CannotUnlock, 1),
			Named("unlock", BearerUses, DuringHosts(UnlockPhase), BurnsBlood(1, "blood"), Unlocks(Host, "unlock this vampire")),
			Named("move", Say("as a (D) action of this vampire"), BearerUses, Silently(IsAction), Directed(NotUser(ControlledMinion(Anyone, Vampires, noMalkavian))), MovesThis))
	})

	_ = define("Ministry", func() *Definition {
		return Define(Requires(blackHand), ReplaceAfter(ActionSpan),
			Does(InterceptUp(2), InterceptUpWhile(1, "the acting vampire is Sabbat", ActorIs(OfSect(Sabbat))),
				UnlessBlocked(User, "it", AfterAction, Locks(User, "it locks"))))
	})

	_ = define("Teresita, The Godmother", func() *Definition {
		return Define(ThisGetsIf("against Camarilla vampires", ActorIs(OfSect(Camarilla)), Intercept, 1))
	})

	_ = define("Vlad Tepes", func() *Definition { return Define(Meets(SectsAndTitles)) })
)

var _ = define("Line Brawl", func() *Definition {
	return Define(Requires(OfSect(Anarch)),
		At("cel", Directed(AMethuselah(Others)), StealsPool(1)),
		At("pot", Directed(AReady(Others, AnyMinion)), EnterCombat(Target)),
		At("pre", BleedAction(1)))
})

var _ = define("Tegyrius, Vizier (G2)", func() *Definition {
	return Define(Named("allegiance", Say("as a +1 stealth action, any Banu Haqim can"), Silently(AnyMinionActs(Clan("Banu Haqim")), StealthAction(1)), ItIsReady,
		NamedCounterOn("allegiance", User), CountsWith("allegiance", "Banu Haqim", Camarilla, User)))
})
