package game

// The words of this file are for what is played when a vampire has just fallen, and for debts that a
// card in play keeps.

// fallen is a titled vampire that was ready and has just been burned or sent to torpor.
type fallen struct {
	card  Ref
	seat  Seat // who controlled it
	votes int  // that it had
}

// titledFell opens the opportunity after a ready titled vampire has been burned or sent to torpor.
func (g *Game) titledFell(c *Card, s Seat, votes int) {
	up := g.fell
	g.fell = &fallen{Ref{c, c.life}, s, votes}
	g.hold(func() { g.open(FallenW, nil) })
	g.fell = up
}

// fallingVotes are the votes of a ready titled vampire that is about to fall; -1: it is none.
func (g *Game) fallingVotes(c *Card) int {
	if c.zone != Ready || !c.isVampire() || !g.titled(c) {
		return -1
	}
	return g.votesOf(c)
}

// WhenTheirTitledFalls: usable when a ready titled vampire that another Methuselah controls is burned
// or sent to torpor.
var WhenTheirTitledFalls = Bundle{
	Mark{Text: "usable when a ready titled vampire that another Methuselah controls is burned or sent to torpor", Set: func(m *Mode) { m.windows = In(FallenW) }},
	when("", refusal("No titled vampire of another Methuselah has just fallen.", "AR-1.5.4.p1.c5"),
		func(g *Game, p *Play) bool { return g.fell != nil && g.fell.seat != p.seat }),
}

// AlsoInYourTurn lets an out-of-turn master card be played in its Methuselah's own turn, too.
var AlsoInYourTurn = Trait{Text: "It can be played during your turn as well", Set: func(d *Definition) { d.anyTurn = true }}

// ChargesFallen has the Methuselah who controlled that vampire owe X, its votes, to this card, with as
// many counters; what becomes of the counters later does not change X (AR-2.5.2.p1.c2).
var ChargesFallen = Effect{Text: "put X counters on this card, X being the votes that the vampire has", Do: func(g *Game, p *Play) {
	p.card.chosen = seatObject(g.fell.seat)
	p.card.owed = g.fell.votes
	g.addCounters(p.card, plainCounter, g.fell.votes)
}}

// InChosensUnlock is what the Methuselah chosen for the card has to do in each of her unlock phases;
// she orders it among the others.
func InChosensUnlock(word string, parts ...InMode) OnCard {
	return Named(word, append([]InMode{Say("in each of that Methuselah's unlock phases"), Must, Once(PhaseSpan),
		Mark{Set: func(m *Mode) { m.windows, m.open = In(UnlockW), true }},
		when("", notYourTurn, func(g *Game, p *Play) bool { return p.card.chosen.Seat == p.seat && g.turnSeat == p.seat })}, parts...)...)
}

// BurnsOwed burns the pool that is owed to the card.
var BurnsOwed = Effect{Text: "she burns X pool", Do: func(g *Game, p *Play) { g.burnPool(p.seat, p.card.owed) }}
