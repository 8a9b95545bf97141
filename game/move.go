package game

// move puts a card into a zone of a seat. It is the only way a card changes place: it keeps
// the lists and indexes, drops what a card loses when it leaves play, and starts contests.
func (g *Game) move(c *Card, to Zone, s Seat) {
	was, fallen, stood := c.inPlay(), c.zone == Incapacitated, c.zone == Ready
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
		g.entered(c)
	}
	if stood && to != Ready && len(g.watchers) > 0 {
		g.moment(LeftReady, cardObject(c))
	}
	if fallen && to == Ready {
		g.gainBlood(c, 1) // RB-incapacitated.p2.c1: whatever brings it back
	}
}

// putOn puts a card on another card.
func (g *Game) putOn(c, host *Card, controller Seat) {
	was := c.inPlay()
	g.take(c)
	c.zone, c.host = OnHost, host
	host.on = append(host.on, c)
	c.controller = controller
	g.numberCard(c)
	g.refresh(c)
	if !was && c.inPlay() {
		g.entered(c)
	}
}

// store keeps a card face down on another, out of play.
func (g *Game) store(c, host *Card) {
	g.take(c)
	c.zone, c.host = Stored, host
	c.faceDown = true
	host.on = append(host.on, c)
	g.refresh(c)
}

// take removes a card from wherever it is.
func (g *Game) take(c *Card) {
	if c.host != nil {
		c.host.on = remove(c.host.on, c)
		g.dropTitle(c, c.host)
		c.host = nil
	} else if c.zone != Nowhere {
		m := g.seats[g.listSeat(c)]
		if c.zone == Hand {
			m.gone = append(m.gone, c)
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
	c.title, c.titleLost, c.sect, c.clan, c.path = c.piece.Facts.Title, false, c.piece.Facts.Sect, "", ""
	c.choose(Nothing)
	c.others, c.named = nil, ""
	c.acted, c.bought, c.wounded, c.returns = nil, false, false, nil
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

// refresh keeps the indexes of a card and of the cards on it.
func (g *Game) refresh(c *Card) {
	if in := c.inPlay() && !c.faceDown; in != c.indexed {
		c.indexed = in
		if in {
			g.index(c)
		} else {
			g.unindex(c)
		}
	}
	for _, k := range c.on {
		g.refresh(k)
	}
}

// entered is what happens to every card that enters play, whatever brought it there.
func (g *Game) entered(c *Card) {
	if c.isVampire() {
		c.blood = min(c.blood, g.capacity(c)) // with what its cards add (AR-5.1.1.p2.c2)
	}
	c.entered = g.turns
	if c.isVampire() {
		g.settleTitles()
	}
	g.contestCard(c)
	if c.is(Imbued) {
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
	if c.inPlay() || c.zone == Contested {
		g.tell(Event{Kind: Burned, Card: c, Seat: c.controller})
	}
	if c.zone == Contested {
		g.leaveContest(c)
	}
	var by *Card
	if c.inPlay() && c.trait("red list") && c != g.devoured {
		by = g.burnerOf(c)
	}
	was := c.inPlay()
	g.move(c, AshHeap, c.owner)
	if was {
		c.burned, c.burnedIn = true, g.turns
	}
	if by != nil {
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
		for len(g.seats[s].zones[Hand]) < g.handTarget(s) {
			if g.replacesOtherwise(s) {
				continue
			}
			if !g.draw(s) {
				break
			}
			g.drawMore(s)
		}
		g.discardDown(s)
		g.seats[s].gone = g.seats[s].gone[:0]
	}
}

// drawMore draws what an effect adds to each replacement, then discards down
// (AR-6.8.3.p1.c2).
func (g *Game) drawMore(s Seat) {
	n := g.value(ExtraDraws, nil, s, 0)
	if n <= 0 {
		return
	}
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
	g.move(c, Torpor, c.controller)
	c.wounded = true
	if a := g.action; a != nil && a.minion.get() == c {
		a.fell = true
	}
	g.tell(Event{Kind: WentToTorpor, Card: c, Seat: c.controller})
	g.moment(WentTorpid, cardObject(c))
}

// fromTorpor moves a vampire to the ready region; it is no longer wounded.
func (g *Game) fromTorpor(c *Card) {
	if c.zone != Torpor {
		return
	}
	g.move(c, Ready, c.controller)
	c.wounded = false
	g.tell(Event{Kind: LeftTorpor, Card: c, Seat: c.controller})
}

// control gives a card, with the minion cards on it, to another seat.
func (g *Game) control(c *Card, s Seat) {
	if c.controller == s {
		return
	}
	from := c.controller
	if c.host == nil {
		g.take(c)
		c.controller = s
		g.seats[s].zones[c.zone] = append(g.seats[s].zones[c.zone], c)
	} else {
		c.controller = s
	}
	for _, k := range c.on {
		// RB-minion-cards.p2.c1: minion cards go with the minion, master cards stay
		if (k.zone == Stored || !k.is(Master) || k.trait("trophy")) && !k.def.stays && k.controller == from {
			k.controller = s
		}
	}
	g.tell(Event{Kind: ControlChanged, Card: c, Seat: s, To: from})
	g.moment(ControlChangedM, cardObject(c))
}
