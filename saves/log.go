package saves

import (
	"fmt"
	"slices"
	"strings"

	"elysium/game"
)

const wantLogLine = "SEAT: label, SEAT ~ correction, > undo N agreed, > seat SEAT house by SEAT or random CARD or N"

// log reads the decisions of a saved game.
func (p *parser) log(n *node, rest string) {
	p.once(n, "log")
	if rest != "" {
		p.fault(n.line, expected(rest, "nothing after log"))
	}
	p.file.Logged = true
	for _, kid := range n.kids {
		p.leaf(kid)
		l, err := p.names.logLine(kid.text)
		p.fault(kid.line, err)
		l.Line = kid.line
		p.file.Log = append(p.file.Log, l)
	}
}

func (ns *names) logLine(text string) (LogLine, error) {
	if undo, ok := strings.CutPrefix(text, "> undo "); ok {
		digits, agreed := strings.CutSuffix(undo, " agreed")
		n, isNumber := number(digits)
		if !agreed || !isNumber {
			return LogLine{}, expected(text, "> undo N agreed")
		}
		return LogLine{Kind: LogUndo, Seat: game.NoSeat, N: n}, nil
	}
	if seated, ok := strings.CutPrefix(text, "> seat "); ok {
		return ns.seated(read(seated))
	}
	if strings.ContainsRune("@?!=", rune(text[0])) {
		return LogLine{}, expected(text, wantLogLine)
	}
	s, err := ns.step(text)
	l := LogLine{Seat: s.Seat, Words: s.Words, Correction: s.Correction}
	switch s.Kind {
	case Correct:
		l.Kind = LogCorrection
	case Random:
		l.Kind = LogRandom
	}
	return l, err
}

// LineText writes a line of a log as Format does.
func (f *File) LineText(l *LogLine) string { return f.names().logText(l) }

func (ns *names) logText(l *LogLine) string {
	switch l.Kind {
	case LogUndo:
		return fmt.Sprintf("> undo %d agreed", l.N)
	case LogSeated:
		return fmt.Sprintf("> seat %s %s by %s", ns.seatName(l.Of), l.Words, ns.seatName(l.Seat))
	case LogCorrection:
		return ns.seatName(l.Seat) + " ~ " + ns.correctionText(l.Correction)
	case LogRandom:
		return "random " + l.Words
	}
	return ns.seatName(l.Seat) + ": " + l.Words
}

// correction reads what follows ~.
func (ns *names) correction(r *reader) (*Correction, error) {
	c := &Correction{Verb: r.peek(), Of: game.NoSeat}
	var err error
	switch {
	case r.eat("move"):
		err = ns.move(r, c)
	case r.eat("set"):
		err = ns.set(r, c)
	case r.eat("end"):
		c.Span, err = aSpan(r, "action", "combat", "phase", "turn", "game")
	case r.eat("continue"):
		c.Span, err = aSpan(r, "action", "combat")
	case r.eat("draw"):
		c.Zone = game.Library
		if r.eat("crypt") {
			c.Zone = game.Crypt
		}
	case r.eat("shuffle"):
		c.Zone = game.Library
	case r.eat("call time"), r.eat("extend time"):
	default:
		return c, expected(r.rest, "move CARD to ZONE [of SEAT], move CARD on CARD, set OBJECT WORD VALUE, end action, combat, phase, turn or game, continue action or combat, draw, draw crypt, shuffle, call time or extend time")
	}
	if err == nil {
		err = r.end("nothing after the correction")
	}
	return c, err
}

func (ns *names) move(r *reader, c *Correction) (err error) {
	at := *r
	var ok bool
	if c.Object, ok = ns.object(r); !ok || c.Object.Piece == nil {
		return ns.noCard(at.rest)
	}
	if r.eat("on") {
		on := *r
		if c.On, ok = ns.object(r); !ok || c.On.Piece == nil {
			return ns.noCard(on.rest)
		}
		c.Zone = game.OnHost
		return nil
	}
	if !r.eat("to") {
		return expected(r.rest, "to ZONE or on CARD")
	}
	i := slices.IndexFunc(zoneOrder, func(z game.Zone) bool { return starts(r.rest, z.String()) })
	if i < 0 {
		return expected(r.rest, "a zone: "+oneOf(zoneNames()))
	}
	c.Zone = zoneOrder[i]
	r.eat(c.Zone.String())
	if r.eat("of") {
		c.Of, err = ns.aSeat(r)
	}
	return err
}

func zoneNames() []string {
	out := make([]string, len(zoneOrder))
	for i, z := range zoneOrder {
		out[i] = z.String()
	}
	return out
}

// pairs are the words of two words that a correction may set.
var pairs = []string{"hand size", "master actions", "discard actions", "face down"}

func (ns *names) set(r *reader, c *Correction) error {
	at := *r
	var ok bool
	if c.Object, ok = ns.object(r); !ok || !ns.wordEnds(at.rest, r.rest) {
		return expected(at.rest, "a card, a seat or the Edge")
	}
	for _, pair := range pairs {
		if c.Word == "" && r.eat(pair) {
			c.Word = pair
		}
	}
	if c.Word == "" {
		c.Word = r.word()
	}
	if c.Word == "" || r.done() {
		return expected("", "a word and its value")
	}
	c.Value = r.all()
	return nil
}

func (ns *names) correctionText(c *Correction) string {
	switch c.Verb {
	case "draw":
		if c.Zone == game.Crypt {
			return "draw crypt"
		}
		return "draw"
	case "shuffle":
		return "shuffle"
	case "call", "extend":
		return c.Verb + " time"
	case "continue":
		return "continue " + spanWord(c.Span)
	case "move":
		if c.Zone == game.OnHost {
			return "move " + ns.text(c.Object) + " on " + ns.text(c.On)
		}
		s := "move " + ns.text(c.Object) + " to " + c.Zone.String()
		if c.Of != game.NoSeat {
			s += " of " + ns.seatName(c.Of)
		}
		return s
	case "set":
		return "set " + ns.text(c.Object) + " " + c.Word + " " + c.Value
	}
	return "end " + spanWord(c.Span)
}
