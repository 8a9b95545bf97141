package game

// EquipsFromLibrary makes the action an equip action with an equipment card that its minion
// looks for in the library as the action resolves: with its requirements and its cost as ever;
// the library is shuffled (AR-3.1.2.p2.c2, AR-3.7.3.1.p2.c1).
var EquipsFromLibrary = Bundle{
	Mark{Set: func(m *Mode) { spec(m).kind = equipKind }},
	Effect{
		Text: "look through your library for an equipment card, with which this vampire equips at its requirements and cost; shuffle the library afterwards",
		Do: func(g *Game, p *Play) {
			g.equipFrom(p, Library)
			g.shuffle(p.seat, Library)
		}},
}

func (g *Game) equipFrom(p *Play, z Zone) {
	var found []*Card
	for _, k := range g.seats[p.seat].zones[z] {
		if g.equipMode(p, k) != nil {
			found = append(found, k)
		}
	}
	k := g.searchOrNone(p.seat, "Equip with what?", found)
	if k == nil {
		return
	}
	q := g.equipPlay(p, k)
	q.mode = g.equipMode(p, k)
	g.payPlay(q)
	if p.by.inPlay() {
		g.enter(k, q.mode, func() { g.putOn(k, p.by, p.seat) })
	}
}

func (g *Game) equipPlay(p *Play, k *Card) *Play {
	return &Play{card: k, ref: k.ref(), seat: p.seat, by: p.by, on: Nothing, action: p.action}
}

// equipMode is the highest level at which a minion could equip with a card found, nil if it
// meets no requirement or cannot pay.
func (g *Game) equipMode(p *Play, k *Card) *Mode {
	if !k.is(Equipment) || k.unique() && g.controlsCopy(p.seat, k.Name()) {
		return nil
	}
	var best *Mode
	for _, m := range k.def.Modes {
		if !m.as.Has(Equipment) || best != nil && m.level <= best.level {
			continue
		}
		q := g.equipPlay(p, k)
		q.mode = m
		l := lister{g: g, seat: p.seat}
		g.ruleRequirements(&l, q)
		g.affordable(&l, q)
		for i := range m.conds {
			l.refuse(m.conds[i].Fails(g, q))
		}
		g.ruleLimits(&l, q)
		if !l.failed {
			best = m
		}
	}
	return best
}
