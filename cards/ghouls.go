package cards

import . "elysium/game"

// Allies that play some cards as vampires do.
var (
	_ = define("Rafastio Ghoul", func() *Definition { return Define(PlaysAsVampireAged(Levels{}.With(Tha, Basic), 3)) })

	_ = define("Rock Cat", func() *Definition {
		return Define(
			PlaysAsVampireAged(Levels{}.With(Pot, Basic), 3),
			OpponentGets(CannotStrike, 1, "in the first round, if it is a vampire with a capacity of 3 or less,", AllHold(InTheFirstRound, CapacityAtMost(3).Is)),
			Named("combat", FightsAsAction(AnyMinion)),
			Named("press", Once(CombatSpan), IsPress))
	})
)

var _ = define("Asanbonsam Ghoul", func() *Definition {
	return Define(ThisGetsIf("during directed actions", IsDirected, Intercept, 1),
		WhenItBlocks("a directed action", IsDirected, SetsRange("close")))
})
