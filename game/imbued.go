package game

// The rules of the imbued and their convictions.

func init() {
	baseActions = append(baseActions, baseAction{burnCardKind, Ready, offerBurnFallen})
	resolvers[burnCardKind] = (*Game).resolveBurnFallen
}

// listConvictions lists taking a conviction from hand or ash heap onto an imbued, one each
// (RB-conviction.p1).
func (g *Game) listConvictions(l *lister) {
	m := g.seats[l.seat]
	for _, z := range []Zone{AshHeap, Hand} {
		for _, c := range m.zones[z] {
			if !c.is(Conviction) {
				continue
			}
			for _, i := range m.zones[Ready] {
				if !i.is(Imbued) {
					continue
				}
				l.begin()
				l.need(l.window == UnlockW && g.turnSeat == l.seat, oneConviction)
				l.need(i.used(convictionUse, PhaseSpan, NoSeat) == 0, oneConviction)
				l.offer(Option{Verb: Plays, card: c, on: cardObject(i), act: func(g *Game, o *Option) {
					g.markUse(o.on.Card, convictionUse, PhaseSpan, o.seat)
					g.takeConviction(o.card, o.on.Card)
				}})
			}
		}
	}
}

// takeConviction puts a conviction on an imbued; one above five is burned
// (RB-conviction.p2.c3).
func (g *Game) takeConviction(c, i *Card) {
	g.putOn(c, i, i.controller)
	g.tell(Event{Kind: EnteredPlay, Card: c, Seat: i.controller})
	if convictions(i) > 5 {
		g.burn(c)
	}
}

// convictions are how many an imbued has.
func convictions(i *Card) int {
	n := 0
	for _, k := range i.on {
		if k.zone == OnHost && k.is(Conviction) {
			n++
		}
	}
	return n
}

// firstConviction lets an imbued that enters play without a conviction take one from library,
// hand or ash heap (RB-conviction.p2.c1).
func (g *Game) firstConviction(i *Card) {
	if convictions(i) == 0 {
		g.fetch(i.controller, i, "Put a conviction on the imbued?", func(k *Card) bool { return k.is(Conviction) })
	}
}

// convictionUse marks that an imbued has taken its conviction.
var convictionUse = &Mode{}

// listRecoveries lists burning 3 convictions to stand up again with 1 life
// (RB-incapacitated.p1.c5).
func (g *Game) listRecoveries(l *lister) {
	for _, i := range g.seats[l.seat].zones[Incapacitated] {
		l.begin()
		l.need(l.window == UnlockW && g.turnSeat == l.seat, recoverInUnlock)
		l.need(convictions(i) >= 3, tooFewConvictions)
		l.offer(Option{Verb: Recovers, card: i, on: Nothing, act: func(g *Game, o *Option) {
			g.burnConvictions(o.card, 3)
			g.recover(o.card)
		}})
	}
}

// burnConvictions burns so many convictions of an imbued, as its controller chooses.
func (g *Game) burnConvictions(i *Card, n int) {
	for range n {
		var from []*Card
		for _, k := range i.on {
			if k.zone == OnHost && k.is(Conviction) {
				from = append(from, k)
			}
		}
		if k := g.chooseCard(i.controller, "Burn which conviction?", ChooseW, Chooses, from); k != nil {
			g.burn(k)
		}
	}
}

// recover moves an incapacitated imbued to the ready region.
func (g *Game) recover(i *Card) {
	g.move(i, Ready, i.controller)
}

// offerBurnFallen: any minion may burn an incapacitated imbued (RB-incapacitated.p1.c3).
func offerBurnFallen(g *Game, l *lister, c *Card) {
	for s := range g.seats {
		for _, i := range g.seats[s].zones[Incapacitated] {
			k := l.mark()
			l.need(!g.repeats(c, burnCardKind, nil, nil, cardObject(i)), actedAlready)
			if Seat(s) != l.seat {
				g.needMaster(l, c)
			}
			l.offer(Option{Verb: Acts, card: i, with: c, on: Nothing, act: func(g *Game, o *Option) {
				at := *o
				at.on = cardObject(o.card)
				g.baseAction(&at, burnCardKind)
			}})
			l.back(k)
		}
	}
}

// resolveBurnFallen takes the equipment of an incapacitated imbued and burns it; then every
// ready imbued may burn 1 conviction to inflict 1 damage (RB-incapacitated.p1.c4).
func (g *Game) resolveBurnFallen(a *action) {
	c, i := a.minion.get(), a.object().Card
	if c == nil || i == nil || i.zone != Incapacitated {
		return
	}
	for _, e := range gearOn(i, anyEquipment) {
		g.putOn(e, c, c.controller)
	}
	g.burn(i)
	var buf [8]Seat
	for _, s := range g.clockwise(a.seat, buf[:0]) {
		for _, k := range append([]*Card(nil), g.seats[s].zones[Ready]...) {
			if k.is(Imbued) && convictions(k) > 0 && g.askYes(s, k) {
				g.burnConvictions(k, 1)
				g.damage(damage{target: c.ref(), n: 1, fixed: true, source: k.ref()})
			}
		}
	}
	g.resolveDamage(nil)
}
