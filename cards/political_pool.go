package cards

import . "elysium/game"

// Political actions that take or give pool.
var (
	_ = define("Anarchist Uprising", func() *Definition { return Define(Does(EachBurnsPer(1, AnyMinion))) })

	_ = define("Conservative Agitation", func() *Definition {
		return Define(Does(Apportion(Methuselahs, 2, Anyone, "two or more Methuselahs"), EachBurnsPoints))
	})

	_ = define("Camarilla's Iron Fist", func() *Definition {
		return Define(Requires(titledOf(Camarilla)),
			Does(TermsChoose(AMethuselah(Anyone)), Apportion(N(5), 2, NotInTerms, "two or more others"), EachBurnsPoints, NamedSeat(1)))
	})

	_ = define("Neonate Breach", func() *Definition {
		return Define(Does(ChoosesMethuselahs, ChosenBurn(1, 3, CapacityAtMost(4))))
	})

	_ = define("Empires Fall", func() *Definition {
		return Define(Requires(OfSect(Sabbat)), Does(ChoosesMethuselahs, ChosenBurn(1, 3, OfCapacity(8))))
	})

	_ = define("Anarch Salon", func() *Definition {
		return Define(Requires(OfSect(Anarch)),
			Does(Passes(GainsBlood(1, Every(AReadyOne(OfSect(Anarch))), "each ready Anarch")), EachWithGains(1, OfSect(Anarch))))
	})

	_ = define("Cold War", func() *Definition {
		return Define(Requires(titledOf(Sabbat)),
			Does(TermsChooseEither(OfRank(Cardinal, Regent), AMethuselah(Anyone), AnywhereInPlay(Anyone, Locations)),
				NamedSeat(-3), Passes(Burns(InTerms, "the chosen location is burned"))))
	})

	_ = define("Expulsion", func() *Definition {
		return Define(Requires(OfRank(Primogen, Prince)),
			Does(TermsChooseUpTo(2, "two minions", ControlledMinion(Anyone, AnyMinion)),
				Passes(Together(
					Change(CannotReact, 1, AllInTerms, TurnSpan, "this turn they cannot play reaction cards"),
					Change(CannotBlock, 1, AllInTerms, TurnSpan, "they cannot block"),
					Change(Abstaining, 1, AllInTerms, TurnSpan, "they cast no votes and ballots")))))
	})

	_ = define("War of Ages", func() *Definition {
		return Define(Requires(titledOf(Sabbat)), Does(PutInPlay),
			InEachUnlock(IfYourPrey, UserBurnsPool(1)),
			WhenYourPreyIsOusted(BurnThis, GainPool(3)),
			BurnableByReferendum(Say("(it costs 1 pool)"), Silently(CostsPool(1))))
	})

	_ = define("Raising the Portcullis", func() *Definition {
		return Define(Does(OneEachMethuselah, PutInPlay),
			YourMinionsGet(Vampires, Bleed, 1).While("while your prey controls a vampire in torpor", PreyHas(Both(Vampires, Torpid))),
			BurnableByReferendum())
	})

	_ = define("Día de los Muertos", func() *Definition {
		return Define(OncePlayedA(GameSpan), Does(NextReferendum(Yours, TurnSpan, OfSect(Sabbat))))
	})
)
