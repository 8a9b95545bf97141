package game

import (
	"slices"
	"strings"
)

// What cards and effects forbid: a card's text goes before the rules
// (RB-important-terms-in-the-game.p8.c1), and whoever asks why is told which card it is.

// forbidRules are the claims about single flags; the rest rests on the text of the card.
var forbidRules = map[Value]string{
	CannotExtra:     "AR-1.1.3.p1.c3",
	PlaysNoStrikes:  "AR-4.3.1.p1.c7",
	CannotStrike:    "AR-4.3.2.p2.c1",
	NoInitialStrike: "AR-4.3.2.p2.c1",
	CannotFight:     "AR-4.9.3.p2.c4",
	StaysLocked:     "AR-5.2.2.p2.c3",
	Unusable:        "AR-1.5.5.p3.c1",
	NoPlainHunt:     "AR-3.7.2.2.p2.c1",
	Abstaining:      "AR-3.7.6.3.p3.c3",
	CannotOppose:    "AR-3.7.6.3.p2.c4",
	BarredFrom:      "AR-2.5.1.p2.c3",
}

// forbiddenTo is whom a flag is about, where it is not "the minion".
var forbiddenTo = map[Value]string{
	Unusable:       "the equipment",
	CannotTransfer: "the vampire",
	StaysTorpid:    "that vampire",
	Undiablerised:  "that vampire",
	CannotFight:    "that minion",
}

// What cards forbid by other words than flags.
const (
	cannotPlayIt   = "the minion cannot play that card"
	cannotHaveIt   = "the minion cannot have that card"
	cannotBeTarget = "the minion cannot be its target"
)

// unless refuses what a flag of a card forbids.
func (l *lister) unless(v Value, c *Card, s Seat) {
	switch {
	case !l.g.flag(v, c, s):
	case l.probe:
		l.refuse(l.g.forbids(l.seat, c, s, v))
	default:
		l.failed = true
	}
}

// bar refuses what a card forbids to c; no card is none.
func (l *lister) bar(by, c *Card, what string) {
	switch {
	case by == nil:
	case l.probe:
		l.refuse(l.g.because(l.seat, c, []*Card{by}, what))
	default:
		l.failed = true
	}
}

// forbidden says why a flag keeps a card from what it does, nil if it does not.
func (g *Game) forbidden(reader Seat, v Value, c *Card) *Refusal {
	if c == nil || !g.flag(v, c, c.controller) {
		return nil
	}
	return g.forbids(reader, c, c.controller, v)
}

// forbids names to a reader what sets flags on a card, the first of them saying what that means.
func (g *Game) forbids(reader Seat, c *Card, s Seat, flags ...Value) *Refusal {
	var by []*Card
	v := flags[0]
	for _, f := range slices.Backward(flags) {
		if set := g.setters(f, c, s); len(set) > 0 {
			by, v = append(set, by...), f
		}
	}
	if v == Unusable && slices.Equal(by, []*Card{c}) {
		return stolenThisRound
	}
	whom := forbiddenTo[v]
	if whom == "" {
		whom = "the minion"
	}
	r := g.because(reader, c, by, whom+" "+flagTexts[v])
	if rule := forbidRules[v]; rule != "" {
		r.Rule = rule
	}
	return r
}

// setters are the cards whose effects set a flag of a card.
func (g *Game) setters(v Value, c *Card, s Seat) (by []*Card) {
	for i := range g.mods[v] {
		if m := &g.mods[v][i]; m.n > 0 && m.reaches(g, c, s) {
			by = append(by, m.source.card)
		}
	}
	up := g.reading
	for _, u := range g.statics[v] {
		g.reading = g.readingOf(u.card, u.card.controller)
		if u.static.Applies(g, u.card, c, s) && u.static.N(g, u.card) > 0 {
			by = append(by, u.card)
		}
	}
	g.reading = up
	return by
}

// because says what holds of a card because of others, and names those that the reader may know.
func (g *Game) because(reader Seat, c *Card, by []*Card, what string) *Refusal {
	var names []string
	for _, k := range by {
		name := "an effect"
		switch {
		case k == nil:
		case k == c:
			name = "its own text"
		case g.sees(reader, k):
			name = g.NameTo(reader, k)
		}
		if !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	if len(names) == 0 {
		names = []string{"an effect"}
	}
	return &Refusal{"Because of " + strings.Join(names, " and ") + " " + what + ".", "RB-important-terms-in-the-game.p8.c1"}
}
