package game

// settleOusts ousts every Methuselah without pool, all at the same moment
// (RB-ending-the-game.p1, p4).
func (g *Game) settleOusts() {
	if g.held > 0 || g.over {
		return
	}
	var out []Seat
	for i, m := range g.seats {
		if !m.ousted && m.pool <= 0 {
			out = append(out, Seat(i))
		} else {
			m.lacking = 0
		}
	}
	if len(out) == 0 || g.ousting {
		return
	}
	g.ousting = true
	g.held++
	for _, s := range out {
		g.threatened = s
		g.open(WouldBeOusted, nil)
	}
	g.held--
	g.ousting = false
	g.threatened = NoSeat
	var still []Seat
	for _, s := range out {
		if g.seats[s].pool <= 0 {
			still = append(still, s)
		}
	}
	g.oust(still)
}

// oust puts Methuselahs out of the game together: each predator gets a victory point, and 6
// pool unless she is ousted at the same moment.
func (g *Game) oust(out []Seat) {
	if len(out) == 0 {
		return
	}
	predators := make([]Seat, len(out))
	for i, s := range out {
		predators[i] = g.predator(s)
	}
	for _, s := range out {
		g.seats[s].ousted = true
	}
	for i, s := range out {
		g.tell(Event{Kind: Ousted, Seat: s, To: predators[i]})
		if p := predators[i]; p != NoSeat {
			g.gainVP(p)
			g.gainPool(p, 6) // not if she is being ousted, too
		}
	}
	for _, s := range out {
		g.leaveEdge(s) // before anything is decided about cards that leave
	}
	for _, s := range out {
		g.leave(s)
	}
	g.lastOne()
	for _, s := range out {
		g.moment(OustedM, seatObject(s))
	}
}

// gainVP gives a victory point.
func (g *Game) gainVP(s Seat) {
	for _, u := range g.statics[VictoryTo] {
		if u.static.Applies(g, u.card, nil, s) {
			g.seats[u.card.controller].vp++
			g.tell(Event{Kind: GainedVP, Seat: u.card.controller})
			g.burn(u.card)
			return
		}
	}
	g.seats[s].vp++
	g.tell(Event{Kind: GainedVP, Seat: s})
}

// leave takes all a Methuselah controls out of the game, whoever owns it; what others control
// stays (RB-ending-the-game.p1.c2-c4).
func (g *Game) leave(s Seat) {
	g.leaveEdge(s)
	for _, c := range g.cards {
		if c.controller == s && c.zone == OnHost && c.host.controller != s {
			g.removeCard(c)
		}
	}
	for _, c := range g.cards {
		if c.controller != s {
			continue
		}
		switch c.zone {
		case Ready, Torpor, Incapacitated, InPlay, Uncontrolled, Contested, SetAside:
			g.removeWithAll(c)
		case Hand, Library, Crypt, Limbo:
			g.move(c, Removed, c.owner)
		}
	}
	g.keepBorrowed(s)
	if g.turnSeat == s {
		g.end(TurnSpan)
	}
	if a := g.action; a != nil && a.seat == s {
		a.outcome = Ended
		g.end(ActionSpan)
	}
}

// leaveEdge has nobody hold the Edge that a Methuselah held who is out.
func (g *Game) leaveEdge(s Seat) {
	if g.edge == s {
		g.takeEdge(NoSeat)
	}
}

// keepBorrowed leaves with those who have it what was to go back in a phase that will not come
// (AR-6.2.4.p2.c1).
func (g *Game) keepBorrowed(s Seat) {
	for _, c := range g.borrowed {
		if c.returns != nil && c.returns.until.Seat == s {
			c.returns = nil
		}
	}
}

// removeWithAll removes a card and what its controller controls on it; the rest is burned.
func (g *Game) removeWithAll(c *Card) {
	for _, k := range append([]*Card(nil), c.on...) {
		if k.controller == c.controller {
			g.removeWithAll(k)
		}
	}
	g.removeCard(c)
}

// lastOne ends the game when one Methuselah is left; she gets a victory point
// (RB-ending-the-game.p2.c2).
func (g *Game) lastOne() {
	n, last := 0, NoSeat
	for i := range g.seats {
		if g.in(Seat(i)) {
			n++
			last = Seat(i)
		}
	}
	if n > 1 {
		return
	}
	if n == 1 {
		g.gainVP(last)
	}
	g.end(GameSpan)
}

// withdrawn completes an announced withdrawal whose conditions held until now
// (RB-withdrawing-from-the-game.p5, p6).
func (g *Game) withdrawn(s Seat) bool {
	m := g.seats[s]
	if !m.withdrawing {
		return false
	}
	m.withdrawing = false
	m.ousted, m.withdrawn = true, true
	g.tell(Event{Kind: Withdrew, Seat: s})
	g.gainVP(s)
	g.leave(s)
	g.lastOne()
	return true
}

// winner is the seat with the most victory points; NoSeat with a tie
// (RB-ending-the-game.p3).
func (g *Game) winner() Seat {
	best, who := -1, NoSeat
	for i, m := range g.seats {
		switch {
		case m.halves() > best:
			best, who = m.halves(), Seat(i)
		case m.halves() == best:
			who = NoSeat
		}
	}
	return who
}

// halves are a Methuselah's victory points in halves.
func (m *Methuselah) halves() int {
	if m.half {
		return 2*m.vp + 1
	}
	return 2 * m.vp
}

// concede takes a Methuselah out of the game as if ousted.
func (g *Game) concede(s Seat) {
	g.burnPool(s, g.seats[s].pool)
}
