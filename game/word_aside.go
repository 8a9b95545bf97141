package game

// The words of this file take minions out of play so that they remember everything
// (AR-6.4.1), and tell what happens as they leave the ready region (AR-6.4.4).

// Exile moves vampires to the uncontrolled region of the last Methuselah whose they were for good;
// all that is on them stays, out of play (AR-6.4.1.p1.c1, AR-6.1.2.p3.c1).
func Exile(on Reach) Effect {
	return Effect{
		Text: "it moves to the uncontrolled region of the Methuselah who last controlled it other than for a time; the cards and counters on it stay there, out of play until it is controlled again",
		Do: func(g *Game, p *Play) {
			for _, c := range on(g, p) {
				if c.inPlay() {
					g.exile(c)
				}
			}
		}}
}

func (g *Game) exile(c *Card) {
	s := g.home(c)
	if !g.in(s) {
		g.removeCard(c)
		return
	}
	g.move(c, Uncontrolled, s)
	c.faceDown, c.locked = true, false
	g.takesAlong(c)
}

// home is whose a minion is for good; control for a time ends (AR-6.2.3.p2.c1).
func (g *Game) home(c *Card) Seat {
	s := c.controller
	if c.returns != nil {
		s, c.returns = c.returns.then, nil
	}
	return s
}

// takesAlong is what becomes of the cards on a minion that leaves play with them: they are
// unlocked, and out of any contest until it comes back (AR-6.4.1.p2.c2, c3).
func (g *Game) takesAlong(c *Card) {
	for _, k := range append([]*Card(nil), g.seats[c.controller].zones[Contested]...) {
		if k.backHost == c {
			g.leaveContest(k)
			k.faceDown = false
			g.putOn(k, c, k.controller)
		}
	}
	for _, k := range c.on {
		k.locked = false
	}
}

// SetsItselfAside puts the user out of play with all that is on it; this card stays in play, with
// the Methuselah whose vampire it is for good, and keeps it.
var SetsItselfAside = Effect{
	Text: "put this minion out of play with all cards and counters on it; control of it for a time ends. This card stays in play and is kept for it",
	Do: func(g *Game, p *Play) {
		c := p.by
		if c == nil || !c.inPlay() || p.ref.get() == nil || p.card.zone != Limbo {
			return
		}
		region, s := c.zone, g.home(c)
		if !g.in(s) {
			g.removeCard(c)
			return
		}
		p.placed = true
		p.card.level = p.mode.level
		g.move(p.card, InPlay, s)
		g.move(c, SetAside, s)
		c.back = region
		g.takesAlong(c)
		p.card.choose(cardObject(c))
	}}

// ReturnsAside brings a vampire kept by this card back to the region it was in: locked, or
// unlocked if the card was played at the superior level.
var ReturnsAside = Effect{
	Text: "burn this card and return that vampire to the region it was in, locked, or unlocked if this card was played at superior",
	Do: func(g *Game, p *Play) {
		c, unlocked := p.card.chosenCard(), p.card.level == Superior
		g.burn(p.card)
		if c != nil && c.zone == SetAside {
			c.locked = !unlocked
			g.move(c, c.back, c.controller)
		}
	}}

// KeptAside: a vampire kept by this card is out of play.
var KeptAside = when("", chosenGone, func(g *Game, p *Play) bool {
	c := p.card.chosenCard()
	return c != nil && c.zone == SetAside && c.piece.Facts.Types.Has(Vampire)
})

// IfHunted: usable by a vampire that a blood hunt is about to burn.
var IfHunted = Mark{Text: "usable only if the referendum on a blood hunt has passed and would burn this vampire",
	Set: func(m *Mode) { m.user, m.windows = byHunted, In(BloodHunt) }}

// AboutToLeave is what the card does by itself when its bearer is about to leave the ready region,
// by whatever route (AR-6.4.4.p1.c1).
func AboutToLeave(parts ...InMode) OnCard {
	return When(LeavingReady, append([]InMode{Say("when this minion is about to leave the ready region, "), AboutHost}, parts...)...)
}

// AfterLeaving has something happen after a minion of a kind has left the ready region; of what
// kind it was is noted before it goes, with what is on it (AR-6.4.4.p1.c2).
func AfterLeaving(text string, kind func(*Game, *Card, *Card) bool, e Effect) OnCard {
	return When(AboutToGo, Must, Effect{Text: "after " + text + " leaves the ready region, " + e.Text, Do: func(g *Game, p *Play) {
		if kind(g, p.card, g.about.Card) {
			p.on.Seat = g.about.Card.controller
			g.later(due{at: LeftReady, effect: &e, play: p, span: TurnSpan})
		}
	}})
}

// MayLockTo has something happen if its controller locks the card for it.
func MayLockTo(e Effect) Effect {
	return Effect{Text: "you can lock this card: " + e.Text, Do: func(g *Game, p *Play) {
		if p.ref.get() != nil && p.card.inPlay() && !p.card.locked && g.askYes(p.seat, p.card) {
			g.lock(p.card)
			e.Do(g, p)
		}
	}}
}

// HasOn reports whether a minion has a card of a trait on it for which the Methuselah of this card
// controls the chosen minion, one of a kind.
func HasOn(trait string, w Who) func(*Game, *Card, *Card) bool {
	return func(g *Game, src, c *Card) bool {
		for _, k := range c.on {
			if v := k.chosenCard(); k.zone == OnHost && k.trait(trait) && v != nil && v.inPlay() && v.controller == src.controller && w.Is(g, v) {
				return true
			}
		}
		return false
	}
}
