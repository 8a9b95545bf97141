package saves

import (
	"fmt"
	"strings"

	"elysium/game"
)

// script reads one script.
func (p *parser) script(n *node, rest string) {
	s := Script{Name: rest, Line: n.line}
	p.fault(n.line, p.scriptName(rest))
	checks := false
	for _, kid := range n.kids {
		p.leaf(kid)
		step, err := p.names.step(kid.text)
		p.fault(kid.line, err)
		step.Line = kid.line
		s.Steps = append(s.Steps, step)
		checks = checks || err != nil || step.Check()
	}
	if !checks {
		p.fault(n.line, fmt.Errorf("found a script without a check, expected at least one line with ?, ! or ="))
	}
	p.file.Scripts = append(p.file.Scripts, s)
}

func (p *parser) scriptName(name string) error {
	if strings.Contains(name, " ") {
		return expected(name, "a script's name of one word")
	}
	for _, s := range p.file.Scripts {
		if name != "" && s.Name == name {
			return fmt.Errorf("found script %s a second time, the first is in line %d", name, s.Line)
		}
	}
	return nil
}

const wantStep = "SEAT: words, SEAT ~ correction, random CARD or N, @ point, ? SEAT: words, ! SEAT: words or = fact"

// marks are the signs that begin a line of a script.
var marks = map[byte]func(*names, *reader) (Step, error){
	'@': (*names).reach, '?': (*names).offered, '!': (*names).refused, '=': (*names).fact,
	'>': (*names).prompt,
}

// step reads one line of a script.
func (ns *names) step(text string) (Step, error) {
	if mark, ok := marks[text[0]]; ok {
		return mark(ns, read(text[1:]))
	}
	r := read(text)
	if s, ok := ns.seat(r); ok {
		switch {
		case strings.HasPrefix(r.rest, ":"):
			words, err := said(r)
			return Step{Kind: Decide, Seat: s, Words: words}, err
		case r.eat("~"):
			c, err := ns.correction(r)
			return Step{Kind: Correct, Seat: s, Correction: c}, err
		}
	}
	if random, ok := strings.CutPrefix(text, "random "); ok {
		words, err := ns.random(random)
		return Step{Kind: Random, Seat: game.NoSeat, Words: words}, err
	}
	if head, _, found := strings.Cut(text, ":"); found {
		return Step{}, expected(head, ns.wantSeat())
	}
	return Step{}, expected(text, wantStep)
}

// said takes the words after a seat and its colon.
func said(r *reader) (string, error) {
	if !strings.HasPrefix(r.rest, ":") {
		return "", expected(r.rest, "a colon and words after the seat")
	}
	r.skip(1)
	if r.done() {
		return "", expected("", "words after the seat")
	}
	return r.all(), nil
}

func (ns *names) reach(r *reader) (Step, error) {
	m, err := ns.moment(r)
	if err == nil {
		err = r.end("nothing after the point")
	}
	return Step{Kind: Reach, Seat: m.Seat, Moment: m}, err
}

// prompt is what a lesson tells before its next line.
func (ns *names) prompt(r *reader) (Step, error) {
	if r.done() {
		return Step{}, expected("", "words for the learner")
	}
	return Step{Kind: Prompt, Seat: game.NoSeat, Words: r.all()}, nil
}

func (ns *names) offered(r *reader) (s Step, err error) {
	s = Step{Kind: Offered}
	if r.eat("deck") {
		s.Kind = DeckLegal
		if s.Seat, err = ns.aSeat(r); err == nil {
			err = r.end("nothing after the seat")
		}
		return s, err
	}
	if s.Seat, err = ns.aSeat(r); err == nil {
		s.Words, err = said(r)
	}
	return s, err
}

func (ns *names) refused(r *reader) (s Step, err error) {
	s = Step{Kind: Refused}
	if s.ID, err = cited(r); err != nil {
		return s, err
	}
	if r.eat("deck") {
		s.Kind = DeckFault
		switch s.Seat, err = ns.aSeat(r); {
		case err != nil:
		case s.ID == "":
			err = expected(r.rest, "-- ID: the claim that the deck breaks")
		default:
			err = r.end("-- ID after the seat")
		}
		return s, err
	}
	if s.Seat, err = ns.aSeat(r); err != nil {
		return s, err
	}
	words, err := said(r)
	if err == nil {
		s.Words, s.Moment, err = ns.until(words)
	}
	if err == nil && s.Moment.Kind != NoMoment && s.ID != "" {
		err = expected("-- "+s.ID, "either until POINT or -- ID")
	}
	return s, err
}

// cited cuts "-- ID" off the end.
func cited(r *reader) (string, error) {
	i := strings.LastIndex(" "+r.rest, " -- ")
	if i < 0 {
		if head, dashes := strings.CutSuffix(r.rest, "--"); dashes && strings.HasSuffix(head, " ") {
			return "", expected("", "the id of a claim after --")
		}
		return "", nil
	}
	id, err := aClaim(r.rest[i+3:])
	r.rest = strings.TrimSpace(r.rest[:i])
	return id, err
}

// until cuts "until POINT" off the end.
func (ns *names) until(words string) (string, Moment, error) {
	i := strings.LastIndex(words, " until ")
	if i < 0 {
		return words, Moment{}, nil
	}
	r := read(words[i+len(" until "):])
	m, err := ns.moment(r)
	if err == nil {
		err = r.end("nothing after the point")
	}
	return words[:i], m, err
}

func (ns *names) fact(r *reader) (Step, error) {
	s := Step{Kind: Fact, Seat: game.NoSeat, Not: r.eat("not")}
	if r.done() {
		return s, expected("", "a fact")
	}
	s.Words = r.all()
	return s, nil
}

// random reads a card or a number.
func (ns *names) random(text string) (string, error) {
	if n, ok := number(text); ok {
		return fmt.Sprint(n), nil
	}
	r := read(text)
	card, err := ns.aCard(r)
	if err == nil {
		err = r.end("nothing after the card")
	}
	return card, err
}

// StepText writes a line of a script as Format does.
func (f *File) StepText(s *Step) string { return f.names().stepText(s) }

// stepText writes a line of a script.
func (ns *names) stepText(s *Step) string {
	seat := ns.seatName(s.Seat)
	switch s.Kind {
	case Correct:
		return seat + " ~ " + ns.correctionText(s.Correction)
	case Random:
		return "random " + s.Words
	case Prompt:
		return "> " + s.Words
	case Reach:
		return "@ " + ns.momentText(s.Moment)
	case Offered:
		return "? " + seat + ": " + s.Words
	case Refused:
		return "! " + seat + ": " + s.Words + ns.refusedTail(s)
	case Fact:
		if s.Not {
			return "= not " + s.Words
		}
		return "= " + s.Words
	case DeckLegal:
		return "? deck " + seat
	case DeckFault:
		return "! deck " + seat + " -- " + s.ID
	}
	return seat + ": " + s.Words
}

func (ns *names) refusedTail(s *Step) string {
	switch {
	case s.Moment.Kind != NoMoment:
		return " until " + ns.momentText(s.Moment)
	case s.ID != "":
		return " -- " + s.ID
	}
	return ""
}
