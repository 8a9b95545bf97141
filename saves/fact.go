package saves

import (
	"fmt"
	"slices"
	"strings"

	"elysium/game"
)

// fact checks what a line says of the table.
func (r *runner) fact(s *Step) error {
	holds, found, err := r.holds(s.Words)
	switch {
	case err != nil:
		return err
	case holds == s.Not && found == "":
		return fmt.Errorf("this does %shold", map[bool]string{false: "not ", true: ""}[s.Not])
	case holds == s.Not:
		return fmt.Errorf("this does %shold: %s", map[bool]string{false: "not ", true: ""}[s.Not], found)
	}
	return nil
}

// errFact is the fault of a fact that is none.
func errFact(text string) error {
	return expected(text, "a fact about a seat, a card, the moment or the story")
}

// holds says whether a fact is true and, where it is a number or a name, what is found.
func (r *runner) holds(words string) (bool, string, error) {
	if story, ok := strings.CutPrefix(words, "happened "); ok {
		return r.happened(story, asTold)
	}
	rd := read(words)
	if o, ok := r.phrases.names.object(rd); ok && !o.Edge && (rd.rest == "" || strings.HasSuffix(words, " "+rd.rest)) {
		if o.Piece != nil {
			return r.cardFact(o, rd)
		}
		return r.seatFact(o.Seat, rd)
	}
	return r.momentFact(read(words))
}

// asTold stands for whoever an event is about: it reads what is told to that seat alone.
const asTold game.Seat = -2

// happened looks for texts of events, one after another, since the last decision line.
func (r *runner) happened(story string, reader game.Seat) (bool, string, error) {
	parts := strings.Split(story, ", then ")
	events := r.g.Events(r.told)
	var last string
	for i := range events {
		by := reader
		if by == asTold {
			by = events[i].Seat
		}
		text := r.g.EventRecord(&events[i], by)
		last = text
		if _, is := within(r.phrases.of(parts[0]), r.phrases.of(text)); !is {
			continue
		}
		if parts = parts[1:]; len(parts) == 0 {
			return true, text, nil
		}
	}
	return false, "the last event is \"" + last + "\"", nil
}

// numberFact compares a number with the one that ends the line.
func numberFact(rd *reader, is int) (bool, string, error) {
	digits, below := strings.CutPrefix(rd.rest, "-") // stealth and intercept go below 0
	rd.rest = digits
	n, err := rd.number("this fact")
	if below {
		n = -n
	}
	if err == nil {
		err = rd.end("nothing after the number")
	}
	return n == is, fmt.Sprintf("it is %d", is), err
}

// seatNumbers are the numbers of a seat that have names of their own.
var seatNumbers = []string{"pool", "hand size", "hand", "library", "crypt", "ash heap", "transfers", "master actions", "discard actions"}

func (r *runner) seatFact(s game.Seat, rd *reader) (bool, string, error) {
	for _, word := range seatNumbers {
		if rd.eat(word) {
			return numberFact(rd, r.g.SeatNumber(s, word))
		}
	}
	switch word := rd.peek(); {
	case rd.eat("vp"):
		return r.pointsFact(s, rd)
	case slices.Contains([]string{"edge", "ousted", "withdrawn"}, rd.rest):
		return r.g.SeatIs(s, word), "", nil
	case rd.eat("reads"):
		return r.happened(rd.all(), s)
	case rd.eat("sees"):
		o, err := r.aPiece(rd)
		if err != nil {
			return false, "", err
		}
		return slices.ContainsFunc(r.g.EveryCopy(o.Piece, o.Owner), func(c *game.Card) bool { return r.g.Sees(s, c) }), "", nil
	}
	if name, ok := counterAt(rd); ok {
		return numberFact(rd, r.g.SeatNumber(s, name))
	}
	return false, "", errFact(rd.rest)
}

// pointsFact compares victory points: "2", or "2.5" where the table's time is up.
func (r *runner) pointsFact(s game.Seat, rd *reader) (bool, string, error) {
	n, half := r.g.Points(s)
	words, wantHalf := strings.CutSuffix(rd.rest, ".5")
	rd.rest = words
	holds, found, err := numberFact(rd, n)
	if half {
		found += ".5"
	}
	return holds && half == wantHalf, found, err
}

// aPiece takes a card to the end of the line.
func (r *runner) aPiece(rd *reader) (Object, error) {
	o, ok := r.phrases.names.object(rd)
	if !ok || o.Piece == nil {
		return o, r.phrases.names.noCard(rd.rest)
	}
	return o, rd.end("nothing after the card")
}

// momentFacts are the facts about the present moment by their first word.
var momentFacts = map[string]func(r *runner, rd *reader) (bool, string, error){
	"window": func(r *runner, rd *reader) (bool, string, error) {
		w, err := aWindow(rd)
		d := r.g.Pending()
		if d == nil {
			return false, "nobody is asked", err
		}
		return d.Window == w, "the window is " + d.Window.String(), err
	},
	"phase": func(r *runner, rd *reader) (bool, string, error) {
		p, ok := game.ParsePhase(rd.rest)
		if !ok {
			return false, "", expected(rd.rest, "a phase")
		}
		return r.g.NowPhase() == p, "the phase is " + r.g.NowPhase().String(), nil
	},
	"turn": func(r *runner, rd *reader) (bool, string, error) {
		s, err := r.phrases.names.aSeat(rd)
		return r.g.TurnSeat() == s, "the turn is " + r.seatName(r.g.TurnSeat()) + "'s", err
	},
	"asked":   (*runner).askedFact,
	"acting":  func(r *runner, rd *reader) (bool, string, error) { return r.isCard(rd, r.g.Acting()) },
	"blocker": func(r *runner, rd *reader) (bool, string, error) { return r.isCard(rd, r.g.Blocker()) },
	"bleed": func(r *runner, rd *reader) (bool, string, error) {
		n, ok := r.g.BleedAmount()
		holds, found, err := numberFact(rd, n)
		if !ok {
			return false, "there is no bleed", err
		}
		return holds, found, err
	},
	"action": func(r *runner, rd *reader) (bool, string, error) {
		o := r.g.ActionOutcome().String()
		return rd.rest == o, "the action is " + o, nil
	},
	"range":      (*runner).rangeFact,
	"round":      (*runner).roundFact,
	"combat":     (*runner).combatFact,
	"no":         (*runner).noFact,
	"referendum": (*runner).referendumFact,
	"votes": func(r *runner, rd *reader) (bool, string, error) {
		yes, no, _, _, ok := r.g.Tally()
		return tallyFact(rd, yes, no, ok)
	},
	"ballots": func(r *runner, rd *reader) (bool, string, error) {
		_, _, yes, no, ok := r.g.Tally()
		return tallyFact(rd, yes, no, ok)
	},
	"game": func(r *runner, rd *reader) (bool, string, error) {
		if rd.rest != "over" {
			return false, "", errFact("game " + rd.rest)
		}
		return r.g.Over(), "", nil
	},
}

func (r *runner) momentFact(rd *reader) (bool, string, error) {
	text := rd.rest
	f := momentFacts[rd.word()]
	if f == nil {
		return false, "", errFact(text)
	}
	return f(r, rd)
}

func (r *runner) askedFact(rd *reader) (bool, string, error) {
	s, err := r.phrases.names.aSeat(rd)
	if err != nil {
		return false, "", err
	}
	d := r.g.Pending()
	if d == nil {
		return false, "nobody is asked", nil
	}
	found := r.seatName(d.Seat) + " is asked in the window " + d.Window.String()
	if rd.done() {
		return d.Seat == s, found, nil
	}
	w, err := aWindow(rd)
	return d.Seat == s && d.Window == w, found, err
}

// isCard compares a card with the one that ends the line.
func (r *runner) isCard(rd *reader, c *game.Card) (bool, string, error) {
	o, err := r.aPiece(rd)
	if err != nil {
		return false, "", err
	}
	if c == nil {
		return false, "there is none", nil
	}
	return slices.Contains(r.g.Copies(o.Piece, o.Owner, o.Number), c), "it is " + r.g.NameOf(c), nil
}

const noCombat = "there is no combat"

func (r *runner) rangeFact(rd *reader) (bool, string, error) {
	_, _, long, ok := r.g.CombatNow()
	switch {
	case rd.rest != "close" && rd.rest != "long":
		return false, "", expected(rd.rest, "close or long")
	case !ok:
		return false, noCombat, nil
	}
	return long == (rd.rest == "long"), map[bool]string{true: "it is long", false: "it is close"}[long], nil
}

func (r *runner) roundFact(rd *reader) (bool, string, error) {
	round, _, _, ok := r.g.CombatNow()
	holds, found, err := numberFact(rd, round)
	if !ok {
		return false, noCombat, err
	}
	return holds, found, err
}

func (r *runner) combatFact(rd *reader) (bool, string, error) {
	_, n, _, ok := r.g.CombatNow()
	holds, found, err := numberFact(rd, n)
	if !ok {
		return false, noCombat, err
	}
	return holds, found, err
}

func (r *runner) noFact(rd *reader) (bool, string, error) {
	now := r.g.Progress()
	switch rd.rest {
	case "combat":
		return !now.InCombat(), "", nil
	case "action":
		return !now.InAction(), "", nil
	}
	return false, "", expected(rd.rest, "no combat or no action")
}

func (r *runner) referendumFact(rd *reader) (bool, string, error) {
	if rd.rest != "passed" && rd.rest != "failed" {
		return false, "", expected(rd.rest, "passed or failed")
	}
	passed, known := r.g.ReferendumPassed()
	if !known {
		return false, "no referendum has ended", nil
	}
	return passed == (rd.rest == "passed"), map[bool]string{true: "it passed", false: "it failed"}[passed], nil
}

func tallyFact(rd *reader, yes, no int, ok bool) (bool, string, error) {
	n, err := rd.number("those for it")
	if err != nil || !rd.eat("to") {
		return false, "", expected(rd.rest, "N to M")
	}
	m, err := rd.number("those against it")
	if err == nil {
		err = rd.end("nothing after the numbers")
	}
	if !ok {
		return false, "there is no referendum", err
	}
	return n == yes && m == no, fmt.Sprintf("it is %d to %d", yes, no), err
}
