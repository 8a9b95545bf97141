package game

// ask puts a decision to a seat and returns the option chosen. A lone option is taken without
// asking unless the driver stops there, too.
func (g *Game) ask(d *Decision) Option {
	d.game = g
	if g.leaving > 0 || g.ending() {
		return d.Options[max(0, d.Default)]
	}
	g.settleBlood() // also before a lone decision: games that stop there must come out the same
	d.Lone = len(d.Options) == 1
	if d.source == nil && g.as != nil {
		d.source = g.as.card
	}
	if d.Lone && !g.stops && !g.stopsFor(d) {
		return d.Options[0]
	}
	up := g.now
	g.now = d.Window
	for i := range d.Options {
		d.Options[i].seat = d.Seat
	}
	g.waiting = d
	if !g.yield(struct{}{}) {
		panic(stopped{})
	}
	g.now = up
	return g.answer
}

// carryOut does what an option says.
func (g *Game) carryOut(o Option) { o.act(g, &o) }

// askNumber asks for an amount from lo to hi.
func (g *Game) askNumber(s Seat, prompt string, w Window, v Verb, lo, hi int) int {
	return g.askNumberFor(nil, s, prompt, w, v, lo, hi)
}

// askNumberFor asks for an amount that a card's cost or effect needs.
func (g *Game) askNumberFor(c *Card, s Seat, prompt string, w Window, v Verb, lo, hi int) int {
	var opts []Option
	for n := lo; n <= hi; n++ {
		opts = append(opts, Option{Verb: v, n: n, on: Nothing})
	}
	if len(opts) == 0 {
		return 0
	}
	return g.ask(&Decision{Seat: s, Window: w, Prompt: prompt, Options: opts, Default: -1, source: c}).n
}

// chooseCard has a seat choose one of several cards.
func (g *Game) chooseCard(s Seat, prompt string, w Window, v Verb, from []*Card) *Card {
	var opts []Option
	for _, c := range from {
		o := Option{Verb: v, on: cardObject(c)}
		if v == Discards {
			o = Option{Verb: v, card: c, on: Nothing}
		}
		if !sameCopy(opts, c) {
			opts = append(opts, o)
		}
	}
	if len(opts) == 0 {
		return nil
	}
	d := 0
	if v == Discards {
		d = len(opts) - 1
	}
	o := g.ask(&Decision{Seat: s, Window: w, Prompt: prompt, Options: opts, Default: d, Hidden: from[0].zone == Hand})
	if v == Discards {
		return o.card
	}
	return o.on.Card
}

func sameCopy(opts []Option, c *Card) bool {
	if c.zone != Hand && c.zone != Library && c.zone != AshHeap && c.zone != Stored {
		return false
	}
	for i := range opts {
		if k := opts[i].on.Card; k != nil && k.piece == c.piece && k.host == c.host {
			return true
		}
		if k := opts[i].card; k != nil && k.piece == c.piece && k.host == c.host {
			return true
		}
	}
	return false
}

// chooseOrDone has a seat choose one of several cards, or none.
func (g *Game) chooseOrDone(s Seat, prompt string, from []*Card) *Card {
	return g.oneOrNone(Decision{Seat: s, Window: ChooseW, Prompt: prompt}, from)
}

// searchOrNone has a seat choose one of its cards that others may not see, or none: a search
// may find nothing (RB-wording-templates.p3).
func (g *Game) searchOrNone(s Seat, prompt string, from []*Card) *Card {
	return g.oneOrNone(Decision{Seat: s, Window: SearchW, Prompt: prompt, Hidden: true}, from)
}

// oneOrNone asks for one of several cards, identical copies once, or for none.
func (g *Game) oneOrNone(d Decision, from []*Card) *Card {
	for _, c := range from {
		if !sameCopy(d.Options, c) {
			d.Options = append(d.Options, Option{Verb: Chooses, on: cardObject(c)})
		}
	}
	d.Default = len(d.Options)
	d.Options = append(d.Options, Option{Verb: Done, on: Nothing})
	return g.ask(&d).on.Card
}

// chooseObject has a seat choose one of several objects.
func (g *Game) chooseObject(s Seat, prompt string, w Window, from []Object, orDone bool) Object {
	d := chooseDecision(s, prompt, w, from, orDone)
	if len(d.Options) == 0 {
		return Nothing
	}
	return g.ask(&d).on
}

// chooseDecision is the choice of one of several objects; terms have no default.
func chooseDecision(s Seat, prompt string, w Window, from []Object, orDone bool) Decision {
	d := Decision{Seat: s, Window: w, Prompt: prompt, Default: -1}
	for _, o := range from {
		d.Options = append(d.Options, Option{Verb: Chooses, on: o})
	}
	switch {
	case orDone:
		d.Default = len(d.Options)
		d.Options = append(d.Options, Option{Verb: Done, on: Nothing})
	case w != TermsW:
		d.Default = 0
	}
	return d
}

// askYes asks whether an optional effect of a card is used.
func (g *Game) askYes(s Seat, c *Card) bool {
	o := g.ask(&Decision{Seat: s, Window: OfferW, Prompt: "Use " + g.NameTo(NoSeat, c) + "?", Default: 1,
		Options: []Option{{Verb: YesTo, card: c, on: Nothing}, {Verb: NoTo, card: c, on: Nothing}}})
	return o.Verb == YesTo
}

// offerChoices lists, for Why, the objects that a choice in progress does not accept.
func offerChoices(g *Game, l *lister) {
	if !l.probe {
		return
	}
	if a := g.action; a != nil && a.kind == politicalKind && !a.resolving {
		for i := range g.seats {
			l.begin()
			l.refuse(termsLater)
			l.offer(Option{Verb: Chooses, on: seatObject(Seat(i))})
		}
	}
	if g.choosing == nil {
		return
	}
	for i := range g.seats {
		l.begin()
		l.refuse(g.choosing)
		l.offer(Option{Verb: Chooses, on: seatObject(Seat(i))})
	}
	for _, c := range g.cards {
		if c.inPlay() {
			l.begin()
			l.refuse(g.choosing)
			l.offer(Option{Verb: Chooses, on: cardObject(c)})
		}
	}
}
