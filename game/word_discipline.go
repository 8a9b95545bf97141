package game

import "fmt"

// several is card words under one name.
type several []OnCard

func (s several) onCard(d *Definition) {
	for _, w := range s {
		w.onCard(d)
	}
}

// DisciplineCard is a master Discipline card: on a controlled vampire, not one that has the
// discipline at superior already, it gives a level of the discipline, and more capacity, which
// is not filled (RB-master-cards.p8).
func DisciplineCard(d Discipline, capacity int) OnCard {
	s := ControlledMinion(Anyone, Vampires)
	s.Text = fmt.Sprintf("put this card on a vampire that has not %s", DisciplineAt(d, Superior))
	s.tests = append(s.tests, Test{Else: superiorAlready,
		Holds: func(g *Game, p *Play, c *Card) bool { return g.level(c, d) < Superior }})
	return several{
		Trait{Set: func(def *Definition) { def.discipline, def.capacity = d, capacity > 0 }},
		Does(s, Say(fmt.Sprintf("it gets 1 more level of %s and %+d capacity", d.Name(), capacity))),
	}
}

var superiorAlready = refusal("The vampire has the discipline at superior already.", "RB-master-cards.p8.c1")

// BearerHasDiscipline gives the minion the card is on a discipline at a level.
func BearerHasDiscipline(d Discipline, l Level) Trait {
	return Trait{Text: "The minion with this card has " + DisciplineAt(d, l), Set: func(def *Definition) {
		def.gifts = append(def.gifts, gift{d, func(*Card) Level { return l }})
	}}
}

// AllHave gives every minion of a kind a discipline, whoever controls it.
func AllHave(w Who, d Discipline, l Level) Static {
	return Static{Text: "every minion that is " + w.Text + " has " + DisciplineAt(d, l), Value: LevelOf, Disc: d, N: constant(int(l)),
		Applies: func(g *Game, src, t *Card, _ Seat) bool { return t != nil && w.Is(g, t) }}
}
