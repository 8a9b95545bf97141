package cards

import . "elysium/game"

var (
	_ = define("Alastor", func() *Definition {
		return Define(Requires(OfRank(Justicar, InnerCircle)),
			Does(TermsChoose(NoneOn(AReady(Anyone, OfSect(Camarilla)))),
				Passes(PutOn(InTerms, "that vampire")), Passes(PutsInPlay(InTerms, "it", 50, FromLibrary, Any("an equipment card", Equipment)))),
			BearerGets(NoDiablerie, 1),
			Ability(Say("as a (D) action at +1 stealth this vampire can enter combat with a ready vampire of another Methuselah"),
				Silently(IsAction, BearerUses, StealthAction(1), AReady(Others, Vampires), EnterCombat(Target))))
	})

	_ = define("Ancilla Empowerment", func() *Definition { return Define(Does(EachBurnsPer(1, AnyMinion))) })

	_ = define("Banishment", func() *Definition { return Define(Does(TermsChoose(Younger(Anyone)), Passes(Exile(InTerms)))) })

	_ = define("Command of the Harpies", func() *Definition {
		return Define(Requires(OfSect(Camarilla)), Does(TermsChoose(AReady(Anyone, OfRank(Prince))), Passes(LosesTitle(InTerms))))
	})

	_ = define("Consanguineous Boon", func() *Definition { return Define(Does(TermsChoose(AClan()), EachGainsPerChosen(1))) })

	_ = define("Disputed Territory", func() *Definition {
		return Define(Does(TermsChoose(AnywhereInPlay(Anyone, Locations)), TermsChoose(AMethuselah(Anyone)), Passes(NamedTakesControl(InTerms))))
	})

	_ = define("Domain Challenge", func() *Definition { return Define(Does(EachBurnsPer(1, IsLocked, AnyMinion))) })

	_ = define("High Stakes", func() *Definition {
		return Define(Does(InAnAnteGame, Passes(AntesOrOusted)))
	})

	_ = define("Justicar Retribution", func() *Definition {
		return Define(Requires(OfSect(Camarilla)),
			Does(Passes(Burns(Every(Both(Vampires, BleedAtLeast(3))), "every vampire with a current bleed of 3 or more is burned"))))
	})

	_ = define("Kindred Segregation", func() *Definition { return Define(Does(BurnsUnlessRepaid(AllyOnly, "allies"))) })

	_ = define("Masquerade Enforcement", func() *Definition {
		return Define(Requires(OfRank(Prince, Justicar)), Does(PutInPlay),
			When(MovedOutM, Say("each time a vampire is moved out of an uncontrolled region, "), Must, IsA(About, "", Vampires), BurnsPool(1, About)),
			BurnableByReferendum(UserIs(OfSect(Camarilla))))
	})

	_ = define("Peace Treaty", func() *Definition { return Define(Does(BurnsUnlessRepaid(WithTrait("weapon"), "weapons"))) })

	_ = define("Kine Resources Contested", func() *Definition {
		return Define(
			Does(Apportion(N(4), 2, Anyone, "two or more Methuselahs"), EachBurnsPoints))
	})

	_ = define("Parity Shift", func() *Definition {
		return Define(Requires(OfRank(Prince, Justicar)),
			Does(TermsChoose(ARicher()), Apportion(N(3), 1, NotInTerms, "one or more Methuselahs but her, you included"), MovesShares()))
	})

	_ = define("Political Stranglehold", func() *Definition {
		return Define(OncePlayedA(GameSpan),
			Does(EachGainsPer(3, Vampires, OfCapacity(8))))
	})

	_ = define("Sacrifice", func() *Definition {
		return Define(Requires(Both(OfSect(Sabbat), OfCapacity(8))),
			Does(TermsChoose(That(OfItsClan, ControlledMinion(Anyone, CapacityAtMost(6)))), Passes(Burns(InTerms, "the chosen vampire is burned"))))
	})

	_ = define("Reckless Agitation", func() *Definition {
		return Define(Requires(Both(Either(OfSect(Independent), OfSect(Anarch)), OfCapacity(5))),
			Does(Apportion(N(6), 2, Others, "two or more other Methuselahs"), EachBurnsPoints))
	})

	_ = define("Tradition Upheld", func() *Definition {
		return Define(Requires(OfRank(Prince, Justicar, InnerCircle)),
			Does(TermsChoose(AReady(Anyone, Clan("Caitiff"))), Passes(Burns(InTerms, "the chosen Caitiff is burned"))))
	})
)

var _ = define("Revolutionary Council", func() *Definition {
	return Define(Requires(OfRank(Baron)),
		Does(TermsChooseSome("ready unlocked Anarchs you control", AReady(Yours, OfSect(Anarch), Untapped)),
			ApportionOver(TwiceNamed, Either(Locations, OfType(Equipment)), "Methuselahs, locations and equipment"),
			Passes(Locks(NamedFirst, "each chosen Anarch is locked")), EachBurnsPoints, CardsBurnWithPoints))
})
