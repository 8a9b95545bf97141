package game

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
