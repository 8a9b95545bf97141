package decks

import (
	"strings"

	"elysium/game"
)

// part is where a list says that its next cards belong.
type part uint8

const (
	unsaid part = iota // each card goes where its kind belongs
	crypt
	library
)

// list is a deck list being read line by line.
type list struct {
	src     *source
	deck    *Deck
	part    part
	comment bool // inside /* */
}

// readPlain reads a list without a preamble: every line is a card, a heading, a field such
// as "Author: ..." or a comment.
func readPlain(src *source) (*Deck, error) {
	l := &list{src: src, deck: &Deck{}}
	return l.deck, l.body(1, true)
}

// body reads the cards from a line on.
func (l *list) body(from int, fields bool) error {
	for i, line := range l.src.lines[from-1:] {
		line = l.uncommented(line)
		switch {
		case line == "" || rule(line):
		case l.heading(line):
		case fields && l.deck.field(line):
		default:
			if err := l.card(from+i, line); err != nil {
				return err
			}
		}
	}
	return nil
}

// uncommented returns the line without /* */ and without comments that fill a line.
func (l *list) uncommented(line string) string {
	var out strings.Builder
	for line != "" {
		end := "/*"
		if l.comment {
			end = "*/"
		}
		text, rest, found := strings.Cut(line, end)
		if !l.comment {
			out.WriteString(text)
		}
		if found {
			l.comment = !l.comment
		}
		line = rest
	}
	kept := strings.TrimSpace(out.String())
	for _, mark := range []string{"//", "#", "-- "} {
		if strings.HasPrefix(kept, mark) {
			return ""
		}
	}
	return kept
}

// rule reports whether a line only separates.
func rule(line string) bool { return strings.Trim(line, "-=_*~ ") == "" }

// heading reads a line that begins a part of the deck.
func (l *list) heading(line string) bool {
	p, ok := heading(line)
	if ok {
		l.part = p
	}
	return ok
}

// heading says which part a line such as "Crypt (12 cards)", "Library:" or "Action Modifier"
// begins; card names such as Library Hunting Ground begin none.
func heading(line string) (part, bool) {
	word := line
	if i := strings.IndexAny(line, "([:"); i >= 0 {
		word = line[:i]
	}
	switch word = strings.ToLower(strings.TrimSpace(word)); word {
	case "crypt":
		return crypt, true
	case "library":
		return library, true
	}
	t, ok := game.ParseTypes(singular(word))
	switch {
	case !ok:
		return unsaid, false
	case t.Has(game.Vampire | game.Imbued):
		return crypt, true
	}
	return library, true
}

func singular(word string) string {
	if word == "allies" {
		return "ally"
	}
	return strings.TrimSuffix(word, "s")
}

// card reads a line that names a card.
func (l *list) card(at int, line string) error {
	e, err := parseEntry(line)
	if err != nil {
		return l.src.errorf(at, "%s", err)
	}
	l.add(Line{N: e.n, Piece: e.piece, At: at, among: e.among})
	return nil
}

// add puts cards where the list says, right or wrong: Problems tells which.
func (l *list) add(line Line) {
	if l.part == crypt || l.part == unsaid && line.Piece.Facts.Crypt() {
		l.deck.Crypt = append(l.deck.Crypt, line)
		return
	}
	l.deck.Library = append(l.deck.Library, line)
}

// field reads "Deck Name: ..." and the like.
func (d *Deck) field(line string) bool {
	key, value, found := strings.Cut(line, ":")
	if !found {
		return false
	}
	value = strings.TrimSpace(value)
	switch strings.ToLower(strings.TrimSpace(key)) {
	case "deck name", "name", "deck", "title":
		d.Name = value
	case "author", "created by":
		d.Author = value
	case "description":
		d.Description = value
	default:
		return false
	}
	return true
}

var (
	countedHeading = pattern(`(?i)^(crypt|library)\s*:?\s*[(\[]\s*\d`)
	players        = pattern(`(?i)^\d+ players\b`)
)

// hasHeading detects the form in which tournament decks are published: whatever precedes
// the counted heading of the crypt is about the deck.
func hasHeading(src *source) bool { return firstHeading(src) > 0 }

// firstHeading returns the number of the first line that heads and counts a part, or 0.
func firstHeading(src *source) int {
	for i, line := range src.lines {
		if countedHeading().MatchString(line) {
			return i + 1
		}
	}
	return 0
}

// readHeaded reads a tournament deck, or the shorter form with only a name above the crypt.
func readHeaded(src *source) (*Deck, error) {
	start := firstHeading(src)
	d := &Deck{}
	if !d.preamble(src.lines[:start-1]) {
		return readPlain(src)
	}
	l := &list{src: src, deck: d}
	return d, l.body(start, false)
}

// preamble reads what precedes the crypt; the description is the last of it and free text.
// It reports false when cards are listed there, which must not be lost.
func (d *Deck) preamble(lines []string) bool {
	winner := ""
	for i, line := range lines {
		if d.field(line) {
			if isDescription(line) {
				d.Description = strings.TrimSpace(d.Description + "\n" +
					strings.Join(lines[i+1:], "\n"))
				break
			}
			continue
		}
		if players().MatchString(line) && i+1 < len(lines) {
			winner = lines[i+1]
		} else if namesCard(line) {
			return false
		}
	}
	if d.Author == "" {
		d.Author = winner
	}
	return true
}

func isDescription(line string) bool {
	return len(line) >= len("description") && strings.EqualFold(line[:len("description")], "description")
}

// namesCard reports whether a line counts copies of a card.
func namesCard(line string) bool {
	for _, c := range counted(line) {
		if _, ok := exact(c.rest); ok {
			return true
		}
	}
	return false
}
