package game

// duties are the actions a minion must take before others may act (RB-minion-phase.p3).
func (g *Game) duties(c *Card) (hunt, bleed bool) {
	if c.zone != Ready || c.locked {
		return
	}
	hunt = c.isVampire() && (c.blood == 0 || g.flag(MustHunt, c, c.controller) && !g.repeats(c, huntKind, nil, nil, Nothing))
	bleed = g.flag(MustBleed, c, c.controller)
	return
}

// owes reports whether a minion has this action to take before its Methuselah may end the
// minion phase (RB-minion-phase.p3).
func (g *Game) owes(c *Card, k actionKind) bool {
	hunt, bleed := g.duties(c)
	return c.controller == g.turnSeat && (hunt && k == huntKind || bleed && !hunt && k == bleedKind) && !g.isStuck(c)
}

// stuck reports whether a minion has two obligations, or one it cannot take.
func (g *Game) isStuck(c *Card) bool {
	hunt, bleed := g.duties(c)
	if hunt && bleed && !g.flag(HuntFirst, c, c.controller) {
		return true
	}
	if !hunt && !bleed {
		return false
	}
	if g.flag(CannotAct, c, c.controller) {
		return true
	}
	return hunt && g.repeats(c, huntKind, nil, nil, Nothing) || !hunt && bleed && g.repeats(c, bleedKind, nil, nil, Nothing)
}

// repeats reports whether a minion has performed an action this turn that may not be repeated
// (RB-types-of-actions.p1, AR-3.5).
func (g *Game) repeats(c *Card, k actionKind, card *Card, m *Mode, on Object) bool {
	if g.seats[c.controller].barsAction(card, m) {
		return true
	}
	for _, r := range c.acted {
		switch {
		case k == bleedKind && r.kind == bleedKind, k == politicalKind && r.kind == politicalKind,
			k == redListKind && r.kind == redListKind:
			return true
		case card != nil && m != nil && !m.fromPlay && r.name == card.Name():
			return true
		case m != nil && m.fromPlay && r.source.get() == card && r.mode != nil && r.mode.key() == m.key():
			return true
		case r.barred && card == nil && r.name == "" && r.source.card == nil && r.kind == k && r.on == on:
			return true
		}
	}
	return false
}

// ruleActor gives the reasons why a minion may take no action, or not this one.
func (g *Game) ruleActor(l *lister, c *Card, k actionKind) {
	anywhere := g.flag(ActsAnywhere, c, l.seat)
	l.need(g.action == nil, oneActionAtATime)
	l.need(g.phase == MinionPhase && (g.turnSeat == l.seat || anywhere) && (l.window == BetweenActions || l.probe), onlyMinionPhase)
	if k == leaveTorporKind {
		l.need(c.zone == Torpor, onlyTorpid)
	} else {
		l.need(c.zone == Ready, mustBeReady)
	}
	l.need(!c.locked, mustBeUnlocked)
	if l.dead() {
		return
	}
	l.need(!c.bought || c.entered != g.turns, recruitedThisTurn)
	l.need(!g.flag(CannotAct, c, l.seat), cannotAct)
	hunt, bleed := g.duties(c)
	switch {
	case g.isStuck(c):
		l.refuse(isStuck)
	case hunt && k != huntKind, !hunt && bleed && k != bleedKind:
		l.refuse(hasADuty)
	case !hunt && !bleed && l.seat == g.turnSeat && g.someDuty(l.seat):
		l.refuse(dutiesFirst)
	}
}

func (g *Game) someDuty(s Seat) bool {
	for _, c := range g.seats[s].zones[Ready] {
		if hunt, bleed := g.duties(c); (hunt || bleed) && !g.isStuck(c) {
			return true
		}
	}
	return false
}

// ruleAction gives the reasons against an action taken with a card or by one in play.
func (g *Game) ruleAction(l *lister, p *Play) {
	k := p.mode.action.kind
	g.ruleActor(l, p.by, k)
	if l.dead() {
		return
	}
	switch {
	case k == bleedKind && g.repeats(p.by, k, nil, nil, Nothing):
		l.refuse(bledAlready)
	case k == politicalKind && g.repeats(p.by, k, nil, nil, Nothing):
		l.refuse(calledAlready)
	}
	if g.seats[p.seat].barsAction(p.card, p.mode) {
		l.refuse(barredForAll)
	} else {
		l.need(!g.repeats(p.by, cardKind, p.card, p.mode, p.on), actedAlready)
	}
	if k == huntKind || k == politicalKind {
		l.need(p.by.isVampire(), onlyVampires)
	}
	l.need(!g.masterless(p.by) || !g.aimedAtOthers(p), slaveNeedsMaster)
	l.need(!p.mode.creates || !p.by.trait("sterile"), sterileCannot)
	if !p.mode.fromPlay && p.mode.as.Has(Ally|Equipment|Retainer) && p.card.unique() && g.controlsCopy(p.seat, p.card.Name()) {
		l.refuse(noSelfContest)
	}
}
