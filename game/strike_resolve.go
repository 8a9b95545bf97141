package game

import "slices"

// resolveStrikes resolves a pair: combat ends first, then first strikes, then the others at
// once; a dodge protects the minion and its possessions (RB-strike-effects).
func (g *Game) resolveStrikes(c *combat) {
	for i := range c.sides {
		if x := c.sides[i].strike; x != nil && x.spec.Ends && g.hasWeapon(c, i) {
			if g.resolveEnding(c) {
				return
			}
			break
		}
	}
	if g.withFirst(c, 0) || g.withFirst(c, 1) {
		c.first = true
		g.resolveAtOnce(c, true)
		c.first = false
	}
	g.resolveAtOnce(c, false)
}

// withFirst reports whether a side's strike is done with first strike.
func (g *Game) withFirst(c *combat, i int) bool {
	s := &c.sides[i]
	return s.strike != nil && (s.strike.spec.First || g.flag(StrikesFirst, s.minion.get(), s.seat) || c.pairNo == 1 && g.flag(InitialFirst, s.minion.get(), s.seat))
}

// resolveAtOnce resolves the strikes done with first strike, or the others: what each does is
// settled before either does it, blood is moved, then damage is resolved
// (RB-4-strike.p9.c2, AR-4.4.1.p1.c5).
func (g *Game) resolveAtOnce(c *combat, first bool) {
	g.hold(func() {
		var blows [2]blow
		for i := range c.sides {
			if c.sides[i].strike != nil && g.withFirst(c, i) == first {
				blows[i] = g.aim(c, i)
			}
		}
		for i := range blows {
			g.land(c, i, &blows[i])
		}
		for i := range blows {
			if b := &blows[i]; b.strike != nil && b.strike.close() {
				g.dropMods(NextAggravates, c.sides[i].minion.get())
			}
			if b := &blows[i]; b.strike != nil && b.target != nil {
				apply(g, b.strike, b.strike.spec.Settled)
			}
		}
		if c.pairNo == 1 && !first {
			g.moment(StrikeResolution, Nothing)
		}
		g.moveStolen(c)
		g.resolveDamage(c)
		for i := range blows {
			if x := blows[i].strike; x != nil && x.byWeapon() {
				g.moment(StrikeDone, cardObject(x.card))
			}
		}
	})
	g.afterDamage()
	g.checkpoint()
}

// resolveEnding resolves strikes that end combat, before anything else does; a dodge spares the
// minion what they do to it besides.
func (g *Game) resolveEnding(c *combat) bool {
	ended := false
	g.hold(func() {
		for i := range c.sides {
			x := c.sides[i].strike
			if x == nil || !x.spec.Ends || !g.hasWeapon(c, i) {
				continue
			}
			if g.loseBlood(c.sides[i].minion.get(), x.spec.Price) < x.spec.Price {
				continue
			}
			ended = true
			if a := g.action; a != nil && a.minion == c.sides[i].minion {
				a.cutShort = true
			}
			apply(g, x, x.spec.Before)
			apply(g, x, x.spec.Besides)
			g.afterwards(x, x.spec.After)
			if y := c.sides[1-i].strike; y == nil || !y.spec.Dodge {
				apply(g, x, x.spec.Effects)
				g.afterwards(x, x.spec.Hits)
			}
		}
		if ended {
			g.endCombat()
		}
	})
	g.checkpoint()
	return ended
}

func apply(g *Game, x *strike, es []Effect) {
	for _, e := range es {
		e.Do(g, x.play)
	}
}

func (g *Game) afterwards(x *strike, es []Effect) {
	for k := range es {
		g.later(due{at: AfterCombatM, effect: &es[k], play: x.play, span: ActionSpan})
	}
}

// blow is what a strike comes to as it resolves.
type blow struct {
	strike *strike
	target *Card // nil: it reaches nothing
	n      int   // damage
}

// hasWeapon reports whether the weapon of a side's strike, if it is one, is still there
// (AR-4.10.4.p1.c1).
func (g *Game) hasWeapon(c *combat, i int) bool {
	x, m := c.sides[i].strike, c.sides[i].minion.get()
	if m == nil || x.void {
		return false
	}
	return x.card == nil || x.mode == nil || !x.mode.fromPlay || x.ref.get() != nil && (x.card == m || x.card.host == m)
}

// aim settles whom a strike reaches at the present range and for how much.
func (g *Game) aim(c *combat, i int) blow {
	s := &c.sides[i]
	x, opp := s.strike, c.sides[1-i].minion.get()
	if !g.hasWeapon(c, i) || opp == nil {
		return blow{}
	}
	b := blow{strike: x}
	if c.long && !x.spec.Ranged || x.spec.defensive() {
		return b
	}
	y := c.sides[1-i].strike
	switch {
	case x.target != nil && x.target.host == opp:
		b.target = x.target
	case x.target == nil && (y == nil || !y.spec.Dodge || x.spec.Undodged || g.flag(Undodged, c.sides[i].minion.get(), s.seat)):
		b.target = opp
	}
	b.n = x.spec.Damage
	if c.long && x.spec.LongDamage > 0 {
		b.n = x.spec.LongDamage
	}
	if x.spec.Hand || x.spec.Melee || x.spec.Strong {
		b.n += g.signedStrength(s.minion.get())
	}
	if x.spec.Hand {
		b.n += g.value(HandDamage, s.minion.get(), s.seat, 0)
	}
	if x.card != nil && x.mode != nil && x.mode.fromPlay {
		b.n += g.value(MoreDamage, x.card, s.seat, 0)
	}
	for k := range g.mods[StrikeDamageOf] {
		if m := &g.mods[StrikeDamageOf][k]; b.n > 0 && x.requires(m.disc) && m.reaches(g, s.minion.get(), s.seat) {
			b.n += m.n
		}
	}
	if x.spec.Ranged && b.n > 0 && len(g.statics[RangedDamage]) > 0 {
		b.n += g.value(RangedDamage, s.minion.get(), s.seat, 0)
	}
	return b
}

// land applies what a strike does; its damage is handled with the other's.
func (g *Game) land(c *combat, i int, b *blow) {
	if b.strike == nil {
		return
	}
	if b.strike.byWeapon() {
		g.markUse(b.strike.card, struckUse, CombatSpan, c.sides[i].seat)
	}
	if y := b.strike.by; y != nil {
		apply(g, y, y.spec.Besides)
	}
	apply(g, b.strike, b.strike.spec.Besides)
	if b.target == nil {
		return
	}
	m, x, spec := c.sides[i].minion.card, b.strike, b.strike.spec // burned by the other strike, it still strikes
	if b.n > 0 && !spec.NoDamage && !(x.byWeapon() && g.flag(Harmless, m, m.controller)) {
		g.damage(damage{target: b.target.ref(), n: b.n, aggravated: g.isAggravated(m, x) || spec.AggravatedTo != nil && spec.AggravatedTo.Is(g, b.target),
			strike: x, source: m.ref(), weapon: x.card, fixed: spec.Unpreventable})
		if k := g.addedAggravated(x); k > 0 {
			g.damage(damage{target: b.target.ref(), n: k, aggravated: true, strike: x, source: m.ref(), weapon: x.card, more: true})
		}
	}
	if spec.StealBlood > 0 {
		n := spec.StealBlood
		if spec.Ranged && len(g.statics[RangedDamage]) > 0 {
			n += g.value(RangedDamage, m, m.controller, 0)
		}
		c.steals = append(c.steals, steal{b.target.ref(), m.ref(), n})
	}
	apply(g, x, spec.Effects)
	if x.by != nil {
		apply(g, x.by, x.by.spec.Effects)
	}
	if k := max(spec.Destroy, spec.Steal); k != noGear && b.target.isMinion() {
		g.takeGear(m, b.target, k, spec.Steal != noGear)
	}
}

// requires reports whether a strike requires a discipline: by its card, in play or played (AR-4.3.1.p4.c1).
func (x *strike) requires(d Discipline) bool {
	if x.by != nil && x.by.requires(d) {
		return true
	}
	if x.card == nil || x.mode == nil {
		return false
	}
	return x.mode.needs(d) || x.mode.fromPlay && slices.ContainsFunc(x.card.piece.Facts.Needs, func(r Requirement) bool { return slices.Contains(r, d) })
}

// close reports whether a strike is one by hand or with a melee weapon.
func (x *strike) close() bool {
	return x.spec.Hand || x.spec.Melee || x.byWeapon() && x.card.trait("melee")
}

func (g *Game) isAggravated(m *Card, x *strike) bool {
	if x.close() && (g.flag(CloseAggravates, m, m.controller) || g.flag(NextAggravates, m, m.controller)) {
		return true
	}
	return x.spec.Aggravated || g.flag(Aggravates, m, m.controller) || x.spec.Hand && g.flag(HandAggravates, m, m.controller) ||
		x.card != nil && g.flag(Aggravates, x.card, m.controller)
}

// addedAggravated is what a strike of a weapon does besides; neither it nor the rest takes over what
// the other is (RS-damage-combat.6.c1).
func (g *Game) addedAggravated(x *strike) int {
	if !x.byWeapon() {
		return 0
	}
	return g.value(MoreAggravated, x.card, x.card.controller, 0)
}

// takeGear burns a piece of equipment, or takes it: then it cannot be used this round
// (RB-strike-effects.p6, p7).
func (g *Game) takeGear(m, from *Card, k gear, steal bool) {
	e := g.chooseCard(m.controller, "Which equipment?", ChooseW, Chooses, gearOn(from, k))
	switch {
	case e == nil:
	case steal:
		g.putOn(e, m, m.controller)
		g.addMod(mod{value: Unusable, n: 1, role: roleCard, on: e.ref(), source: e.ref(), span: RoundSpan})
	default:
		g.burn(e)
	}
}

// steal is blood or life that a strike moves.
type steal struct {
	from, to Ref
	n        int
}

// moveStolen moves all stolen blood at once: each victim loses before anybody gains, so that
// two steals net and nothing drains off between them (RB-strike-effects.p4, AR-2.4.5.p1.c1).
func (g *Game) moveStolen(c *combat) {
	lots := c.steals
	c.steals = nil
	for i := range lots {
		s := &lots[i]
		from := s.from.get()
		if from == nil {
			s.n = 0
			continue
		}
		s.n = min(s.n, from.blood)
		from.blood -= s.n
		g.noteLost(from, s.n)
		g.tell(Event{Kind: BloodLost, Card: from, Seat: from.controller, N: s.n})
	}
	for _, s := range lots {
		if to := s.to.get(); to != nil {
			g.gainBlood(to, s.n)
		}
	}
	for _, s := range lots {
		if from := s.from.get(); from != nil {
			g.spent(from)
			if from.isVampire() {
				g.moment(BloodLostM, cardObject(from))
			}
		}
	}
}

func (g *Game) strikeText(x *strike) string {
	if x.spec == nil {
		return ""
	}
	return x.spec.Text
}
