package game

// attempts lets the Methuselahs who may block try, until an attempt succeeds or all have
// declined (RB-detailed-course-of-an-action: states A, B and C).
func (g *Game) attempts(a *action) {
	for {
		a.blocker, a.attempting, a.closed = Ref{}, false, false
		g.openUntil(ActionW, offerBlocks, func(g *Game) bool { return a.attempting || a.foiled })
		if a.foiled {
			return
		}
		if a.attempting {
			b := a.blocker.card
			g.run(AttemptSpan, func() { g.attempt(a) }, func() { g.endAttempt(a, b) })
			if a.blocked {
				return
			}
			continue
		}
		a.closed, a.retargeted = true, false
		g.openUntil(BlocksDeclined, nil, func(g *Game) bool { return a.retargeted || a.foiled })
		if !a.retargeted || a.foiled {
			return
		}
	}
}

// attempt is one block attempt: it succeeds if intercept is at least stealth when all have
// passed (RB-stealth-and-intercept.p13.c1).
func (g *Game) attempt(a *action) {
	b := a.blocker.get()
	g.tell(Event{Kind: BlockAttempted, Card: b, Seat: a.blockSeat})
	g.moment(BlockTried, cardObject(b))
	g.checkpoint()
	g.openUntil(BlockAttempt, nil, func(*Game) bool {
		return !a.attempting || b.controller != a.blockSeat // AR-6.2.2.p3.c1
	})
	a.attempting = false
	if a.stopping {
		a.stopping, a.blocker = false, Ref{}
		return
	}
	b = a.blocker.get()
	if b == nil || !b.ready() || b.controller != a.blockSeat || b.locked && !g.flag(Awake, b, b.controller) || g.barredFromBlock(a, b) {
		g.failBlock(a)
		return
	}
	if g.interceptOf(b) < g.stealthOf(a.minion.get()) {
		g.failBlock(a)
		return
	}
	a.blocked, a.stopped = true, a.minion
	a.blockers = append(a.blockers, a.blocker)
	g.tell(Event{Kind: BlockSucceeded, Card: b, Seat: a.blockSeat})
}

func (g *Game) failBlock(a *action) {
	b := a.blocker.card
	g.tell(Event{Kind: BlockFailed, Card: b, Seat: a.blockSeat})
	g.moment(BlockFails, cardObject(b))
	a.blocker = Ref{}
}

// offerBlocks lists the block attempts a seat may declare, and hangs a pass on declining.
func offerBlocks(g *Game, l *lister) {
	a := g.action
	if a == nil {
		if l.probe {
			for _, c := range g.controlledMinions(l.seat) {
				l.begin()
				l.refuse(noActionToBlock)
				l.offer(Option{Verb: Blocks, with: c})
			}
		}
		return
	}
	if a.seat == l.seat {
		return
	}
	for _, c := range g.blockersOf(l) {
		l.begin()
		if g.ruleBlock(l, a, c); l.dead() {
			continue
		}
		l.offer(Option{Verb: Blocks, with: c, act: (*Game).blockOption, Stealth: g.stealthOf(a.minion.card)})
	}
}

func (g *Game) blockersOf(l *lister) []*Card {
	if l.probe {
		return g.controlledMinions(l.seat)
	}
	return g.seats[l.seat].zones[Ready]
}

// ruleBlock gives the reasons why a minion may not attempt to block.
func (g *Game) ruleBlock(l *lister, a *action, c *Card) {
	g.ruleBlockRights(l, a, c)
	if l.window != ActionW {
		switch {
		case a.attempting && a.blocker.get() == c:
			l.refuse(attemptsAlready)
		case a.attempting:
			l.refuse(oneAttemptAtATime)
		case a.closed:
			l.refuse(pastBlocking)
		}
	}
	l.need(c.zone == Ready && (!c.locked || g.flag(Awake, c, l.seat)), lockedCannotBlock)
}

// awaitsTarget reports whether an action is directed at others: what this seat can do during it,
// with cards in play, too, waits until they have declared about blocking (AR-3.3.2.p1).
func (g *Game) awaitsTarget(s Seat) bool {
	a := g.action
	return a != nil && len(a.targets) > 0 && a.seat != s && !a.at(s)
}

// ruleBlockRights gives the reasons that waking does not lift.
func (g *Game) ruleBlockRights(l *lister, a *action, c *Card) {
	if !g.flag(BlocksAnyone, c, l.seat) && !g.alsoBlocks(a, c) {
		switch {
		case len(a.targets) > 0:
			l.need(a.at(l.seat), cannotBlockAction)
		default:
			l.need(g.prey(a.seat) == l.seat || g.predator(a.seat) == l.seat, onlyPreyAndPredator)
		}
	}
	g.ruleBlockAtAll(l, a, c)
}

// ruleBlockAtAll gives those that hold for every action.
func (g *Game) ruleBlockAtAll(l *lister, a *action, c *Card) {
	l.need(!a.declined[l.seat], declinedToBlock)
	if l.dead() {
		return
	}
	g.ruleBarredBlock(l, a, c)
	n, either := g.blockPrice(a, c)
	if n > 0 {
		l.need(c.isVampire(), alliesHaveNoBlood) // AR-1.7.5.p2.c1
	}
	l.need(c.blood >= n+either, tooLittleBlood)
	l.need(len(g.seats[c.controller].zones[Library]) >= g.blockTop(a, c), refusal("Its Methuselah has too few library cards to burn for it.", "AR-1.7.1.p3.c2"))
}

// blockTop is how many cards of its Methuselah's library are burned for a minion's attempt.
func (g *Game) blockTop(a *action, c *Card) int {
	if len(g.statics[BlockTop]) == 0 || a.attempting && a.blocker.get() == c {
		return 0
	}
	return g.value(BlockTop, c, c.controller, 0)
}

// barredFromBlock reports whether an effect keeps a minion from blocking the action; one that may
// block as an ally is asked about as both.
func (g *Game) barredFromBlock(a *action, c *Card) bool {
	if !g.flag(CannotBlock, c, c.controller) && !g.unblockable(a, c) {
		return false
	}
	if !c.def.allyBlock {
		return true
	}
	c.asAlly = true
	defer func() { c.asAlly = false }()
	return g.flag(CannotBlock, c, c.controller) || g.unblockable(a, c)
}

// ruleBarredBlock refuses a block that an effect forbids, of a minion that may block as an ally by
// what keeps allies from it.
func (g *Game) ruleBarredBlock(l *lister, a *action, c *Card) {
	switch {
	case !g.barredFromBlock(a, c):
	case l.probe:
		c.asAlly = c.def.allyBlock
		l.refuse(g.forbids(l.seat, c, c.controller, CannotBlock, Unblockable))
		c.asAlly = false
	default:
		l.failed = true
	}
}

// unblockable reports whether an effect on the action keeps this minion from blocking it.
func (g *Game) unblockable(a *action, c *Card) bool {
	if len(g.mods[Unblockable]) == 0 && len(g.statics[Unblockable]) == 0 {
		return false
	}
	return g.value(Unblockable, c, c.controller, 0) > 0
}

func (g *Game) blockOption(o *Option) {
	g.declareBlock(o.with)
}

// blockPrice is what a minion burns to attempt to block, in blood and in blood or life: for each
// attempt, not for one that it is making already (AR-1.7.1.p3.c2).
func (g *Game) blockPrice(a *action, c *Card) (blood, either int) {
	if len(g.mods[BlockCost])+len(g.statics[BlockCost])+len(g.mods[BlockVitae])+len(g.statics[BlockVitae]) == 0 || a.attempting && a.blocker.get() == c {
		return 0, 0
	}
	return g.value(BlockCost, c, c.controller, 0), g.value(BlockVitae, c, c.controller, 0)
}

func (g *Game) declareBlock(c *Card) {
	a := g.action
	n, either := g.blockPrice(a, c)
	for range g.blockTop(a, c) {
		g.burn(g.seats[c.controller].zones[Library][0])
	}
	g.loseBlood(c, n+either)
	a.blocker, a.blockSeat, a.attempting = c.ref(), c.controller, true
}

// resolveBlock is what follows a successful block: the action's card is burned, effects timed
// before block resolution, then at once the blocker locks and both enter combat
// (RB-3-resolve-the-action.p2).
func (g *Game) resolveBlock(a *action) {
	a.outcome = Blocked
	if p := a.play; p != nil && p.card != nil && p.card.zone == Limbo {
		g.move(p.card, AshHeap, p.card.owner)
	}
	g.moment(BlockSucceeds, cardObject(a.blocker.get()))
	g.reach(a)
	g.checkpoint()
	g.openUntil(BlockResolution, offerSlaves, func(*Game) bool { return a.atOnce || a.resume })
	if a.resume {
		return // the block does not come to its resolution: nobody locks or fights by it
	}
	b, actor := a.blocker.get(), a.minion.get()
	if !a.torpid && (actor == nil || !actor.ready()) {
		g.endNow(Ended) // it has left before the block resolves: nobody locks
		g.checkpoint()
		return
	}
	if b != nil && !g.flag(BlocksUnlocked, b, b.controller) {
		g.lock(b)
	}
	if c := a.slave.get(); c != nil {
		a.slave, a.atOnce, actor = Ref{}, false, c
	} else if a.torpid {
		g.blockedInTorpor(a, actor, b)
		return
	}
	if !a.calm && g.mayFight(actor, b) {
		g.fight(actor, b, true)
	}
}

// retarget turns the action on another Methuselah; she may attempt to block
// (RB-detailed-course-of-an-action.p4.c1).
func (g *Game) retarget(s Seat) {
	a := g.action
	old := a.object().Seat
	for i, t := range a.targets {
		if t == old {
			a.targets[i] = s
		}
	}
	if a.play == nil {
		a.play = &Play{seat: a.seat}
	}
	a.play.on = seatObject(s)
	a.retargeted = true
	a.declined[s] = false
	g.tell(Event{Kind: Redirected, Card: a.minion.get(), Seat: a.seat, To: s})
}
