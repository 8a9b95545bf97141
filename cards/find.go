package cards

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/sahilm/fuzzy"

	"elysium/game"
)

// names finds cards by their folded names, without reading more of the table than those.
type names struct {
	cards   *catalogue
	labels  []label // of the cards
	now     places
	old     map[string][]int // the places that names had
	longest int              // the most words of a name, suffixes and article included
}

func nameAll(c *catalogue) *names {
	n := &names{
		cards:  c,
		labels: make([]label, len(c.lines)),
		now:    newPlaces(len(c.lines)),
		old:    map[string][]int{},
	}
	var s splitter
	for i, line := range c.lines {
		name, aka := nameCells(line)
		n.labels[i] = n.label(s.split(name))
		n.now.put(n.labels[i].base, i)
		for aka != "" {
			name, aka, _ = strings.Cut(aka, "|")
			was := n.label(s.split(name)).base
			n.old[was] = append(n.old[was], i)
		}
	}
	return n
}

// label takes the name of a card apart.
func (n *names) label(words folded) label {
	// An article, a group and "adv" may come on top of the name.
	n.longest = max(n.longest, len(words.words)+3)
	return words.called(len(words.words))
}

// called returns the places of the cards that have a name, suffixes aside.
func (n *names) called(base string) []int {
	var found []int
	for i := range n.now.of(base) {
		if n.labels[i].base == base {
			found = append(found, i)
		}
	}
	return found
}

// matches returns the pieces of that name. Without its suffix an advanced vampire is not meant.
func (n *names) matches(l label) []*game.Piece {
	if found := n.fitting(l, n.called(l.base)); found != nil {
		return found
	}
	return n.fitting(l, n.old[l.base])
}

// fitting returns those of the pieces that the suffixes of a name mean.
func (n *names) fitting(l label, at []int) []*game.Piece {
	var found []*game.Piece
	for _, i := range at {
		p := n.cards.piece(i)
		if p.Facts.Advanced == l.advanced && (l.group == 0 || p.Facts.Group == l.group) {
			found = append(found, p)
		}
	}
	return found
}

// Find returns the card of a name as people type it. The error is a sentence that says which
// card may have been meant.
func Find(name string) (*game.Piece, error) {
	n := known().names()
	words := split(name)
	l := words.called(len(words.words))
	if l.base == "" {
		return nil, errors.New("A card's name is missing.")
	}
	switch found := n.matches(l); len(found) {
	case 0:
		return nil, n.unknown(name, l)
	case 1:
		return found[0], nil
	default:
		return nil, ambiguous(name, found)
	}
}

// Namesakes returns every card that a name may mean, in order of group: vampires of several
// groups share one. It returns none where no card has exactly that name.
func Namesakes(name string) []*game.Piece {
	words := split(name)
	found := known().names().matches(words.called(len(words.words)))
	slices.SortStableFunc(found, func(a, b *game.Piece) int { return a.Facts.Group - b.Facts.Group })
	return found
}

func ambiguous(name string, found []*game.Piece) error {
	quoted := make([]string, len(found))
	for i, p := range found {
		quoted[i] = quote(p.Facts.Name)
	}
	return fmt.Errorf("Several cards are called %s: write %s.", quote(name), strings.Join(quoted, " or "))
}

func (n *names) unknown(name string, l label) error {
	if p := n.nearest(l); p != nil {
		return fmt.Errorf("No card is called %s; did you mean %s?", quote(name), quote(p.Facts.Name))
	}
	return fmt.Errorf("No card is called %s.", quote(name))
}

// quote sets a name between quotes as it is: names hold quotes themselves.
func quote(name string) string { return `"` + strings.TrimSpace(name) + `"` }

// nearest returns the card that was most likely meant: one of that name but for its suffix,
// one whose name goes on from there, the one whose name needs the fewest changes to become
// what was typed, or one whose name holds the typed letters in their order.
func (n *names) nearest(l label) *game.Piece {
	if same := n.called(l.base); same != nil {
		return n.cards.piece(same[0])
	}
	best := n.beginning(l.base + " ")
	if best < 0 {
		best = n.closest(l.String())
	}
	if best < 0 && len(l.base) > 3 {
		if found := fuzzy.FindFrom(l.base, n); len(found) > 0 {
			best = found[0].Index
		}
	}
	if best < 0 {
		return nil
	}
	return n.cards.piece(best)
}

// beginning returns the shortest name that begins so, or -1.
func (n *names) beginning(start string) int {
	best := -1
	for i, l := range n.labels {
		if strings.HasPrefix(l.base, start) && (best < 0 || len(l.base) < len(n.labels[best].base)) {
			best = i
		}
	}
	return best
}

// closest returns the name with the fewest letters changed, or -1 if all are far off.
func (n *names) closest(typed string) int {
	letters := []rune(typed)
	best, fewest := -1, 2+len(letters)/6
	for i, l := range n.labels {
		if d := distance(letters, []rune(l.String()), fewest); d < fewest {
			best, fewest = i, d
		}
	}
	return best
}

// String and Len let names be searched for letters in their order.
func (n *names) String(i int) string { return n.labels[i].String() }

// Len is the number of names.
func (n *names) Len() int { return len(n.labels) }

// distance counts the letters to add, drop, replace or swap with their neighbour that make
// one word of another; where it is at least limit, any number from there on will do.
func distance(a, b []rune, limit int) int {
	if len(a)-len(b) >= limit || len(b)-len(a) >= limit {
		return limit
	}
	before, above, row := make([]int, len(b)+1), make([]int, len(b)+1), make([]int, len(b)+1)
	for j := range above {
		above[j] = j
	}
	for i := range a {
		row[0] = i + 1
		least := row[0]
		for j := range b {
			change := above[j]
			if a[i] != b[j] {
				change++
			}
			row[j+1] = min(change, above[j+1]+1, row[j]+1)
			if i > 0 && j > 0 && a[i] == b[j-1] && a[i-1] == b[j] {
				row[j+1] = min(row[j+1], before[j-1]+1)
			}
			least = min(least, row[j+1])
		}
		if least >= limit {
			return limit
		}
		before, above, row = above, row, before
	}
	return above[len(b)]
}

// LongestPrefix returns the card with the longest name at the start of a text, and how many
// bytes of the text that name takes; nil and 0 if there is none, or if the longest name is
// that of several cards (Find tells which). A name ends where a word ends.
func LongestPrefix(text string) (*game.Piece, int) {
	n := known().names()
	words := splitStart(text, n.longest)
	for k := len(words.words); k > 0; k-- {
		switch found := n.matches(words.called(k)); len(found) {
		case 0:
		case 1:
			return found[0], closed(text, words.words[k-1].end, found[0].Facts.Name)
		default:
			return nil, 0
		}
	}
	return nil, 0
}

// closed moves the end of a name past what belongs to it after its last word: an open
// bracket's or quote's other half, a trade mark, and the mark that its last word carries.
func closed(text string, end int, name string) int {
	last, _ := utf8.DecodeLastRuneInString(name)
	for end < len(text) {
		r, size := utf8.DecodeRuneInString(text[end:])
		taken := text[:end]
		switch {
		case r == ')' && strings.Count(taken, "(") > strings.Count(taken, ")"):
		case r == '"' && strings.Count(taken, `"`)%2 == 1:
		case r == '”' && strings.Count(taken, "“") > strings.Count(taken, "”"):
		case r == '™':
		case r == last && (r == '!' || r == '.') && !strings.HasSuffix(taken, string(r)):
		default:
			return end
		}
		end += size
	}
	return end
}
