package game

// beforeCombat is the time when two minions are about to enter combat by the effect of a
// successful action: it is over before anything of that effect happens (AR-3.5.3.p3.c1). It
// reports whether they still can.
func (g *Game) beforeCombat(a, b *Card) bool {
	if g.action == nil {
		return g.mayFight(a, b)
	}
	held := g.held
	g.held = 0
	g.action.entering = &pair{a: a.ref(), b: b.ref()}
	g.open(BetweenCombats, nil)
	g.action.entering = nil
	g.held = held
	return g.mayFight(a, b)
}

// foeToCome is whom a minion is about to enter combat with: by a block that has not resolved, by
// the effect of an action, or in a combat queued after another.
func (g *Game) foeToCome(c *Card) *Card {
	a := g.action
	if a == nil || c == nil {
		return nil
	}
	x := a.entering
	switch {
	case g.now == BlockResolution && a.blocked && !a.calm && !a.torpid:
		x = &pair{a: a.minion, b: a.blocker}
		if a.slave.get() != nil {
			x.a = a.slave
		}
	case x == nil && g.now == BetweenCombats && g.fought != nil:
		x = g.fought.queued
	}
	switch {
	case x == nil:
	case x.a.get() == c:
		return x.b.get()
	case x.b.get() == c:
		return x.a.get()
	}
	return nil
}

// arrange puts the minion that acts in a combat on the first side. An effect that has the
// opponent of a combatant considered the acting minion governs while it lasts, over one that began
// with the combat (AR-3.10.2.p3).
func (g *Game) arrange(c *combat) {
	acts := c.acts
	c.written = c.begunBy
	for i := range c.sides {
		if g.flag(OpponentActs, c.sides[i].minion.get(), c.sides[i].seat) {
			acts, c.written = c.sides[1-i].minion, true
		}
	}
	if c.sides[0].minion == acts || c.sides[1].minion != acts {
		return
	}
	c.sides[0], c.sides[1] = c.sides[1], c.sides[0]
	for _, k := range []*int{&c.maneuvered, &c.pressed} {
		if *k >= 0 {
			*k = 1 - *k
		}
	}
}

// actsInCombat is the minion that the present designation has as the acting one; in combat an
// effect may have written it.
func (g *Game) actsInCombat() *Card {
	if c := g.combat; c != nil && c.written {
		return c.sides[0].minion.get()
	}
	return g.actor()
}
