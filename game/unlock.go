package game

// unlockPhase: held-back replacements and control reversions, then everything unlocks, then
// the effects of the phase in the order their Methuselah chooses (RB-unlock-phase, AR-2.4.4).
func (g *Game) unlockPhase(s Seat) {
	m := g.seats[s]
	g.startPoint(UnlockPhase, s)
	g.settleHands()
	g.open(BeforeUnlock, nil)
	g.unlockAll(s)
	g.edgeUsed = false
	for i := range g.seats {
		g.seats[i].burnOptionUsed = false
	}
	m.upkeep = m.upkeep[:0]
	g.endContests(s)
	for _, c := range m.zones[Contested] {
		m.upkeep = append(m.upkeep, c.ref())
	}
	for _, c := range g.controlledMinions(s) {
		if c.titleLost {
			m.upkeep = append(m.upkeep, c.ref())
		}
	}
	g.open(UnlockW, offerUnlock)
}

// unlockAll unlocks every card of a seat that nothing keeps locked
// (RB-unlock-phase.p1.c3).
func (g *Game) unlockAll(s Seat) {
	m := g.seats[s]
	for _, z := range []Zone{Ready, Torpor, InPlay, Incapacitated} {
		for _, c := range m.zones[z] {
			g.unlockTree(c, s)
		}
	}
	for i := range g.seats {
		if Seat(i) == s {
			continue
		}
		for _, z := range []Zone{Ready, Torpor, InPlay} {
			for _, c := range g.seats[i].zones[z] {
				for _, k := range c.on {
					if k.controller == s && k.zone == OnHost {
						k.locked = false
					}
				}
			}
		}
	}
}

func (g *Game) unlockTree(c *Card, s Seat) {
	if c.locked && c.controller == s && !c.trait("infernal") && !g.flag(CannotUnlock, c, s) {
		c.locked = false
	}
	for _, k := range c.on {
		if k.zone == OnHost && k.controller == s {
			g.unlockTree(k, s)
		}
	}
}

// offerUnlock lists what the rules offer in the unlock phase: contests to pay or yield, the
// Edge, burn options, unlocking infernals, withdrawal.
func offerUnlock(g *Game, l *lister) {
	if l.window != UnlockW && !l.probe {
		return
	}
	m := g.seats[l.seat]
	when := g.phase == UnlockPhase && l.window == UnlockW
	g.offerContests(l)
	l.begin()
	l.need(when && g.turnSeat == l.seat, edgeInUnlock)
	l.need(g.edge == l.seat, notTheHolder)
	l.need(!g.edgeUsed, edgeUsed)
	l.offer(Option{Verb: UsesEdge, on: Nothing, act: func(g *Game, o *Option) {
		g.edgeUsed = true
		g.gainPool(o.seat, 1)
	}})
	if g.turnSeat == l.seat || l.probe {
		l.begin()
		l.need(when && g.turnSeat == l.seat, withdrawInUnlock)
		l.need(m.thin && !m.withdrawing, withdrawTerms)
		l.offer(Option{Verb: Withdraws, on: Nothing, act: func(g *Game, o *Option) {
			g.seats[o.seat].withdrawing = true
			g.tell(Event{Kind: Withdrawing, Seat: o.seat})
		}})
		for _, c := range m.zones[Ready] {
			if c.trait("infernal") && c.locked && when {
				l.begin()
				l.need(m.pool >= 1, tooLittlePool)
				l.offer(Option{Verb: Uses, card: c, on: Nothing, PoolCost: 1, act: func(g *Game, o *Option) {
					g.burnPool(o.seat, 1)
					g.unlock(o.card)
				}})
			}
		}
	}
	g.offerBurnOptions(l, when)
}

// offerBurnOptions lists discarding a card with a burn option that its holder cannot use, in
// anybody's unlock phase, once each (RB-unlock-phase.p4).
func (g *Game) offerBurnOptions(l *lister, when bool) {
	m := g.seats[l.seat]
	for _, c := range m.zones[Hand] {
		if !c.piece.Facts.BurnOption {
			continue
		}
		l.begin()
		l.need(when, burnOptionLater)
		l.need(!m.burnOptionUsed, burnOptionUsed)
		l.need(!g.couldUse(l.seat, c), noBurnOption)
		l.offer(Option{Verb: Discards, card: c, on: Nothing, act: func(g *Game, o *Option) {
			g.seats[o.seat].burnOptionUsed = true
			g.discard(o.card)
		}})
	}
}

// couldUse reports whether a seat controls a minion that meets a card's requirements and, if it
// is a master card that is aimed at something, whether there is a legal target for her.
func (g *Game) couldUse(s Seat, c *Card) bool {
	for _, u := range g.controlledMinions(s) {
		for _, m := range c.def.Modes {
			l := lister{g: g, seat: s}
			p := Play{card: c, mode: m, seat: s, by: u, on: Nothing, honest: true}
			g.ruleRequirements(&l, &p)
			for _, w := range m.requires {
				l.need(g.fulfils(&p, u, w), lacksRequirement)
			}
			if m.user == byMethuselah && m.target != nil && len(m.target.candidates(g, &p)) == 0 {
				l.refuse(noTarget)
			}
			if !l.failed {
				return true
			}
		}
	}
	return false
}
