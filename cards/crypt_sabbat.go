package cards

import . "elysium/game"

// Sabbat vampires.
var (
	_ = define("Alfred Benezri", Define(ThisGetsIf("in combat with an ally", AgainstKind(AllyOnly), Strength, -1)))
	_ = define("Antonio Delgado", Define(WhenItsReferendumPasses("", MayUnlockInDiscardPhase)))
	_ = define("Bronwen", Define(Ability(StrikeDodge, Once(CombatSpan))))

	_ = define("Chaundice", Define(Ability(PreventsNormalStrikes(2), TimesEach(2, "twice", CombatSpan))))

	_ = define("Lambach", Define(Ability(BeforeStrikesLand, Once(CombatSpan), BurnsBlood(1, "blood"), HandStrikesAggravated)))

	_ = define("Sha-Ennu", Define(Unblocked(CapacityAtMost(3))))

	_ = define("Tupdog", Define(CheaperFor(Vis, 1),
		Ability(Say("as a (D) action enter combat with a ready minion that another Methuselah controls"),
			Silently(IsAction, AReady(Others, AnyMinion), EnterCombat(Target))),
		BurnsAfterYourMinionPhase))
)
