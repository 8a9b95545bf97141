package game

// replacesOtherwise lets what a seat has in play take the place of a replacement that is due:
// "each time you would replace a card, instead". With several such effects their Methuselah
// chooses one (AR-1.9.2.p3.c2). False: the card is replaced by drawing.
func (g *Game) replacesOtherwise(s Seat) bool {
	m := g.seats[s]
	if len(m.gone) == 0 {
		return false
	}
	gone := m.gone[0]
	m.gone = m.gone[1:]
	up := g.about
	g.about = cardObject(gone)
	defer func() { g.about = up }()
	var able []*Card
	for _, c := range g.watchers {
		if c.controller == s && g.replacing(c) != nil {
			able = append(able, c)
		}
	}
	if len(able) == 0 {
		return false
	}
	c := able[0]
	if len(able) > 1 {
		c = g.chooseCard(s, "Which effect takes the place of the replacement?", ChooseW, Chooses, able)
	}
	g.apply(g.replacing(c))
	return true
}

// replacing is the use of a card's effect that takes the place of a replacement now due, nil if
// it has none.
func (g *Game) replacing(c *Card) *Play {
	for _, m := range c.def.Triggers {
		if m.moment != Replacing {
			continue
		}
		p := &Play{card: c, ref: c.ref(), mode: m, seat: c.controller, on: g.about}
		if m.holds(g, p) {
			return p
		}
	}
	return nil
}

// holds reports whether every condition of a mode holds.
func (m *Mode) holds(g *Game, p *Play) bool {
	for i := range m.conds {
		if m.conds[i].Fails(g, p) != nil {
			return false
		}
	}
	return true
}
