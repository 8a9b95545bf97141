package game

// succeed resolves an action that was not blocked: its cost is paid, then its effects take
// place (RB-3-resolve-the-action.p1).
func (g *Game) succeed(a *action) {
	actor := a.minion.get()
	if actor == nil || !a.torpid && !actor.ready() {
		a.outcome = Ended // AR-3.5.3.p3.c1
		return
	}
	a.resolving = true
	a.outcome = Successful
	g.tell(Event{Kind: ActionSucceeded, Card: actor, Seat: a.seat, Word: kindNames[a.kind]})
	a.paying = true
	paid := g.payAction(a)
	a.paying = false
	g.takeEffect(a, paid)
	if a.exhausted { // AR-5.5.3.p3.c4: its last life has gone into the cost
		g.burn(actor)
	}
}

// takeEffect has the effects of a paid action take place.
func (g *Game) takeEffect(a *action, paid bool) {
	if !paid || !g.stillMeets(a) {
		return
	}
	g.checkpoint()
	if resolve := resolvers[a.kind]; resolve != nil {
		resolve(g, a)
	}
	if p := a.play; p != nil && p.mode != nil {
		g.apply(p)
		if p.card != nil && !p.mode.fromPlay {
			g.placeAction(a)
		}
	}
	a.resolving = false
}

// stillMeets re-reads the requirements of an action in progress (AR-1.6.1): a minion that
// lost them gets nothing, and nothing happens to a target that no longer qualifies
// (AR-3.4.1.p1.c1).
func (g *Game) stillMeets(a *action) bool {
	p := a.play
	if p.lost() {
		return false
	}
	if p != nil && p.mode != nil && p.mode.target != nil && p.on.Card != nil && !p.mode.target.accepts(g, p, p.on) {
		return false
	}
	if p == nil || p.card == nil {
		return true
	}
	if p.mode.fromPlay {
		return p.mode.user != byBearer || p.card.host == nil && p.ref.get() == a.minion.get() || p.card.host != nil && p.card.host == a.minion.get()
	}
	l := lister{g: g, seat: a.seat}
	if p.by = a.minion.get(); p.by == nil {
		return false // it left as the action's cost was paid
	}
	g.ruleRequirements(&l, p)
	for _, w := range p.mode.requires {
		l.need(g.fulfils(p, p.by, w), lacksRequirement)
	}
	return !l.failed
}

// payAction pays an action's cost; false if it could not be paid.
func (g *Game) payAction(a *action) bool {
	actor := a.minion.get()
	if p := a.play; p != nil && p.mode == nil {
		if n := g.charge(a.kind, a.seat, actor, p.on); g.loseBlood(actor, n) < n {
			return false
		}
	}
	if cost := baseCosts[a.kind]; cost != nil {
		return cost(g, a)
	}
	p := a.play
	if p == nil || p.card == nil {
		return true
	}
	p.by = actor
	paid := g.payX(p)
	g.useReductions(p)
	pool, blood := g.poolCost(p), g.bloodCost(p)
	if g.spares(p) {
		blood = 0
	}
	ok := paid && g.seats[a.seat].pool+g.fundsFor(p) >= pool && (blood == 0 || actor.blood+g.ownFundsFor(p) >= blood)
	g.payPool(p, pool)
	g.payBlood(p, blood)
	return ok
}
