package game

// noteAct remembers the action against its repetition.
func (g *Game) noteAct(a *action) {
	c := a.minion.get()
	a.taker = a.minion
	if c == nil {
		return // it left as the action was announced
	}
	if a.play != nil {
		a.toll = g.toll(c, a.kind, a.play.mode)
	}
	c.acted = append(c.acted, a.records()...)
	g.dropLent(a.seat)
}

// forgetAct lets the minion that took an action take it again: the action was canceled before
// it came to its resolution. One that was blocked and continued has come to it
// (AR-3.5.1.p2.c1, c2).
func (g *Game) forgetAct(a *action) {
	c := a.taker.get()
	if c == nil || len(a.blockers) > 0 {
		return
	}
	for _, r := range a.records() {
		for i := len(c.acted) - 1; i >= 0; i-- {
			if c.acted[i] == r {
				c.acted = append(c.acted[:i], c.acted[i+1:]...)
				break
			}
		}
	}
}

// records are what tells whether another action is the same: one for each equipment that is
// taken from a minion, each of which makes it the same (AR-3.5.2.p3.c2).
func (a *action) records() []actRecord {
	if a.kind != equipFromKind {
		return []actRecord{a.record()}
	}
	var all []actRecord
	for _, e := range a.taken {
		all = append(all, actRecord{kind: equipFromKind, on: cardObject(e)})
	}
	return all
}

// record is what tells whether another action is the same.
func (a *action) record() actRecord {
	r := actRecord{kind: a.kind, on: a.object()}
	if p := a.play; p != nil && p.card != nil {
		if p.uses() {
			r.source, r.mode = p.card.ref(), p.mode
		} else {
			r.name = p.card.Name()
		}
	}
	return r
}

// bar keeps a minion from repeating an action, whether it took that action or took it over.
func (c *Card) bar(r actRecord) {
	for i := range c.acted {
		if c.acted[i] == r {
			c.acted[i].barred = true
			return
		}
	}
	r.barred = true
	c.acted = append(c.acted, r)
}
