package game

import "fmt"

// addCounters puts counters on a card, or takes them off it; a card that says so is burned with
// its last one.
func (g *Game) addCounters(c *Card, name string, n int) {
	if n == 0 {
		return
	}
	had := c.counter(name)
	c.counters = addCounter(c.counters, name, n)
	g.tell(Event{Kind: CounterAdded, Card: c, Seat: c.controller, N: n, Word: name})
	if len(c.writings) > 0 {
		g.readTraits(c)
	}
	if n > 0 && c.def.burnFull > 0 && c.counter(name) >= c.def.burnFull && c.inPlay() {
		p := &Play{card: c, ref: c.ref(), seat: c.controller, on: Nothing}
		g.burn(c)
		for _, e := range p.card.def.afterFull {
			e.Do(g, p)
		}
	}
	if had > 0 && c.counter(name) == 0 && c.def.burnEmpty && c.inPlay() {
		p := &Play{card: c, ref: c.ref(), seat: c.controller, on: Nothing}
		g.burn(c)
		for _, e := range p.card.def.afterEmpty {
			e.Do(g, p)
		}
	}
}

// counterOf names a counter: those without a name of their own are counters.
func counterOf(name string) string {
	if name == plainCounter {
		return "counter"
	}
	return name + " counter"
}

// WithCounters puts the card in play with counters.
func WithCounters(n int) Effect { return WithNamedCounters(n, plainCounter) }

// WithNamedCounters puts the card in play with counters of a name.
func WithNamedCounters(n int, name string) Effect {
	return Effect{counts: true, Text: "it has " + count(n, counterOf(name)), Do: func(g *Game, p *Play) { g.addCounters(p.card, name, n) }}
}

// WithACounterPer puts the card in play with a counter for each of something.
func WithACounterPer(each Number) Effect {
	return Effect{counts: true, Text: "it has 1 counter for each " + each.Text, Do: func(g *Game, p *Play) { g.addCounters(p.card, plainCounter, each.Of(g, p)) }}
}

// WithXTimes puts it in play with n counters for each 1 of X.
func WithXTimes(n int) Effect {
	return Effect{counts: true, Text: fmt.Sprintf("it has %d times X counters", n), Do: func(g *Game, p *Play) { g.addCounters(p.card, plainCounter, n*p.x) }}
}

// BurnedEmpty burns the card when its last counter is gone, or when it has come without any.
var BurnedEmpty = Trait{Text: "Burn this card when it has no counters", Set: func(d *Definition) {
	d.burnEmpty = true
	d.settles = func(g *Game, c *Card) {
		if c.counter(plainCounter) == 0 {
			g.burn(c)
		}
	}
}}

// BurnedEmptyThen likewise; then something happens for its controller.
func BurnedEmptyThen(then Effect) Trait {
	t := BurnedEmpty
	return Trait{Text: t.Text + ", then " + then.Text, Set: func(d *Definition) {
		t.Set(d)
		d.afterEmpty = []Effect{then}
	}}
}

// BurnedAt burns the card when it has so many counters; then something may happen for its controller.
func BurnedAt(n int, then ...Effect) Trait {
	text := fmt.Sprintf("Burn this card when it has %d counters", n)
	for _, e := range then {
		text += " and " + e.Text
	}
	return Trait{Text: text, Set: func(d *Definition) { d.burnFull, d.afterFull = n, then }}
}

// InsteadOfReplacing takes a counter off the card each time its controller would replace
// another card.
var InsteadOfReplacing = When(Replacing, Must,
	when("", lacksRequirement, func(g *Game, p *Play) bool { return p.on.Card != p.card && p.card.counter(plainCounter) > 0 }),
	Effect{Text: "each time you would replace a card other than this one, burn 1 counter of this card instead",
		Do: func(g *Game, p *Play) { g.addCounters(p.card, plainCounter, -1) }})

// PoolOntoThis moves pool of who uses it onto the card.
func PoolOntoThis(n int) Effect {
	return Effect{counts: true, Text: fmt.Sprintf("move %d of your pool to this card as counters", n), Do: func(g *Game, p *Play) {
		g.addCounters(p.card, plainCounter, g.burnPool(p.seat, n))
	}}
}

// BloodOntoThis moves blood of a vampire onto the card.
func BloodOntoThis(n int, of Reach) Effect {
	return Effect{Text: fmt.Sprintf("it moves %d of its blood to this card as counters", n),
		Check: func(g *Game, p *Play) *Refusal {
			for _, c := range of(g, p) {
				if c.blood >= n {
					return nil
				}
			}
			return tooLittleBlood
		},
		Do: func(g *Game, p *Play) {
			for _, c := range of(g, p) {
				g.addCounters(p.card, plainCounter, g.loseBlood(c, n))
			}
		}}
}

// CountersTo moves every counter of the card to a vampire as blood; whom names it.
func CountersTo(to Reach, whom string) Effect {
	return Effect{Text: "move all counters of this card to " + whom + " as blood", Do: func(g *Game, p *Play) {
		n := p.card.counter(plainCounter)
		for _, c := range to(g, p) {
			g.addCounters(p.card, plainCounter, -n)
			g.gainBlood(c, n)
		}
	}}
}

// TargetCounterToPool moves a counter of the chosen card to one's pool.
var TargetCounterToPool = Effect{Text: "move 1 of its counters to your pool",
	Check: func(g *Game, p *Play) *Refusal {
		if p.on.Card == nil || p.on.Card.counter(plainCounter) == 0 {
			return noCounters
		}
		return nil
	},
	Do: func(g *Game, p *Play) {
		g.addCounters(p.on.Card, plainCounter, -1)
		g.gainPool(p.seat, 1)
	}}

var noCounters = refusal("There is no counter on it.", "AR-1.6.5.p2.c1")

// TheyBurn has Methuselahs of a kind burn pool, or what it allows instead, in any mixture, in each
// of their unlock phases: an amount that is 1 for each of something; who names them.
func TheyBurn(whose Whose, who string, each Number, or Instead) OnCard {
	return Named("pay", Must,
		Mark{Set: func(m *Mode) {
			m.open, m.windows, m.once = true, In(UnlockW), []Span{PhaseSpan}
		}},
		when("", notItsController, func(g *Game, p *Play) bool {
			return whose.Is(g, &Play{card: p.card, seat: p.card.controller, on: Nothing}, p.seat)
		}),
		when("", noCounters, func(g *Game, p *Play) bool { return each.Of(g, p) > 0 }),
		Effect{Text: "during " + who + "'s unlock phase, that Methuselah burns, for each " + each.Text + ", 1 pool" + or.Text,
			Do: func(g *Game, p *Play) { or.pay(g, p.seat, each.Of(g, p)) }})
}

// CountersHere are those on the card, HerTorpid the vampires in torpor of who pays.
var (
	CountersHere = Number{"counter on this card", func(_ *Game, p *Play) int { return p.card.counter(plainCounter) }}
	HerTorpid    = Number{"vampire in torpor she controls", func(g *Game, p *Play) int { return len(g.seats[p.seat].zones[Torpor]) }}
)

// Instead is what may be given up instead of pool, point by point.
type Instead struct {
	Text string
	pay  func(*Game, Seat, int)
}

// What may be given up.
var (
	OnlyPool      = Instead{"", func(g *Game, s Seat, n int) { g.burnPool(s, n) }}
	OrBlood       = Instead{" or 1 blood of a vampire in that Methuselah's control, in any mixture", (*Game).burnMixed}
	OrRandomCards = Instead{" or 1 card of her hand, at random, in any mixture",
		mixed(func(g *Game, s Seat) int { return len(g.seats[s].zones[Hand]) }, (*Game).discardRandom)}
	OrRandomHeap = Instead{", or she removes a library card of her ash heap, at random, from the game",
		mixed(func(g *Game, s Seat) int { return len(g.libraryHeap(s)) }, func(g *Game, s Seat) {
			if heap := g.libraryHeap(s); len(heap) > 0 {
				g.removeCard(g.atRandom(heap))
			}
		})}
)

func (g *Game) libraryHeap(s Seat) []*Card {
	var found []*Card
	for _, c := range g.seats[s].zones[AshHeap] {
		if LibraryCards.Is(g, c) {
			found = append(found, c)
		}
	}
	return found
}

// mixed has a Methuselah say how much of an amount she burns in pool; the rest is given up card by
// card, none of which is replaced before all are gone.
func mixed(has func(*Game, Seat) int, give func(*Game, Seat)) func(*Game, Seat, int) {
	return func(g *Game, s Seat, n int) {
		least := max(0, n-has(g, s))
		k := least
		if least < n {
			k = g.askNumber(s, "How much pool is burned?", PaymentW, Pays, least, n)
		}
		for range n - k {
			give(g, s)
		}
		g.burnPool(s, k)
	}
}

var notItsController = refusal("It concerns the other Methuselahs.", "RB-important-terms-in-the-game.p8.c1")

// burnMixed has a Methuselah burn pool and blood of her vampires, n together, as she divides it;
// an empty source pays nothing (AR-1.7.5.p2.c2). What cannot be paid is lacking.
func (g *Game) burnMixed(s Seat, n int) {
	for n > 0 && g.in(s) {
		var opts []Option
		for k := min(n, g.seats[s].pool); k > 0; k-- {
			opts = append(opts, Option{Verb: Pays, n: k, on: wordObject("pool")})
		}
		for _, c := range g.controlledMinions(s) {
			for k := min(n, c.blood); k > 0 && c.isVampire(); k-- {
				opts = append(opts, Option{Verb: Pays, n: k, on: cardObject(c)})
			}
		}
		if len(opts) == 0 {
			g.burnPool(s, n)
			return
		}
		o := g.ask(&Decision{Seat: s, Window: PaymentW, Prompt: fmt.Sprintf("Burn pool, or blood of a vampire? %d left to burn.", n), Options: opts, Default: -1})
		if o.on.Card != nil {
			g.loseBlood(o.on.Card, o.n)
		} else {
			g.burnPool(s, o.n)
		}
		n -= o.n
	}
}

// UseMasterAction is the price of an ability in master phase actions.
var UseMasterAction = Bundle{
	Say("during your master phase"),
	Mark{Text: "use a master phase action", Set: func(m *Mode) { m.windows = In(MasterW) }},
	when("", noMasterAction, func(g *Game, p *Play) bool { return g.seats[p.seat].masterActions > 0 }),
	Effect{Do: func(g *Game, p *Play) { g.seats[p.seat].masterActions-- }},
}

// CounterToPool moves counters of the card to one's pool.
func CounterToPool(n int) Effect {
	return Effect{Text: fmt.Sprintf("move %d of its counters to your pool", n),
		Check: func(g *Game, p *Play) *Refusal {
			if p.card.counter(plainCounter) < n {
				return noCounters
			}
			return nil
		},
		Do: func(g *Game, p *Play) {
			g.addCounters(p.card, plainCounter, -n)
			g.gainPool(p.seat, n)
		}}
}

// SpendsCounter is what a use of an ability takes off the card: a counter of a name; another use
// takes another one.
func SpendsCounter(name string) Bundle {
	return Bundle{
		Mark{Set: func(m *Mode) { m.spends = name }},
		when("", noCounters, func(g *Game, p *Play) bool { return p.card.counter(name) > 0 }),
		Effect{Text: "burn 1 " + name + " counter of this card for it, as often as there is one", Do: func(g *Game, p *Play) { g.addCounters(p.card, name, -1) }},
	}
}

// CountersForDamage puts a counter on the card for each point of damage inflicted on the minion it
// is on.
func CountersForDamage(name string) OnCard {
	return When(Wounding, Silently(Must, AboutHost),
		Effect{Text: "whenever damage is inflicted on this minion, put 1 " + name + " counter on this card for each point",
			Do: func(g *Game, p *Play) { g.addCounters(p.card, name, g.points) }})
}

// CountersToCapacity takes off the card the counters that exceed the capacity of the vampire it is
// on.
func CountersToCapacity(name string) Trait {
	return Trait{Text: "Remove " + name + " counters in excess of this vampire's capacity", Set: func(d *Definition) {
		d.settles = func(g *Game, c *Card) {
			if h := c.host; h != nil {
				g.addCounters(c, name, min(0, g.capacity(h)-c.counter(name)))
			}
		}
	}}
}

// AtCounters are abilities and standing effects that the card has while it has so many counters or
// more.
func AtCounters(n int, parts ...OnCard) OnCard { return atCounters{n, parts} }

type atCounters struct {
	n     int
	parts []OnCard
}

func (k atCounters) onCard(d *Definition) {
	text := fmt.Sprintf("while this card has %d or more counters, ", k.n)
	statics, abilities, words := len(d.Statics), len(d.Abilities), len(d.words)
	for _, p := range k.parts {
		p.onCard(d)
	}
	for _, s := range d.Statics[statics:] {
		applies := s.Applies
		s.Applies = func(g *Game, src, t *Card, seat Seat) bool {
			return src.counter(plainCounter) >= k.n && applies(g, src, t, seat)
		}
	}
	for i, w := range d.words[words:] {
		d.words[words+i] = text + w
	}
	enough := when("", noCounters, func(g *Game, p *Play) bool { return p.card.counter(plainCounter) >= k.n })
	for _, m := range d.Abilities[abilities:] {
		m.conds = append([]Condition{enough}, m.conds...)
		m.texts = append([]string{text}, m.texts...)
	}
}

// NamedCounterOn puts a counter of a name on whom it reaches.
func NamedCounterOn(name string, to Reach) Effect {
	text, counter := "put 1 counter on it", plainCounter
	if name != "" {
		text, counter = "put 1 "+name+" counter on it", name
	}
	return Effect{Text: text, Do: func(g *Game, p *Play) {
		for _, c := range to(g, p) {
			g.addCounters(c, counter, 1)
		}
	}}
}
