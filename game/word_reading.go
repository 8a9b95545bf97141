package game

import "fmt"

// The words of this file are for cards that others read in their own way, and that count their like
// on a minion.

// reading is whose card asks: some values are not the same for everybody's cards.
type reading struct {
	seat Seat
	name string
	on   bool
}

// readAs has whatever a play asks be asked for its Methuselah; only where somebody's capacity
// depends on who asks.
func (g *Game) readAs(p *Play, f func()) {
	up := g.reading
	g.reading = g.readingFor(p)
	f()
	g.reading = up
}

// readingFor is whose a play is: of a card in play its controller's, whoever uses it.
func (g *Game) readingFor(p *Play) reading {
	if p.mode != nil && p.mode.fromPlay {
		return g.readingOf(p.card, p.card.controller)
	}
	return g.readingOf(p.card, p.seat)
}

func (g *Game) readingOf(c *Card, s Seat) reading {
	if len(g.statics[CapacityOf]) == 0 || c == nil || c.piece.Facts.Crypt() {
		return reading{}
	}
	return reading{s, c.Name(), true}
}

// OlderToOthers has cards that other Methuselahs play, those of this name left out, take the minion
// with the card for older, while it is of a kind (AR-1.6.1.p2.c2).
func OlderToOthers(n int, w Who) Static {
	return Static{Text: fmt.Sprintf("For cards that others than its controller play, those of this name left out, %s with this card has %+d capacity", w.Text, n),
		Value: CapacityOf, N: constant(n), Applies: func(g *Game, src, t *Card, _ Seat) bool {
			r := g.reading
			return r.on && t != nil && src.host == t && r.seat != t.controller && r.name != src.Name() && w.Is(g, t)
		}}
}

// likes are the cards of certain names on a minion, in the order in which they came.
func likes(c *Card, names ...string) []*Card {
	var all []*Card
	if c == nil {
		return nil
	}
	for _, k := range c.on {
		if k.zone == OnHost && hasWord(names, k.Name()) {
			all = append(all, k)
		}
	}
	return all
}

// first reports whether a card is the first of its name on its minion: it speaks for all of them.
func (c *Card) first() bool {
	all := likes(c.host, c.Name())
	return len(all) > 0 && all[0] == c
}

// PerSeveral gives the bearer 1 of a value for every so many cards of this name that it has, while
// it is of a kind.
func PerSeveral(many int, v Value, w Who) Static {
	return Static{Text: fmt.Sprintf("%s with this card gets +1 %s for every %d cards of this name on it", w.Text, valueNames[v], many), Value: v,
		N: func(_ *Game, src *Card) int { return len(likes(src.host, src.Name())) / many },
		Applies: func(g *Game, src, t *Card, _ Seat) bool {
			return t != nil && src.host == t && src.first() && w.Is(g, t)
		}}
}

// BledForMoreOrAtMonsters: the action was a bleed for more than n, or directed at a minion that is
// not mortal.
func BledForMoreOrAtMonsters(n int, by Who) func(*Game, *action) bool {
	return func(g *Game, a *action) bool {
		if !by.Is(g, a.minion.get()) {
			return false
		}
		if a.kind == bleedKind {
			return a.bledFor > n
		}
		if a.play == nil || len(a.targets) == 0 {
			return false
		}
		for _, c := range Targets(g, a.play) {
			if c.isMinion() && !c.trait("mortal") {
				return true
			}
		}
		return false
	}
}

// BurnsBeyondCapacity burns the card while its minion has more cards of some names than its
// capacity.
func BurnsBeyondCapacity(text string, names ...string) Trait {
	return Trait{Text: "Burn this card while this minion has more " + text + " than its capacity", Set: func(d *Definition) {
		d.settles = func(g *Game, c *Card) {
			if c.host != nil && len(likes(c.host, names...)) > g.capacity(c.host) {
				g.burn(c)
			}
		}
	}}
}
