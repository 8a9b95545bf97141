package cards

import . "elysium/game"

// Powers of the imbued, and what helps them.
var (
	_ = define("Bond", Define(StealthAction(1), OnBasic(AFallenImbued(), TargetRecovers)))

	_ = define("Champion", Define(OnBasic(),
		Ability(PowerReaction, AgainstImbuedOrYou, BurnsConvictions(2), FailsAndFights)))

	_ = define("Illuminate", Define(OnBasic(),
		NotCumulative(AllGet(AnyImbued, Intercept, 1, "when blocking monsters", ActorIs(Monster)), "The Unmasking"),
		FightableBy(Monster, "combat"),
		Named("burn", During(UnlockPhase), Must, BurnThis),
		BurnsNotReady))
)
