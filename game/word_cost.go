package game

import "fmt"

// duringCost are the windows from the announcement of an action to the payment of its cost
// (AR-1.7.3.p1.c1).
var duringCost = In(Announced, ActionW, BlockAttempt, BlocksDeclined, WouldSucceed)

// cutCost takes a reduction off the cost of a card being played. Where another card charges
// something on top of a cost, its Methuselah says which comes first (AR-1.7.2.p1.c4).
func (g *Game) cutCost(source Ref, p *Play, r *reducer) {
	in := r.coin(g, p)
	if top := g.onTop(p, in); top != nil && g.surchargeFirst(source, top, p, r) {
		p.surcharged = true
	}
	v := CardPoolCost
	if in == OfBlood {
		v = CardBloodCost
	}
	span := TurnSpan
	if g.action != nil {
		span = ActionSpan
	}
	g.addMod(mod{value: v, n: -r.n, role: roleCard, on: p.card.ref(), source: source, span: span})
}

// onTop is a card that charges something on top of a play's cost.
func (g *Game) onTop(p *Play, in Coin) *Card {
	var top *Card
	if !p.surcharged {
		g.eachPrice(p, in, func(c *Card, x *price) {
			if x.kind.onTop {
				top = c
			}
		})
	}
	return top
}

// surchargeFirst asks which of two changes of a cost comes first, where it matters and both ways
// can be paid.
func (g *Game) surchargeFirst(source Ref, top *Card, p *Play, r *reducer) bool {
	q := *p
	q.surcharged = true
	if r.coin(g, p) != OfBlood || g.bloodCostLess(&q, r.n) == g.bloodCostLess(p, r.n) || p.by == nil || p.by.blood < g.bloodCostLess(&q, r.n) {
		return false
	}
	o := g.ask(&Decision{Seat: p.seat, Window: OrderW, Prompt: "Which comes first?", Default: 0,
		Options: []Option{{Verb: FirstOf, card: source.card, on: Nothing}, {Verb: FirstOf, card: top, on: Nothing}}})
	return o.card == top
}

// coin is in what a reduction is: whichever a card still costs, where it says so.
func (r *reducer) coin(g *Game, p *Play) Coin {
	switch {
	case r.in != OfEither:
		return r.in
	case g.poolCost(p) > 0:
		return OfPool
	}
	return OfBlood
}

// bites reports whether a reduction finds a cost to reduce.
func (r *reducer) bites(g *Game, p *Play) bool {
	if r.coin(g, p) == OfPool {
		return g.poolCost(p) > 0
	}
	return g.bloodCost(p) > 0 && !g.spares(p)
}

// useReductions uses the cost reducers without which a play cannot be paid
// (RB-requirements-for-playing-cards.p6.c2); where there is no time to use them otherwise, it
// asks about the rest.
func (g *Game) useReductions(p *Play) {
	for g.lacks(p) > 0 {
		c := g.chooseCard(p.seat, "Which card reduces the cost?", PaymentW, Chooses, g.reducersFor(p))
		if c == nil {
			return
		}
		g.reduceBy(c, p)
	}
	if g.action != nil && g.action.play == p {
		return
	}
	for _, c := range g.reducersFor(p) {
		for contains(g.reducersFor(p), c) && g.askYes(p.seat, c) {
			g.reduceBy(c, p)
		}
	}
}

// reducersFor are the cards that could take something off a play's cost.
func (g *Game) reducersFor(p *Play) []*Card {
	var able []*Card
	for _, c := range g.abilities {
		for _, m := range c.def.Abilities {
			if g.canReduce(c, m, p) && !contains(able, c) {
				able = append(able, c)
			}
		}
	}
	return able
}

func (g *Game) reduceBy(c *Card, p *Play) {
	for _, m := range c.def.Abilities {
		if !g.canReduce(c, m, p) {
			continue
		}
		if m.lock {
			g.lock(c)
		}
		for _, span := range m.once {
			g.markUse(c, m, span, p.seat)
		}
		if m.spends != "" {
			g.addCounters(c, m.spends, -1)
		}
		g.tell(Event{Kind: Used, Card: c, Seat: p.seat, On: Nothing})
		g.cutCost(c.ref(), p, m.reduces)
		return
	}
}

func (g *Game) canReduce(c *Card, m *Mode, p *Play) bool {
	if m.reduces == nil || c.controller != p.seat || m.lock && c.locked || c.usedUp(m, NoSeat) || p.card == nil {
		return false
	}
	return m.holds(g, &Play{card: c, ref: c.ref(), mode: m, seat: c.controller, on: Nothing, over: p})
}

// lacks is what is missing to pay a play.
func (g *Game) lacks(p *Play) int {
	n := max(0, g.poolCost(p)-g.seats[p.seat].pool-g.fundsFor(p))
	if p.by != nil && !g.spares(p) {
		n += max(0, g.bloodCost(p)-p.by.blood-g.ownFundsFor(p))
	}
	return n
}

// funds are counters that a Methuselah may pay a pool cost from (AR-1.7.2.p1.c6).
type funds struct {
	costs Who // of cards that are paid for
	from  Who
	own   bool // its own counters, for pool and blood: it is locked
	// by says whose action cards the counters may pay for, in blood only: how many is said as the
	// action is announced, and nothing is locked.
	by *Who
}

// PaysByLocking lets one's minions lock the card to pay all or part of the cost of a kind of cards,
// in pool or blood, from its counters (AR-1.7.2.p1.c6).
func PaysByLocking(text string, costs Who) Trait {
	return Trait{Text: "A minion you control can lock this card to pay all or part of the pool or blood cost of " + text + " from its counters",
		Set: func(d *Definition) { d.funds = &funds{costs: costs, own: true} }}
}

// ownFunds are the cards that may be locked to pay for a play from their own counters.
func (g *Game) ownFunds(p *Play, out []*Card) []*Card {
	if p.by == nil || p.card == nil || p.mode.fromPlay {
		return out
	}
	for _, c := range g.seats[p.seat].zones[InPlay] {
		if f := c.def.funds; f != nil && f.own && f.by == nil && !c.locked && f.costs.Is(g, p.card) && c.counter(plainCounter) > 0 {
			out = append(out, c)
		}
	}
	return out
}

// PaysForActionsOf lets the minions of a kind that one controls pay all or part of the blood cost of
// the action cards that they play from the card's counters: how many is said with the action
// (AR-3.8.2.p4.c1).
func PaysForActionsOf(w Who, plural string) Trait {
	return Trait{Text: plural + " you control can use its counters to pay all or part of the blood cost of the action cards that they play; how many is announced with the action",
		Set: func(d *Definition) { d.funds = &funds{own: true, by: &w} }}
}

// actionFund is a card whose counters may pay for a minion's action card.
func (g *Game) actionFund(p *Play) *Card {
	if p.by == nil || p.card == nil || p.mode.fromPlay || p.mode.action == nil || p.brought {
		return nil
	}
	for _, c := range g.seats[p.seat].zones[InPlay] {
		if f := c.def.funds; f != nil && f.by != nil && f.by.Is(g, p.by) && c.counter(plainCounter) > 0 {
			return c
		}
	}
	return nil
}

// nameFunds asks, as an action is announced, how many counters of such a card are to pay for it.
func (g *Game) nameFunds(p *Play) {
	c := g.actionFund(p)
	if c == nil {
		return
	}
	here := c.counter(plainCounter)
	most, others := min(g.bloodCost(p), here), g.ownFundsFor(p)-here
	least := min(most, max(0, g.bloodCostLess(p, g.reduction(p, OfBlood))-p.by.blood-others))
	if most > 0 {
		p.fund, p.funded = c.ref(), g.askNumber(p.seat, "How many counters of "+g.NameTo(NoSeat, c)+" pay for it?", PaymentW, Pays, least, most)
	}
}

// ownFundsFor is how much blood they could pay.
func (g *Game) ownFundsFor(p *Play) int {
	n := 0
	switch c := p.fund.get(); {
	case c != nil:
		n = min(p.funded, c.counter(plainCounter))
	case p.fund.card == nil && (g.action == nil || g.action.play != p):
		if c := g.actionFund(p); c != nil {
			n = c.counter(plainCounter)
		}
	}
	for _, c := range g.ownFunds(p, nil) {
		n += c.counter(plainCounter)
	}
	return n
}

// payBlood pays a play's cost in blood, from other counters where that may be and is wanted; it
// reports whether all was paid.
func (g *Game) payBlood(p *Play, n int) bool {
	if c := p.fund.get(); c != nil {
		k := min(n, p.funded, c.counter(plainCounter))
		g.addCounters(c, plainCounter, -k)
		n -= k
	}
	for n > 0 {
		from := g.ownFunds(p, nil)
		if len(from) == 0 {
			return g.loseBlood(p.by, n) == n
		}
		var opts []Option
		for k := min(n, p.by.blood); k > 0; k-- {
			opts = append(opts, Option{Verb: Pays, n: k, on: cardObject(p.by)})
		}
		n -= g.payFrom(p, n, opts, from, "blood")
	}
	return true
}

// payFrom asks from what a part of a cost is paid, and pays it.
func (g *Game) payFrom(p *Play, n int, opts []Option, from []*Card, coin string) int {
	for _, c := range from {
		for k := min(n, c.counter(plainCounter)); k > 0; k-- {
			opts = append(opts, Option{Verb: Pays, n: k, on: cardObject(c)})
		}
	}
	o := g.ask(&Decision{Seat: p.seat, Window: PaymentW, Prompt: fmt.Sprintf("From what is it paid? %d %s left to pay.", n, coin), Options: opts, Default: -1, source: p.card})
	switch c := o.on.Card; {
	case c == nil:
		g.burnPool(p.seat, o.n)
	case c == p.by:
		g.loseBlood(c, o.n)
	default:
		g.addCounters(c, plainCounter, -o.n)
		if c.def.funds != nil && c.def.funds.own {
			g.lock(c)
		}
	}
	return o.n
}

// PaysFrom lets the pool cost of a kind of cards be paid from counters on cards one controls
// while the minion whose text it is is ready.
func PaysFrom(text string, costs, from Who) Trait {
	return Trait{Text: "While this minion is ready, you may pay all or part of the pool cost of " + text + " from the counters of cards you control, each " + from.Text,
		Set: func(d *Definition) { d.funds = &funds{costs: costs, from: from} }}
}

// fundCards are the cards whose counters may pay for a play.
func (g *Game) fundCards(p *Play) []*Card {
	if p.card == nil || p.mode.fromPlay {
		return nil
	}
	var out []*Card
	for _, c := range g.readyMinions(p.seat) {
		f := c.def.funds
		if f == nil || f.own || !f.costs.Is(g, p.card) {
			continue
		}
		for _, k := range g.cards {
			if k.controller == p.seat && k.inPlay() && f.from.Is(g, k) && k.counter(plainCounter) > 0 && !contains(out, k) {
				out = append(out, k)
			}
		}
	}
	return g.ownFunds(p, out)
}

func (g *Game) fundsFor(p *Play) int {
	n := g.inBlood(p)
	for _, c := range g.fundCards(p) {
		n += c.counter(plainCounter)
	}
	return n
}

func bloodOf(c *Card) int {
	if c == nil {
		return 0
	}
	return c.blood
}

// inBlood is how much of its pool cost a play may be paid in blood of its minion.
func (g *Game) inBlood(p *Play) int {
	if !p.less.halfInBlood || p.by == nil || !p.by.isVampire() {
		return 0
	}
	return min(g.poolCost(p)/2, p.by.blood)
}

// payPool pays a play's cost in pool, from other counters where its Methuselah may and wants to.
func (g *Game) payPool(p *Play, n int) {
	vitae := g.inBlood(p)
	for n > 0 {
		from := g.fundCards(p)
		if len(from) == 0 && vitae == 0 {
			g.burnPool(p.seat, n)
			return
		}
		var opts []Option
		for k := min(n, g.seats[p.seat].pool); k > 0; k-- {
			opts = append(opts, Option{Verb: Pays, n: k, on: wordObject("pool")})
		}
		for k := min(n, vitae); k > 0; k-- {
			opts = append(opts, Option{Verb: Pays, n: k, on: cardObject(p.by)})
		}
		before := bloodOf(p.by)
		n -= g.payFrom(p, n, opts, from, "pool")
		vitae -= before - bloodOf(p.by)
	}
}

// Mortals are mortal allies and retainers, Investments the cards of that kind.
var (
	Mortals     = Who{"a mortal ally or retainer", func(g *Game, c *Card) bool { return c.is(Ally|Retainer) && c.trait("mortal") }}
	Investments = Who{"an investment card", func(g *Game, c *Card) bool { return c.trait("investment") }}
)
