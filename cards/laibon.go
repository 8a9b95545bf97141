package cards

import . "elysium/game"

// laibonOf describes the Laibon vampires of a clan.
func laibonOf(clan string) Who {
	return Who{Text: "a Laibon " + clan, Is: Both(OfSect(Laibon), Clan(clan)).Is}
}

// The titles of the Laibon clans.
var _ = define("Akunanse Kholo", func() *Definition {
	return Define(InPolling, Requires(OfSect(Laibon)), ModifierOrReaction(
		Does(EvenLocked, NoneOlder(laibonOf("Akunanse")), TitleOn(User, "this vampire", Title{Rank: Kholo, Of: "Akunanse"}))),
		TitleSeeksEldest(laibonOf("Akunanse")))
})
