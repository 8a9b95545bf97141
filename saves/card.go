package saves

import (
	"fmt"
	"strconv"
	"strings"

	"elysium/game"
)

// card reads a card of a board: its name, xN, its attributes, and the cards on it.
func (p *parser) card(n *node) (Card, bool) {
	c, err := p.cardLine(n)
	if err != nil {
		p.fault(n.line, err)
		return c, false
	}
	for _, kid := range n.kids {
		if on, ok := p.card(kid); ok {
			c.On = append(c.On, on)
		}
	}
	return c, true
}

func (p *parser) cardLine(n *node) (Card, error) {
	r := read(n.text)
	c := Card{Count: 1, Placed: game.Placed{
		Blood: -1, Owner: game.NoSeat, Controller: game.NoSeat, Then: game.NoSeat, Line: n.line,
	}}
	c.Placed.Stored = r.eat("stored")
	var err error
	if c.Placed.Piece, err = p.names.piece(r); err != nil {
		return c, err
	}
	if c.Count, err = copies(r); err != nil {
		return c, err
	}
	seen := make([]bool, len(attributes))
	for !r.done() {
		i, err := p.names.attribute(r, &c)
		if err != nil {
			return c, err
		}
		if seen[i] && !attributes[i].many {
			return c, fmt.Errorf("found a second %s, expected it once", attributes[i].want)
		}
		seen[i] = true
	}
	return c, c.sound()
}

// sound faults attributes that contradict one another.
func (c *Card) sound() error {
	if c.Returns.Set && c.Placed.Until.Set {
		return fmt.Errorf("found both a control that ends and a return, expected one of them")
	}
	return nil
}

// attribute is one thing a card line may say. Each reads its own words and writes them.
type attribute struct {
	want  string // as errors list it
	read  func(ns *names, r *reader, c *Card) (bool, error)
	write func(ns *names, c *Card) []string
	many  bool // it may stand several times
}

// attributes are the closed list, in canonical order.
var attributes []attribute

func init() {
	attributes = []attribute{
		{"blood N or life N", readBlood, writeBlood, false},
		{"counters N or a counter's name and its number", readCounter, writeCounters, true},
		flag("locked", func(c *Card) *bool { return &c.Placed.Locked }),
		flag("face down", func(c *Card) *bool { return &c.Placed.FaceDown }),
		{"basic, superior or level DISCIPLINE", readLevel, writeLevel, false},
		flag("title contested", func(c *Card) *bool { return &c.Placed.TitleLost }),
		{"title T", valued("title", setCardTitle), writeTitle, false},
		{"sect S", valued("sect", setCardSect), writeSect, false},
		{"clan C", valued("clan", setCardClan), writeClan, false},
		{"owner SEAT", readOwner, writeOwner, false},
		{"controller SEAT [until POINT [then SEAT]]", readController, writeController, false},
		{"chosen CARD, SEAT or WORD", readChosen, writeChosen, false},
		{"named \"WORD\"", readNamed, writeNamed, false},
		flag("merged", func(c *Card) *bool { return &c.Placed.Merged }),
		{"contested [with CARD]", readContested, writeContested, false},
		{"returns POINT", readReturns, writeReturns, false},
		{"used [EFFECT] this turn, phase or game", readUsed, writeUsed, true},
		{"acted ACTION", readActed, writeActed, true},
	}
}

// attribute takes one attribute and returns its place in the list, or faults.
func (ns *names) attribute(r *reader, c *Card) (int, error) {
	for i, a := range attributes {
		if ok, err := a.read(ns, r, c); ok || err != nil {
			return i, err
		}
	}
	return 0, expected(r.rest, "an attribute of a card: "+oneOf(attributeWords()))
}

func attributeWords() []string {
	words := make([]string, len(attributes))
	for i, a := range attributes {
		words[i] = a.want
	}
	return words
}

// attributeStarts are the words that end a value of free words.
var attributeStarts = []string{
	"blood", "life", "locked", "face down", "basic", "superior", "level", "title", "sect",
	"clan", "owner", "controller", "chosen", "named", "merged", "contested", "returns", "used",
	"acted",
}

func attributeAt(rest string) bool {
	if _, ok := counterAt(read(rest)); ok {
		return true
	}
	for _, w := range attributeStarts {
		if starts(rest, w) {
			return true
		}
	}
	return false
}

// flag is an attribute that is there or not.
func flag(word string, at func(*Card) *bool) attribute {
	return attribute{
		want: word,
		read: func(_ *names, r *reader, c *Card) (bool, error) {
			if !r.eat(word) {
				return false, nil
			}
			*at(c) = true
			return true, nil
		},
		write: func(_ *names, c *Card) []string {
			if *at(c) {
				return []string{word}
			}
			return nil
		},
	}
}

// valued is an attribute whose value runs to the next attribute.
func valued(word string, set func(c *Card, value string) error) func(*names, *reader, *Card) (bool, error) {
	return func(_ *names, r *reader, c *Card) (bool, error) {
		if !r.eat(word) {
			return false, nil
		}
		if r.done() {
			return false, expected("", "a value for "+word)
		}
		return true, set(c, r.until(attributeAt))
	}
}

// cardText writes a card line.
func (ns *names) cardText(c *Card) string {
	words := []string{c.Placed.Piece.Facts.Name}
	if c.Placed.Stored {
		words = []string{"stored", words[0]}
	}
	if c.Count > 1 {
		words = append(words, "x"+strconv.Itoa(c.Count))
	}
	for _, a := range attributes {
		words = append(words, a.write(ns, c)...)
	}
	return strings.Join(words, " ")
}
