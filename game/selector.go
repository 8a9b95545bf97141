package game

// Selector says what a mode may be aimed at, and asks it of every candidate.
type Selector struct {
	Text  string
	seats bool // it chooses Methuselahs
	zones []Zone
	whose func(*Game, *Play, Seat) bool
	wrong *Refusal // when it belongs to the wrong Methuselah
	tests []Test
	on    bool   // cards on cards, too
	borne []Zone // and the cards on cards in these zones
	words func(*Game, *Play) []string
}

// Test is a condition on a candidate.
type Test struct {
	Text  string
	Holds func(*Game, *Play, *Card) bool
	Else  *Refusal
}

func (s *Selector) onCard(d *Definition) { d.shared = append(d.shared, s) }
func (s *Selector) inMode(m *Mode) {
	m.target = s
	m.say(s.Text)
}

// each calls f for every candidate; when somebody asks why, also for those of others.
func (s *Selector) each(g *Game, p *Play, probe bool, f func(Object)) {
	switch {
	case s.words != nil:
		for _, w := range s.words(g, p) {
			f(wordObject(w))
		}
		return
	case s.seats:
		for i := range g.seats {
			if g.in(Seat(i)) && (probe || s.whose == nil || s.whose(g, p, Seat(i))) {
				f(seatObject(Seat(i)))
			}
		}
		return
	}
	for i := range g.seats {
		if !probe && s.whose != nil && !s.whose(g, p, Seat(i)) {
			continue
		}
		for _, z := range s.zones {
			if secret(z) && s.whose != nil && !s.whose(g, p, Seat(i)) {
				continue
			}
			if s.on {
				s.eachOn(g, Seat(i), z, f)
				continue
			}
			for _, c := range g.seats[i].zones[z] {
				f(cardObject(c))
			}
		}
		for _, z := range s.borne {
			s.eachOn(g, Seat(i), z, f)
		}
	}
}

// secret zones are not looked into for a seat that may not choose there, not even to say why.
func secret(z Zone) bool { return z == Library || z == Crypt || z == Hand || z == Uncontrolled }

func (s *Selector) eachOn(g *Game, seat Seat, z Zone, f func(Object)) {
	for _, c := range g.seats[seat].zones[z] {
		for _, k := range c.on {
			if k.zone == OnHost {
				f(cardObject(k))
			}
		}
	}
}

// rule gives the reasons against a candidate.
func (s *Selector) rule(g *Game, l *lister, p *Play, o Object) {
	if len(g.statics[CapacityOf]) == 0 {
		s.ruleAs(g, l, p, o)
		return
	}
	g.readAs(p, func() { s.ruleAs(g, l, p, o) })
}

func (s *Selector) ruleAs(g *Game, l *lister, p *Play, o Object) {
	seat := o.Seat
	if o.Card != nil {
		seat = o.Card.controller
	}
	if s.whose != nil && seat != NoSeat && !s.whose(g, p, seat) {
		if s.wrong != nil {
			l.refuse(s.wrong)
		} else {
			l.refuse(wrongTarget)
		}
	}
	if o.Card == nil {
		return
	}
	if d := o.Card.def.silences; d != NoDiscipline && p.mode != nil && !p.mode.fromPlay && p.mode.needs(d) {
		l.bar(o.Card, o.Card, cannotBeTarget)
	}
	if len(o.Card.def.shuns) > 0 && g.shunned(p, o.Card) {
		l.bar(o.Card, o.Card, cannotBeTarget)
	}
	for i := range s.tests {
		t := &s.tests[i]
		if t.Holds(g, p, o.Card) {
			continue
		}
		if t.Else != nil {
			l.refuse(t.Else)
		} else {
			l.refuse(wrongTarget)
		}
		if l.dead() {
			return
		}
	}
}

// accepts reports whether a card is where the selector looks and passes it.
func (s *Selector) accepts(g *Game, p *Play, o Object) bool {
	spot := o.Card
	for _, z := range s.borne {
		if spot.zone == OnHost && spot.host.zone == z {
			l := lister{g: g, seat: p.seat}
			s.rule(g, &l, p, o)
			return !l.failed
		}
	}
	if s.on && spot.host != nil && spot.zone == OnHost {
		spot = spot.host
	}
	for _, z := range s.zones {
		if spot.zone == z {
			l := lister{g: g, seat: p.seat}
			s.rule(g, &l, p, o)
			return !l.failed
		}
	}
	return len(s.zones) == 0
}

// candidates lists what the selector accepts.
func (s *Selector) candidates(g *Game, p *Play) []Object {
	l := lister{g: g, seat: p.seat}
	var out []Object
	s.each(g, p, false, func(o Object) {
		l.begin()
		s.rule(g, &l, p, o)
		if !l.failed {
			out = append(out, o)
		}
	})
	return out
}
