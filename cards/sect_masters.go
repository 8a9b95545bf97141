package cards

import . "elysium/game"

// Masters and actions about sects and titles.
var (
	_ = define("Into the Fire", func() *Definition { return Define(Does(AReady(Yours, NotOfSect(Sabbat)), BecomesSect(Sabbat, Target))) })

	_ = define("Seattle Committee", func() *Definition {
		return Define(Does(PutInPlay),
			Ability(InPhase(MasterPhase), LockThis, AReady(Yours, NotOfSect(Anarch), WithoutTitle), BecomesSect(Anarch, Target)))
	})

	_ = define("Regent", func() *Definition {
		return Define(
			Does(ControlledMinion(Yours, OfSect(Sabbat), OfCapacity(8)), TitleOn(Target, "it", Title{Rank: Regent})),
			FightableBy(OfSect(Sabbat), "combat", 0),
			PassesToDiablerist(OfSect(Sabbat)))
	})

	_ = define("Of Noble Blood", func() *Definition {
		return Define(StealthAction(1), Requires(OfRank(Primogen)),
			Does(ControlledMinion(Anyone, OfSect(Camarilla), OfCapacity(6), WithoutTitle, NotOfClan("Caitiff")),
				TitleOn(Target, "it", Title{Rank: Primogen})))
	})

	_ = define("Fee Stake: Boston", func() *Definition {
		return Define(StealthAction(1), Requires(Both(OfSect(Anarch), OfCapacity(5))),
			Does(TitleOn(User, "this vampire", Title{Rank: Baron, Of: "Boston"})),
			CallerVotesMore(1, Either(Clan("Toreador"), Clan("Toreador antitribu"))),
			BurnableByReferendum(OtherTitlesCount(Anarch, -1)))
	})

	_ = define("Fee Stake: Perth", func() *Definition {
		return Define(StealthAction(1), Requires(Both(OfSect(Anarch), OfCapacity(5))),
			Does(TitleOn(User, "this vampire", Title{Rank: Baron, Of: "Perth"})),
			BurnableByReferendum(OtherTitlesCount(Anarch, -1)))
	})
)

var _ = define("Cracking the Wall", func() *Definition { return Define(Does(ThrowsWithAnother()), ReplaceAt(DiscardPhase)) })
