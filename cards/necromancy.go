package cards

import . "elysium/game"

var (
	_ = define("Compel the Spirit", func() *Definition {
		return Define(StealthAction(1),
			OnBasic(BurnedLately("an ally or retainer", Ally|Retainer), ReturnsToHand),
			OnSuperior(BurnedLately("an ally or retainer", Ally|Retainer), PutsBackInPlay))
	})

	_ = define("Possession", func() *Definition {
		return Define(
			OnBasic(InAshHeap(Yours, Vampires), ToUncontrolled),
			OnSuperior(InAshHeap(Yours, Vampires), ToReadyWithBlood(1)))
	})

	_ = define("Sudario Refraction", func() *Definition {
		return Define(StealthAction(1), Does(Names(3, "three library cards in your ash heap", InAshHeap(Yours, LibraryCards)), TargetsToTop, DiscardsAtRandom(3)))
	})
)

var _ = define("Khazar's Diary (Endless Night)", func() *Definition {
	giovanni := Clan("Giovanni")
	return Define(
		Does(StealthAction(1), Word("play"), PutInPlay),
		Does(StealthAction(1), AtNobody, Word("add"), ACopyInPlay(), CounterOn(Target)),
		WhenBurned(UniqueMinion, AddCounter),
		AtCounters(7,
			AllHave(giovanni, Nec, Superior),
			Ability(Say("every Giovanni can take an action at +1 stealth: choose a minion in any ash heap"),
				Silently(AnyMinionActs(giovanni), StealthAction(1), AtNobody, InAshHeap(Anyone, AnyMinion)), RisesAsAlly(2, 0, 1, 1, "wraith"))))
})
