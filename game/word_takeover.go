package game

// TakesOver has the minion that uses it become the acting minion: it locks instead of the
// acting minion, and the action goes on with everything that was done to it (AR-3.10.1). It
// must be able to take the action, and whatever was used for the action must have been usable
// by it.
var TakesOver = Bundle{
	Mark{Text: "usable only by a ready unlocked vampire other than the acting minion that could take the action itself, " +
		"and for which every modifier and effect used so far would have been usable as well",
		Set: func(m *Mode) { m.user, m.windows = byOther, duringAction|In(BlockResolution) }},
	Condition{Fails: func(g *Game, p *Play) *Refusal { return g.noTakeOver(p.by) }},
	Effect{Text: "unlock the acting minion and lock this vampire; it becomes the acting minion, and the action goes on",
		Do: func(g *Game, p *Play) {
			a, old := g.action, g.actor()
			g.unlock(old)
			g.lock(p.by)
			a.minion = p.by.ref()
			if a.play != nil {
				a.play.by = p.by
			}
			g.tell(Event{Kind: TookOver, Card: p.by, Other: old, Seat: p.seat})
		}},
}

var (
	cannotTakeIt      = refusal("The vampire could not take this action.", "RS-mask-of-1000-faces.3.c1")
	actorsOwn         = refusal("Only the acting minion could take this action, by its own text.", "RS-mask-of-1000-faces.4.c1")
	couldNotHave      = refusal("The vampire could not have used what has been used for this action.", "AR-3.10.1.p2.c2")
	takerIsLocked     = refusal("The vampire is locked, or the action is only for one that is.", "AR-3.10.1.p2.c1")
	tooLateToTakeOver = refusal("The combat of the block has been canceled: nobody takes the action over any more.", "AR-3.5.4.p2.c2")
)

// noTakeOver says why a vampire cannot take over the action in progress, nil if it can.
func (g *Game) noTakeOver(c *Card) *Refusal {
	a := g.action
	switch {
	case a == nil || c == nil || !c.isVampire():
		return onlyVampires
	case c.locked || a.play != nil && a.play.mode != nil && a.play.mode.whileLocked:
		return takerIsLocked
	case a.calm, a.blocked && a.blocker.card.controller == a.seat:
		return tooLateToTakeOver
	case c.zone != Ready || a.torpid || g.flag(CannotAct, c, a.seat):
		return cannotTakeIt
	}
	if r := g.cannotPerform(a, c); r != nil {
		return r
	}
	if !g.couldHaveUsed(a, c) {
		return couldNotHave
	}
	return nil
}

// cannotPerform says why a vampire could not take the action itself.
func (g *Game) cannotPerform(a *action, c *Card) *Refusal {
	p := a.play
	if p == nil || p.card == nil || p.mode == nil {
		if g.repeats(c, a.kind, nil, nil, a.object()) || !g.fits(a, c) {
			return cannotTakeIt
		}
		return nil
	}
	if p.mode.fromPlay && (p.mode.user == byItself || p.mode.user == byBearer) {
		return actorsOwn
	}
	if g.repeats(c, a.kind, p.card, p.mode, p.on) {
		return cannotTakeIt
	}
	q := *p
	q.by = c
	l := lister{g: g, seat: a.seat, probe: true}
	g.ruleRequirements(&l, &q)
	g.affordable(&l, &q)
	for i := range p.mode.conds {
		if p.mode.conds[i].ofUser {
			l.refuse(p.mode.conds[i].Fails(g, &q))
		}
	}
	if p.mode.target != nil && p.on.Card != nil {
		p.mode.target.rule(g, &l, &q, p.on)
	}
	if len(l.reasons) > 0 {
		return cannotTakeIt
	}
	return nil
}

// fits reports whether a vampire meets what the rulebook asks of the actor of an action
// without a card.
func (g *Game) fits(a *action, c *Card) bool {
	on := a.object().Card
	switch a.kind {
	case anarchKind:
		return !g.titled(c) && c.sect != Anarch && c.blood >= g.anarchCost(c)
	case rescueKind:
		return on != nil && on != c && c.blood+on.blood >= 2
	case diablerieKind:
		return on != c && g.mayDiablerise(c)
	case equipFromKind:
		for _, e := range a.taken {
			if e.host == c {
				return false
			}
		}
	}
	return true
}

// couldHaveUsed reports whether everything used for the action could have been used with this
// vampire as the acting minion; blood already spent does not count (AR-3.10.1.p3.c1).
func (g *Game) couldHaveUsed(a *action, c *Card) bool {
	for _, p := range a.used {
		if p.mode.user == byItself && p.card != c || p.mode.user == byBearer && p.card.host != c {
			return false
		}
	}
	for i := range g.played {
		x := &g.played[i]
		if x.span < ActionSpan || x.seat != a.seat || x.mode == nil {
			continue
		}
		switch x.mode.user {
		case byOther:
			if x.by.get() == c {
				return false
			}
		case byActing:
			l := lister{g: g, seat: a.seat}
			q := Play{card: x.card, mode: x.mode, seat: a.seat, by: c, on: Nothing, action: a}
			g.ruleRequirements(&l, &q)
			if l.failed {
				return false
			}
			for k := range x.mode.conds {
				if x.mode.conds[k].ofUser && x.mode.conds[k].Fails(g, &q) != nil {
					return false
				}
			}
		}
	}
	return true
}
