package game

// lister gathers what one seat may do in one window. Every candidate passes through offer, with
// the reasons against it; unless the lister probes, a refused candidate is dropped at once. So
// choices and refusals are one listing, and no rule is written twice.
type lister struct {
	g       *Game
	seat    Seat
	window  Window
	at      Windows // whose plays are usable in the window
	probe   bool
	opts    []Option
	reasons []*Refusal
	failed  bool
	ruled   []Ruled
	play    Play     // the candidate in hand, one after another: most are refused
	user    [1]*Card // the one minion that a part in the action or combat leaves
	duty    bool     // a minion of the seat has a duty
	known   bool     // whether one has is known: it is asked of every minion
}

// Ruled is a choice that is not on offer, and why.
type Ruled struct {
	Choice   Option // what it would do, and with which cards; it cannot be taken
	Label    string // as the seat reads it
	Refusals []Refusal
}

func (l *lister) start(g *Game, s Seat, w Window) {
	l.g, l.seat, l.window, l.at = g, s, w, g.timesOf(w)
	l.opts = l.opts[:0]
	l.reasons, l.failed = l.reasons[:0], false
	l.ruled, l.known = nil, false
}

// sole is a list of one minion.
func (l *lister) sole(c *Card) []*Card {
	l.user[0] = c
	return l.user[:]
}

// someDuty reports whether a minion of the seat has a duty, found out once in a listing.
func (l *lister) someDuty() bool {
	if !l.known {
		l.duty, l.known = l.g.someDuty(l.seat), true
	}
	return l.duty
}

// mark remembers the reasons given so far.
type mark struct {
	failed bool
	n      int
}

func (l *lister) mark() mark { return mark{l.failed, len(l.reasons)} }

// back forgets the reasons given since the mark.
func (l *lister) back(m mark) { l.failed, l.reasons = m.failed, l.reasons[:m.n] }

// need gives a reason if a condition does not hold.
func (l *lister) need(ok bool, r *Refusal) {
	if !ok {
		l.refuse(r)
	}
}

// needAt gives a reason if the window is another.
func (l *lister) needAt(w Window) {
	switch {
	case l.at.Has(w):
	case l.probe:
		l.refuse(onlyAt(In(w), l.at))
	default:
		l.refuse(wrongWindow)
	}
}

// refuse gives a reason; nil is none.
func (l *lister) refuse(r *Refusal) {
	if r == nil {
		return
	}
	l.failed = true
	if l.probe {
		l.reasons = append(l.reasons, r)
	}
}

// dead reports whether the candidate is refused and nobody asks why.
func (l *lister) dead() bool { return l.failed && !l.probe }

// offer puts a candidate on offer unless a reason was given against it.
func (l *lister) offer(o Option) {
	o.seat = l.seat
	if l.failed {
		if l.probe {
			r := Ruled{Choice: o}
			r.Label = l.g.LabelTo(&r.Choice, l.seat)
			for _, x := range l.reasons {
				r.Refusals = append(r.Refusals, *x)
			}
			l.ruled = append(l.ruled, r)
		}
		return
	}
	if l.twin(&o) {
		return
	}
	l.opts = append(l.opts, o)
}

// twin reports whether an identical copy is on offer already: copies that nobody can tell
// apart make one option.
func (l *lister) twin(o *Option) bool {
	if k := o.on.Card; k != nil && (k.zone == Hand || k.zone == AshHeap) {
		for i := range l.opts {
			p := &l.opts[i]
			if q := p.on.Card; q != nil && q.zone == k.zone && q.piece == k.piece && p.card == o.card && p.mode == o.mode && p.with == o.with && p.Verb == o.Verb && p.side == o.side && p.n == o.n {
				return true
			}
		}
	}
	if o.card == nil || o.card.zone != Hand && o.card.zone != AshHeap {
		return false
	}
	for i := range l.opts {
		p := &l.opts[i]
		if p.card != nil && p.card.piece == o.card.piece && p.card.zone == o.card.zone && p.Verb == o.Verb &&
			p.mode == o.mode && p.with == o.with && p.on == o.on && p.from == o.from &&
			p.side == o.side && p.n == o.n {
			return true
		}
	}
	return false
}

// musts reports whether a mandatory effect is on offer.
func (l *lister) musts() bool {
	for i := range l.opts {
		if l.opts[i].must {
			return true
		}
	}
	return false
}

// listOccasion lists everything a seat may do in an impulse window, cards and abilities left out
// where it is known to have none for it.
func (g *Game) listOccasion(l *lister, o *occasion, quiet bool) {
	if o.base != nil {
		o.base(g, l)
	}
	if !quiet {
		g.listHand(l)
		g.listInPlay(l)
		g.listDues(l)
	}
	if l.musts() {
		// AR-2.1.1: mandatory effects are applied before the impulse is passed
		return
	}
	l.begin()
	l.offer(Option{Verb: Pass})
}

func (l *lister) begin() { l.failed, l.reasons = false, l.reasons[:0] }

// askImpulse asks the seat that has the impulse.
func (g *Game) askImpulse(s Seat, o *occasion) Option {
	quiet := !g.stops && g.unseen == nil && g.quiet(s, o.window)
	if quiet && o.base == nil {
		return g.lonePass
	}
	l := &g.lister
	l.start(g, s, o.window)
	g.listOccasion(l, o, quiet)
	d := &g.decision
	*d = Decision{Seat: s, Window: o.window, Prompt: windowPrompts[o.window], Options: l.opts, Default: len(l.opts) - 1, Hidden: true, game: g}
	if last := &l.opts[len(l.opts)-1]; last.Verb != Pass {
		d.Default = defaultMust(l.opts)
	}
	return g.ask(d)
}

// defaultMust is the first mandatory effect in the order listed; contests have no default.
func defaultMust(opts []Option) int {
	for i := range opts {
		if opts[i].must {
			if len(opts) > 1 && (opts[i].Verb == Contests || opts[i].Verb == Yields) {
				return -1
			}
			return i
		}
	}
	return 0
}

// quiet reports without listing that a seat has no card or ability for a window: beyond what the
// rules themselves offer it there, it can do nothing but pass.
func (g *Game) quiet(s Seat, w Window) bool {
	at := g.timesOf(w)
	if g.usable&at != 0 || g.duesIn(w) || g.grantsIn(at) || g.keptWindow(at) {
		return false
	}
	m := g.seats[s]
	if w == UnlockW && (len(m.zones[Incapacitated]) > 0 || g.anyReady(s, func(c *Card) bool { return c.is(Imbued) })) {
		return false // convictions
	}
	for _, c := range m.zones[Hand] {
		if c.def.windows&at != 0 {
			return false
		}
	}
	return true
}
