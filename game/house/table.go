package house

import "elysium/game"

// table is what a seat sees while it thinks about one decision.
type table struct {
	p              *Steady
	v              *game.View
	d              *game.Decision
	seat           game.Seat
	me             *game.SeatView
	prey, predator game.Seat
	index          int // of the option being weighed
	places         []place
}

// place is a card and where it is.
type place struct {
	card *game.CardView
	host *game.CardView
	zone game.Zone
	seat game.Seat
}

// begin looks at the table anew.
func (t *table) begin(p *Steady, v *game.View, d *game.Decision) {
	places := t.places[:0]
	*t = table{p: p, v: v, d: d, seat: d.Seat, me: &v.Seats[d.Seat]}
	t.prey, t.predator = t.me.Prey, t.me.Predator
	p.memory.fresh(v.Turn)
	for i := range v.Seats {
		s, m := game.Seat(i), &v.Seats[i]
		places = lay(places, m.HandCards, game.Hand, s)
		places = lay(places, m.Ready, game.Ready, s)
		places = lay(places, m.Torpor, game.Torpor, s)
		places = lay(places, m.Uncontrolled, game.Uncontrolled, s)
		places = lay(places, m.InPlay, game.InPlay, s)
		places = lay(places, m.Contested, game.Contested, s)
		places = lay(places, m.Incapacitate, game.Incapacitated, s)
	}
	t.places = lay(places, t.me.AshHeap, game.AshHeap, t.seat)
}

func lay(places []place, cards []game.CardView, z game.Zone, s game.Seat) []place {
	for i := range cards {
		c := &cards[i]
		places = append(places, place{card: c, zone: z, seat: s})
		for k := range c.On {
			places = append(places, place{card: &c.On[k], host: c, zone: game.OnHost, seat: c.On[k].Controller})
		}
	}
	return places
}

// find returns where a card is, nil if the seat does not see it.
func (t *table) find(id int) *place {
	if id < 0 {
		return nil
	}
	for i := range t.places {
		if t.places[i].card.ID == id {
			return &t.places[i]
		}
	}
	return nil
}

func (t *table) card(id int) *game.CardView {
	if p := t.find(id); p != nil {
		return p.card
	}
	return nil
}

func (t *table) side(s game.Seat) *game.SeatView {
	if s == game.NoSeat {
		return nil
	}
	return &t.v.Seats[s]
}

func (t *table) intercept(id int) int {
	if c := t.card(id); c != nil {
		return c.Intercept
	}
	return 0
}

// pool and what threatens it

// bleeding is what a seat's ready minions could bleed for in a turn.
func (t *table) bleeding(s game.Seat) int {
	n := 0
	if m := t.side(s); m != nil {
		for i := range m.Ready {
			n += m.Ready[i].Bleed
		}
	}
	return n
}

// reserve is the pool the seat does not spend: what its predator could take in a turn or so.
func (t *table) reserve() int {
	n := 4 + t.bleeding(t.predator)
	if len(t.me.Ready) == 0 {
		return min(n, 6)
	}
	return min(n, 12)
}

// spare is the pool that may be spent.
func (t *table) spare() int { return t.me.Pool - t.reserve() }

// urgency weighs pool about to be lost: the less there is, the more each point counts.
func (t *table) urgency(loss int) float64 {
	switch pool := t.me.Pool; {
	case pool <= loss:
		return 20
	case pool <= loss+3:
		return 2
	case pool < 10:
		return 1.4
	}
	return 1
}

// patience wears off in a long game, from 1 to 0: who only guards never wins, and a table that
// waits for each other never ends.
func (t *table) patience() float64 {
	n := 10 * len(t.v.Seats)
	return 1 - min(1, max(0, float64(t.v.Turn-n)/float64(n)))
}

// price weighs a cost in pool and in the blood of a minion.
func (t *table) price(pool, blood int, payer *game.CardView) float64 {
	cost := 0.0
	if pool > 0 {
		cost = 0.4 * float64(pool)
		if over := pool - t.spare(); over > 0 {
			cost += 0.4 * float64(min(over, pool))
		}
		if pool >= t.me.Pool {
			return 100
		}
	}
	if blood > 0 {
		cost += 0.3 * float64(blood)
		if payer != nil && payer.Blood <= blood {
			cost += 1
		}
	}
	return cost
}

// regard is how a seat looks upon another: 1 for itself, below 0 for whom it wants out.
func (t *table) regard(s game.Seat) float64 {
	switch s {
	case t.seat:
		return 1
	case t.prey:
		return -1
	case t.predator:
		return -0.8
	case game.NoSeat:
		return 0
	}
	return -0.2
}

// mine reports whether the seat controls the card.
func (t *table) mine(id int) bool {
	p := t.find(id)
	return p != nil && p.seat == t.seat
}

// votes counts what the ready minions of a seat could cast.
func (t *table) votes(s game.Seat) int {
	n := 0
	for i := range t.v.Seats[s].Ready {
		n += t.v.Seats[s].Ready[i].Votes
	}
	if t.v.Edge == s {
		n++
	}
	return n
}
