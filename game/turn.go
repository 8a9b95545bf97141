package game

import "slices"

// play is a game from its first turn to its end.
func (g *Game) play() {
	g.run(GameSpan, func() {
		first := g.setup.Phase
		if !g.setup.Board {
			first = UnlockPhase
		}
		for {
			g.turn(first)
			g.endCalled(TurnSpan)
			g.checkpoint() // a withdrawal may have ended the game
			first = UnlockPhase
			g.turnSeat = g.next(g.turnSeat)
			if g.in(g.follows) {
				g.turnSeat = g.follows
			}
			g.follows = NoSeat
		}
	}, nil)
	g.settleBlood()
	g.over = true
	g.tell(Event{Kind: GameOver, Seat: g.winner()})
}

// turn is one Methuselah's turn: five phases in order (RB-turn-sequence.p1).
func (g *Game) turn(first Phase) {
	s := g.turnSeat
	g.turns++
	m := g.seats[s]
	g.run(TurnSpan, func() {
		g.tell(Event{Kind: TurnBegan, Seat: s, N: g.turns})
		m.thin = len(m.zones[Library]) == 0 && len(m.zones[Hand]) < g.handSize(s)
		if first == UnlockPhase {
			m.turns++
			if g.withdrawn(s) {
				return
			}
		}
		for p := first; p < phases; p++ {
			g.phase = p
			g.run(PhaseSpan, func() { phaseProcedures[p](g, s) }, func() { g.endPhase(p, s) })
		}
	}, func() { g.endTurn(s) })
}

var phaseProcedures [phases]func(*Game, Seat)

func init() {
	phaseProcedures = [phases]func(*Game, Seat){
		UnlockPhase: (*Game).unlockPhase, MasterPhase: (*Game).masterPhase, MinionPhase: (*Game).minionPhase,
		InfluencePhase: (*Game).influencePhase, DiscardPhase: (*Game).discardPhase,
	}
}

// phaseOver are the moments at the end of phases.
var phaseOver = [phases]Moment{MinionPhase: MinionPhaseOver, InfluencePhase: InfluencePhaseOver}

// endPhase is the end of a phase, and drops what lasted for it.
func (g *Game) endPhase(p Phase, s Seat) {
	m := g.seats[s]
	if at := phaseOver[p]; at != NoMoment && !g.over {
		g.moment(at, seatObject(s))
	}
	switch p {
	case MasterPhase:
		m.masterActions = 0 // RB-master-phase.p4.c2: unused ones are lost
	case InfluencePhase:
		m.transfers = 0
	case DiscardPhase:
		m.discards = 0
	}
	g.returnControl(Point{Set: true, Span: PhaseSpan, Seat: NoSeat})
}

// endTurn drops what lasted for the turn.
func (g *Game) endTurn(s Seat) {
	g.seats[s].lastTurn = g.turns
	for _, m := range g.seats {
		for _, z := range []Zone{Ready, Torpor, Uncontrolled, InPlay, Contested, SetAside} {
			for _, c := range m.zones[z] {
				c.acted = nil
			}
		}
		m.short = 0
		m.barredActs = nil
	}
	if !g.over {
		g.moment(TurnEnds, seatObject(s))
	}
	g.returnControl(Point{Set: true, Span: TurnSpan, Seat: NoSeat})
	g.turnEnded = g.turns
}

// masterPhase: one master phase action, less what out-of-turn masters have used
// (RB-master-phase).
func (g *Game) masterPhase(s Seat) {
	m := g.seats[s]
	n := g.value(MasterActions, nil, s, 1)
	m.masterActions = max(0, n-m.debt)
	m.debt = max(0, m.debt-n)
	m.outOfTurn, m.trifled = false, false
	if m.bonusTrifle {
		m.masterActions++
		m.bonusTrifle, m.trifled = false, true
	}
	g.startPoint(MasterPhase, s)
	g.open(MasterW, offerMarks)
}

// spendMaster uses the master phase action a master card takes, of this phase or, out of turn,
// of the next (RB-master-cards.p11).
func (g *Game) spendMaster(p *Play) {
	m := g.seats[p.seat]
	if p.card.piece.Facts.OutOfTurn {
		m.debt++
		m.outOfTurn = true
		return
	}
	m.masterActions--
}

// spendEvent uses the discard phase action an event takes: one event a phase, each once a game
// (RB-discard-phase.p2, p3).
func (g *Game) spendEvent(p *Play) {
	m := g.seats[p.seat]
	m.discards--
	m.eventPlayed = true
	g.eventsPlayed[p.card.Name()] = true
}

// trifle gives a successfully played trifle's master phase action, once a phase
// (RB-master-cards.p6).
func (g *Game) trifle(p *Play) {
	m := g.seats[p.seat]
	f := p.card.piece.Facts
	switch {
	case !f.Trifle:
	case f.OutOfTurn:
		m.bonusTrifle = true
	case !m.trifled:
		m.trifled = true
		m.masterActions++
	}
}

// minionPhase: actions, one after another, until nobody does anything more
// (RB-minion-phase).
func (g *Game) minionPhase(s Seat) {
	g.actsBegun, g.freeActs = 0, 0
	g.startPoint(MinionPhase, s)
	g.open(BetweenActions, offerActions)
}

// influencePhase: 4 transfers, fewer in the first three turns of the game
// (RB-influence-phase.p4).
func (g *Game) influencePhase(s Seat) {
	m := g.seats[s]
	m.transfers = max(0, g.value(TransfersOf, nil, s, min(4, g.turnOfGame())))
	g.startPoint(InfluencePhase, s)
	g.open(InfluenceW, offerTransfers)
}

// turnOfGame counts the turns taken, for the opening's transfers.
func (g *Game) turnOfGame() int {
	n := g.turns
	for _, s := range g.setup.Seats {
		if g.setup.Board {
			if s.Turns < 0 {
				return 4
			}
			n += s.Turns
		}
	}
	return n
}

// offerTransfers lists the uses of transfers (RB-influence-phase.p6-p12).
func offerTransfers(g *Game, l *lister) {
	if l.window != InfluenceW && !l.probe || l.seat != g.turnSeat && !l.probe {
		return
	}
	m := g.seats[l.seat]
	when := func() {
		l.begin()
		l.need(g.phase == InfluencePhase && g.turnSeat == l.seat, onlyInfluence)
	}
	for _, c := range m.zones[Uncontrolled] {
		g.offerOut(l, c, when)
		for n := 1; n <= max(1, min(m.transfers, m.pool)); n++ {
			when()
			l.need(m.transfers >= n, noTransfers)
			l.need(m.pool >= n, noPoolToMove)
			l.unless(CannotTransfer, c, l.seat)
			l.offer(Option{Verb: Transfers, n: n, card: c, on: Nothing, act: (*Game).transferTo})
		}
		for n := 1; n <= max(1, min(m.transfers/2, c.blood)); n++ {
			when()
			l.need(m.transfers >= 2*n, twoTransfers)
			l.need(c.blood >= n, noBloodToMove)
			l.unless(CannotTransfer, c, l.seat)
			l.offer(Option{Verb: Transfers, n: n, side: opposed, card: c, on: Nothing, act: (*Game).transferFrom})
		}
	}
	when()
	l.need(m.transfers >= 4, fourTransfers)
	l.need(m.pool >= 1, tooLittlePool)
	l.need(len(m.zones[Crypt]) > 0, emptyCrypt)
	l.offer(Option{Verb: DrawsCrypt, on: Nothing, PoolCost: 1, act: func(g *Game, o *Option) {
		g.seats[o.seat].transfers -= 4
		g.burnPool(o.seat, 1)
		g.drawCrypt(o.seat)
	}})
}

// offerOut lists moving a vampire out, or merging it with the copy already controlled.
func (g *Game) offerOut(l *lister, c *Card, when func()) {
	m := g.seats[l.seat]
	when()
	l.need(c.blood >= g.fullBlood(c), tooYoung)
	if !l.dead() {
		l.need(!c.unique() || !g.controlsVampire(l.seat, c), notOwnCopy)
		l.need(g.scarceCost(c) == 0 || m.pool >= g.scarceCost(c), scarceCost)
	}
	l.offer(Option{Verb: MovesOut, card: c, on: Nothing, PoolCost: g.scarceCost(c), act: func(g *Game, o *Option) {
		g.burnPool(o.seat, g.scarceCost(o.card))
		g.moveOut(o.card)
	}})
	if twin := g.twinInPlay(c); twin != nil || l.probe && c.piece.Facts.Advanced {
		when()
		l.need(twin != nil, noOtherHalf)
		l.need(m.transfers >= 4 && m.pool >= 1, fourToMerge)
		l.offer(Option{Verb: Merges, card: c, on: Nothing, PoolCost: 1, act: func(g *Game, o *Option) {
			g.seats[o.seat].transfers -= 4
			g.burnPool(o.seat, 1)
			g.merge(o.card, g.twinInPlay(o.card))
		}})
	}
}

func (g *Game) transferTo(o *Option) {
	m := g.seats[o.seat]
	m.transfers -= o.n
	m.pool -= o.n
	m.withdrawing = false // RB-withdrawing-from-the-game.p4.c1
	o.card.blood += o.n
	g.tell(Event{Kind: Influenced, Card: o.card, Seat: o.seat, N: o.n, Secret: true})
	up := g.points
	g.points = o.n
	g.moment(TransferredM, cardObject(o.card))
	g.points = up
}

func (g *Game) transferFrom(o *Option) {
	g.seats[o.seat].transfers -= 2 * o.n
	o.card.blood -= o.n
	g.seats[o.seat].pool += o.n
	g.tell(Event{Kind: TookBack, Card: o.card, Seat: o.seat, N: o.n, Secret: true})
}

// moveOut reveals a vampire and moves it to the ready region, unlocked; blood above its
// capacity drains (RB-influence-phase.p9).
func (g *Game) moveOut(c *Card) {
	c.faceDown, c.locked = false, false
	if c.isVampire() {
		c.wounded = false
	}
	if c.is(Imbued) {
		c.blood = min(c.blood, c.piece.Facts.Capacity) // RB-imbued.p1.c3
	}
	g.tell(Event{Kind: MovedOut, Card: c, Seat: c.controller})
	g.move(c, Ready, c.controller)
	g.moment(MovedOutM, cardObject(c))
}

// scarceCost is 3 pool for each vampire of a scarce one's clan already controlled.
func (g *Game) scarceCost(c *Card) int {
	if !c.trait("scarce") {
		return 0
	}
	n := 0
	for _, k := range g.controlledMinions(c.controller) {
		if k.isVampire() && g.isClan(k, c.piece.Facts.Clan()) {
			n++
		}
	}
	return 3 * n
}

// twinInPlay is the base or advanced version of an uncontrolled vampire that its Methuselah
// controls (RB-influence-phase.p11).
func (g *Game) twinInPlay(c *Card) *Card {
	for _, k := range g.controlledMinions(c.controller) {
		f, h := c.piece.Facts, k.piece.Facts
		if k.base == nil && (f.Advanced && f.Base == h.Name || h.Advanced && h.Base == f.Name) {
			return k
		}
	}
	return nil
}

// merge puts an advanced card on its base: counters and cards of the one in play stay, those
// of the other are burned (RB-influence-phase.p12).
func (g *Game) merge(c, k *Card) {
	adv, base := c, k
	if k.piece.Facts.Advanced {
		adv, base = k, c
	}
	for len(c.on) > 0 {
		g.burn(c.on[0])
	}
	c.blood, c.counters = 0, nil
	g.unindexAll(k)
	adv.piece, base.piece = base.piece, adv.piece
	adv.def, base.def = base.def, adv.def
	if k == base {
		// the card in play keeps its place and takes the advanced face
		g.take(c)
		c.zone = Nowhere
		k.base = c
	} else {
		adv.piece, base.piece = base.piece, adv.piece
		adv.def, base.def = base.def, adv.def
		g.take(c)
		c.zone = Nowhere
		k.base = c
	}
	k.def = merged(k.def, c.def)
	f := k.piece.Facts
	k.title, k.ownSect = f.Title, f.Sect
	if s := k.def.mergedSect; s != NoSect {
		k.ownSect = s
	}
	k.sect, _ = g.traitsOf(k)
	if t := k.def.mergedTitle; t.Rank != Untitled {
		k.title = t // RB-influence-phase.p13.c2
	}
	g.refresh(k)
	g.tell(Event{Kind: Merged, Card: k, Seat: k.controller})
}

func (g *Game) unindexAll(c *Card) {
	if c.indexed {
		g.unindex(c)
		c.indexed = false
	}
}

// discardPhase: one discard phase action (RB-discard-phase).
func (g *Game) discardPhase(s Seat) {
	m := g.seats[s]
	m.discards = g.value(DiscardActions, nil, s, 1)
	m.eventPlayed = false
	g.startPoint(DiscardPhase, s)
	g.moment(DiscardBegins, seatObject(s))
	g.open(DiscardW, offerDiscards)
	g.endHandSizes()
}

// endHandSizes ends what changes hand sizes until the end of the turn: when all have passed in
// the discard phase (AR-6.8.2.p1.c1).
func (g *Game) endHandSizes() {
	g.mods[HandSize] = slices.DeleteFunc(g.mods[HandSize], func(m mod) bool {
		return !m.until.Set && m.span == TurnSpan && m.ends <= 0
	})
	g.settleHands()
}

func offerDiscards(g *Game, l *lister) {
	if l.window != DiscardW && !l.probe {
		return
	}
	m := g.seats[l.seat]
	for _, c := range m.zones[Hand] {
		l.begin()
		l.need(g.turnSeat == l.seat, notYourTurn)
		l.need(g.phase == DiscardPhase, onlyDiscardPhase)
		l.need(m.discards > 0, noDiscardAction)
		l.offer(Option{Verb: Discards, card: c, on: Nothing, act: func(g *Game, o *Option) {
			m := g.seats[o.seat]
			m.discards--
			g.discard(o.card)
			g.moment(DiscardedM, cardObject(o.card).by(o.seat))
			if g.flag(DiscardsWait, nil, o.seat) {
				m.fillLater(o.card)
				m.delays = append(m.delays, owed{until: Point{Set: true, Phase: UnlockPhase, Seat: o.seat}, turn: g.turns, gap: gap{card: o.card}})
			}
		}})
	}
}
