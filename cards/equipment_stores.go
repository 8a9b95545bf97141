package cards

import . "elysium/game"

// Equipment that keeps cards, and what burns for a use.
var (
	_ = define("Concoction of Vitality", func() *Definition {
		return Define(
			Ability(AsAnnounced, BearerActs, UnblockableBy(Vampires, "vampires"),
				Change(NoDisciplines, 1, Host, ActionSpan, "this vampire cannot play cards that require disciplines until the action is over"), BurnThis))
	})

	_ = define("Inscription", func() *Definition {
		return Define(
			OnBasic(PaysFromHandOnto(Needing(Tha))), OnSuperior(PaysFromHandOnto(Needing(Tha))),
			UsesKept(ByMinionWithIt, BurningThis, OnlyWith(Tha), CostPaid))
	})

	_ = define("Mokolé Blood", func() *Definition {
		return Define(
			Does(GathersHere(4, Needing(Ser), OutOf(Library, AshHeap), FaceDown)),
			PlaysKept(ByMinionWithIt, OnlyIf(Clan("Ministry"))), KeeperLooks, BurnedBare)
	})

	_ = define("Inveraray, Scotland", func() *Definition {
		return Define(BearerGets(Bleed, 1).PerCounter(""),
			Ability(Say("as an action this vampire moves 1 of its blood to this card; there are no more than 3 on it"),
				Silently(IsAction, BearerUses, WithFewerCounters(3), BloodOntoThis(1, User))))
	})

	_ = define("Palatial Estate", func() *Definition {
		return Define(Ability(DuringHosts(MasterPhase), Must, GainsBlood(1, Host, "it")))
	})
)
