package cards

import . "elysium/game"

var (
	_ = define("Alastor", func() *Definition {
		return Define(Requires(OfRank(Justicar, InnerCircle)),
			Does(TermsChoose(NoneOn(AReady(Anyone, OfSect(Camarilla)))),
				Passes(PutOn(InTerms, "that vampire")), Passes(PutsOnAtHalf(InTerms, "it", FromLibrary, Any("an equipment card", Equipment)))),
			BearerGets(NoDiablerie, 1),
			Ability(Say("as a (D) action at +1 stealth this vampire can enter combat with a ready vampire of another Methuselah"),
				Silently(IsAction, BearerUses, StealthAction(1), AReady(Others, Vampires), EnterCombat(Target))))
	})

	_ = define("Ancilla Empowerment", func() *Definition { return Define(Does(EachBurnsPer(1, AnyMinion))) })

	_ = define("Banishment", func() *Definition { return Define(Does(TermsChoose(Younger(Anyone)), Passes(Exile(InTerms)))) })

	_ = define("Consanguineous Boon", func() *Definition { return Define(Does(TermsChoose(AClan()), EachGainsPerChosen(1))) })

	_ = define("Domain Challenge", func() *Definition { return Define(Does(EachBurnsPer(1, IsLocked, AnyMinion))) })

	_ = define("Kindred Segregation", func() *Definition { return Define(Does(BurnsUnlessRepaid(AllyOnly, "allies"))) })

	_ = define("Peace Treaty", func() *Definition { return Define(Does(BurnsUnlessRepaid(WithTrait("weapon"), "weapons"))) })

	_ = define("Kine Resources Contested", func() *Definition {
		return Define(
			Does(Apportion(4, 2, Anyone, "two or more Methuselahs"), EachBurnsPoints))
	})

	_ = define("Parity Shift", func() *Definition {
		return Define(Requires(OfRank(Prince, Justicar)),
			Does(TermsChoose(ARicher()), Apportion(3, 1, NotInTerms, "one or more Methuselahs but her, you included"), MovesShares()))
	})

	_ = define("Political Stranglehold", func() *Definition {
		return Define(OncePlayedA(GameSpan),
			Does(EachGainsPer(3, Vampires, OfCapacity(8))))
	})

	_ = define("Sacrifice", func() *Definition {
		return Define(Requires(Both(OfSect(Sabbat), OfCapacity(8))),
			Does(TermsChoose(OfUsersClan(ControlledMinion(Anyone, CapacityAtMost(6)))), Passes(Burns(InTerms, "the chosen vampire is burned"))))
	})

	_ = define("Reckless Agitation", func() *Definition {
		return Define(Requires(Both(Either(OfSect(Independent), OfSect(Anarch)), OfCapacity(5))),
			Does(Apportion(6, 2, Others, "two or more other Methuselahs"), EachBurnsPoints))
	})
)
