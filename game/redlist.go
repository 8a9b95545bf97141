package game

// The Red List: a marked minion is hunted, and whoever burns it may be awarded trophies
// (RB-traits.p7).

func init() {
	baseActions = append(baseActions, baseAction{redListKind, Ready, offerRedListFight})
	baseCosts[redListKind] = func(g *Game, a *action) bool { return g.loseBlood(a.minion.get(), 1) == 1 }
	resolvers[redListKind] = func(g *Game, a *action) {
		if c, t := a.minion.get(), a.object().get(); g.mayFight(c, t) && g.beforeCombat(c, t) {
			g.combatInAction(&pair{a: c.ref(), b: t.ref()})
		}
	}
}

// markMode and fightMode only lend their words to labels.
var (
	markMode  = &Mode{word: "mark"}
	fightMode = &Mode{word: "fight"}
)

// onRedList calls f for every Red List minion in play.
func (g *Game) onRedList(f func(*Card)) {
	for i := range g.seats {
		for _, c := range g.controlledMinions(Seat(i)) {
			if c.trait("red list") {
				f(c)
			}
		}
	}
}

// offerMarks lists marking a Red List minion for the turn with a master phase action, whoever
// controls it (RB-traits.p7.c1).
func offerMarks(g *Game, l *lister) {
	if l.window != MasterW && !l.probe || l.seat != g.turnSeat && !l.probe {
		return
	}
	g.onRedList(func(c *Card) {
		l.begin()
		l.need(l.window == MasterW && g.turnSeat == l.seat, mastersInMasterPhase)
		l.need(g.seats[l.seat].masterActions > 0, noMasterAction)
		l.need(!g.marked(c, l.seat), markedAlready)
		l.offer(Option{Verb: Uses, card: c, mode: markMode, on: Nothing, act: func(g *Game, o *Option) {
			g.seats[o.seat].masterActions--
			g.addMod(mod{value: Marked, n: 1, role: roleCard, on: o.card.ref(), seat: o.seat, span: TurnSpan})
			g.tell(Event{Kind: MarkedMinion, Card: o.card, Seat: o.seat})
		}})
	})
}

// marked reports whether a seat has marked a minion this turn.
func (g *Game) marked(c *Card, s Seat) bool {
	for i := range g.mods[Marked] {
		if m := &g.mods[Marked][i]; m.on.get() == c && m.seat == s {
			return true
		}
	}
	return false
}

// offerRedListFight lists the action to fight a marked minion: a ready vampire, 1 blood, once
// each turn (RB-traits.p7.c2, c3).
func offerRedListFight(g *Game, l *lister, c *Card) {
	g.onRedList(func(t *Card) {
		if t.controller == l.seat || !l.probe && !g.marked(t, l.seat) {
			return
		}
		k := l.mark()
		l.need(g.marked(t, l.seat), notMarked)
		l.need(c.isVampire(), onlyVampiresHunt)
		l.need(c.blood >= 1, huntCosts)
		l.need(t.ready(), notMarked)
		l.need(!g.repeats(c, redListKind, nil, nil, cardObject(t)), huntedAlready)
		g.needMaster(l, c)
		l.offer(Option{Verb: Acts, card: t, mode: fightMode, with: c, on: Nothing, Stealth: 1, BloodCost: 1,
			act: func(g *Game, o *Option) {
				at := *o
				at.on = cardObject(o.card)
				g.baseAction(&at, redListKind)
			}})
		l.back(k)
	})
}

// burnerOf is the vampire that burns a minion in combat or by a directed action, if one does.
func (g *Game) burnerOf(c *Card) *Card {
	var by *Card
	switch k, a := g.combat, g.action; {
	case k != nil && !k.over && k.index(c) >= 0:
		by = k.opponent(c)
	case a != nil && a.resolving && a.at(c.controller) && a.minion.get() != c:
		by = a.minion.get()
	}
	if by == nil || !by.isVampire() || by == c {
		return nil
	}
	return by
}

// takeTrophies lets the controller of a vampire that burned a Red List minion fetch a trophy for
// it; then others not awarded yet are moved to it, each as its controller wishes
// (RB-traits.p7.c4, c5).
func (g *Game) takeTrophies(c *Card) {
	if !c.inPlay() || !g.in(c.controller) {
		return
	}
	g.fetch(c.controller, c, "Put a trophy on the vampire?", func(k *Card) bool {
		return k.is(Master) && k.trait("trophy")
	})
	var buf [8]Seat
	for _, s := range g.clockwise(c.controller, buf[:0]) {
		for _, k := range append([]*Card(nil), g.seats[s].zones[InPlay]...) {
			if k.trait("trophy") && g.askYes(s, k) {
				g.putOn(k, c, c.controller)
			}
		}
	}
}
