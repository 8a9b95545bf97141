package game

// refill fills one place of a hand: with the replacement of what has left it, or as the hand has
// grown; false if nothing can be drawn.
func (g *Game) refill(s Seat) bool {
	m := g.seats[s]
	up, was := g.about, g.filling
	g.filling = gap{}
	if len(m.gone) > 0 {
		g.filling = m.gone[0]
		m.gone = m.gone[1:]
	}
	g.about = cardObject(g.filling.card)
	defer func() { g.about, g.filling = up, was }()
	if g.filling.card != nil && g.replacesOtherwise(s) {
		return true
	}
	if !g.draw(s) {
		return false
	}
	g.replaced(s)
	return true
}

// replaced is what follows the drawing of a replacement.
func (g *Game) replaced(s Seat) {
	g.drawMore(s)
	if g.filling.card != nil {
		g.moment(ReplacedM, g.about)
	}
}

// replacesOtherwise lets what a seat has in play, or the card itself, take the place of a
// replacement that is due. With several such effects their Methuselah chooses one
// (AR-1.9.2.p3.c2); what she may do she may leave. False: the card is replaced by drawing.
func (g *Game) replacesOtherwise(s Seat) bool {
	var able []*Card
	must := false
	consider := func(c *Card) {
		if p := g.replacing(c, s); p != nil && !contains(able, c) {
			able = append(able, c)
			must = must || !p.mode.optional
		}
	}
	for _, c := range g.watchers {
		if c.controller == s {
			consider(c)
		}
	}
	consider(g.filling.card)
	if len(able) == 0 {
		return false
	}
	c := able[0]
	switch {
	case !must:
		c = g.chooseOrDone(s, "Does an effect take the place of the replacement?", able)
	case len(able) > 1:
		c = g.chooseCard(s, "Which effect takes the place of the replacement?", ChooseW, Chooses, able)
	}
	if c == nil {
		return false
	}
	g.apply(g.replacing(c, s))
	return true
}

// replacing is the use of a card's effect that takes the place of a replacement now due, nil if
// it has none.
func (g *Game) replacing(c *Card, s Seat) *Play {
	for _, m := range c.def.Triggers {
		if m.moment != Replacing {
			continue
		}
		p := &Play{card: c, ref: c.ref(), mode: m, seat: s, on: g.about}
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
