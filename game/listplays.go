package game

// listHand lists the plays of a seat's hand in a window.
func (g *Game) listHand(l *lister) {
	for _, c := range g.seats[l.seat].zones[Hand] {
		if !l.probe && c.def.windows&l.at == 0 {
			continue
		}
		g.listCard(l, c)
	}
	if len(g.keptCards) > 0 {
		g.listKept(l)
	}
	if l.window == UnlockW || l.probe {
		g.listConvictions(l)
		g.listRecoveries(l)
	}
}

func (g *Game) listCard(l *lister, c *Card) {
	for _, m := range c.def.Modes {
		if l.probe || m.windows&l.at != 0 {
			l.begin()
			g.listMode(l, c, m)
		}
	}
}

// listMode lists the plays of one mode of a card in hand: by whom and on what.
func (g *Game) listMode(l *lister, c *Card, m *Mode) {
	if l.refuse(g.untimely(l, m)); l.dead() || !l.probe && g.idle(l.seat, m) {
		return // most candidates end here, before a play is made of them
	}
	p := &l.play
	*p = Play{card: c, ref: c.ref(), mode: m, seat: l.seat, on: Nothing, action: g.action}
	p.fromKept()
	if m.user == byMethuselah {
		g.ruleMaster(l, p)
		if l.dead() {
			return
		}
		g.listTargets(l, p)
		return
	}
	for _, u := range g.users(l, m) {
		k := l.mark()
		p.by, p.on = u, Nothing
		g.ruleUser(l, p)
		if !l.dead() {
			g.listTargets(l, p)
		}
		l.back(k)
	}
}

// idle reports whether nobody of a seat has the part in the action or combat that a mode asks
// for. What it spares would be refused one minion after another (ruleUser, ruleActor).
func (g *Game) idle(s Seat, m *Mode) bool {
	switch m.user {
	case byReady:
		return m.action != nil && !g.mayAct(s)
	case byActing, byOther:
		return g.action == nil || g.action.seat != s
	case byReacting, byLockedReacter:
		return g.action != nil && g.action.seat == s
	case byCombatant:
		return g.combat == nil || g.combat.sideOf(s) == nil
	}
	return false
}

// users are the minions to consider for a mode: when somebody asks why, all of the seat's.
func (g *Game) users(l *lister, m *Mode) []*Card {
	if l.probe {
		return g.controlledMinions(l.seat)
	}
	switch m.user {
	case byActing:
		if a := g.action; a != nil && a.seat == l.seat {
			if c := a.minion.get(); c != nil && c.controller == l.seat {
				return l.sole(c)
			}
		}
		return nil
	case byCombatant:
		if c := g.combat; c != nil {
			for i := range c.sides {
				if c.sides[i].seat == l.seat {
					if m := c.sides[i].minion.get(); m != nil {
						return l.sole(m)
					}
				}
			}
		}
		return nil
	}
	if m.evenTorpid {
		return g.controlledMinions(l.seat)
	}
	if m.action != nil && m.action.torpor {
		return g.seats[l.seat].zones[Torpor]
	}
	return g.seats[l.seat].zones[Ready]
}

// listTargets finishes a candidate: its conditions, and one option for each target.
func (g *Game) listTargets(l *lister, p *Play) {
	m := p.mode
	if m.target == nil {
		g.ruleConditions(l, p)
		g.offerPlay(l, p)
		return
	}
	found := false
	m.target.each(g, p, l.probe, func(o Object) {
		found = true
		k := l.mark()
		p.on = o
		m.target.rule(g, l, p, o)
		if !l.dead() {
			g.ruleConditions(l, p)
			if !l.dead() {
				g.offerPlay(l, p)
			}
		}
		l.back(k)
	})
	if !found && l.probe {
		if m.action != nil {
			l.refuse(noTarget)
		} else {
			l.refuse(nothingToChoose)
		}
		p.on = Nothing
		g.offerPlay(l, p)
	}
}

func (g *Game) ruleConditions(l *lister, p *Play) {
	up := g.reading
	g.reading = g.readingFor(p)
	for i := range p.mode.conds {
		l.refuse(p.mode.conds[i].Fails(g, p))
		if l.dead() {
			break
		}
	}
	g.reading = up
	if l.dead() {
		return
	}
	if len(g.pricers) > 0 && p.mode.target != nil {
		g.affordable(l, p) // what it is played on may make it dearer (AR-1.7.2.p2.c2)
	}
	if p.mode.action != nil {
		g.ruleAction(l, p)
	}
	if p.mode.strike != nil && l.window == ChooseStrike || p.mode.maneuver && l.window == RangeW || p.mode.press != 0 && l.window == PressW {
		g.ruleCombatUse(l, p)
	}
	l.refuse(g.ruleFrenzy(p))
	if len(p.mode.limits) > 0 || p.mode.limited {
		g.ruleLimits(l, p)
	}
}

// offerPlay offers a play under the verb its type has.
func (g *Game) offerPlay(l *lister, p *Play) {
	m := p.mode
	o := Option{Verb: Plays, card: p.card, mode: m, with: p.by, on: p.on, act: (*Game).playOption}
	o.PoolCost, o.BloodCost, o.X = g.poolCost(p), g.bloodCost(p), p.card.piece.Facts.Pool.X || p.card.piece.Facts.Blood.X
	switch {
	case m.fromPlay:
		o.Verb, o.act, o.must = Uses, (*Game).useOption, m.mustIn(l.window)
		if m.action != nil {
			o.Verb, o.act = Acts, (*Game).announceOption
		}
		if m.user == byBearer && !m.saysUser() || p.by == p.card {
			o.with = nil
		}
		if m.action != nil {
			o.with = p.by
			o.must = o.must || (m.duty || m.action.steals && g.flag(NoPlainHunt, p.by, p.seat)) && g.owes(p.by, m.action.kind, p.card, m)
		}
	case m.action != nil:
		o.act = (*Game).announceOption
		switch m.action.kind {
		case equipKind:
			if m.as.Has(Equipment) {
				o.Verb = Equips
			}
		case employKind:
			if m.as.Has(Retainer) {
				o.Verb = Employs
			}
		case recruitKind:
			if m.as.Has(Ally) {
				o.Verb = Recruits
			}
		case politicalKind:
			o.Verb = Calls
		case bleedKind:
			if m.target == nil {
				o.on = Nothing
			}
		}
		o.Stealth, o.Bleed = m.action.stealth, m.action.bleed
	case l.window == ChooseStrike && m.strike != nil:
		o.Verb, o.act, o.with = Strikes, nil, nil
	case l.window == RangeW && m.strike != nil:
		o.Verb, o.act, o.with = Maneuvers, (*Game).maneuverOption, nil
	case m.user == byCombatant || m.user == byActing || m.user == byMethuselah:
		o.with = nil
	}
	if l.probe && m.user == byReacting {
		o.with = p.by
	}
	if o.Verb == Strikes && m.strike.NotAt != nil {
		k := l.mark()
		for _, c := range Opponent(g, p) {
			l.need(!m.strike.NotAt.Is(g, c), wrongOpponent)
		}
		l.offer(o)
		l.back(k)
	} else {
		l.offer(o)
	}
	if o.Verb == Strikes && m.target == nil && g.combat != nil {
		if i := g.combat.index(p.by); i >= 0 {
			g.offerAtRetainers(l, g.combat, i, o, m.strike)
		}
	}
}

func (m *Mode) saysUser() bool { return m.def != nil && m.def.oneUser }

// newPlay makes the play an option stands for.
func (g *Game) newPlay(o *Option, s Seat) *Play {
	p := &Play{card: o.card, ref: o.card.ref(), mode: o.mode, seat: s, by: o.with, on: o.on, action: g.action}
	if p.by == nil {
		p.by = g.impliedUser(o.mode, o.card, s)
	}
	p.byRef = p.by.ref()
	p.fromKept()
	return p
}

// impliedUser is the minion that a label leaves out.
func (g *Game) impliedUser(m *Mode, c *Card, s Seat) *Card {
	switch m.user {
	case byActing:
		if g.action != nil {
			return g.action.minion.get()
		}
	case byCombatant:
		if g.combat != nil {
			if sd := g.combat.sideOf(s); sd != nil {
				return sd.minion.get()
			}
		}
	case byBearer:
		return c.host
	case byItself:
		return c
	}
	return nil
}
