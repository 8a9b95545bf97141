package game

import "slices"

// A card kept on another is out of play and provides nothing by itself (AR-1.12.2.p1.c1). The
// text that keeps it may have it played as if from the hand, which is a normal play
// (AR-1.8.2.p1.c3), or its ability used, which is none (AR-1.8.2.p2.c1).

// keeping is what a kept card may be used for. It never changes.
type keeping struct {
	whose   keeper
	uses    bool // its ability is used, and it stays where it is
	paid    bool // its cost has been paid
	burns   bool // the card that it is kept on is burned for it
	removed bool // it is removed from the game instead of burned
	once    Span // each such span; GameSpan: no limit
	who     *Who // of which kind the minion must be
	// ways says which ways of playing it are open, lends for which the disciplines need not be had.
	ways      func(host *Card, m *Mode) bool
	lends     func(host *Card, m *Mode) bool
	asVampire bool
}

// keeper says who plays or uses a kept card.
type keeper uint8

const (
	byKeeper   keeper = iota // whoever controls the card that it is kept on, and her minions
	byKeptOn                 // the minion that it is kept on, or that has the card that it is kept on
	byVampires               // a vampire of whoever controls the card that it is kept on
)

// keptBy is the minion that alone may use a kept card, nil if it need not be one.
func keptBy(c *Card) *Card {
	switch {
	case c.keep.whose != byKeptOn:
		return nil
	case c.host.isMinion():
		return c.host
	}
	return c.host.host
}

// keep stores a card on another for a use.
func (g *Game) keep(c, host *Card, k *keeping) {
	g.store(c, host)
	c.keep, c.exiled = k, k.removed
	g.keptCards = append(g.keptCards, c)
}

// release ends what a card was kept for.
func (g *Game) release(c *Card) {
	c.keep = nil
	g.keptCards = remove(g.keptCards, c)
}

// keptUser is who decides on a kept card.
func keptUser(c *Card) Seat {
	if by := keptBy(c); by != nil {
		return by.controller
	}
	return c.host.controller
}

// keptFor reports whether cards are kept for a seat's use: which, only that seat knows.
func (g *Game) keptFor(s Seat) bool {
	return slices.ContainsFunc(g.keptCards, func(c *Card) bool { return c.host.inPlay() && keptUser(c) == s })
}

// listKept lists the plays and uses of kept cards.
func (g *Game) listKept(l *lister) {
	for _, c := range g.keptCards {
		if !l.probe && c.def.windows&l.at == 0 || !c.host.inPlay() {
			continue
		}
		if keptUser(c) != l.seat {
			continue
		}
		for _, m := range c.def.Modes {
			if (l.probe || m.windows&l.at != 0) && (c.keep.ways == nil || c.keep.ways(c.host, m)) {
				l.begin()
				g.listMode(l, c, m)
			}
		}
	}
}

// keptWindow reports whether a kept card could be used at such times.
func (g *Game) keptWindow(at Windows) bool {
	return slices.ContainsFunc(g.keptCards, func(c *Card) bool { return c.def.windows&at != 0 })
}

// fromKept notes on a play what its card was kept for.
func (p *Play) fromKept() {
	if k := p.card.keep; k != nil {
		p.kept, p.keeper = k, p.card.host.ref()
		p.lent = k.lends != nil && k.lends(p.card.host, p.mode)
	}
}

// uses reports whether a play is no play of a card, but the use of an ability.
func (p *Play) uses() bool { return p.mode.fromPlay || p.kept != nil && p.kept.uses }

// ruleKept gives the reasons why a minion may not use a kept card.
func (g *Game) ruleKept(l *lister, p *Play) {
	k := p.kept
	if k == nil {
		return
	}
	by := keptBy(p.card)
	l.need(by == nil || by == p.by, keptForAnother)
	l.need(k.whose != byVampires || p.by.isVampire(), onlyVampires)
	l.need(k.who == nil || k.who.Is(g, p.by), lacksRequirement)
	l.need(k.once == GameSpan || p.card.host.used(&p.card.host.def.sharedUse, k.once, NoSeat) == 0, onceOnly)
}

var keptForAnother = refusal("The card is kept for another minion.", "RB-requirements-for-playing-cards.p2.c1")

// beginUse begins the use of a kept card's ability: nothing is played, but what the card's own
// text says against it holds (AR-1.8.2.p2.c3). False: it was canceled.
func (g *Game) beginUse(p *Play) bool {
	g.tell(Event{Kind: Used, Card: p.card, Seat: p.seat, Other: p.by, On: p.on, Mode: p.mode})
	g.spendKept(p)
	if p.mode.ransom != nil {
		g.hold(func() { g.askRansom(p) })
	}
	return !p.canceled
}

// spendKept pays what the use of a kept card takes away.
func (g *Game) spendKept(p *Play) {
	k, host := p.kept, p.keeper.get()
	if k == nil || host == nil {
		return
	}
	p.unpaid = p.unpaid || k.paid
	if k.once != GameSpan {
		g.markUse(host, &host.def.sharedUse, k.once, p.seat)
	}
	if k.burns {
		g.burn(host)
		p.ref = p.card.ref()
	}
}

// useKept uses the ability of a kept card.
func (g *Game) useKept(p *Play) bool {
	if !g.beginUse(p) {
		return false
	}
	g.payPlay(p)
	g.apply(p)
	return true
}
