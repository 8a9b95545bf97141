package saves

import (
	"errors"
	"fmt"
	"regexp"
	"strconv"
	"sync"

	"elysium/game"
)

// mostRules is how many claims one file may name.
const mostRules = 8

// claimID is the shape of the id of a claim, or of a prefix of one.
var claimID = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`^(RB|AR|RS)-[A-Za-z0-9.-]+$`) })

// The options whose values mean something here.
const (
	house     = "house" // is about a seat
	timeLimit = "time-limit"
)

// options are the settings a file may hold.
var options = []string{"curtain", "skip", "stops", timeLimit, house}

func (p *parser) title(n *node, rest string) {
	p.once(n, "title")
	p.leaf(n)
	p.file.Title = p.some(n, rest, "a title")
}

func (p *parser) note(n *node, rest string) {
	p.leaf(n)
	p.file.Notes = append(p.file.Notes, Note{p.some(n, rest, "a note"), n.line})
}

func (p *parser) engine(n *node, rest string) {
	p.once(n, "engine")
	p.leaf(n)
	p.file.Engine = p.some(n, rest, "a version")
}

// some faults a line whose first word stands alone.
func (p *parser) some(n *node, rest, want string) string {
	if rest == "" {
		p.fault(n.line, expected("", want))
	}
	return rest
}

func (p *parser) rule(n *node, rest string) {
	p.leaf(n)
	id, err := aClaim(rest)
	if err != nil {
		p.fault(n.line, err)
		return
	}
	for _, r := range p.file.Rules {
		if r.ID == id {
			p.fault(n.line, fmt.Errorf("found %s a second time, the first is in line %d", id, r.Line))
			return
		}
	}
	p.file.Rules = append(p.file.Rules, RuleRef{id, n.line})
	if len(p.file.Rules) == mostRules+1 {
		p.fault(n.line, fmt.Errorf("found a rule line too many, expected at most %d in a file", mostRules))
	}
}

// aClaim reads the id of a claim.
func aClaim(s string) (string, error) {
	if !claimID().MatchString(s) {
		return "", expected(s, "the id of a claim, such as RB-bleed.p2.c1")
	}
	return s, nil
}

func (p *parser) seed(n *node, rest string) {
	p.once(n, "seed")
	p.leaf(n)
	seed, err := strconv.ParseUint(rest, 10, 64)
	if err != nil {
		p.fault(n.line, expected(rest, "a number from 0 to 18446744073709551615"))
	}
	p.file.Seed, p.file.Seeded = seed, true
}

func (p *parser) option(n *node, rest string) {
	p.leaf(n)
	o, err := p.anOption(read(rest))
	if err == nil {
		err = p.newOption(o)
	}
	if err != nil {
		p.fault(n.line, err)
		return
	}
	o.Line = n.line
	p.file.Options = append(p.file.Options, o)
}

func (p *parser) anOption(r *reader) (Option, error) {
	o := Option{Seat: game.NoSeat}
	for _, name := range options {
		if r.eat(name) {
			o.Name = name
		}
		if o.Name != "" {
			break
		}
	}
	if o.Name == "" {
		return o, expected(r.rest, "an option: "+oneOf(options))
	}
	if o.Name == house {
		var err error
		if o.Seat, err = p.names.aSeat(r); err != nil {
			return o, err
		}
	}
	o.Value = r.all()
	if o.Value == "" {
		return o, expected("", "a value for "+o.Name)
	}
	if o.Name == timeLimit {
		_, err := ParseTimeLimit(o.Value)
		return o, err
	}
	return o, nil
}

func (p *parser) newOption(o Option) error {
	for _, old := range p.file.Options {
		if old.Name == o.Name && old.Seat == o.Seat {
			return fmt.Errorf("found option %s a second time, the first is in line %d", o.Name, old.Line)
		}
	}
	return nil
}

func (p *parser) turn(n *node, rest string) {
	p.leaf(n)
	if p.file.Start != nil {
		p.fault(n.line, errors.New("found a second turn, the first is in line "+strconv.Itoa(p.file.Start.Line)))
		return
	}
	r := read(rest)
	if s, ok := p.names.seat(&reader{rest}); ok && len(p.names.seatName(s)) == len(rest) {
		p.file.Start = &Start{Seat: s, Line: n.line}
		return
	}
	s, phase, err := p.names.turn(r)
	if err == nil {
		err = r.end("nothing after the phase")
	}
	p.fault(n.line, err)
	p.file.Start = &Start{s, phase, n.line}
}
