package cards

import . "elysium/game"

var _ = define("Orun", func() *Definition {
	return Define(
		Does(ControlledMinion(Anyone, OfSect(Laibon)), PutOnTarget),
		OlderToOthers(2, OfSect(Laibon)),
		PerSeveral(3, VotesOf, OfSect(Laibon)),
		AfterSuccessOf(Host, "a bleed of this Laibon for more than 2, or its successful action directed at a minion that is not mortal",
			BledForMoreOrAtMonsters(2, OfSect(Laibon)), Silently(OneOfNameBy(ActionSpan)), BurnThis, Say("(of several of this name only one)")),
		BurnsBeyondCapacity("Orun and Aye", "Orun", "Aye"))
})
