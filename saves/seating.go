package saves

import "elysium/game"

// steady is the policy that a house seat is given to.
const steady = "steady"

// Seating is a seat that changed hands during a game.
type Seating struct {
	Seat, By game.Seat
	House    bool
	Events   int // that had happened before
}

// person is who plays a seat that the house does not.
const person = "person"

// seated reads what follows "> seat".
func (ns *names) seated(r *reader) (LogLine, error) {
	l := LogLine{Kind: LogSeated}
	var err error
	if l.Of, err = ns.aSeat(r); err != nil {
		return l, err
	}
	switch {
	case r.eat(house):
		l.Words = house
	case r.eat(person):
		l.Words = person
	default:
		return l, expected(r.rest, "house or person")
	}
	if !r.eat("by") {
		return l, expected(r.rest, "by SEAT")
	}
	if l.Seat, err = ns.aSeat(r); err != nil {
		return l, err
	}
	return l, r.end("nothing after the seat")
}

// Reseat gives a seat to the house, or to a person, and notes who said so.
func (s *Session) Reseat(seat game.Seat, toHouse bool, by game.Seat) {
	l, policy := LogLine{Kind: LogSeated, Seat: by, Of: seat, Words: person}, ""
	if toHouse {
		l.Words, policy = house, steady
	}
	s.done = append(s.done, entry{line: l, noted: true, revealed: s.g.EventCount()})
	s.SetOption(house, seat, policy)
}

// Seatings are the seats that changed hands, in their order.
func (s *Session) Seatings() []Seating {
	var list []Seating
	for _, e := range s.done {
		if l := &e.line; l.Kind == LogSeated {
			list = append(list, Seating{Seat: l.Of, By: l.Seat, House: l.Words == house, Events: e.revealed})
		}
	}
	return list
}
