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

var animalRetainer = Who{Text: "an animal retainer", Is: Both(OfType(Retainer), WithTrait("animal")).Is}

var _ = define("Demdemeh", func() *Definition {
	return Define(Ability(During(UnlockPhase), InPlayAtLeast(1, gehennaEvent), OnThis(animalRetainer),
		BecomeAllies(Target, "move it to your ready region, where it becomes an", LifeKept, 1, 1, "animal", ThisGetsIf("while it has 3 or more life", WithLife(3, 99).Is, Strength, 1))))
})
