package game

import "fmt"

// The words of this file are for what Methuselahs do with their masters and locations.

// HoldingTheEdge: usable only by the holder of the Edge.
var HoldingTheEdge = when("if you have the Edge", notTheHolder, func(g *Game, p *Play) bool { return g.edge == p.seat })

// YourActs: a minion of a kind acts for the Methuselah who uses it.
func YourActs(w Who) Condition {
	return when("only if "+w.Text+" you control is acting", refusal("No such minion of yours is acting.", "AR-1.5.4.p1.c5"),
		func(g *Game, p *Play) bool {
			c := g.actor()
			return c != nil && c.controller == p.seat && w.Is(g, c)
		})
}

// BleedingFor: a minion is bleeding its user's Methuselah for n or more.
func BleedingFor(n int) Condition {
	return when(fmt.Sprintf("usable only while a minion is bleeding you for %d or more", n),
		refusal("You are not being bled for that much.", "RB-master-cards.p10.c1"), func(g *Game, p *Play) bool {
			a := g.action
			return a != nil && a.kind == bleedKind && a.object().Seat == p.seat && g.bleedOf(g.actor()) >= n
		})
}

// TheActingMinion aims the card at the acting minion.
func TheActingMinion() *Selector {
	return &Selector{zones: []Zone{Ready}, whose: ActingSeats.Is, wrong: notYours,
		tests: []Test{{Holds: func(g *Game, p *Play, c *Card) bool { return c == g.actor() }}}}
}

// Burns burns whom it reaches; a burned acting minion's action ends, unsuccessfully.
func Burns(on Reach, text string) Effect {
	return Effect{Text: text, Do: func(g *Game, p *Play) {
		for _, c := range on(g, p) {
			g.burn(c)
		}
	}}
}

// FromTorpor moves whom it reaches from torpor to the ready region of its controller.
func FromTorpor(on Reach) Effect {
	return Effect{Text: "move it to its controller's ready region", Do: func(g *Game, p *Play) {
		for _, c := range on(g, p) {
			if c.zone == Torpor {
				g.fromTorpor(c)
			}
		}
	}}
}

// PoolOrBlood is a price of an ability: n pool, or n blood of a ready vampire one controls.
func PoolOrBlood(n int, w Who) Bundle {
	payers := func(g *Game, p *Play) []*Card {
		var from []*Card
		for _, c := range g.readyMinions(p.seat) {
			if w.Is(g, c) && c.blood >= n {
				from = append(from, c)
			}
		}
		return from
	}
	return Bundle{
		when("", tooLittlePool, func(g *Game, p *Play) bool { return g.seats[p.seat].pool >= n || len(payers(g, p)) > 0 }),
		Effect{Text: fmt.Sprintf("burn %d pool or %d blood of a ready vampire of yours that is %s", n, n, w.Text), Do: func(g *Game, p *Play) {
			var opts []Option
			if g.seats[p.seat].pool >= n {
				opts = append(opts, Option{Verb: Pays, n: n, on: wordObject("pool")})
			}
			for _, c := range payers(g, p) {
				opts = append(opts, Option{Verb: Pays, n: n, on: cardObject(c)})
			}
			if len(opts) == 0 {
				return
			}
			o := g.ask(&Decision{Seat: p.seat, Window: PaymentW, Prompt: "Who pays?", Options: opts, Default: -1})
			if o.on.Card == nil {
				g.burnPool(p.seat, n)
				return
			}
			g.loseBlood(o.on.Card, n)
		}},
	}
}

// DiscardsCards has its user discard cards of the hand, of certain kinds only if any are given; the
// hand is drawn up afterwards.
func DiscardsCards(n int, ws ...Who) Effect {
	from := func(g *Game, p *Play) []*Card {
		var able []*Card
		for _, c := range g.seats[p.seat].zones[Hand] {
			if c != p.card && Both(ws...).Is(g, c) {
				able = append(able, c)
			}
		}
		return able
	}
	text := count(n, "card")
	if len(ws) > 0 {
		text = count(n, nouns(ws))
	}
	return Effect{
		Text: "discard " + text + " from your hand and draw up afterwards",
		Check: func(g *Game, p *Play) *Refusal {
			if len(from(g, p)) < n {
				return noTarget
			}
			return nil
		},
		Do: func(g *Game, p *Play) {
			for range n {
				if c := g.chooseCard(p.seat, "Discard a card.", ChooseW, Discards, from(g, p)); c != nil {
					g.discard(c)
				}
			}
		}}
}

// EachVotesMore gives every ready vampire of a kind that one controls votes in the referendum;
// there must be one (RS-terminology.1.c1).
func EachVotesMore(n int, text string, w Who) Effect {
	each := func(g *Game, p *Play) []*Card {
		var found []*Card
		for _, c := range g.controlledMinions(p.seat) {
			if w.Is(g, c) {
				found = append(found, c)
			}
		}
		return found
	}
	return Effect{
		Text: fmt.Sprintf("give each %s you control %+d vote", text, n),
		Check: func(g *Game, p *Play) *Refusal {
			if len(each(g, p)) == 0 {
				return refusal("You control no such vampire.", "RS-terminology.1.c1")
			}
			return nil
		},
		Do: func(g *Game, p *Play) {
			for _, c := range each(g, p) {
				g.addMod(mod{value: VotesOf, n: n, role: roleCard, on: c.ref(), source: p.ref, mode: p.mode, span: ReferendumSpan})
				g.castMore(c)
			}
		}}
}

// plainCounter is the name of counters that a card gives no name.
const plainCounter = "counters"
