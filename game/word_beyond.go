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

// RansomedFor lets the controller of the chosen card cancel the card being played for some pool.
func RansomedFor(n int) Mark {
	return Mark{Text: fmt.Sprintf("as this card is played, that controller can burn %d pool to cancel it", n), Set: func(m *Mode) { m.ransom = n }}
}

// offerRansom lists the cancel that the card being played grants.
func offerRansom(g *Game, l *lister) {
	p := g.playing
	if p == nil || p.canceled || p.on.Card == nil || p.on.Card.controller != l.seat {
		return
	}
	n := p.mode.ransom
	l.begin()
	l.need(g.seats[l.seat].pool >= n, tooLittlePool)
	l.offer(Option{Verb: Uses, card: p.card, on: Nothing, PoolCost: n, act: func(g *Game, o *Option) {
		g.tell(Event{Kind: Used, Card: o.card, Seat: o.seat, On: Nothing})
		g.burnPool(o.seat, o.PoolCost)
		g.cancel(g.playing, false)
	}})
}

// InYourAshHeap chooses a card in one's ash heap.
func InYourAshHeap(ws ...Who) *Selector {
	return &Selector{Text: "choose" + describe(ws, Anyone) + " in your ash heap", zones: []Zone{AshHeap}, whose: Yours.Is, wrong: notYours, tests: who(ws)}
}

// ToUncontrolled moves the chosen crypt card to its owner's uncontrolled region.
var ToUncontrolled = Effect{Text: "move it to your uncontrolled region", Do: func(g *Game, p *Play) {
	if c := p.on.Card; c != nil && c.zone == AshHeap {
		g.move(c, Uncontrolled, p.seat)
		c.faceDown = true
	}
}}

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

// BleedsPerUnique gives the minion whose text it is bleed for each unique card with a trait in
// play.
func BleedsPerUnique(trait string) Static {
	return Static{Text: "This minion gets +1 bleed for each unique " + trait + " in play", Value: Bleed,
		N: func(g *Game, src *Card) int {
			n := 0
			for _, c := range g.cards {
				if c.inPlay() && c.unique() && c.trait(trait) {
					n++
				}
			}
			return n
		},
		Applies: func(g *Game, src, t *Card, s Seat) bool { return t == src }}
}
