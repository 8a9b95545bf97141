package game

// duties are the actions a minion must take before others may act (RB-minion-phase.p3).
type duties struct {
	hunt, bleed bool
	card        *Card // that provides an action which must be taken
	mode        *Mode
	provided    int  // how many cards do
	barred      bool // what is provided was taken and may not be repeated
}

func (g *Game) duties(c *Card) (d duties) {
	if c.zone != Ready || c.locked {
		return
	}
	d.hunt = c.isVampire() && (c.blood == 0 || g.flag(MustHunt, c, c.controller) && !c.hasHunted())
	d.bleed = g.flag(MustBleed, c, c.controller)
	for _, k := range c.on {
		g.compelled(c, k, &d)
	}
	g.compelled(c, c, &d)
	return
}

// compelled adds what a card makes a minion do. Having done it discharges it (AR-3.9.2.p1.c1); while
// there is nothing to do it to, there is no obligation (AR-3.9.1.p1.c1).
func (g *Game) compelled(c, k *Card, d *duties) {
	if !k.def.compels || !k.indexed {
		return
	}
	for _, m := range k.def.Abilities {
		if !m.duty {
			continue
		}
		p := Play{card: k, ref: k.ref(), mode: m, seat: c.controller, by: c, on: Nothing}
		switch r := c.didWith(k, m); {
		case r != nil:
			d.barred = d.barred || r.barred
		case m.target == nil && g.unmet(m, &p):
		case m.target == nil || len(m.target.candidates(g, &p)) > 0:
			d.card, d.mode, d.provided = k, m, d.provided+1
		}
	}
}

// unmet reports whether a condition of a mode does not hold.
func (g *Game) unmet(m *Mode, p *Play) bool {
	for i := range m.conds {
		if m.conds[i].Fails(g, p) != nil {
			return true
		}
	}
	return false
}

// didWith is the record of an action that a minion has taken by a card in play this turn.
func (c *Card) didWith(k *Card, m *Mode) *actRecord {
	for i := range c.acted {
		if r := &c.acted[i]; r.source.get() == k && r.mode == m {
			return r
		}
	}
	return nil
}

// any reports whether there is anything to do, due whether it is this.
func (d *duties) any() bool { return d.hunt || d.bleed || d.provided > 0 }

func (d *duties) due(k actionKind, card *Card, m *Mode) bool {
	switch {
	case d.hunt:
		return k == huntKind
	case d.provided > 0:
		return card == d.card && m == d.mode
	}
	return k == bleedKind
}

// owes reports whether a minion has this action to take before its Methuselah may end the
// minion phase (RB-minion-phase.p3).
func (g *Game) owes(c *Card, k actionKind, card *Card, m *Mode) bool {
	d := g.duties(c)
	return c.controller == g.turnSeat && d.any() && d.due(k, card, m) && !g.isStuck(c)
}

// isStuck reports whether a minion has two obligations, or one it cannot take. An obligation that a
// card provides gives way to a hunt.
func (g *Game) isStuck(c *Card) bool {
	d := g.duties(c)
	switch {
	case d.hunt && d.bleed && !g.flag(HuntFirst, c, c.controller):
		return true
	case !d.hunt && (d.provided > 1 || d.barred || d.provided > 0 && d.bleed):
		return true
	case !d.any():
		return false
	case g.flag(CannotAct, c, c.controller), d.hunt && g.flag(CannotHunt, c, c.controller),
		d.hunt && g.flag(NoPlainHunt, c, c.controller) && !g.huntsOtherwise(c):
		return true
	}
	if !d.hunt && d.provided > 0 && d.mode.action != nil && d.mode.action.kind == bleedKind {
		return g.repeats(c, bleedKind, d.card, d.mode, Nothing) // it has bled otherwise
	}
	return d.hunt && g.repeats(c, huntKind, nil, nil, Nothing) || !d.hunt && d.bleed && g.repeats(c, bleedKind, nil, nil, Nothing)
}

// repeats reports whether a minion has performed an action this turn that may not be repeated
// (RB-types-of-actions.p1, AR-3.5).
func (g *Game) repeats(c *Card, k actionKind, card *Card, m *Mode, on Object) bool {
	if g.barsForAll(c, k, card, m, on) {
		return true
	}
	once := k == bleedKind || k == politicalKind || k == redListKind
	for i := range c.acted {
		r := &c.acted[i]
		if once && r.kind == k || (card != nil || r.barred) && r.same(k, card, m, on) {
			return true
		}
	}
	return false
}

// same reports whether an action is the one on record: one of the rulebook by its kind and
// target, never one that a card provides; one with a card by the card's name, one of a card in
// play by that very card (AR-3.5.2).
func (r *actRecord) same(k actionKind, card *Card, m *Mode, on Object) bool {
	switch {
	case card == nil || m == nil:
		return r.name == "" && r.source.card == nil && r.kind == k && r.on == on
	case !m.fromPlay:
		return r.name == card.Name()
	}
	return r.source.get() == card && r.mode != nil && r.mode.key() == m.key()
}

// barsForAll reports whether an effect keeps a kind of minions, this one among them, from an
// action this turn.
func (g *Game) barsForAll(c *Card, k actionKind, card *Card, m *Mode, on Object) bool {
	for i := range g.seats[c.controller].barredActs {
		b := &g.seats[c.controller].barredActs[i]
		if b.who.Is(g, c) && b.same(k, card, m, on) {
			return true
		}
	}
	return false
}

// barredAct is an action that minions of a kind cannot take for the rest of the turn.
type barredAct struct {
	actRecord
	who Who
}

// mayAct reports whether minions of a seat may act: in its own minion phase, or where an effect
// lets one act in another's.
func (g *Game) mayAct(s Seat) bool {
	return g.turnSeat == s || g.again.get() != nil || g.changed(ActsAnywhere)
}

// ruleActor gives the reasons why a minion may take no action, or not this one.
func (g *Game) ruleActor(l *lister, c *Card, k actionKind, card *Card, m *Mode) {
	torpid, locked := k == leaveTorporKind, false
	if m != nil {
		torpid, locked = m.action.torpor, m.whileLocked
	}
	anywhere := g.again.get() == c || g.flag(ActsAnywhere, c, l.seat)
	l.need(g.action == nil, oneActionAtATime)
	l.need(g.phase == MinionPhase && (g.turnSeat == l.seat || anywhere) && (l.window == BetweenActions || l.probe), onlyMinionPhase)
	if torpid {
		l.need(c.zone == Torpor, onlyTorpid)
	} else {
		l.need(c.zone == Ready, mustBeReady)
	}
	if !locked {
		l.need(!c.locked, mustBeUnlocked)
	}
	if l.dead() {
		return
	}
	l.need(!c.bought || c.def.actsAtOnce || c.entered != g.turns, recruitedThisTurn)
	l.unless(CannotAct, c, l.seat)
	d := g.duties(c)
	switch {
	case g.isStuck(c):
		l.refuse(isStuck)
	case d.any() && !d.due(k, card, m):
		l.refuse(hasADuty)
	case !d.any() && l.seat == g.turnSeat && l.someDuty():
		l.refuse(dutiesFirst)
	}
}

func (g *Game) someDuty(s Seat) bool {
	for _, c := range g.seats[s].zones[Ready] {
		if d := g.duties(c); d.any() && !g.isStuck(c) {
			return true
		}
	}
	return false
}

// ruleAction gives the reasons against an action taken with a card or by one in play.
func (g *Game) ruleAction(l *lister, p *Play) {
	k := p.mode.action.kind
	g.ruleActor(l, p.by, k, p.card, p.mode)
	if l.dead() {
		return
	}
	switch {
	case k == bleedKind && g.repeats(p.by, k, nil, nil, Nothing):
		l.refuse(bledAlready)
	case k == politicalKind && g.repeats(p.by, k, nil, nil, Nothing):
		l.refuse(calledAlready)
	}
	if g.barsForAll(p.by, k, p.card, p.mode, p.on) {
		l.refuse(barredForAll)
	} else {
		l.need(!g.repeats(p.by, cardKind, p.card, p.mode, p.on), actedAlready)
	}
	if k == huntKind || k == politicalKind {
		l.need(p.by.isVampire() || k == politicalKind && p.asVampire(), onlyVampires) // AR-5.5.3.p1.c2
	}
	switch k {
	case huntKind:
		l.unless(CannotHunt, p.by, l.seat)
	case recruitKind, employKind:
		l.unless(CannotHire, p.by, l.seat)
	}
	if n := g.toll(p.by, k, p.mode); n > 0 {
		l.need(p.by.blood >= n+g.bloodCost(p), tooLittleBlood)
	}
	g.ruleAim(l, p)
	g.ruleTargeted(l, p.seat, p.by, p.aim())
	l.need(!p.mode.creates || !p.by.trait("sterile"), sterileCannot)
	if !p.mode.fromPlay && (p.mode.as.Has(Ally|Equipment|Retainer) || p.card.def.spotOf(p.mode) != spotAsh) && p.card.unique() && g.controlsCopy(p.seat, p.card.Name()) {
		l.refuse(noSelfContest)
	}
}

// toll is the blood that effects have a minion burn to attempt an action (AR-3.5.1.p4.c1); m is
// nil for an action that needs no card.
func (g *Game) toll(c *Card, k actionKind, m *Mode) int {
	n := 0
	for _, u := range g.statics[ActionCost] {
		if u.static.Applies(g, u.card, c, c.controller) && !(u.card.def.tollFree != nil && u.card.def.tollFree(k, m)) {
			n += u.static.N(g, u.card)
		}
	}
	return n
}

// wasDue reports whether an obligation of its minion asked for the action that begins.
func (g *Game) wasDue(a *action) bool {
	c := a.minion.get()
	if c == nil {
		return false
	}
	if a.play == nil || a.play.mode == nil {
		return g.owes(c, a.kind, nil, nil)
	}
	return g.owes(c, a.kind, a.play.card, a.play.mode)
}
