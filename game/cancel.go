package game

import "slices"

// cancel cancels the card being played; it has still been played (RB-wording-templates.p4).
func (g *Game) cancel(p *Play, unpaid bool) {
	p.canceled = true
	p.unpaid = unpaid
	g.tell(Event{Kind: CardCanceled, Card: p.card, Seat: p.seat})
	if !unpaid && !p.mode.as.Has(Actions) {
		g.payPlay(p)
	}
}

// listGrants lists what a minion may do because a card has given it the means: preventing
// damage, or an effect of a card that has left play. Maneuvers, presses and strikes are listed
// with theirs.
func (g *Game) listGrants(l *lister) {
	for i := range g.grants {
		x := &g.grants[i]
		m := x.minion.get()
		if m == nil || m.controller != l.seat {
			continue
		}
		l.begin()
		switch x.kind {
		case grantPrevent:
			l.need(l.window == PreventW && g.preventable(m, false, x.prevents())+g.preventable(m, true, x.prevents()) > 0, nothingToPrevent)
			l.offer(Option{Verb: Uses, card: x.source.card, grant: x, on: Nothing, act: func(g *Game, o *Option) {
				x := *o.grant
				g.useGrant(o.grant)
				if x.n -= g.prevent(x.minion.get(), x.n, x.prevents()); x.n > 0 && x.parts {
					g.give(x) // the rest of it is for later damage
				}
			}})
		case grantUse:
			l.needAt(x.window)
			l.need(m.blood >= x.blood, tooLittleBlood)
			if x.effect.Check != nil {
				l.refuse(x.effect.Check(g, x.play))
			}
			l.offer(Option{Verb: Uses, card: x.source.card, grant: x, on: Nothing, BloodCost: x.blood, act: (*Game).useGranted})
		}
	}
}

// prevents says of which damage a prevention is; nil: of any.
func (x *grant) prevents() func(damage) bool {
	if x.strikes {
		return func(d damage) bool { return d.strike != nil }
	}
	return nil
}

// grantsIn reports whether listGrants could list anything at such times.
func (g *Game) grantsIn(at Windows) bool {
	return slices.ContainsFunc(g.grants, func(x grant) bool {
		return x.kind == grantPrevent && at.Has(PreventW) || x.kind == grantUse && at.Has(x.window)
	})
}

// useGranted pays for an effect that a minion was given the use of, and applies it.
func (g *Game) useGranted(o *Option) {
	x := *o.grant
	g.useGrant(o.grant)
	g.tell(Event{Kind: Used, Card: x.source.card, Seat: o.seat, Other: x.minion.get(), On: Nothing})
	g.loseBlood(x.minion.get(), x.blood)
	g.hold(func() { x.effect.Do(g, x.play) })
}

// canceling is the play that a canceling card was played on.
func (g *Game) canceling(p *Play) *Play {
	if p.over != nil {
		return p.over
	}
	return g.playing
}
