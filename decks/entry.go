package decks

import (
	"errors"
	"fmt"
	"regexp"
	"strconv"
	"strings"
	"sync"

	"elysium/cards"
	"elysium/game"
)

// entry is what a line of a list says: so many of a card.
type entry struct {
	n     int
	piece *game.Piece
	among []*game.Piece // several vampires of that name, if the line does not say which
}

// split is one way to part a line into a count and the rest.
type split struct {
	count, rest string
}

// expression compiles when it is first asked for: most starts of the program read no deck.
type expression = func() *regexp.Regexp

func pattern(text string) expression {
	return sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(text) })
}

// The ways players write a count before a name: "2x Name", "2. Name", "2xName", "2 Name",
// "x2 Name". A space must follow an x that a space precedes, or Xaviar loses it.
var before = []expression{
	pattern(`^(?:[-*•]\s+)?([-+]?\d+)\s*(?:[xX×]{1,2}|[*.])\s+(\S.*)$`),
	pattern(`^(?:[-*•]\s+)?([-+]?\d+)[xX×](\S.*)$`),
	pattern(`^(?:[-*•]\s+)?([-+]?\d+)\s+(\S.*)$`),
	pattern(`^[xX×]([-+]?\d+)\s+(\S.*)$`),
	pattern(`^(\d{1,2})(\pL.*)$`), // "4Deflection"
}

// The ways to write it after a name: "Name x2", "Name (2)", "Name [2]", "Name: 2".
var after = []expression{
	pattern(`^(\S.*?)\s+[xX×]\s*(\d+)$`),
	pattern(`^(\S.*?)\s*[(\[](\d+)[)\]]$`),
	pattern(`^(\S.*?)\s*:\s*(\d+)$`),
}

// counted returns the ways in which a line begins with a count.
func counted(line string) []split {
	if !strings.ContainsAny(line, "0123456789") {
		return nil
	}
	var ways []split
	for _, re := range before {
		if m := re().FindStringSubmatch(line); m != nil {
			ways = append(ways, split{m[1], m[2]})
		}
	}
	return ways
}

// countedAfter returns the ways in which a line ends with a count.
func countedAfter(line string) []split {
	var ways []split
	for _, re := range after {
		if m := re().FindStringSubmatch(line); m != nil {
			ways = append(ways, split{m[2], m[1]})
		}
	}
	return ways
}

// parseEntry reads a count and a card; a name alone is one copy. Its errors are sentences:
// no such card, or a count that cannot be.
func parseEntry(line string) (entry, error) {
	if len(line) > maxName {
		return entry{}, fmt.Errorf(`Expected a line such as "2x Deflection"; %s is too long.`, short(line))
	}
	if e, ok := plainEntry(line); ok {
		return e, nil
	}
	ways := counted(line)
	e, err := firstOf(ways)
	if err == nil && len(ways) > 0 {
		return e, nil
	}
	// 419 Operation begins with a number that is no count.
	if p, ok := exact(line); ok {
		return entry{n: 1, piece: p}, nil
	}
	if len(ways) > 0 {
		return entry{}, err
	}
	return parseUncounted(line)
}

// plainEntry reads "2x Deflection", as most lines are: no other way goes before that one, and none
// of the expressions is needed.
func plainEntry(line string) (entry, bool) {
	count, name, ok := strings.Cut(line, "x ")
	if !ok {
		return entry{}, false
	}
	n, err := copies(count, name)
	if err != nil {
		return entry{}, false
	}
	p, ok := exact(strings.TrimLeft(name, " "))
	return entry{n: n, piece: p}, ok
}

// parseUncounted reads a line that does not begin with a count.
func parseUncounted(line string) (entry, error) {
	if ways := countedAfter(line); len(ways) > 0 {
		e, err := firstOf(ways)
		if _, bad := errors.AsType[countError](err); bad || err == nil {
			return e, err
		}
	}
	e, err := lookup(line)
	if err != nil {
		return entry{}, fmt.Errorf(`Expected a count and a card, such as "2x Deflection". %w`, err)
	}
	e.n = 1
	return e, nil
}

// countError is a count that cannot be.
type countError struct{ count, name string }

func (e countError) Error() string {
	return fmt.Sprintf("A count is a number from 1 to %d; %s copies of %s are listed.",
		maxCopies, shorten(e.count), short(e.name))
}

// firstOf returns the first way that names a card, or why the first way does not.
func firstOf(ways []split) (entry, error) {
	var failed error
	for _, w := range ways {
		e, err := lookup(w.rest)
		if err == nil {
			e.n, err = copies(w.count, e.piece.Facts.Name)
			return e, err
		}
		if _, bad := copies(w.count, w.rest); bad != nil {
			err = bad
		}
		if failed == nil {
			failed = err
		}
	}
	return entry{}, failed
}

func copies(text, name string) (int, error) {
	n, err := strconv.Atoi(text)
	if err != nil || n < 1 || n > maxCopies || text[0] == '+' {
		return 0, countError{text, name}
	}
	return n, nil
}

// lookup finds the card that the text names, alone, before a comment, before a tab, or before
// the columns that tournament lists print after a crypt card.
func lookup(text string) (entry, error) {
	for t := text; t != ""; t = withoutComment(t) {
		if p, ok := exact(t); ok {
			return entry{piece: p}, nil
		}
	}
	if m, ok := parseMinion(text); ok {
		if p := cutOff(m); p != nil {
			return entry{piece: p}, nil
		}
		text = m.String()
	}
	e, err := find(text)
	if name, _, tabbed := strings.Cut(text, "\t"); err != nil && tabbed {
		if e, failed := find(name); failed == nil {
			return e, nil
		}
	}
	return e, err
}

// cutLength is where old lists with columns cut names off.
const cutLength = 18

// cutOff finds the only crypt card of a group whose name goes on from one that was cut off.
func cutOff(m minion) *game.Piece {
	name := []rune(m.name)
	if len(name) != cutLength || len(cards.Namesakes(m.name)) > 0 {
		return nil
	}
	var found *game.Piece
	for _, p := range cards.All() {
		whole := []rune(bare(p))
		if !p.Facts.Crypt() || len(whole) <= cutLength || p.Facts.Advanced != m.advanced || m.group > 0 && p.Facts.Group != m.group ||
			cards.Fold(string(whole[:cutLength])) != cards.Fold(m.name) {
			continue
		}
		if found != nil {
			return nil
		}
		found = p
	}
	return found
}

// find finds the card of a name, or the cards that share it.
func find(name string) (entry, error) {
	if same := cards.Namesakes(name); len(same) > 1 {
		return entry{piece: same[0], among: same}, nil
	}
	p, err := cards.Find(name)
	return entry{piece: p}, err
}

// exact finds the card that the whole text names. Unlike cards.Find it does not look for what
// may have been meant, which takes long.
func exact(text string) (*game.Piece, bool) {
	if m, ok := parseMinion(text); ok {
		return m.find()
	}
	return named(text)
}

func named(text string) (*game.Piece, bool) {
	p, n := cards.LongestPrefix(text)
	return p, p != nil && strings.Trim(text[n:], " \t.,;:!?'\"") == ""
}

// withoutComment cuts the last comment: "-- why", "// why", "(why)" or "[why]"; it returns
// "" when there is none. Names hold such marks too, so the whole text is tried before, and
// (ADV) and (G2) tell vampires apart.
func withoutComment(text string) string {
	cut := -1
	for _, mark := range []string{" --", " //"} {
		cut = max(cut, strings.LastIndex(text, mark))
	}
	for open, closing := range map[string]string{"(": ")", "[": "]"} {
		if strings.HasSuffix(text, closing) {
			cut = max(cut, strings.LastIndex(text, open))
		}
	}
	if cut < 0 || suffix().MatchString(text) {
		return ""
	}
	return strings.TrimSpace(text[:cut])
}
