package game

// cancel cancels the card being played; it has still been played (RB-wording-templates.p4).
func (g *Game) cancel(p *Play, unpaid bool) {
	p.canceled = true
	p.unpaid = unpaid
	g.tell(Event{Kind: CardCanceled, Card: p.card, Seat: p.seat})
	if !unpaid && !p.mode.as.Has(Actions) {
		g.payPlay(p)
	}
}

// useReductions takes off a pool cost what reducers in play give; one that is needed is used
// by itself (RB-requirements-for-playing-cards.p6).
func (g *Game) useReductions(p *Play, pool int) int {
	for _, c := range append([]*Card(nil), g.abilities...) {
		for _, m := range c.def.Abilities {
			if pool <= 0 || m.reduces == nil || c.controller != p.seat || c.locked || !m.reduces.applies(g, p) {
				continue
			}
			if g.seats[p.seat].pool >= pool && !g.askYes(p.seat, c) {
				continue
			}
			g.lock(c)
			pool = max(0, pool-m.reduces.n)
		}
	}
	return pool
}

// listGrants lists what a minion may do because a card has given it the means: preventing
// damage, for one. Maneuvers, presses and strikes are listed with theirs.
func (g *Game) listGrants(l *lister) {
	for i := range g.grants {
		x := &g.grants[i]
		m := x.minion.get()
		if x.kind != grantPrevent || m == nil || m.controller != l.seat {
			continue
		}
		l.begin()
		l.need(l.window == PreventW && g.pendingFor(m) > 0, nothingToPrevent)
		l.offer(Option{Verb: Uses, card: x.source.card, grant: x, on: Nothing, act: func(g *Game, o *Option) {
			x := *o.grant
			g.useGrant(o.grant)
			g.prevent(x.minion.get(), x.mode.prevent.n, nil)
		}})
	}
}

// preventSpec is damage prevention.
type preventSpec struct {
	n int
}

// canceling is the play that a canceling card was played on.
func (g *Game) canceling(p *Play) *Play {
	if p.over != nil {
		return p.over
	}
	return g.playing
}
