package cards

import . "elysium/game"

// Action modifiers and reactions without a discipline that stop an action, or a block of it.
var (
	_ = define("Bear-Baiting", func() *Definition {
		return Define(Requires(OfSect(Anarch)),
			Does(BeforeBlockResolves, BlockerIs(OneThat("a vampire that is not Anarch", NotOfSect(Anarch))), BlockerIs(AnOlder),
				ComparesCrypts(TakesEnvironmental(1, false), CancelCombat, ChooseBlockersSeat, PutOn(User, "this acting vampire"))),
			BearerGets(Bleed, 2).While("when it bleeds the Methuselah chosen for this card", BleedsChosen))
	})

	_ = define("Clan Loyalty", func() *Definition {
		return Define(Does(BeforeBlockResolves, BlockerIs(OfItsClan), CancelBlock, CannotBlockUser(OfItsClan, TurnSpan)))
	})

	_ = define("Mistaken Identity", func() *Definition {
		return Define(Does(ActsAs(Clan("Ventrue antitribu")), UsableIf("usable only during a hunt", Hunting), ActionFails,
			ToTorpor(ActingMinion, "the acting vampire goes to torpor")))
	})

	_ = define("Momentary Delay", func() *Definition {
		return Define(Requires(Both(Vampires, OfCapacity(7))), Does(AfterResolving,
			BlockerIs(OneThat("an ally or a vampire with capacity 5 or less", Either(AllyOnly, CapacityAtMost(5)))), NotAfterAFight(3), GoesOnUnblocked))
	})

	_ = define("Brujah Frenzy", func() *Definition {
		return Define(Does(UsableAt(BlocksDeclined), ActsAs(Clan("Brujah")), AReady(NotActing, UnlockedMinion), Locks(Target, "lock it"), EndsInCombat))
	})
)

var _ = define("Legacy of Power", func() *Definition {
	return Define(Requires(OfRank(Prince, Justicar, InnerCircle)),
		Does(BeforeRangeIsSet, OnlyFirstRound, InYourFight(Vampires), NotFighting, Locks(User, "lock this vampire"), EndCombat,
			AfterThisCombat("after combat each vampire that fought goes to torpor", ToTorpor(Among(Combatants, Vampires), ""))))
})
