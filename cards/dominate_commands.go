package cards

import . "elysium/game"

// Dominate: bleeds turned away, and minions that are kept from what they would do.
var (
	_ = define("Redirection", func() *Definition {
		return Define(BledYou, AfterDeclining,
			OnBasic(ByActor(AYounger), Locks(User, "lock this vampire"), Redirect()),
			OnSuperior(ByActor(OneThat("a vampire", Vampires)), Locks(User, "lock this vampire"), Redirect()))
	})

	_ = define("The Sleeping Mind", func() *Definition {
		return Define(AsAnnounced,
			OnBasic(AReady(Anyone, LockedVampire), Change(CannotBlock, 1, Target, ActionSpan, "it cannot block this action")),
			OnSuperior(NobodyUnlocks))
	})

	_ = define("Forced Confessional", func() *Definition {
		return Define(WhileBlocked,
			OnBasic(BlockerInterceptDown(1)),
			OnSuperior(FailsBlockAttempt))
	})

	_ = define("Unleashing the Bestial Soul", func() *Definition {
		mute := Change(CannotReact, 1, Target, ActionSpan, "it cannot play reaction cards during this action")
		return Define(AsAnnounced, AReady(Anyone, AnyMinion),
			OnBasic(mute),
			OnSuperior(mute, ReactionsCost(1, NextOfThem)))
	})

	_ = define("Obedient Flesh", func() *Definition {
		return Define(
			At("dom pro", AsModifier, StealthUp(1), InterceptDown(1, "allies", OfKind(AllyOnly))),
			At("DOM PRO", AsCombat, BeforeRangeW, OnceAs(Superior, RoundSpan), Change(Strength, 1, User, RoundSpan, "+1 strength this round"),
				Gains("with 1 optional maneuver", AManeuver, RoundSpan), Gains("this round, this vampire can prevent 1 damage", APrevention(1), RoundSpan)))
	})
)

var _ = define("Thoughts Betrayed", func() *Definition {
	return Define(BeforeRangeW, OnlyFirstRound,
		OnBasic(InThisRound(StrikeResolution, Suffer(N(1), Opponent, "the opposing minion"))),
		OnSuperior(Change(PlaysNoStrikes, 1, Opponent, CombatSpan, "the opposing minion cannot play strike cards in this combat")))
})

var _ = define("Autonomic Mastery", func() *Definition {
	living := Not(WithTrait("wraith"))
	return Define(AtClose,
		OnBasic(OpposingAllyOrRetainer("choose the opposing ally, no wraith, or a retainer on the opposing minion, no wraith", living), StrikeThat(Burns(Target, "burn it"))),
		OnSuperior(Against(Who{Text: "an ally that is no wraith, or a vampire", Is: living.Is}), AgainstAllyOrYounger, HandStrike(0), WithoutDamage, EndsUnlessDodged))
})
