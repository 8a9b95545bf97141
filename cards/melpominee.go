package cards

import . "elysium/game"

// Melpominee.
var _ = define("Echo of Harmonies", func() *Definition {
	return Define(
		At("pre", InPolling, VotesUp(2)),
		At("mel", InPolling, AlsoByOther, VotesUp(2)),
		At("MEL", AfterResolving, DuringPolitical, ByOther, KeepsCall))
})

var _ = define("Persistent Echo", func() *Definition {
	return Define(StealthAction(1),
		At("aus", ControlledMinion(Anyone, WithDiscipline(Mel, Basic)), Unlocks(Target, "unlock it")),
		At("mel", StoresFromHand(Needing(Mel)), PutInPlay),
		At("MEL", StoresFromHand(Needing(Mel)), PutInPlay),
		PlaysKept(ByYourVampire, BurningThis, AsIfWith(Mel)), KeeperLooks)
})
