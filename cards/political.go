package cards

import . "elysium/game"

var (
	_ = define("Ancilla Empowerment", Define(Does(EachBurnsPer(1, AnyMinion))))

	_ = define("Banishment", Define(Does(TermsChoose(Younger(Anyone)), Exiles)))

	_ = define("Consanguineous Boon", Define(Does(TermsChoose(AClan()), EachGainsPerChosen(1))))

	_ = define("Domain Challenge", Define(Does(EachBurnsPer(1, IsLocked, AnyMinion))))

	_ = define("Kine Resources Contested", Define(
		Does(Apportion(4, 2, Anyone, "two or more Methuselahs"), EachBurnsPoints)))

	_ = define("Parity Shift", Define(Requires(OfRank(Prince, Justicar)),
		Does(TermsChoose(ARicher()), Apportion(3, 1, NotInTerms, "one or more Methuselahs but her, you included"), MovesShares())))

	_ = define("Political Stranglehold", Define(OnceAGame,
		Does(EachGainsPer(3, Vampires, OfCapacity(8)))))

	_ = define("Reckless Agitation", Define(Requires(Both(Either(OfSect(Independent), OfSect(Anarch)), OfCapacity(5))),
		Does(Apportion(6, 2, Others, "two or more other Methuselahs"), EachBurnsPoints)))
)
