package game

// Selector says what a mode may be aimed at, and asks it of every candidate.
type Selector struct {
	Text  string
	seats bool // it chooses Methuselahs
	zones []Zone
	whose func(*Game, *Play, Seat) bool
	wrong *Refusal // when it belongs to the wrong Methuselah
	tests []Test
	on    bool // cards on cards, too
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
			if s.on {
				s.eachOn(g, Seat(i), z, f)
				continue
			}
			for _, c := range g.seats[i].zones[z] {
				f(cardObject(c))
			}
		}
	}
}

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
