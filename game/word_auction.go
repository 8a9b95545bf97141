package game

import "fmt"

// The words of this file move vampires and their blood out of reach, or to who pays most.

// AnUncontrolledOf chooses a minion in the uncontrolled region of certain Methuselahs.
func AnUncontrolledOf(whose Whose) *Selector {
	return &Selector{Text: "choose an uncontrolled minion" + whose.Text, zones: []Zone{Uncontrolled}, whose: whose.Is, wrong: notYours,
		tests: []Test{{Holds: func(_ *Game, _ *Play, c *Card) bool { return c.piece.Facts.Crypt() }}}}
}

// AtItsRegion directs an action at the Methuselah in whose uncontrolled region its target is.
var AtItsRegion = Mark{Text: "(D)", Set: func(m *Mode) {
	spec(m).towards = func(_ *Game, p *Play) []Seat {
		if c := p.on.Card; c != nil && c.controller != p.seat {
			return []Seat{c.controller}
		}
		return nil
	}
}}

// ItsBloodToPool moves n blood of the chosen card to its Methuselah's pool; 0 is all of it.
func ItsBloodToPool(n int) Effect {
	text := "move all blood on it to that Methuselah's pool"
	if n > 0 {
		text = fmt.Sprintf("move %d blood of it to that Methuselah's pool", n)
	}
	return Effect{Text: text, Do: func(g *Game, p *Play) {
		for _, c := range Target(g, p) {
			k := c.blood
			if n > 0 {
				k = n
			}
			g.gainPool(c.controller, g.loseBlood(c, k))
		}
	}}
}

// ToReadyWithUsersBlood moves the chosen vampire to the user's ready region with any amount of the
// user's blood.
var ToReadyWithUsersBlood = Bundle{
	when("", noSelfContest, func(g *Game, p *Play) bool {
		c := p.on.Card
		return c == nil || !g.controlsVampire(p.seat, c)
	}),
	Effect{Text: "move it to your ready region with any amount of blood of this acting vampire", Do: func(g *Game, p *Play) {
		c := p.on.get()
		if c == nil || c.zone != AshHeap || p.by == nil {
			return
		}
		g.enter(c, nil, func() { g.move(c, Ready, p.seat) })
		n := g.askNumber(p.seat, "How much blood goes with it?", AmountW, Takes, 0, min(p.by.blood, g.capacity(c)))
		g.gainBlood(c, g.loseBlood(p.by, n))
	}},
}

// ChosenInPlay: what was chosen is in play still; a card that has left and come back is another one.
var ChosenInPlay = when("", noTarget, func(_ *Game, p *Play) bool { c := p.card.chosenCard(); return c != nil && c.inPlay() })

// AuctionsControl has every Methuselah bid pool for control of the chosen vampire, openly, round by
// round from the user on, each no more than she can pay. The highest bid goes to its controller,
// who pays only half of her own, to the bank.
var AuctionsControl = Effect{
	Text: "every Methuselah bids pool for it, openly and in turn from you on, until nobody bids more. The highest bidder pays her bid to its controller and takes control of it; " +
		"if that is its controller, she burns half of her bid, rounded up",
	Do: func(g *Game, p *Play) {
		c := p.on.get()
		if c == nil || !c.inPlay() {
			return
		}
		who, bid := g.auction(p.seat, c)
		switch {
		case who == NoSeat || !c.inPlay():
		case who == c.controller:
			g.burnPool(who, (bid+1)/2)
		default:
			g.gainPool(c.controller, g.burnPool(who, bid))
			g.steal(c, who)
		}
	}}

// auction asks for bids until all others have passed on the highest (AR-1.8.3.p2.c4: what was bid
// is paid whatever becomes of it).
func (g *Game) auction(first Seat, c *Card) (who Seat, bid int) {
	who = NoSeat
	var buf [8]Seat
	around := g.clockwise(first, buf[:0])
	for passed, i := 0, 0; passed < len(around); i++ {
		s := around[i%len(around)]
		most := g.seats[s].pool
		if s == c.controller {
			most *= 2
		}
		passed++
		if s == who || most <= bid {
			continue
		}
		opts := []Option{{Verb: Decline, on: Nothing}}
		for n := bid + 1; n <= most; n++ {
			opts = append(opts, Option{Verb: Takes, n: n, on: Nothing})
		}
		o := g.ask(&Decision{Seat: s, Window: AmountW, Prompt: fmt.Sprintf("Bid for %s? The highest bid is %d.", g.NameTo(NoSeat, c), bid), Options: opts, Default: 0})
		if o.Verb == Takes {
			who, bid, passed = s, o.n, 1
		}
	}
	return who, bid
}
