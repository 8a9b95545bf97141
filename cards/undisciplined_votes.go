package cards

import . "elysium/game"

// Modifiers and reactions of titles and clans, most of them for referendums.
var (
	_ = define("Monkey Wrench", func() *Definition {
		return Define(Requires(OfSect(Anarch)), XFrom(1, 3), Does(DuringBleed, BleedUpX, Limited))
	})

	_ = define("Closed Session", func() *Definition {
		return Define(Requires(OfRank(Prince, Justicar, InnerCircle)), Does(BeforeVotes, BarsVotes(NotOfSect(Camarilla), "vampires that are not Camarilla")))
	})

	_ = define("Private Audience", func() *Definition {
		return Define(Requires(OfRank(Archbishop, Priscus, Cardinal, Regent)), Does(BeforeVotes, BarsVotes(NotOfSect(Sabbat), "vampires that are not Sabbat")))
	})

	_ = define("Ominous Chorus", func() *Definition {
		return Define(InPolling, ModifierOrReaction(Does(VotesUp(3))))
	})

	_ = define("Amici Noctis", func() *Definition {
		return Define(AfterResolving, IfReferendumPassed, Does(SharesMargin(Clan("Lasombra"), "Lasombra", 1, 2)))
	})

	_ = define("Telepathic Vote Counting", func() *Definition {
		return Define(InPolling,
			OnBasic(CancelsReferendum, ReturnsActionCard),
			OnSuperior(AReady(Anyone, Vampires), MakesAbstain(Target)))
	})

	_ = define("Elder Intervention", func() *Definition {
		return Define(ReplaceAfter(ActionSpan), Does(BledYou, InterceptUp(2), NotWithUsers("Pack Tactics")))
	})

	_ = define("My Enemy's Enemy", func() *Definition {
		return Define(
			OnBasic(InterceptUp(1)),
			OnSuperior(BledYou, ByYourPredator, AfterDeclining, MoreThanTwo, Locks(User, "lock this vampire"), RedirectTo(PredatorsPredator, "your predator's predator")))
	})

	_ = define("Anticipation", func() *Definition {
		return Define(
			OnBasic(StrikeOrMelee(2)),
			OnSuperior(CostsUser(1), CancelPlay(StrikeCards, true), ByOpponent))
	})

	_ = define("Angel's Gift", func() *Definition {
		return Define(OnePer(RoundSpan), BeforeRangeW,
			Does(Word("equip"), Obtains(User, "this vampire equips with", FromHand, OneThat("a melee weapon", IsMelee))),
			Does(Word("maneuver"), Gains("1 optional maneuver this round, only to get to close range", AManeuverToClose, RoundSpan)))
	})
)

var _ = define("Surprise Influence", func() *Definition {
	return Define(Requires(Vampires), Does(InPolling, VotesUp(2)))
})
