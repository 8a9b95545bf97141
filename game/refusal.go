package game

import (
	"slices"
	"strings"
)

// Refusal says in plain words why something is not on offer, and by which rule.
type Refusal struct {
	Text string
	Rule string // claim id: RB- rulebook, AR- Advanced Rules
}

// cites reports whether the refusal rests on the claim or on one under that prefix.
func (r Refusal) cites(id string) bool {
	if under(r.Rule, id) {
		return true
	}
	for _, other := range sameRule[r.Rule] {
		if under(other, id) {
			return true
		}
	}
	return false
}

// under reports whether a rule is a claim, or lies under it.
func under(rule, id string) bool {
	return rule == id || strings.HasPrefix(rule, strings.TrimSuffix(id, ".")+".")
}

// Cites reports whether any of the refusals rests on the claim.
func (r Ruled) Cites(id string) bool {
	for _, x := range r.Refusals {
		if x.cites(id) {
			return true
		}
	}
	return false
}

// Why lists what the seat might think of doing in the present window but may not, each with
// every reason against it. Only the asking seat's own cards are looked at.
func (g *Game) Why(s Seat) []Ruled {
	l := &lister{probe: true}
	w := NoWindow
	if d := g.Pending(); d != nil {
		w = d.Window
	}
	l.start(g, s, w)
	for _, p := range everyProvider {
		l.begin()
		p(g, l)
	}
	l.begin()
	g.listHand(l)
	l.begin()
	g.listInPlay(l)
	return append(l.apart(), l.unasked()...)
}

// apart are the choices refused that read unlike all that are not: which of a seat's minions plays
// a card that names none is not said, and one that may is enough.
func (l *lister) apart() []Ruled {
	offered := map[string]bool{}
	for i := range l.opts {
		offered[l.g.LabelTo(&l.opts[i], l.seat)] = true
	}
	return slices.DeleteFunc(l.ruled, func(r Ruled) bool { return offered[r.Label] })
}

// unasked are the choices that nothing is against but that somebody else is asked.
func (l *lister) unasked() (all []Ruled) {
	g := l.g
	d := g.Pending()
	if d == nil || d.Seat == l.seat {
		return nil
	}
	for _, o := range l.opts {
		r := Ruled{Choice: o, Refusals: []Refusal{{g.seatName(d.Seat) + " is asked now.", "RB-sequencing.p1.c1"}}}
		r.Label = g.LabelTo(&r.Choice, l.seat)
		all = append(all, r)
	}
	return all
}

// everyProvider lists what the rules themselves offer anywhere, for Why.
var everyProvider []provider

func init() {
	everyProvider = []provider{
		offerActions, offerBlocks, offerUnlock, offerTransfers, offerDiscards, offerStrikes,
		offerManeuvers, offerPresses, offerVotes, offerChoices, offerMarks, offerSlaves,
	}
}
