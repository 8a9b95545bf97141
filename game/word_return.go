package game

// The words of this file bring back what has been burned.

// BurnedLately chooses a card in one's ash heap that has been burned from play since one's last
// turn; text says of which kinds.
func BurnedLately(text string, kinds Types) *Selector {
	return &Selector{Text: "choose " + text + " in your ash heap that has been burned from play since your last turn",
		zones: []Zone{AshHeap}, whose: Yours.Is, wrong: notYours, tests: []Test{
			{Holds: func(g *Game, p *Play, c *Card) bool { return c.is(kinds) }},
			{Else: refusal("It has not been burned from play since your last turn.", "RB-action-card-or-card-in-play.p3.c1"),
				Holds: func(g *Game, p *Play, c *Card) bool { return c.burned && c.burnedIn > g.seats[p.seat].lastTurn }},
		}}
}

// PutsBackInPlay puts the chosen ally in one's ready region, or the chosen retainer on the acting
// minion, at its basic version and with its starting life; it is not recruited or employed
// (RB-recruit-ally.p6, RB-employ-retainer.p6.c1).
var PutsBackInPlay = Bundle{
	when("", noSelfContest, func(g *Game, p *Play) bool {
		c := p.on.Card
		return c == nil || !c.unique() || !g.controlsCopy(p.seat, c.Name())
	}),
	Effect{Text: "put it in play with its starting life, without requirements and cost: an ally in your ready region, a retainer on this acting minion",
		Do: func(g *Game, p *Play) {
			c := p.on.Card
			switch {
			case c == nil || c.zone != AshHeap:
			case c.is(Ally):
				g.enter(c, nil, func() { g.move(c, Ready, p.seat) })
			case p.by != nil && p.by.inPlay():
				g.enter(c, nil, func() { g.putOn(c, p.by, p.seat) })
			}
		}},
}

// ToHand moves cards in an ash heap to their owner's hand.
func ToHand(on Reach, text string) Effect {
	return Effect{Text: text, Do: func(g *Game, p *Play) {
		for _, c := range on(g, p) {
			if c.zone == AshHeap && g.in(c.owner) {
				g.move(c, Hand, c.owner)
			}
		}
	}}
}

// ToUncontrolled moves crypt cards in an ash heap to their owner's uncontrolled region.
func ToUncontrolled(on Reach, text string) Effect {
	return Effect{Text: text, Do: func(g *Game, p *Play) {
		for _, c := range on(g, p) {
			if c.zone == AshHeap && g.in(c.owner) {
				g.move(c, Uncontrolled, c.owner)
				c.faceDown = true
			}
		}
	}}
}

// ToBottom moves the chosen card to the bottom of its owner's library or crypt; what is on it burns
// (AR-1.12.1.p1.c1).
func ToBottom(zone Zone, text string) Effect {
	return Effect{Text: text, Do: func(g *Game, p *Play) {
		for _, c := range Target(g, p) {
			g.move(c, zone, c.owner)
		}
	}}
}
