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
			FightableBy(Monster, "combat", 0),
			Named("burn", During(UnlockPhase), Must, BurnThis),
			BurnsUnless(IsReady))
	})

	_ = define("Hide", func() *Definition {
		return Define(OnBasic(),
			Named("modifier", AsAnnounced, PowerModifier, NotBeside("Illuminate"), BurnsConvictions(1), MonstersGet(Intercept, -1)),
			Named("reaction", PowerReaction, NotBeside("Illuminate"), MonsterActs, AtBearer, BurnsConvictions(1), ActionFails))
	})

	_ = define("Surge", func() *Definition {
		return Define(OnBasic(),
			Named("combat", PowerInCombat, BurnsConvictions(1), PutsOnBearer(3, "surge")),
			Named("reaction", PowerReaction, BurnsConvictions(1), PutsOnBearer(3, "surge")),
			Named("prevent", PreventsByCounters("surge")),
			BurnsBearersCounters("surge", ActionEnds, "at the end of the action"))
	})
)

var _ = define("Angel of Berlin", func() *Definition {
	return Define(RequiresReady(AnyImbued), AtAnyTime, NotInCombat,
		Does(Word("unlock"), ControlledMinion(Anyone, AnyImbued), Unlocks(Target, "unlock it")),
		Does(Word("equip"), AReady(Yours, AnyImbued), Obtains(Target, "equip it with", FromHand, Any("an equipment", Equipment))))
})
