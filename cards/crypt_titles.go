package cards

import . "elysium/game"

// Vampires whose text is about titles and votes.
var (
	_ = define("Democritus", func() *Definition { return Define(ContestsCostMore(1)) })

	_ = define("Gerald Windham", func() *Definition {
		return Define(ThisGets(VotesOf, 1).PerCard(AmongOthers, AReadyOne(titledVampire)).While("while it has no title", WithoutTitle.Is))
	})

	_ = define("Xeper, Sultan of Lepers", func() *Definition {
		return Define(
			ThisGets(VotesOf, 1).PerCard(AmongYours, AReadyOne(UniqueOnes(infernal))),
			Ability(Say("as a (D) action steal an ally that another Methuselah controls"), Silently(IsAction, ControlledMinion(Others, anAlly), Steals(Target))))
	})

	_ = define("The Baron", func() *Definition {
		return Define(Ability(During(UnlockPhase), ItIsReady, LooksAtHands(WhoControl(AReadyOne(Clan("Giovanni"))), "the hand of each Methuselah who controls a ready Giovanni")))
	})

	_ = define("Horatio Ballard", func() *Definition { return Define(Ability(CallsFor(TakesTitle(Title{Rank: Prince, Of: "Chicago"})))) })

	titledVampire = Who{Text: "a titled vampire", Is: Titled.Is}
)

// Vampires that merge into something else.
var (
	_ = define("Goratrix", func() *Definition { return Define(Ability(StealsBlood(2), AtRange)) })

	_ = define("Goratrix (ADV)", func() *Definition {
		return Define(
			Named("burn", Say("as a (D) action burn a Tremere antitribu"), Silently(IsAction, ControlledMinion(Anyone, Clan("Tremere antitribu")), Burns(Target, "burn it"))),
			Named("bleed", WhileMerged, WhileActing, DuringBleed, Once(ActionSpan), BurnsBlood(1, "blood"), BleedUp(1)))
	})

	_ = define("Dancin' Dana (ADV)", func() *Definition {
		return Define(YouGet(HandSize, 1).While("while this vampire, merged, is in combat", AllHold(IsMerged, AgainstKind(AnyMinion))))
	})

	_ = define("Tariq, The Silent", func() *Definition {
		return Define(ThisGets(CapacityOf, -4), Ability(FightsAsAction(Vampires)), ThisGets(NotHunted, 1))
	})

	_ = define("Hermana Hambrienta Mayor", func() *Definition {
		return Define(AsItEnters(Must, ItIsYour(InfluencePhase), UnlessPaid(2, Itself, Burns(Itself, "burn it"))))
	})
)
