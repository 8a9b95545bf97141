package saves

import (
	"fmt"
	"slices"
	"strings"

	"elysium/game"
)

// The functions below read and write what a board remembers: contests, returns, and what was
// done with a card.

func readContested(ns *names, r *reader, c *Card) (bool, error) {
	if !r.eat("contested") {
		return false, nil
	}
	c.Placed.Contested = true
	if !r.eat("with") {
		return true, nil
	}
	var err error
	c.With, err = ns.aCard(r)
	c.Placed.Rival = c.With
	return true, err
}

func writeContested(_ *names, c *Card) []string {
	switch {
	case c.With != "":
		return []string{"contested with", c.With}
	case c.Placed.Contested:
		return []string{"contested"}
	}
	return nil
}

func readReturns(ns *names, r *reader, c *Card) (bool, error) {
	if !r.eat("returns") {
		return false, nil
	}
	var err error
	c.Returns, err = ns.point(r)
	return true, err
}

func writeReturns(ns *names, c *Card) []string {
	if !c.Returns.Set {
		return nil
	}
	return []string{"returns", ns.pointText(c.Returns)}
}

func readUsed(_ *names, r *reader, c *Card) (bool, error) {
	if !r.eat("used") {
		return false, nil
	}
	u := game.UsedSetup{}
	if !starts(r.rest, "this") {
		u.Effect = r.word()
	}
	if !r.eat("this") {
		return false, expected(r.rest, "this turn, phase or game")
	}
	var err error
	u.Span, err = aSpan(r, "turn", "phase", "game")
	c.Placed.Used = append(c.Placed.Used, u)
	return true, err
}

func writeUsed(_ *names, c *Card) (words []string) {
	for _, u := range c.Placed.Used {
		words = append(words, "used")
		if u.Effect != "" {
			words = append(words, u.Effect)
		}
		words = append(words, "this", spanWord(u.Span))
	}
	return words
}

// deed is an action by the word that announces it, and whether a card follows.
type deed struct {
	word string
	card bool
}

// deeds are the actions that a minion may have performed.
var deeds = []deed{
	{"bleed", false}, {"hunt", false}, {"equip", true}, {"employ", true}, {"recruit", true},
	{"call", true}, {"leave torpor", false}, {"rescue", true}, {"diablerise", true},
	{"become anarch", false}, {"act", true}, {"play", true},
}

func deedWords() []string {
	words := make([]string, len(deeds))
	for i, d := range deeds {
		words[i] = d.word
	}
	return words
}

func readActed(ns *names, r *reader, c *Card) (bool, error) {
	if !r.eat("acted") {
		return false, nil
	}
	i := slices.IndexFunc(deeds, func(d deed) bool { return starts(r.rest, d.word) })
	if i < 0 {
		return false, expected(r.rest, "an action: "+oneOf(deedWords()))
	}
	done, err := ns.deed(r, deeds[i])
	c.Placed.Acted = append(c.Placed.Acted, done)
	return true, err
}

// deed takes the action's word, its card, and the effect of a card that has several.
func (ns *names) deed(r *reader, d deed) (string, error) {
	r.eat(d.word)
	if !d.card || r.done() || attributeAt(r.rest) {
		return d.word, nil
	}
	card, err := ns.aCard(r)
	done := d.word + " " + card
	if err == nil && d.word == "act" && !r.done() && !attributeAt(r.rest) {
		done += " " + r.word()
	}
	return done, err
}

func writeActed(_ *names, c *Card) (words []string) {
	for _, a := range c.Placed.Acted {
		words = append(words, "acted", a)
	}
	return words
}

// effect reads CARD [LEVEL] by SEAT [on OBJECT] [until POINT].
func (p *parser) effect(n *node, rest string) {
	p.leaf(n)
	e, err := p.names.effect(read(rest))
	p.fault(n.line, err)
	e.Line = n.line
	p.file.Effects = append(p.file.Effects, e)
}

func (ns *names) effect(r *reader) (e Effect, err error) {
	if e.Piece, err = ns.piece(r); err != nil {
		return e, err
	}
	if strings.HasPrefix(r.rest, "[") {
		if e.Level, err = aLevel(r); err != nil {
			return e, err
		}
	}
	if !r.eat("by") {
		return e, expected(r.rest, "by SEAT")
	}
	if e.By, err = ns.aSeat(r); err != nil {
		return e, err
	}
	if r.eat("on") {
		if e.On, err = ns.anObject(r, "a card, a seat or the Edge"); err != nil {
			return e, err
		}
	}
	if r.eat("until") {
		if e.Until, err = ns.point(r); err != nil {
			return e, err
		}
	}
	return e, r.end("on OBJECT, until POINT or nothing")
}

func (ns *names) effectText(e *Effect) string {
	s := "effect " + e.Piece.Facts.Name
	if e.Level != "" {
		s += " [" + e.Level + "]"
	}
	s += " by " + ns.seatName(e.By)
	if e.On != "" {
		s += " on " + e.On
	}
	if e.Until.Set {
		s += " until " + ns.pointText(e.Until)
	}
	return s
}

const wantHappened = "burned CARD turn -N, diablerie by CARD turn -N, played CARD by SEAT, entered play CARD or bled SEAT by CARD"

// happened reads one of the forms of history.
func (p *parser) happened(n *node, rest string) {
	p.leaf(n)
	h, err := p.names.past(read(rest))
	p.fault(n.line, err)
	h.Line = n.line
	p.file.Happened = append(p.file.Happened, h)
}

func (ns *names) past(r *reader) (h Happened, err error) {
	h.Seat = game.NoSeat
	switch {
	case r.eat("burned"):
		h.Form = "burned"
		err = ns.cardTurn(r, &h)
	case r.eat("diablerie by"):
		h.Form = "diablerie"
		err = ns.cardTurn(r, &h)
	case r.eat("entered play"):
		h.Form = "entered play"
		h.Card, err = ns.aCard(r)
	case r.eat("played"):
		h.Form = "played"
		if h.Card, err = ns.aCard(r); err != nil {
			return h, err
		}
		if !r.eat("by") {
			return h, expected(r.rest, "by SEAT")
		}
		h.Seat, err = ns.aSeat(r)
	case r.eat("bled"):
		h.Form = "bled"
		if h.Seat, err = ns.aSeat(r); err != nil {
			return h, err
		}
		if !r.eat("by") {
			return h, expected(r.rest, "by CARD")
		}
		h.Card, err = ns.aCard(r)
	default:
		return h, expected(r.rest, wantHappened)
	}
	if err != nil {
		return h, err
	}
	return h, r.end("nothing after " + h.Form)
}

// cardTurn takes CARD turn -N.
func (ns *names) cardTurn(r *reader, h *Happened) (err error) {
	if h.Card, err = ns.aCard(r); err != nil {
		return err
	}
	digits, minus := strings.CutPrefix(strings.TrimPrefix(r.rest, "turn "), "-")
	n, ok := number(digits)
	if !minus || !ok || !r.eat("turn") {
		return expected(r.rest, "turn -N: how many turns ago")
	}
	r.word()
	h.Turn = -n
	return nil
}

func (ns *names) happenedText(h *Happened) string {
	switch h.Form {
	case "burned":
		return fmt.Sprintf("happened burned %s turn -%d", h.Card, -h.Turn)
	case "diablerie":
		return fmt.Sprintf("happened diablerie by %s turn -%d", h.Card, -h.Turn)
	case "played":
		return "happened played " + h.Card + " by " + ns.seatName(h.Seat)
	case "bled":
		return "happened bled " + ns.seatName(h.Seat) + " by " + h.Card
	}
	return "happened " + h.Form + " " + h.Card
}
