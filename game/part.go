package game

import (
	"strconv"
	"strings"
)

// fill replaces each word in braces of a template.
func fill(template string, part func(string) string) string {
	var b strings.Builder
	for {
		before, rest, found := strings.Cut(template, "{")
		b.WriteString(before)
		if !found {
			return b.String()
		}
		word, after, _ := strings.Cut(rest, "}")
		b.WriteString(part(word))
		template = after
	}
}

// optionPart writes one word in braces of a label.
func (g *Game) optionPart(o *Option, word string, reader Seat) string {
	if write := optionParts[word]; write != nil {
		return write(g, o, reader)
	}
	return ""
}

// optionParts are the words of labels. One that may be missing brings its own blank.
var optionParts = map[string]func(*Game, *Option, Seat) string{
	"card": func(g *Game, o *Option, reader Seat) string {
		if o.card == nil {
			return "hand"
		}
		return g.NameTo(reader, o.card)
	},
	"item":   (*Game).itemPart,
	"bearer": (*Game).bearerPart,
	"card?":  func(g *Game, o *Option, reader Seat) string { return g.named(" ", o.card, reader) },
	"object": func(g *Game, o *Option, reader Seat) string { return g.nameOn(o, reader) },
	"level":  func(_ *Game, o *Option, _ Seat) string { return levelWord(o.mode) },
	"as": func(_ *Game, o *Option, _ Seat) string {
		if o.mode == nil || !o.mode.sayType {
			return ""
		}
		return " as " + strings.ToLower(o.mode.as.String())
	},
	"effect": func(_ *Game, o *Option, _ Seat) string {
		if o.mode == nil || o.mode.word == "" || len(o.card.def.Abilities) < 2 && o.mode.fromPlay {
			return ""
		}
		return " " + o.mode.word
	},
	"nth": func(_ *Game, o *Option, _ Seat) string {
		if o.nth == 0 {
			return ""
		}
		return " " + ordinals[min(int(o.nth), len(ordinals))-1]
	},
	"way": func(_ *Game, o *Option, _ Seat) string {
		if m := o.mode; m == nil || !m.fromPlay || m.word == "" || o.card.def.strikeWays() < 2 {
			return ""
		}
		return " " + o.mode.word
	},
	"with": func(g *Game, o *Option, reader Seat) string {
		if o.with == o.card {
			return ""
		}
		return g.named(" with ", o.with, reader)
	},
	"from": func(g *Game, o *Option, reader Seat) string { return g.named(" from ", o.from, reader) },
	"on": func(g *Game, o *Option, reader Seat) string {
		if o.on.none() {
			return ""
		}
		return " on " + g.nameOn(o, reader)
	},
	"at": func(g *Game, o *Option, reader Seat) string {
		if o.on.Card == nil {
			return ""
		}
		return " at " + g.nameOn(o, reader)
	},
	"heap": func(_ *Game, o *Option, _ Seat) string {
		if o.card.zone != AshHeap || o.card.is(Conviction) {
			return ""
		}
		return " from ash heap"
	},
	"kept": func(g *Game, o *Option, reader Seat) string {
		if c := o.card; c == nil || c.zone != Stored || c.keep == nil {
			return ""
		}
		return " from " + g.NameTo(reader, o.card.host)
	},
	"n": func(_ *Game, o *Option, _ Seat) string { return strconv.Itoa(o.n) },
	"source": func(g *Game, o *Option, _ Seat) string {
		switch {
		case o.on.Card != nil:
			return " from " + g.NameOf(o.on.Card)
		case o.on.Word != "":
			return " from " + o.on.Word
		}
		return ""
	},
	"side": func(_ *Game, o *Option, _ Seat) string { return o.side.String() },
	"tofrom": func(_ *Game, o *Option, _ Seat) string {
		if o.side == opposed {
			return "from"
		}
		return "to"
	},
}

// itemPart is a card by its name alone if it is on another that carries no second one of it.
func (g *Game) itemPart(o *Option, reader Seat) string {
	c := o.card
	if c.host == nil || c.zone != OnHost {
		return g.NameTo(reader, c)
	}
	for _, k := range c.host.on {
		if k != c && k.Name() == c.Name() && g.sees(reader, k) {
			return g.NameTo(reader, c)
		}
	}
	return c.Name()
}

// bearerPart is the card that a card is on, where the reader sees others of its name.
func (g *Game) bearerPart(o *Option, reader Seat) string {
	c := o.card
	if c.host == nil || c.zone != OnHost || o.with == c.host || g.isAlone(reader, c) {
		return ""
	}
	return g.named(" on ", c.host, reader)
}

// Texts are what the card's text says of the way that an option uses it.
func (o *Option) Texts() []string {
	if o.mode == nil {
		return nil
	}
	return o.mode.texts
}

// partWords are the words that the parts of labels bring along.
var partWords = strings.Fields("with on from at as to for against of hand pool ash heap uncontrolled card")

// named writes a card's name after what leads to it; nothing without a card.
func (g *Game) named(lead string, c *Card, reader Seat) string {
	if c == nil {
		return ""
	}
	return lead + g.NameTo(reader, c)
}

// telling is an event as it is told to a reader, with the names that names has for the cards.
type telling struct {
	g             *Game
	e             *Event
	reader, names Seat
}

// part writes one word in braces of an event's text.
func (t *telling) part(word string) string {
	if write := eventParts[word]; write != nil {
		return write(t)
	}
	return ""
}

// eventParts are the words of events' texts. One that may be missing brings its own blank.
var eventParts = map[string]func(*telling) string{
	"n":      func(t *telling) string { return strconv.Itoa(t.e.N) },
	"m":      func(t *telling) string { return strconv.Itoa(t.e.M) },
	"word":   func(t *telling) string { return t.e.Word },
	"seat":   func(t *telling) string { return t.g.seatName(t.e.Seat) },
	"to":     func(t *telling) string { return t.g.seatName(t.e.To) },
	"card":   func(t *telling) string { return t.name(t.e.Card) },
	"piece":  (*telling).piece,
	"used":   (*telling).used,
	"of":     (*telling).of,
	"other":  func(t *telling) string { return t.name(t.e.Other) },
	"with":   func(t *telling) string { return t.some(" with ", t.e.Other) },
	"at":     func(t *telling) string { return t.some(" at ", t.e.On.Card) },
	"level":  func(t *telling) string { return levelWord(t.e.Mode) },
	"object": func(t *telling) string { return t.object(t.e.On) },
	"blood": func(t *telling) string {
		if t.e.Card != nil && !t.e.Card.isVampire() {
			return "life"
		}
		return "blood"
	},
	"on": func(t *telling) string {
		if on := t.e.On; on.Card == nil && on.Seat == NoSeat && on.Word == "" {
			return ""
		}
		return " on " + t.object(t.e.On)
	},
	"picks": func(t *telling) string {
		if len(t.e.Picks) == 0 {
			return ""
		}
		return " (" + t.g.termsText(t.e.Picks, t.e.N, t.reader, t.names) + ")"
	},
}

func (t *telling) name(c *Card) string {
	switch {
	case c == nil:
		return "nobody"
	case t.e.Secret && t.e.Seat != t.reader, c == t.e.veiled && t.e.knows != t.reader:
		return "a card"
	}
	return t.g.nameThen(c, t.e.lifeOf(c), t.names)
}

// piece is the name of a card that is played: which copy it is matters to records only.
func (t *telling) piece() string {
	name := t.name(t.e.Card)
	if t.names != Record && t.e.Card != nil && name == t.g.NameTo(t.names, t.e.Card) {
		return t.e.Card.Name()
	}
	return name
}

// used is a card in play: by the one it is on, where there are others of its name.
func (t *telling) used() string {
	c := t.e.Card
	if name := t.name(c); t.names == Record || c == nil || c.host == nil || c.zone != OnHost || t.g.isAlone(t.names, c) || name != t.g.NameTo(t.names, c) {
		return name
	}
	return c.Name() + " on " + t.name(c.host)
}

// of is the card in play that an action is of, and what it does.
func (t *telling) of() string {
	if t.e.Other == nil {
		return ""
	}
	of := " of " + t.name(t.e.Other)
	if m := t.e.Mode; m != nil && m.word != "" {
		of += " (" + m.word + ")"
	}
	return of
}

func (t *telling) some(lead string, c *Card) string {
	if c == nil {
		return ""
	}
	return lead + t.name(c)
}

func (t *telling) object(o Object) string {
	if o.Card != nil {
		return t.name(o.Card)
	}
	return t.g.objectName(o)
}

// ordinals tell effects of one card apart that are due together.
var ordinals = []string{"second", "third", "fourth", "fifth", "sixth"}

// levelWord writes the level a mode is used at: "[dom]", "[DOM]", "[aus cel]".
func levelWord(m *Mode) string {
	if m == nil || len(m.disciplines) == 0 {
		return ""
	}
	words := make([]string, len(m.disciplines))
	for i, d := range m.disciplines {
		words[i] = DisciplineAt(d, m.level)
	}
	return " [" + strings.Join(words, " ") + "]"
}
