package cards

import . "elysium/game"

var (
	_ = define("Ancilla Empowerment", func() *Definition { return Define(Does(EachBurnsPer(1, AnyMinion))) })

	_ = define("Banishment", func() *Definition { return Define(Does(TermsChoose(Younger(Anyone)), Exiles)) })

	_ = define("Consanguineous Boon", func() *Definition { return Define(Does(TermsChoose(AClan()), EachGainsPerChosen(1))) })

	_ = define("Domain Challenge", func() *Definition { return Define(Does(EachBurnsPer(1, IsLocked, AnyMinion))) })

	_ = define("Kine Resources Contested", func() *Definition {
		return Define(
			Does(Apportion(4, 2, Anyone, "two or more Methuselahs"), EachBurnsPoints))
	})

	_ = define("Parity Shift", func() *Definition {
		return Define(Requires(OfRank(Prince, Justicar)),
			Does(TermsChoose(ARicher()), Apportion(3, 1, NotInTerms, "one or more Methuselahs but her, you included"), MovesShares()))
	})

	_ = define("Political Stranglehold", func() *Definition {
		return Define(OnceAGame,
			Does(EachGainsPer(3, Vampires, OfCapacity(8))))
	})

	_ = define("Reckless Agitation", func() *Definition {
		return Define(Requires(Both(Either(OfSect(Independent), OfSect(Anarch)), OfCapacity(5))),
			Does(Apportion(6, 2, Others, "two or more other Methuselahs"), EachBurnsPoints))
	})
)
