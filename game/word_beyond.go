package game

import "fmt"

// The words of this file take vampires out of the game for good, and out of the ash heap.

// RemovesForCapacity removes the chosen vampire from the game; its controller gains its capacity
// in pool.
var RemovesForCapacity = Effect{Text: "remove it from the game; its controller gains pool equal to its capacity", Do: func(g *Game, p *Play) {
	c := p.on.Card
	if c == nil || !c.inPlay() {
		return
	}
	s, n := c.controller, g.capacity(c)
	g.removeCard(c)
	g.gainPool(s, n)
}}

// InAshHeap chooses a card in an ash heap.
func InAshHeap(whose Whose, ws ...Who) *Selector {
	text := "any Methuselah's"
	if whose.Text == Yours.Text {
		text = "your"
	} else if whose.Text == Preys.Text {
		text = "your prey's"
	}
	return &Selector{Text: "choose" + describe(ws, Anyone) + " in " + text + " ash heap", zones: []Zone{AshHeap}, whose: whose.Is, wrong: notYours, tests: who(ws)}
}

// ToReadyWithBlood moves the chosen vampire to its owner's ready region with blood from the bank.
func ToReadyWithBlood(n int) Bundle {
	return Bundle{
		when("", noSelfContest, func(g *Game, p *Play) bool {
			c := p.on.Card
			return c == nil || !c.unique() || !g.controlsVampire(p.seat, c)
		}),
		Effect{Text: fmt.Sprintf("move it to your ready region with %d blood", n), Do: func(g *Game, p *Play) {
			if c := p.on.Card; c != nil && c.zone == AshHeap {
				g.enter(c, nil, func() { g.move(c, Ready, p.seat) })
				g.gainBlood(c, n)
			}
		}},
	}
}
