package saves

import (
	"slices"
	"strings"
	"unicode"

	"elysium/game"
)

// token is a word of a label or of a line: a name as a whole, what stands in brackets, or a
// plain word in lower case without punctuation.
type token struct {
	word   string
	piece  *game.Piece
	number int
	owner  game.Seat // whose card, NoSeat if it is not said
	seat   game.Seat
}

// phrases splits lines and labels into tokens and remembers them.
type phrases struct {
	names *names
	known map[string][]token
}

func newPhrases(ns *names) *phrases { return &phrases{ns, map[string][]token{}} }

// of returns the tokens of a text.
func (p *phrases) of(text string) []token {
	if ts, ok := p.known[text]; ok {
		return ts
	}
	var ts []token
	for r := read(text); !r.done(); {
		if t, ok := p.next(r); ok {
			ts = append(ts, t)
		}
	}
	p.known[text] = ts
	return ts
}

// next takes a token; false if there was nothing but punctuation.
func (p *phrases) next(r *reader) (token, bool) {
	none := token{owner: game.NoSeat, seat: game.NoSeat}
	if strings.HasPrefix(r.rest, "[") {
		inside, rest, _ := strings.Cut(r.rest[1:], "]")
		r.rest = strings.TrimLeft(rest, " ")
		none.word = "[" + strings.Join(strings.Fields(inside), " ") + "]"
		return none, true
	}
	at := *r
	if o, ok := p.names.object(r); ok && r.rest != at.rest {
		return token{edgeWord(o), o.Piece, o.Number, o.Owner, o.Seat}, true
	}
	*r = at
	none.word = plainWord(r.word())
	return none, none.word != ""
}

func edgeWord(o Object) string {
	if o.Edge {
		return theEdge
	}
	return ""
}

// plainWord drops case and punctuation.
func plainWord(s string) string {
	return strings.Map(func(c rune) rune {
		if unicode.IsLetter(c) || unicode.IsDigit(c) {
			return unicode.ToLower(c)
		}
		return -1
	}, s)
}

// means reports whether a token of a line stands for one of a label: a card without its owner
// is anybody's.
func (t token) means(label token) bool {
	if t.owner == game.NoSeat {
		label.owner = game.NoSeat
	}
	if t.number <= 1 && label.number <= 1 {
		label.number = t.number
	}
	return t == label
}

// within reports whether a line's tokens stand in a label one after another; whole, whether
// the label holds nothing else.
func within(line, label []token) (whole, part bool) {
	if len(line) == 0 {
		return false, false
	}
	for at := 0; at+len(line) <= len(label); at++ {
		if slices.EqualFunc(line, label[at:at+len(line)], token.means) {
			return len(line) == len(label), true
		}
	}
	return false, false
}

// fits returns the labels a line fits, by their places: those equal to it if there are any,
// else those that contain it. Labels that read the same count once.
func (p *phrases) fits(line string, labels []string) []int {
	var equal, containing []int
	want := p.of(line)
	for i, label := range labels {
		if slices.Contains(labels[:i], label) {
			continue
		}
		switch whole, part := within(want, p.of(label)); {
		case whole:
			equal = append(equal, i)
		case part:
			containing = append(containing, i)
		}
	}
	if len(equal) > 0 {
		return equal
	}
	return containing
}

// hold returns the labels that a line fits if the minion is said, or left out: what is said not to
// be on offer is not to hide behind a word that is missing.
func (p *phrases) hold(line string, labels []string) []int {
	var found []int
	want := p.of(line)
	for i, label := range labels {
		has := p.of(label)
		_, part := within(want, has)
		if !part && !slices.ContainsFunc(want, isWith) {
			_, part = within(want, unaided(has))
		}
		if part && !slices.Contains(labels[:i], label) {
			found = append(found, i)
		}
	}
	return found
}

func isWith(t token) bool { return t.piece == nil && t.word == "with" }

// unaided is a label without the minion that it names after "with".
func unaided(label []token) []token {
	at := slices.IndexFunc(label, isWith)
	if at < 0 || at+1 >= len(label) {
		return label
	}
	return slices.Concat(label[:at], label[at+2:])
}
