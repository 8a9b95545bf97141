package game

import "slices"

// reach is the point at which the action begins to resolve, blocked or not; what hangs on it
// comes once, also if the action is later continued (AR-3.4.2.p2.c1).
func (g *Game) reach(a *action) {
	a.reached = true
	g.moment(Resolving, cardObject(a.minion.get()))
}

// duesIn reports whether anything is due in a window.
func (g *Game) duesIn(w Window) bool {
	for i := range g.dues {
		if g.dues[i].window == w && w != NoWindow {
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
		if d.window == NoWindow || d.window != l.window || d.play.seat != l.seat {
			continue
		}
		l.begin()
		l.offer(Option{Verb: Uses, card: d.play.card, on: Nothing, n: i, must: true, act: func(g *Game, o *Option) {
			g.fireDue(o.n)
		}})
	}
}

func (g *Game) fireDue(i int) {
	d := g.dues[i]
	g.dues = append(g.dues[:i], g.dues[i+1:]...)
	g.hold(func() { d.effect.Do(g, d.play) })
}

// overdue lets happen what was due in a window that is not reached any more.
func (g *Game) overdue(w Window) {
	for i := 0; i < len(g.dues); {
		if g.dues[i].window != w {
			i++
			continue
		}
		g.fireDue(i)
	}
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

// barsAction reports whether none of a Methuselah's minions may take an action this turn.
func (m *Methuselah) barsAction(card *Card, mode *Mode) bool {
	for _, r := range m.barredActs {
		switch {
		case card == nil || mode == nil:
		case !mode.fromPlay && r.name == card.Name():
			return true
		case mode.fromPlay && r.source.get() == card && r.mode == mode:
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
