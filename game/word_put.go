package game

import "fmt"

// The words of this file put cards in play: without their requirements, which skips no
// prohibition, and mostly without their cost (AR-1.6.3).

// putInPlay puts an ally in a seat's ready region, a vampire likewise, equipment or a retainer on a
// minion, another card on its own, at the basic level of what it requires (AR-1.6.3.p2.c1).
func (g *Game) putInPlay(k, host *Card, s Seat) {
	switch {
	case k.is(Ally | Vampire):
		k.faceDown, k.locked, k.wounded = false, false, false
		g.enter(k, nil, func() { g.move(k, Ready, s) })
	case k.is(Equipment|Retainer) && (host == nil || !host.inPlay()):
	case k.is(Equipment | Retainer):
		g.enter(k, nil, func() { g.putOn(k, host, s) })
	case k.def.discipline != NoDiscipline && host != nil && host.inPlay():
		g.enter(k, nil, func() { g.putOn(k, host, s) })
	default:
		g.enter(k, nil, func() { g.move(k, InPlay, s) })
	}
}

// mayPut reports whether a seat could put a card in play, on a minion if it goes on one: nobody
// comes to contest a card with herself, and no prohibition is skipped.
func (g *Game) mayPut(k, host *Card, s Seat) bool {
	switch {
	case k.is(Vampire) && k.unique() && g.controlsVampire(s, k), !k.is(Vampire) && k.unique() && g.controlsCopy(s, k.Name()):
		return false
	case k.is(Equipment | Retainer):
		return host != nil && host.inPlay() && g.mayHave(host, k) && mayBear(host, k) == nil
	}
	return true
}

// mayHave reports whether a minion's text lets it have a card.
func (g *Game) mayHave(c, k *Card) bool {
	return !k.is(c.def.cannotHave) || k.is(Equipment) && k.trait("not equipment")
}

// CannotHave keeps the minion from having and using cards of certain types, in whatever way they
// might come to it.
func CannotHave(kinds Types, text string) Trait {
	return Trait{Text: "This minion cannot have or use " + text, Set: func(d *Definition) { d.cannotHave |= kinds }}
}

// CannotPlay keeps the minion from playing cards of certain types.
func CannotPlay(kinds Types, text string) Trait {
	return Trait{Text: "This minion cannot play " + text, Set: func(d *Definition) { d.cannotPlay |= kinds }}
}

// putTerms says what is paid for a card that is put in play.
type putTerms uint8

const (
	putFree putTerms = iota
	putPaid
	putHalf
)

var putTexts = [...]string{"without its requirements and cost", "without its requirements, but at its cost",
	"without its requirements, for half of its cost, rounded down"}

func putsInPlay(to Reach, where string, from From, which Which, terms putTerms) Effect {
	return Effect{Text: "put " + which.Text + " " + from.text + " in play" + where + " " + putTexts[terms], Do: func(g *Game, p *Play) {
		q := *p
		q.half = terms == putHalf
		if to != nil {
			on := to(g, p)
			if len(on) == 0 {
				return
			}
			q.by = on[0]
		}
		found := from.cards(g, q.seat, func(k *Card) bool {
			return k != q.card && which.Is(g, p, k) && g.mayPut(k, q.by, q.seat) && (terms == putFree || g.canPayFor(&q, k))
		})
		k := g.searchOrNone(q.seat, "Which card is put in play?", found)
		if k != nil {
			if terms != putFree {
				g.payPlay(g.playOf(&q, k))
			}
			g.putInPlay(k, q.by, q.seat)
		}
		g.shuffled(from, q.seat)
	}}
}

// playOf stands for the play of a card of which only the cost is paid.
func (g *Game) playOf(p *Play, k *Card) *Play {
	return &Play{card: k, ref: k.ref(), mode: &Mode{as: k.piece.Facts.Types}, seat: p.seat, by: p.by, on: Nothing, action: p.action, half: p.half}
}

func (g *Game) canPayFor(p *Play, k *Card) bool {
	l := lister{g: g, seat: p.seat}
	g.affordable(&l, g.playOf(p, k))
	return !l.failed
}

// CostingX are cards of certain types that cost X or less, in pool or blood.
func CostingX(text string, kinds Types) Which {
	return Which{text + " that costs X or less", func(_ *Game, p *Play, c *Card) bool {
		f := c.piece.Facts
		return c.is(kinds) && f.Pool.N <= p.x && f.Blood.N <= p.x
	}}
}

// AgedX are vampires with a capacity of X or less that are not scarce.
var AgedX = Which{"a vampire, not scarce, with a capacity of X or less, without blood,", func(_ *Game, p *Play, c *Card) bool {
	return c.is(Vampire) && !c.trait("scarce") && c.piece.Facts.Capacity <= p.x
}}

// WithXCounters puts X counters of a name and some more on the card, X being its cost; more at the
// superior level.
func WithXCounters(name string, superior int) Effect {
	return Effect{Text: fmt.Sprintf("put X %s counters on it, and %d more if it was put in play at the superior level", name, superior),
		Do: func(g *Game, p *Play) {
			n := p.card.x
			if p.card.level == Superior {
				n += superior
			}
			g.addCounters(p.card, name, n)
		}}
}

// RemovedWithout removes the card from the game when it has no counter of a name.
func RemovedWithout(name string) Trait {
	return Trait{Text: "Remove this card from the game when it has no " + name + " counters", Set: func(d *Definition) {
		d.settles = func(g *Game, c *Card) {
			if c.inPlay() && c.counter(name) == 0 {
				g.removeCard(c)
			}
		}
	}}
}

// CounterOff burns a counter of a name on whom it reaches, if there is one.
func CounterOff(name string, of Reach, whose string) Effect {
	return Effect{Text: "burn 1 " + name + " counter of " + whose, Do: func(g *Game, p *Play) {
		for _, c := range of(g, p) {
			if c.counter(name) > 0 {
				g.addCounters(c, name, -1)
			}
		}
	}}
}

// PutsInPlay puts a card in play without its requirements, on whom it reaches if that is said, else
// equipment and retainers on the user. Of its cost, so much of a hundred is paid: nothing, half,
// rounded down, or all; a cost of X counts as 0 then. Blood is paid by the minion that gets the card
// (AR-1.6.3.p2.c2, c3, AR-1.7.6.p1.c2).
func PutsInPlay(to Reach, whom string, paid int, from From, which Which) Effect {
	if to != nil {
		whom = " on " + whom
	}
	return putsInPlay(to, whom, from, which, map[int]putTerms{0: putFree, 50: putHalf, 100: putPaid}[paid])
}
