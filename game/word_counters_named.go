package game

import "fmt"

// The words of this file are for counters of a name that a card puts on others.

// MovesANamedCounter moves a counter of a name from the card to whom it reaches.
func MovesANamedCounter(name string, to Reach, whom string) Effect {
	return Effect{Text: "move 1 " + name + " counter from this card to " + whom,
		Check: func(g *Game, p *Play) *Refusal {
			if p.card.counter(name) == 0 {
				return noCounters
			}
			return nil
		},
		Do: func(g *Game, p *Play) {
			for _, c := range to(g, p) {
				g.addCounters(p.card, name, -1)
				g.addCounters(c, name, 1)
			}
		}}
}

// BurnsPerCounter has each of those reached burn blood for each counter of a name on it, or be burned;
// its controller chooses where it has enough.
func BurnsPerCounter(name string, of Reach, whom string) Effect {
	return Effect{Text: whom + " burns 1 blood for each " + name + " counter on it or is burned", Do: func(g *Game, p *Play) {
		for _, c := range of(g, p) {
			if n := c.counter(name); n > 0 {
				g.paysOrBurns(c, n)
			}
		}
	}}
}

// PaysOrBurns has each of those reached burn blood or be burned likewise.
func PaysOrBurns(n int, of Reach, whom string) Effect {
	return Effect{Text: fmt.Sprintf("%s burns %d blood or is burned", whom, n), Do: func(g *Game, p *Play) {
		for _, c := range of(g, p) {
			g.paysOrBurns(c, n)
		}
	}}
}

func (g *Game) paysOrBurns(c *Card, n int) {
	if c.blood >= n && g.askYes(c.controller, c) {
		g.loseBlood(c, n)
		return
	}
	g.burn(c)
}

// NoMoreCounters burns the counters of a name on every card.
func NoMoreCounters(name string) Effect {
	return Effect{Text: "burn all " + name + " counters", Do: func(g *Game, _ *Play) {
		for _, c := range g.cards {
			if n := c.counter(name); n > 0 {
				g.addCounters(c, name, -n)
			}
		}
	}}
}

// BurnedWithout burns the card when it has no counters of a name, after some effects.
func BurnedWithout(name string, first ...Effect) Trait {
	text := ""
	for _, e := range first {
		text += e.Text + ", "
	}
	return Trait{Text: "When this card has no " + name + " counters, " + text + "burn this card", Set: func(d *Definition) {
		d.settles = func(g *Game, c *Card) {
			if !c.inPlay() || c.counter(name) > 0 {
				return
			}
			g.hold(func() {
				for _, e := range first {
					e.Do(g, &Play{card: c, ref: c.ref(), seat: c.controller, on: Nothing})
				}
				g.burn(c)
			})
		}
	}}
}

// AfterGone is what happens when the card has left play, whatever took it.
func AfterGone(effects ...Effect) Trait {
	text := "After this card leaves play"
	for _, e := range effects {
		text += ", " + e.Text
	}
	return Trait{Text: text, Set: func(d *Definition) { d.gone = effects }}
}

// WithNamed describes vampires with any counters of a name.
func WithNamed(name string) Who {
	return Who{"a vampire with any " + name + " counters", func(_ *Game, c *Card) bool { return c.isVampire() && c.counter(name) > 0 }}
}

// WithBloodLeft describes vampires with so much blood or more.
func WithBloodLeft(n int) Who {
	return Who{fmt.Sprintf("with %d or more blood", n), func(_ *Game, c *Card) bool { return c.isVampire() && c.blood >= n }}
}

// InPlayOf is how many minions of a kind are in play.
func InPlayOf(w Who) Number {
	return Number{nouns([]Who{w}), func(g *Game, p *Play) int { return len(Every(w)(g, p)) }}
}

// YoursOf is how many minions of a kind one controls.
func YoursOf(w Who) Number {
	return Number{nouns([]Who{w}) + " you control", func(g *Game, p *Play) int {
		n := 0
		for _, c := range g.controlledMinions(p.seat) {
			if w.Is(g, c) {
				n++
			}
		}
		return n
	}}
}

// AddsBloodPer adds blood from the bank to whom it reaches, 1 for each of something.
func AddsBloodPer(each Number, to Reach, whom string) Effect {
	return Effect{Text: "add 1 blood to " + whom + " for each " + each.Text, Do: func(g *Game, p *Play) {
		for _, c := range to(g, p) {
			g.gainBlood(c, each.Of(g, p))
		}
	}}
}

// LosesCounters burns every counter of a name on whom it reaches.
func LosesCounters(name string, of Reach, whom string) Effect {
	return Effect{Text: "burn the " + name + " counters on " + whom, Do: func(g *Game, p *Play) {
		for _, c := range of(g, p) {
			g.addCounters(c, name, -c.counter(name))
		}
	}}
}
