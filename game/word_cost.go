package game

import "fmt"

// duringCost are the windows from the announcement of an action to the payment of its cost
// (AR-1.7.3.p1.c1).
var duringCost = In(Announced, ActionW, BlockAttempt, BlocksDeclined, WouldSucceed)

// ReducesCost is a lock that takes n off the pool or blood that a card of a kind costs; it is used
// at any point up to the payment, and at the announcement if the card could not be paid without
// it.
func ReducesCost(n int, text string, of Who) OnCard {
	kind := func(g *Game, p *Play) bool { return p.card != nil && !p.mode.fromPlay && of.Is(g, p.card) }
	return Named("reduce", LockThis,
		Mark{Text: fmt.Sprintf("take %[2]d blood or pool off the cost %[1]s, down to 0 at the least", text, n), Set: func(m *Mode) {
			m.windows, m.reduces = duringCost, &reducer{n, kind}
		}},
		when("", noSuchCost, func(g *Game, p *Play) bool {
			a := g.action
			return a != nil && a.play != nil && !a.resolving && kind(g, a.play) && g.poolCost(a.play)+g.bloodCost(a.play) > 0
		}),
		Effect{Do: func(g *Game, p *Play) { g.cutCost(p.ref, g.action.play, n) }})
}

var noSuchCost = refusal("No such cost is about to be paid.", "RB-requirements-for-playing-cards.p6.c1")

// cutCost reduces the cost of a card being played, in pool or blood, whichever it costs.
func (g *Game) cutCost(source Ref, p *Play, n int) {
	v := CardPoolCost
	if g.poolCost(p) == 0 {
		v = CardBloodCost
	}
	span := TurnSpan
	if g.action != nil {
		span = ActionSpan
	}
	g.addMod(mod{value: v, n: -n, role: roleCard, on: p.card.ref(), source: source, span: span})
}

// useReductions locks the cost reducers without which a play cannot be paid
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
		if g.poolCost(p)+g.bloodCost(p) > 0 && g.askYes(p.seat, c) {
			g.reduceBy(c, p)
		}
	}
}

// reducersFor are the cards whose lock would take something off a play's cost.
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
		if g.canReduce(c, m, p) {
			g.lock(c)
			g.cutCost(c.ref(), p, m.reduces.n)
			return
		}
	}
}

func (g *Game) canReduce(c *Card, m *Mode, p *Play) bool {
	return m.reduces != nil && c.controller == p.seat && !c.locked && m.reduces.applies(g, p)
}

// lacks is what is missing to pay a play.
func (g *Game) lacks(p *Play) int {
	n := max(0, g.poolCost(p)-g.seats[p.seat].pool-g.fundsFor(p))
	if p.by != nil {
		n += max(0, g.bloodCost(p)-p.by.blood)
	}
	return n
}

// funds are counters that a Methuselah may pay a pool cost from (AR-1.7.2.p1.c6).
type funds struct {
	costs Who // of cards that are paid for
	from  Who
}

// PaysFrom lets the pool cost of a kind of cards be paid from counters on cards one controls
// while the minion whose text it is is ready.
func PaysFrom(text string, costs, from Who) Trait {
	return Trait{Text: "While this minion is ready, you may pay all or part of the pool cost of " + text + " from the counters of cards you control, each " + from.Text,
		Set: func(d *Definition) { d.funds = &funds{costs, from} }}
}

// fundCards are the cards whose counters may pay for a play.
func (g *Game) fundCards(p *Play) []*Card {
	if p.card == nil || p.mode.fromPlay {
		return nil
	}
	var out []*Card
	for _, c := range g.readyMinions(p.seat) {
		f := c.def.funds
		if f == nil || !f.costs.Is(g, p.card) {
			continue
		}
		for _, k := range g.cards {
			if k.controller == p.seat && k.inPlay() && f.from.Is(g, k) && k.counter(plainCounter) > 0 && !contains(out, k) {
				out = append(out, k)
			}
		}
	}
	return out
}

func (g *Game) fundsFor(p *Play) int {
	n := 0
	for _, c := range g.fundCards(p) {
		n += c.counter(plainCounter)
	}
	return n
}

// payPool pays a play's cost in pool, from other counters where its Methuselah may and wants to.
func (g *Game) payPool(p *Play, n int) {
	for n > 0 {
		from := g.fundCards(p)
		if len(from) == 0 {
			g.burnPool(p.seat, n)
			return
		}
		var opts []Option
		for k := min(n, g.seats[p.seat].pool); k > 0; k-- {
			opts = append(opts, Option{Verb: Pays, n: k, on: wordObject("pool")})
		}
		for _, c := range from {
			for k := min(n, c.counter(plainCounter)); k > 0; k-- {
				opts = append(opts, Option{Verb: Pays, n: k, on: cardObject(c)})
			}
		}
		o := g.ask(&Decision{Seat: p.seat, Window: PaymentW, Prompt: fmt.Sprintf("From what is it paid? %d pool to pay.", n), Options: opts, Default: -1})
		if o.on.Card != nil {
			g.addCounters(o.on.Card, plainCounter, -o.n)
		} else {
			g.burnPool(p.seat, o.n)
		}
		n -= o.n
	}
}

// Mortals are mortal allies and retainers, Investments the cards of that kind.
var (
	Mortals     = Who{"a mortal ally or retainer", func(g *Game, c *Card) bool { return c.is(Ally|Retainer) && c.trait("mortal") }}
	Investments = Who{"an investment card", func(g *Game, c *Card) bool { return c.trait("investment") }}
)
