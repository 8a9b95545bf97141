package game

import "slices"

// reach is the point at which the action begins to resolve, blocked or not; what hangs on it
// comes once, also if the action is later continued (AR-3.4.2.p2.c1).
func (g *Game) reach(a *action) {
	if !a.reached {
		if c := a.taker.get(); c != nil {
			g.loseBlood(c, a.toll)
		}
	}
	a.reached = true
	g.moment(Resolving, cardObject(a.minion.get()))
}

// waits reports whether something due waits in a window: what comes every time, once in each of
// its Methuselah's turns.
func (g *Game) waits(d *due, w Window) bool {
	if d.window != w || w == NoWindow {
		return false
	}
	return !d.every || g.turnSeat == d.play.seat && d.came != g.turns
}

// duesIn reports whether anything is due in a window.
func (g *Game) duesIn(w Window) bool {
	for i := range g.dues {
		if g.waits(&g.dues[i], w) {
			return true
		}
	}
	return false
}

// listDues lists what is due in the present window: its Methuselah says when in the window it
// comes, but does not pass before it (AR-2.1.1.p1.c2).
func (g *Game) listDues(l *lister) {
	for i := range g.dues {
		d := &g.dues[i]
		if !g.waits(d, l.window) || d.play.seat != l.seat || d.effect.Check != nil && d.effect.Check(g, d.play) != nil {
			continue
		}
		l.begin()
		l.offer(Option{Verb: Uses, card: d.play.card, on: Nothing, n: i, must: true, nth: l.dueOf(d.play.card), act: func(g *Game, o *Option) {
			g.fireDue(o.n)
		}})
	}
}

// dueOf counts the effects of a card that are due and on offer already.
func (l *lister) dueOf(c *Card) (n uint8) {
	for i := range l.opts {
		if o := &l.opts[i]; o.Verb == Uses && o.must && o.card == c && o.mode == nil {
			n++
		}
	}
	return n
}

func (g *Game) fireDue(i int) {
	d := g.dues[i]
	if d.every {
		g.dues[i].came = g.turns
	} else {
		g.dues = append(g.dues[:i], g.dues[i+1:]...)
	}
	g.hold(func() { g.asPlayed(d.play, func() { d.effect.Do(g, d.play) }) })
}

// overdue lets happen what was due in a window that is not reached any more.
func (g *Game) overdue(w Window) {
	for i := 0; i < len(g.dues); {
		if d := &g.dues[i]; d.window != w || d.every {
			i++
			continue
		}
		g.fireDue(i)
	}
}

// endPhases are the windows that a Methuselah ends a phase by passing in.
var endPhases = In(UnlockW, MasterW, BetweenActions, InfluenceW, DiscardW)

// mustIn reports whether a mandatory ability has to be used before its Methuselah passes in a
// window: one that a phase has room for, before she ends the phase.
func (m *Mode) mustIn(w Window) bool {
	return m.must && (m.windows&endPhases == 0 || endPhases.Has(w))
}

// hasBlocked reports whether a minion has blocked the action, continued since or not.
func (a *action) hasBlocked(c *Card) bool {
	for _, b := range a.blockers {
		if b.get() == c && c != nil {
			return true
		}
	}
	return false
}

// forgetPlays forgets the plays that were limited until the unlock phase of the minions that
// made them.
func (g *Game) forgetPlays(s Seat) {
	g.played = slices.DeleteFunc(g.played, func(x played) bool {
		c := x.by.get()
		return x.mode.onceAnUnlock() && (c == nil || c.controller == s)
	})
}

func (m *Mode) onceAnUnlock() bool {
	for i := range m.limits {
		if m.limits[i].unlock {
			return true
		}
	}
	return false
}
