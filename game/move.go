package game

// move puts a card into a zone of a seat. It is the only way a card changes place: it keeps
// the lists and indexes, drops what a card loses when it leaves play, and starts contests.
func (g *Game) move(c *Card, to Zone, s Seat) {
	was, fallen, stood, lay := c.inPlay(), c.zone == Incapacitated, c.zone == Ready, c.zone == Torpor
	anew := c.zone != Contested && c.zone != SetAside
	if was && c.def.leavesForGood && !to.onTable() {
		to = Removed
	}
	if c.exiled && to == AshHeap {
		to = Removed
	}
	g.leaveReady(c, to)
	g.take(c)
	c.zone = to
	switch to {
	case Library, Crypt, AshHeap, Removed:
		g.forget(c)
		s = c.owner
		c.controller = c.owner
	case Hand:
		g.forget(c)
		c.controller = s // nearly always its owner
	case Uncontrolled, Ready, Torpor, Incapacitated, InPlay:
		c.controller = s
		g.numberCard(c)
	case Contested, SetAside, Limbo:
		c.controller = s
	}
	g.seats[s].zones[to] = append(g.seats[s].zones[to], c)
	g.refresh(c)
	if !was && c.inPlay() {
		g.entered(c, anew)
	}
	if was && c.def.delay == untilGone && !c.inPlay() {
		g.seats[c.owner].endDelays(func(d owed) bool { return d.card == c && d.until == untilGone })
	}
	if lay && to != Torpor {
		g.leaveTorpor(c)
	}
	if stood && to != Ready && len(g.watchers)+len(g.dues) > 0 {
		g.moment(LeftReady, cardObject(c))
	}
	if fallen && to == Ready {
		g.gainBlood(c, 1) // RB-incapacitated.p2.c1: whatever brings it back
	}
}

// leaveReady is the time before a minion leaves the ready region, whatever takes it away.
func (g *Game) leaveReady(c *Card, to Zone) {
	if c.zone == Ready && to != Ready && len(g.watchers) > 0 {
		g.moment(AboutToGo, cardObject(c))
		g.moment(LeavingReady, cardObject(c))
	}
}

// putOn puts a card on another card.
func (g *Game) putOn(c, host *Card, controller Seat) {
	was, anew, before := c.inPlay(), c.zone != Contested && c.zone != SetAside, c.host
	g.take(c)
	c.zone, c.host = OnHost, host
	host.on = append(host.on, c)
	c.controller = controller
	if was && c.indexed && c.def.writes() {
		g.endWriting(c) // AR-5.9.2.p1: on another vampire it is the latest again
		g.beginWriting(c)
	}
	g.numberCard(c)
	g.refresh(c)
	if !was && c.inPlay() {
		g.entered(c, anew)
	}
	switch {
	case !g.mayHave(host, c):
		g.burn(c) // AR-1.6.3.p3.c2
	case was && before != nil && before != host && len(c.def.Triggers) > 0:
		g.moment(BearerChangedM, cardObject(c))
	}
}

// store keeps a card face down on another, out of play. What was on it is burned, and it is another
// object there (AR-1.12.1.p1.c2).
func (g *Game) store(c, host *Card) {
	was, lay, under := c.inPlay(), c.zone == Torpor, c.base
	g.leaveReady(c, Stored)
	g.take(c)
	if was {
		c.zone = AshHeap // where the card under a merged one goes for the moment
		g.forget(c)
	}
	c.zone, c.host = Stored, host
	c.faceDown = true
	host.on = append(host.on, c)
	g.refresh(c)
	if lay {
		g.leaveTorpor(c)
	}
	if under != nil {
		g.store(under, host)
	}
}

// take removes a card from wherever it is.
func (g *Game) take(c *Card) {
	g.witness(c)
	if c.host != nil {
		c.host.on = remove(c.host.on, c)
		g.dropTitle(c, c.host)
		if c.keep != nil {
			g.release(c)
		}
		c.host = nil
	} else if c.zone != Nowhere {
		m := g.seats[g.listSeat(c)]
		if c.zone == Hand {
			m.leaveGap(gap{card: c})
			c.openly = false
		}
		m.zones[c.zone] = remove(m.zones[c.zone], c)
	}
}

// listSeat is the seat in whose lists the card stands.
func (g *Game) listSeat(c *Card) Seat {
	switch c.zone {
	case Library, Crypt, AshHeap, Removed:
		return c.owner
	}
	return c.controller
}

// forget makes a card that leaves play a new object: counters, cards on it and everything
// that tracked it are gone (RB-important-terms-in-the-game.p1).
func (g *Game) forget(c *Card) {
	for len(c.on) > 0 {
		g.burn(c.on[len(c.on)-1])
	}
	c.life++
	c.locked, c.faceDown, c.blood, c.counters = false, false, 0, nil
	c.level, c.disc = None, NoDiscipline
	g.disincarnate(c)
	c.title, c.titleLost, c.path, c.writings, c.corrupted = c.piece.Facts.Title, false, c.piece.Facts.Path, nil, [8]int{}
	c.belong(c.piece.Facts.Sect, "")
	c.choose(Nothing)
	c.secret = Nothing
	c.others, c.named, c.x, c.kept, c.alone = nil, "", 0, false, false
	c.exiled, c.moreLife = false, 0
	c.acted, c.bought, c.wounded, c.returns, c.apart = nil, false, false, nil, false
	c.diablerist, c.lastKill, c.burned = false, 0, false
	if c.base != nil {
		b := c.base
		c.base = nil
		g.unindexAll(c)
		c.def = c.piece.bound
		b.zone = Nowhere
		g.move(b, c.zone, b.owner)
	}
}

// refresh keeps the indexes of a card and of the cards on it, and what they write over traits.
func (g *Game) refresh(c *Card) {
	g.reindex(c)
	if g.stale || c.isVampire() && (len(g.writers) > 0 || c.sect != c.ownSect || c.clan != c.ownClan) {
		g.settleTraits()
	}
}

func (g *Game) reindex(c *Card) {
	if in := c.inPlay() && !c.faceDown; in != c.indexed {
		c.indexed = in
		if in {
			g.index(c)
		} else {
			g.unindex(c)
			for _, e := range c.def.gone {
				e.Do(g, &Play{card: c, ref: c.ref(), seat: c.controller, on: Nothing})
			}
		}
	}
	for _, k := range c.on {
		g.reindex(k)
	}
}

// entered is what happens to every card that enters play, whatever brought it there; a card that
// comes back from a contest or from aside does not enter play anew.
func (g *Game) entered(c *Card, anew bool) {
	if c.isVampire() {
		c.blood = min(c.blood, g.capacity(c)) // with what its cards add (AR-5.1.1.p2.c2)
	}
	c.entered = g.turns
	if c.isVampire() {
		g.settleTitles()
	}
	if anew && len(g.watchers) > 0 {
		g.moment(EntersM, cardObject(c))
	}
	g.contestCard(c)
	if c.is(Imbued) && c.inPlay() {
		g.firstConviction(c)
	}
	for _, k := range append([]*Card(nil), c.on...) {
		if k.indexed {
			g.contestCard(k) // AR-6.4.1.p2.c3: what comes back with it
		}
	}
}

// burn puts a card into its owner's ash heap, with everything on it.
func (g *Game) burn(c *Card) {
	if c.zone == AshHeap || c.zone == Removed {
		return
	}
	if g.unburned(c) || g.saved(c) {
		return
	}
	if c.inPlay() && len(c.on) > 0 {
		g.moment(AboutToBurn, cardObject(c))
	}
	if c.inPlay() || c.zone == Contested {
		g.tell(Event{Kind: Burned, Card: c, Seat: c.controller})
	}
	if c.zone == Contested {
		g.leaveContest(c)
	}
	var by *Card
	hunted := c.trait("red list") && c != g.devoured
	if k := g.combat; k != nil && !k.over && c.isVampire() && c != g.devoured && k.index(c) >= 0 {
		k.burnt = c.blood
	}
	if c.inPlay() && (hunted || len(c.def.burnt) > 0) {
		by = g.burnerOf(c)
	}
	was, s, stood, votes := c.inPlay(), c.controller, c.zone == Ready, g.fallingVotes(c)
	burnt, lent := c.def.burnt, c.former != nil // what it was in play is not what lies in the ash heap
	last := g.outliving(c)
	g.move(c, AshHeap, c.owner)
	for _, x := range last {
		g.speak(x)
	}
	if was {
		c.burned, c.burnedIn = !lent, g.turns
		for i := range burnt {
			burnt[i].Do(g, &Play{card: c, ref: c.ref(), seat: s, by: by, byRef: by.ref(), on: Nothing})
		}
		o := cardObject(c)
		o.Seat = s
		g.moment(BurnedM, o)
	}
	if stood {
		g.readyFell(c, s)
	}
	if votes >= 0 {
		g.titledFell(c, s, votes)
	}
	if by != nil && hunted {
		g.takeTrophies(by)
	}
}

// removeCard takes a card out of the game.
func (g *Game) removeCard(c *Card) {
	if c.zone == Removed {
		return
	}
	g.tell(Event{Kind: RemovedFromGame, Card: c, Seat: c.controller})
	g.move(c, Removed, c.owner)
}

// discard puts a card from hand into the ash heap.
func (g *Game) discard(c *Card) {
	g.tell(Event{Kind: Discarded, Card: c, Seat: c.owner})
	g.move(c, AshHeap, c.owner)
}

// draw moves the top library card to its owner's hand; false if there is none.
func (g *Game) draw(s Seat) bool {
	lib := g.seats[s].zones[Library]
	if len(lib) == 0 {
		return false
	}
	if len(g.wells) > 0 && g.drawsKept(s) {
		return true
	}
	c := lib[0]
	g.move(c, Hand, s)
	g.tell(Event{Kind: Drew, Card: c, Seat: s, Secret: true})
	return true
}

// drawCrypt moves the top crypt card to its owner's uncontrolled region.
func (g *Game) drawCrypt(s Seat) bool {
	crypt := g.seats[s].zones[Crypt]
	if len(crypt) == 0 {
		return false
	}
	c := crypt[0]
	g.move(c, Uncontrolled, s)
	c.faceDown = true
	g.tell(Event{Kind: DrewCrypt, Card: c, Seat: s, Secret: true})
	return true
}

// settleHands draws every hand up to its size or has it discarded down
// (RB-drawing-cards.p1): replacements are nothing but this.
func (g *Game) settleHands() {
	if g.held == 0 {
		g.drawUp()
	}
}

// drawUp draws hands up to their size or has them discarded down, also while effects are held:
// a card is replaced as soon as it has been played.
func (g *Game) drawUp() {
	for i := range g.seats {
		s := Seat(i)
		if !g.in(s) {
			continue
		}
		if g.flag(HoldsBack, nil, s) {
			for k := range g.seats[s].gone {
				g.seats[s].gone[k].delayed = true
			}
			g.discardDown(s)
			continue
		}
		if len(g.seats[s].zones[Hand]) != g.handTarget(s) {
			for len(g.seats[s].zones[Hand]) < g.handTarget(s) && g.refill(s) {
			}
			g.discardDown(s)
		}
		g.seats[s].gone = g.seats[s].gone[:0]
	}
}

// drawMore draws what an effect adds to each replacement, then discards down
// (AR-6.8.3.p1.c2).
func (g *Game) drawMore(s Seat) {
	if n := g.value(ExtraDraws, nil, s, 0); n > 0 {
		g.drawAside(s, n)
	}
}

// drawAside draws cards and discards as many.
func (g *Game) drawAside(s Seat, n int) {
	size := len(g.seats[s].zones[Hand])
	for range n {
		g.draw(s)
	}
	g.discardTo(s, size)
}

func (g *Game) discardDown(s Seat) { g.discardTo(s, g.handTarget(s)) }

func (g *Game) discardTo(s Seat, n int) {
	for len(g.seats[s].zones[Hand]) > n {
		c := g.chooseCard(s, "Discard down to your hand size.", DiscardW, Discards, g.seats[s].zones[Hand])
		if c == nil {
			break
		}
		g.discard(c)
	}
}

// shuffle orders a library or crypt at random.
func (g *Game) shuffle(s Seat, z Zone) {
	list := g.seats[s].zones[z]
	g.random.Shuffle(len(list), func(i, j int) { list[i], list[j] = list[j], list[i] })
}

// toTorpor sends a vampire to torpor; it is wounded there (RB-torpor.p2). An ally that a card
// it plays as a vampire would send there is burned (RB-allies.p1.c8).
func (g *Game) toTorpor(c *Card) {
	if c.is(Ally) && c.inPlay() {
		g.burn(c)
	}
	if c.zone == Torpor || !c.isVampire() {
		return
	}
	stood, votes := c.zone == Ready, g.fallingVotes(c)
	g.move(c, Torpor, c.controller)
	c.wounded = true
	if a := g.action; a != nil && a.minion.get() == c {
		a.fell = true
	}
	g.tell(Event{Kind: WentToTorpor, Card: c, Seat: c.controller})
	g.endWaits(WentTorpid, c)
	g.moment(WentTorpid, cardObject(c))
	if stood {
		g.readyFell(c, c.controller)
	}
	if votes >= 0 {
		g.titledFell(c, c.controller, votes)
	}
}

// readyFell is the moment after a ready minion of a Methuselah has been burned or sent to torpor.
func (g *Game) readyFell(c *Card, s Seat) {
	o := cardObject(c)
	o.Seat = s
	g.moment(ReadyFell, o)
}

// fromTorpor moves a vampire to the ready region; it is no longer wounded.
func (g *Game) fromTorpor(c *Card) {
	if c.zone != Torpor || g.flag(StaysTorpid, c, c.controller) {
		return
	}
	g.move(c, Ready, c.controller)
	c.wounded = false
	g.tell(Event{Kind: LeftTorpor, Card: c, Seat: c.controller})
	g.moment(LeftTorporM, cardObject(c))
}

// rehouse moves a location on a minion to a ready minion that its new controller chooses; without one
// it is burned (RS-equipments-which-are-locations-loquipment.1.c1).
func (g *Game) rehouse(c *Card, s Seat) bool {
	var on []*Card
	for _, k := range g.controlledMinions(s) {
		if k.ready() && mayBear(k, c) == nil && g.mayHave(k, c) {
			on = append(on, k)
		}
	}
	host := g.chooseCard(s, "Which minion is the location put on?", ChooseW, Chooses, on)
	if host == nil {
		g.burn(c)
		return false
	}
	g.putOn(c, host, s)
	return true
}

// control gives a card, with the minion cards on it, to another seat.
func (g *Game) control(c *Card, s Seat) {
	if c.controller == s {
		return
	}
	from := c.controller
	switch {
	case c.host == nil:
		g.take(c)
		c.controller = s
		g.seats[s].zones[c.zone] = append(g.seats[s].zones[c.zone], c)
	case c.is(Equipment) && !c.isGear() && c.host.controller != s:
		if !g.rehouse(c, s) {
			return
		}
	default:
		c.controller = s
	}
	for _, k := range c.on {
		// RB-minion-cards.p2.c1: minion cards go with the minion, master cards stay
		if (k.zone == Stored || !k.is(Master) || k.trait("trophy")) && !k.def.stays && !k.kept && k.controller == from {
			k.controller = s
		}
	}
	g.tell(Event{Kind: ControlChanged, Card: c, Seat: s, To: from})
	g.moment(ControlChangedM, cardObject(c))
}
