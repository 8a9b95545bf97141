package cards

import . "elysium/game"

// Powers of the imbued, and what helps them.
var (
	_ = define("Bond", func() *Definition { return Define(StealthAction(1), OnBasic(AFallenImbued(), TargetRecovers)) })

	_ = define("Champion", func() *Definition {
		return Define(OnBasic(),
			Ability(PowerReaction, AgainstImbuedOrYou, BurnsConvictions(2), FailsAndFights))
	})

	_ = define("Illuminate", func() *Definition {
		return Define(OnBasic(),
			NotCumulative(AllGet(AnyImbued, Intercept, 1, "when blocking monsters", ActorIs(Monster)), "The Unmasking"),
			FightableBy(Monster, "combat"),
			Named("burn", During(UnlockPhase), Must, BurnThis),
			BurnsNotReady)
	})
)
