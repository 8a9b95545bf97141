package game

// pair is a combat to come: who fights, and what it begins with.
type pair struct {
	a, b    Ref
	begins  []InFight
	play    *Play
	written bool    // an effect has the first one considered the acting minion
	lapses  bool    // it is lost if the present combat goes on
	comes   *Effect // brings the first one, when the combat before is over
}

// fight has two ready minions in combat, and in any combat that follows from it (RB-combat). An
// ability used after combat may still begin another; what else was to follow is lost then, as it
// is when one was queued before (AR-4.9.2.p1).
func (g *Game) fight(a, b *Card, byBlock bool) { g.fightPair(&pair{a: a.ref(), b: b.ref()}, byBlock) }

func (g *Game) fightPair(next *pair, byBlock bool) {
	up := g.fought
	for ; next != nil; byBlock = false {
		g.brings(next)
		if g.fought != up {
			g.fallAfterCombat(g.fought, next)
		}
		if g.mayFight(next.a.get(), next.b.get()) { // AR-4.9.3.p2.c3
			g.fought = g.oneCombat(next, byBlock)
		} else if g.fought != up {
			g.fought.queued = nil
		}
		next = g.following(up)
	}
	g.fought = up
}

// brings has the minion come that fights in a combat, if an effect brings it only then.
func (g *Game) brings(x *pair) {
	if x.comes == nil {
		return
	}
	g.hold(func() { x.comes.Do(g, x.play) })
	if a, b := x.play.onRef.get(), x.b.get(); a != nil && b != nil {
		x.a, x.b = g.actingFirst(a, b)
	}
}

// following is the combat that follows the one just fought, nil if none does.
func (g *Game) following(up *combat) *pair {
	c := g.fought
	if c == up {
		g.open(AfterCombat, nil)
		return nil
	}
	if c.queued != nil {
		g.dropMoment(AfterCombatM)
		g.open(BetweenCombats, nil)
		return c.queued
	}
	g.openUntil(AfterCombat, nil, func(*Game) bool { return c.queued != nil })
	g.dropUses()
	if c.queued != nil {
		g.dropMoment(AfterCombatM)
		if g.action != nil {
			g.action.resume = false
		}
		return c.queued
	}
	g.moment(AfterCombatM, cardObject(c.sides[0].minion.get()))
	g.fallAfterCombat(c, nil)
	g.checkpoint()
	return nil
}

// theCombat is the combat in progress or, after one, that which has just ended.
func (g *Game) theCombat() *combat {
	if g.combat != nil {
		return g.combat
	}
	return g.fought
}

// combatQueued reports whether a combat is to follow: no other can be queued before it has begun
// (AR-4.9.3.p1).
func (g *Game) combatQueued() bool {
	if c := g.theCombat(); c != nil && c.queued != nil {
		return true
	}
	for i := range g.dues {
		if g.dues[i].fight {
			return true
		}
	}
	return false
}

// queue has two minions fight when the present combat, or what is left of it, is over. The
// acting Methuselah's minion, if one of them is hers, has its part.
func (g *Game) queue(x pair) {
	c := g.theCombat()
	if c == nil || g.combatQueued() {
		return
	}
	c.queued = &x
}

// actingFirst orders two minions: the acting Methuselah's, if one is hers, comes first.
func (g *Game) actingFirst(a, b *Card) (Ref, Ref) {
	if x := g.action; x != nil && a.controller != x.seat && b.controller == x.seat {
		a, b = b, a
	}
	return a.ref(), b.ref()
}
