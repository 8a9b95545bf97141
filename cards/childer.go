package cards

import . "elysium/game"

// Cards that become minions.
var (
	_ = define("The Embrace", func() *Definition {
		return Define(StealthAction(1), Does(CreatesVampire, BecomesVampire(Aged(1)), Change(MustHunt, 1, Itself, TurnSpan, "it must hunt this turn")))
	})

	_ = define("Creation Rites", func() *Definition {
		return Define(StealthAction(1), Requires(OfRank(Archbishop, Priscus, Cardinal, Regent)), childe(Sabbat, 1))
	})

	_ = define("Third Tradition: Progeny", func() *Definition {
		return Define(StealthAction(1), Requires(OfRank(Prince, Justicar)), childe(Camarilla, 2))
	})

	_ = define("Blood Brother Ambush", func() *Definition {
		return Define(Does(FightsAsAlly(3, 2,
			PlaysAsVampireAged(Levels{}.With(Pot, Basic), 3), Ability(RangedStrike(2)))))
	})
)

// childe is a card that becomes a vampire of a sect, which can be given a Discipline and blood.
func childe(sect Sect, blood int) OnCard {
	return Does(CreatesVampire, BecomesVampire(Aged(1), sect), Change(CannotAct, 1, Itself, TurnSpan, "it cannot act this turn"),
		PutsInPlay(Itself, "it", 0, OutOf(Library, Hand, AshHeap), OneThat("a master Discipline card", DisciplineCards)), UserGivesThis(blood))
}
