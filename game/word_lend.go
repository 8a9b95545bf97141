package game

import "fmt"

// The words of this file give a minion disciplines, or the use of disciplines that it lacks.

// BearerHasLevels gives the minion the card is on as many levels of a discipline as the card has
// counters above some, up to most of them.
func BearerHasLevels(d Discipline, above, most int) Trait {
	text := fmt.Sprintf("For each counter on this card, %d at most, the minion with it has 1 level of %s", most, d.Name())
	if above > 0 {
		text = fmt.Sprintf("For each counter above %d on this card, %d at most, the minion with it has 1 level of %s", above, most, d.Name())
	}
	return Trait{Text: text, Set: func(def *Definition) {
		def.gifts = append(def.gifts, gift{d, func(c *Card) Level {
			return Level(min(most, max(0, c.counter(plainCounter)-above)))
		}})
	}}
}

// LendsADiscipline lets the vampire the card is on play cards of one discipline that it has not as
// if it had the basic level, for a counter on the card each time; with more of them than its
// capacity it is burned (AR-1.6.4.p4.c1).
var LendsADiscipline = Trait{
	Text: "The vampire with this card can play a card that requires a discipline it does not have as if it had the basic level of it. Each time it does, even if that card is canceled, " +
		"put an investment counter on this card. With more of these counters here than the vampire's capacity, burn that vampire",
	Set: func(d *Definition) { d.lends = true }}

// familiar is the card that lends a vampire a discipline of which it has nothing, nil if none does.
func (g *Game) familiar(c *Card, d Discipline) *Card {
	if !c.isVampire() || g.level(c, d) != None {
		return nil
	}
	for _, k := range c.on {
		if k.indexed && k.def.lends {
			return k
		}
	}
	return nil
}

// noteLoan notes on the lending card that a play rests on it.
func (g *Game) noteLoan(p *Play) {
	if p.by == nil || p.mode.fromPlay {
		return
	}
	for _, d := range p.mode.disciplines {
		k := g.familiar(p.by, d)
		if k == nil || p.by.maySpell(d, p.mode) {
			continue
		}
		g.addCounters(k, "investment", 1)
		if k.counter("investment") > g.capacity(p.by) {
			g.burn(p.by)
		}
		return
	}
}
