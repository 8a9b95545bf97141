package game

import "strings"

// A vampire has a sect and a clan of its own, and what effects write over them: the latest of
// these governs, and its own are back when none is left (AR-5.9).

// countsAs is what a card in play has vampires count as. What it writes is fixed when it is
// played: a constant, or the sect and the clan that the card itself carries.
type countsAs struct {
	sect    Sect
	carried bool
	of      func(g *Game, src, t *Card) bool
}

// written is a sect written over a vampire's own while it is of a clan and has counters of a name,
// whatever becomes of the card that put them there.
type written struct {
	sect    Sect
	counter string
	clan    string // while it is of it
	at      int
}

// writer is a card in play that writes over traits, and when it began to.
type writer struct {
	card *Card
	at   int
}

// belong gives a vampire a sect and a clan of its own; a clan of "" is the printed one.
func (c *Card) belong(s Sect, clan string) {
	c.sect, c.clan, c.ownSect, c.ownClan = s, clan, s, clan
}

// settleTraits reads again what every vampire in play counts as.
func (g *Game) settleTraits() {
	g.stale = false
	for _, c := range g.titledCards {
		if c.inPlay() {
			g.readTraits(c)
		}
	}
}

func (g *Game) readTraits(c *Card) {
	sect, clan := g.traitsOf(c)
	was := c.sect
	if was == sect && c.clan == clan {
		return
	}
	c.sect, c.clan = sect, clan
	if was != sect {
		g.tell(Event{Kind: SectChanged, Card: c, Seat: c.controller, Word: sect.String()})
	}
	g.settleTitles()
}

// traitsOf are the sect and clan that govern: of the writings that are live, the latest.
func (g *Game) traitsOf(c *Card) (sect Sect, clan string) {
	sect, clan = c.ownSect, c.ownClan
	last := 0
	for _, k := range g.writers {
		for i := range k.card.def.counts {
			w := &k.card.def.counts[i]
			if !w.of(g, k.card, c) {
				continue
			}
			s := w.sect
			if w.carried {
				s = k.card.sect
				if k.card.clan != "" {
					clan = k.card.clan
				}
			}
			if s != NoSect && k.at > last {
				sect, last = s, k.at
			}
		}
	}
	for _, w := range c.writings {
		if c.counter(w.counter) > 0 && w.at > last && (strings.EqualFold(clan, w.clan) || clan == "" && c.piece.Facts.Clan() == w.clan) {
			sect, last = w.sect, w.at
		}
	}
	if g.abolished(sect) {
		sect = Independent // AR-5.9.2.p3
	}
	return sect, clan
}

// abolished reports whether a card in play says that a sect is no more.
func (g *Game) abolished(s Sect) bool {
	for _, k := range g.writers {
		if k.card.def.abolishes == s && s != NoSect {
			return true
		}
	}
	return false
}

// setSect changes a vampire's own sect; it has exactly one (RB-vampire-sects.p2.c1).
func (g *Game) setSect(c *Card, s Sect) {
	c.ownSect = s
	g.readTraits(c)
}

func (d *Definition) writes() bool { return len(d.counts) > 0 || d.abolishes != NoSect }

// beginWriting makes a card the latest to write over traits; endWriting takes it out.
func (g *Game) beginWriting(c *Card) {
	g.changes++
	g.writers = append(g.writers, writer{c, g.changes})
	g.stale = true
}

func (g *Game) endWriting(c *Card) {
	for i := range g.writers {
		if g.writers[i].card == c {
			g.writers = append(g.writers[:i], g.writers[i+1:]...)
			g.stale = true
			return
		}
	}
}
