package game

// place puts a played card where it goes when it has resolved.
func (g *Game) place(p *Play) {
	if p.placed || p.card.zone != Limbo || p.ref.get() == nil {
		return
	}
	if len(p.mode.disciplines) > 0 {
		p.card.level, p.card.disc = p.mode.level, p.mode.disciplines[0]
	}
	switch p.card.def.spotOf(p.mode) {
	case spotInPlay:
		g.move(p.card, InPlay, p.seat)
	case spotOnUser:
		if p.by != nil && p.by.inPlay() {
			g.putOn(p.card, p.by, p.seat)
			return
		}
		g.putAway(p)
	case spotOnTarget:
		if t := p.on.Card; t != nil && (t.inPlay() || p.card.def.inPlayBelow && t.zone == Uncontrolled) {
			g.putOn(p.card, t, p.card.keeper(t, p.seat))
			return
		}
		g.putAway(p)
	default:
		g.putAway(p)
	}
}

// keeper is who controls a card that a seat puts on a minion: a master card's player, a minion
// card's new bearer's controller, unless its text keeps it (RB-minion-cards.p2).
func (c *Card) keeper(host *Card, s Seat) Seat {
	if c.is(Master|EventCard) || c.def.stays || !host.isMinion() {
		return s
	}
	return host.controller
}

func (g *Game) putAway(p *Play) {
	if p.card.zone == Limbo {
		g.move(p.card, AshHeap, p.card.owner)
	}
}

// spotOf says where a card goes when it has resolved.
func (d *Definition) spotOf(m *Mode) spot {
	switch {
	case m.spot != spotByType:
		return m.spot
	case d.spot != spotByType:
		return d.spot
	case d.facts.Location && m.as.Has(Master), m.as.Has(EventCard):
		return spotInPlay
	case d.discipline != NoDiscipline:
		return spotOnTarget
	}
	return spotAsh
}
