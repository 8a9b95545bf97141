package saves

import (
	"strings"

	"elysium/game"
)

// spans are the words for what can end or be counted, as files write them.
var spans = []struct {
	word string
	span game.Span
}{
	{"action", game.ActionSpan}, {"combat", game.CombatSpan}, {"phase", game.PhaseSpan},
	{"turn", game.TurnSpan}, {"game", game.GameSpan},
}

// spanWord writes a span.
func spanWord(s game.Span) string {
	for _, w := range spans {
		if w.span == s {
			return w.word
		}
	}
	return ""
}

// aSpan takes one of the words.
func aSpan(r *reader, words ...string) (game.Span, error) {
	for _, w := range spans {
		for _, allowed := range words {
			if w.word == allowed && r.eat(allowed) {
				return w.span, nil
			}
		}
	}
	return 0, expected(r.rest, oneOf(words))
}

// wantMoment is what a point may be.
const wantMoment = "a point: SEAT [WINDOW], window WINDOW, turn SEAT PHASE or end of action, combat, phase or turn"

// moment takes a point.
func (ns *names) moment(r *reader) (Moment, error) {
	none := game.NoSeat
	switch {
	case r.eat("end of"):
		s, err := aSpan(r, "action", "combat", "phase", "turn")
		return Moment{Kind: AtEnd, Seat: none, Span: s}, err
	case r.eat("window"):
		w, err := aWindow(r)
		return Moment{Kind: AtWindow, Seat: none, Window: w}, err
	case r.eat("turn"):
		s, p, err := ns.turn(r)
		return Moment{Kind: AtTurn, Seat: s, Phase: p}, err
	}
	s, ok := ns.seat(r)
	if !ok {
		return Moment{}, expected(r.rest, wantMoment)
	}
	m := Moment{Kind: AtSeat, Seat: s}
	if r.done() || r.peek() == "--" {
		return m, nil
	}
	var err error
	m.Window, err = aWindow(r)
	return m, err
}

// windowNames are the names of all windows.
func windowNames() []string {
	var names []string
	for w := game.AsPlayed; w <= game.ByHandW; w++ {
		names = append(names, w.String())
	}
	return names
}

func aWindow(r *reader) (game.Window, error) {
	w, ok := game.ParseWindow(r.peek())
	if !ok || r.done() {
		return w, expected(r.rest, "a window: "+oneOf(nearest(windowNames(), r.peek())))
	}
	r.word()
	return w, nil
}

// turn takes SEAT PHASE.
func (ns *names) turn(r *reader) (game.Seat, game.Phase, error) {
	s, err := ns.aSeat(r)
	if err != nil {
		return s, 0, err
	}
	p, ok := game.ParsePhase(r.peek())
	if !ok {
		return s, p, expected(r.rest, "a phase: unlock, master, minion, influence or discard")
	}
	r.word()
	return s, p, nil
}

// point takes a point that a board may hold: the end of a span or a phase of a seat.
func (ns *names) point(r *reader) (game.Point, error) {
	if !starts(r.rest, "end of") && !starts(r.rest, "turn") {
		return game.Point{}, expected(r.rest, "end of action, combat, phase or turn, or turn SEAT PHASE")
	}
	m, err := ns.moment(r)
	p, _ := m.Point()
	return p, err
}

// Point returns the moment as boards hold it; false if it is about a window.
func (m Moment) Point() (game.Point, bool) {
	switch m.Kind {
	case AtEnd:
		return game.Point{Set: true, Span: m.Span, Seat: game.NoSeat}, true
	case AtTurn:
		return game.Point{Set: true, Phase: m.Phase, Seat: m.Seat}, true
	}
	return game.Point{Seat: game.NoSeat}, false
}

// pointText writes a point of a board.
func (ns *names) pointText(p game.Point) string {
	if p.Seat == game.NoSeat {
		return "end of " + spanWord(p.Span)
	}
	return "turn " + ns.seatName(p.Seat) + " " + p.Phase.String()
}

// momentText writes a point of a script.
func (ns *names) momentText(m Moment) string {
	switch m.Kind {
	case AtWindow:
		return "window " + m.Window.String()
	case AtSeat:
		return strings.TrimSpace(ns.seatName(m.Seat) + " " + m.Window.String())
	case AtTurn, AtEnd:
		p, _ := m.Point()
		return ns.pointText(p)
	}
	return ""
}
