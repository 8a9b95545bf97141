package cards

import . "elysium/game"

// Sabbat vampires.
var (
	_ = define("Alfred Benezri", func() *Definition {
		return Define(ThisGetsIf("in combat with an ally", AgainstKind(AllyOnly), Strength, -1))
	})
	_ = define("Antonio Delgado", func() *Definition { return Define(WhenItsReferendumPasses("", MayUnlockInDiscardPhase)) })
	_ = define("Bronwen", func() *Definition { return Define(Ability(StrikeDodge, Once(CombatSpan))) })

	_ = define("Chaundice", func() *Definition {
		return Define(Ability(PreventsNormalStrikes(2), TimesEach(2, "twice", CombatSpan)))
	})

	_ = define("Lambach", func() *Definition {
		return Define(Ability(BeforeStrikesLand, Once(CombatSpan), BurnsBlood(1, "blood"), HandStrikesAggravated))
	})

	_ = define("Sha-Ennu", func() *Definition { return Define(Unblocked(CapacityAtMost(3))) })

	_ = define("Tupdog", func() *Definition {
		return Define(CheaperFor(Vis, 1),
			Ability(Say("as a (D) action enter combat with a ready minion that another Methuselah controls"),
				Silently(IsAction, AReady(Others, AnyMinion), EnterCombat(Target))),
			BurnsAfterYourMinionPhase)
	})
)
