package cards

import . "elysium/game"

// Vampires with a say in what they or others may play, have or pay.
var (
	_ = define("Beast, The Leatherface of Detroit", func() *Definition {
		return Define(
			CannotPlay(Actions, "action cards"), CannotHave(Equipment|Retainer, "equipment and retainers"),
			Ability(FightsAsAction(AnyMinion)))
	})

	_ = define("Enkidu, The Noah", func() *Definition {
		return Define(
			CannotHave(Equipment, "equipment"),
			Ability(FightsAsAction(AnyMinion)),
			AfterSuccessOf(Itself, "this minion's successful action to employ a retainer", ToTake(Retainer), Later(TurnEnds, TurnSpan, Unlocks(Itself, "it unlocks at the end of the turn"))))
	})

	_ = define("Bindusara, Historian of the Kindred", func() *Definition {
		return Define(Ability(Say("as an action"), IsAction,
			PutsInPlay(nil, "", 100, FromLibrary, OneThat("Arcane Library, Elder Library or Fragment of the Book of Nod", WithName("Arcane Library", "Elder Library", "Fragment of the Book of Nod")))))
	})

	_ = define("Little Tailor of Prague", func() *Definition {
		return Define(Costs(-1, OfEither, CardsOf(Both(AllyOrRetainer, Either(NeedingClan("Tzimisce"), Needing(Vic))), "allies and retainers that require a Tzimisce or Vicissitude"), ThisMinion))
	})

	_ = define("Mata Hari", func() *Definition { return Define(Meets(ClansAndSects)) })

	_ = define("Zhenga", func() *Definition {
		return Define(Ability(AsAnnounced, ItHires, Once(ActionSpan), BurnsX(0),
			IfItSucceeds(HiresX(Any("an ally or retainer", Ally|Retainer)))))
	})
)
