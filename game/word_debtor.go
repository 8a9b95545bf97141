package game

import "fmt"

// The words of this file are for what Methuselahs owe in their unlock phases, and for the Edge as a
// price.

// AtCopies has an effect happen, and all the copies burn, when the user has so many copies of the
// card on it, this one included.
func AtCopies(n int, e Effect) Effect {
	return Effect{Text: fmt.Sprintf("once this minion has %d copies of this card, burn them; then %s", n, e.Text), Do: func(g *Game, p *Play) {
		if p.by == nil || !p.by.inPlay() {
			return
		}
		var copies []*Card
		for _, k := range p.by.on {
			if k.zone == OnHost && k.Name() == p.card.Name() {
				copies = append(copies, k)
			}
		}
		if len(copies)+1 < n {
			return
		}
		for _, k := range copies {
			g.burn(k)
		}
		p.placed = true
		g.putAway(p)
		e.Do(g, p)
	}}
}

// OthersOwe gives each other Methuselah who has none a counter of a name, by which she burns pool in
// each of her unlock phases, whatever becomes of the card and of who played it (AR-2.5.3.p2.c1).
func OthersOwe(name string, n int) Effect {
	burn := Effect{Do: func(g *Game, p *Play) { g.burnPool(p.seat, n) }}
	return Effect{Text: fmt.Sprintf("each other Methuselah without a %s counter gets one, for which she burns %d pool in each of her unlock phases", name, n),
		Do: func(g *Game, p *Play) {
			for i, m := range g.seats {
				if s := Seat(i); s != p.seat && g.in(s) && !has(m.counters, name) {
					m.counters = addCounter(m.counters, name, 1)
					g.later(due{window: UnlockW, effect: &burn, play: &Play{card: p.card, ref: p.ref, mode: p.mode, seat: s, on: Nothing}, span: GameSpan, every: true})
				}
			}
		}}
}

func has(list []Counter, name string) bool {
	for _, k := range list {
		if k.Name == name && k.N > 0 {
			return true
		}
	}
	return false
}

// GainsTheEdge gives the Edge to who uses it, from whoever had it.
var GainsTheEdge = Effect{Text: "you gain the Edge", Do: func(g *Game, p *Play) { g.takeEdge(p.seat) }}

// BurnsTheEdge burns the Edge of who uses it.
var BurnsTheEdge = Effect{Text: "burn the Edge", Do: func(g *Game, p *Play) {
	if g.edge == p.seat {
		g.takeEdge(NoSeat)
	}
}}
