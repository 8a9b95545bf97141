package game

import "fmt"

// The words of this file are for what Methuselahs do with their masters and locations.

// HoldingTheEdge: usable only by the holder of the Edge.
var HoldingTheEdge = when("if you have the Edge", notTheHolder, func(g *Game, p *Play) bool { return g.edge == p.seat })

// YourActs: a minion of a kind acts for the Methuselah who uses it.
func YourActs(w Who) Condition {
	return when("only if "+w.Text+" you control is acting", refusal("No such minion of yours is acting.", "AR-1.5.5.p1.c1"),
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

// PassesToPrey gives the prey control of the card.
var PassesToPrey = Effect{Text: "your prey takes control of this card", Do: func(g *Game, p *Play) {
	if t := g.prey(p.seat); t != NoSeat {
		g.control(p.card, t)
	}
}}

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

// DiscardsCards has its user discard cards; the hand is drawn up afterwards.
func DiscardsCards(n int) Effect {
	return Effect{
		Text: fmt.Sprintf("discard %d card from your hand and draw up afterwards", n),
		Check: func(g *Game, p *Play) *Refusal {
			if len(g.seats[p.seat].zones[Hand]) == 0 {
				return noTarget
			}
			return nil
		},
		Do: func(g *Game, p *Play) {
			for range n {
				if c := g.chooseCard(p.seat, "Discard a card.", ChooseW, Discards, g.seats[p.seat].zones[Hand]); c != nil {
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

// CountsLocks: each use adds a counter to the card, and at its last the card burns.
func CountsLocks(last int) Bundle {
	return Bundle{LockThis, Effect{Do: func(g *Game, p *Play) {
		p.card.counters = addCounter(p.card.counters, plainCounter, 1)
		g.tell(Event{Kind: CounterAdded, Card: p.card, Seat: p.seat, N: 1, Word: "counter"})
		if p.card.counter(plainCounter) >= last {
			g.burn(p.card)
		}
	}}}
}

// plainCounter is the name of counters that a card gives no name.
const plainCounter = "counters"

// LockCounterText says what CountsLocks does, once for the card.
func LockCounterText(last int) Trait {
	return Trait{Text: fmt.Sprintf("each time you lock this card, it gets 1 counter. Burn it when it has %d counters", last), Set: func(*Definition) {}}
}

// CostsYouMore makes cards of a name dearer for the Methuselah who controls this card.
func CostsYouMore(name string, n int) Static {
	return Static{Text: fmt.Sprintf("cards named %s cost you %+d pool", name, n), Value: CardPoolCost, N: constant(n),
		Applies: func(g *Game, src, t *Card, s Seat) bool { return t != nil && s == src.controller && t.Name() == name }}
}

// DearerWhereItIs makes further copies dearer on a minion for each that it has.
func DearerWhereItIs(n int) Trait {
	return Trait{Text: fmt.Sprintf("another copy costs %+d pool to play on this vampire", n), Set: func(d *Definition) {
		d.surcharges = append(d.surcharges, func(g *Game, p *Play) int {
			sum := 0
			if p.on.Card != nil {
				for _, k := range p.on.Card.on {
					if k.zone == OnHost && k.Name() == p.card.Name() {
						sum += n
					}
				}
			}
			return sum
		})
	}}
}
