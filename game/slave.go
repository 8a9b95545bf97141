package game

// Slaves serve a clan: without it they take no directed action, and they fight for it
// (RB-traits.p9).

// masterless reports whether a slave's controller has no ready member of the clan it serves.
func (g *Game) masterless(c *Card) bool {
	clan := c.piece.Facts.Slave
	return clan != "" && !g.anyReady(c.controller, func(k *Card) bool { return k.isVampire() && g.isClan(k, clan) })
}

// needMaster refuses a directed action to a slave without a master (RB-traits.p9.c1), and to
// whom an effect keeps from it.
func (g *Game) needMaster(l *lister, c *Card) {
	l.need(!g.masterless(c), slaveNeedsMaster)
	l.unless(CannotDirect, c, c.controller)
}

// ruleAim refuses to such minions the action a play would take, if it is directed.
func (g *Game) ruleAim(l *lister, p *Play) {
	if (g.masterless(p.by) || g.flag(CannotDirect, p.by, p.seat)) && g.aimedAtOthers(p) {
		g.needMaster(l, p.by)
	}
}

// ruleTargeted refuses an action aimed at a minion that others' actions cannot be aimed at.
func (g *Game) ruleTargeted(l *lister, s Seat, by, t *Card) {
	if t != nil && t.controller != s && t.inPlay() {
		l.unless(Untargeted, t, t.controller)
		l.bar(g.aimBar(by, t), t, cannotBeTarget)
	}
}

// aimedAtOthers reports whether the action a play would take is directed at another Methuselah.
func (g *Game) aimedAtOthers(p *Play) bool {
	q := *p
	a := &action{kind: p.mode.action.kind, seat: p.seat, play: &q}
	g.direct(a)
	return len(a.targets) > 0
}

// offerSlaves lists the slaves that may take over the combat of a blocked member of the clan
// they serve: combat is canceled, the acting vampire unlocks, and the slave fights the blocking
// minion instead (RB-traits.p9.c2).
func offerSlaves(g *Game, l *lister) {
	a := g.action
	if a == nil || !a.blocked || a.seat != l.seat || l.window != BlockResolution || a.torpid {
		return
	}
	actor := a.minion.get()
	for _, c := range g.seats[l.seat].zones[Ready] {
		clan := c.piece.Facts.Slave
		if clan == "" || actor == nil || c == actor || !actor.ready() || !g.isClan(actor, clan) {
			continue
		}
		l.begin()
		l.need(!c.locked, mustBeUnlocked)
		l.need(a.slave.get() == nil, onlyOneSlave)
		l.offer(Option{Verb: Uses, card: c, mode: serveMode, on: Nothing, act: func(g *Game, o *Option) {
			g.lock(o.card)
			g.unlock(g.action.minion.get())
			g.action.slave = o.card.ref()
		}})
	}
}

// serveMode only lends its word to labels.
var serveMode = &Mode{word: "serve"}
