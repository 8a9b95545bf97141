package decks

import (
	"fmt"
	"strconv"
	"strings"

	"elysium/game"
)

// minion is a crypt card as tournament lists print it: the columns after the name tell the
// printings of one vampire apart.
type minion struct {
	name     string // without (ADV) and (G2)
	advanced bool
	group    int // 0: any
}

var (
	columns  = pattern(`(?i)\s\d{1,2}\s.*:\s?(\d{1,2}|any|\*)$`)
	capacity = pattern(`\s+(\d{1,2})\s+(\S+)`)
	advMark  = pattern(`(?i)\s+(?:[(\[]\s*(?:G\d+\s+)?(?:adv\.?|advanced)\s*[)\]]|adv\.?|advanced)$`)
	suffix   = pattern(`(?i)\((?:G\d+|adv\.?|advanced|G\d+\s+adv\.?)\)$`)
	groupTag = pattern(`(?i)\s+\(G\d+\)$`)
)

// parseMinion reads "NAME  CAPACITY DISCIPLINES [TITLE] CLAN:GROUP"; it reports false for
// text that does not have these columns.
func parseMinion(text string) (minion, bool) {
	if !strings.Contains(text, ":") {
		return minion{}, false
	}
	m := columns().FindStringSubmatch(text)
	if m == nil {
		return minion{}, false
	}
	group, _ := strconv.Atoi(m[1]) // "any" is 0
	return newMinion(text[:nameEnd(text)], group), true
}

func newMinion(name string, group int) minion {
	bare := advMark().ReplaceAllString(strings.TrimSpace(name), "")
	m := minion{name: bare, advanced: len(bare) < len(strings.TrimSpace(name)), group: group}
	m.name = groupTag().ReplaceAllString(m.name, "")
	return m
}

// nameEnd returns where the capacity column begins: at the number that disciplines follow,
// since a name may hold a number as well.
func nameEnd(text string) int {
	spots := capacity().FindAllStringSubmatchIndex(text, -1)
	for _, at := range spots {
		word := text[at[4]:at[5]]
		if _, ok := game.ParseDiscipline(word); ok || word == "-none-" {
			return at[0]
		}
	}
	if len(spots) == 0 {
		return len(text)
	}
	return spots[0][0]
}

// find returns the printing that fits the columns, or else the only one of that name: old
// lists carry groups that have changed since.
func (m minion) find() (*game.Piece, bool) {
	var other *game.Piece
	for _, name := range []string{m.String(), m.printing()} {
		p, ok := named(name)
		switch {
		case !ok || p.Facts.Advanced != m.advanced:
		case p.Facts.Group == m.group:
			return p, true
		case other == nil:
			other = p
		}
	}
	return other, other != nil
}

func (m minion) String() string {
	if m.advanced {
		return m.name + " (ADV)"
	}
	return m.name
}

// printing names the vampire with its group, as where two share a name.
func (m minion) printing() string {
	if m.advanced {
		return fmt.Sprintf("%s (G%d ADV)", m.name, m.group)
	}
	return fmt.Sprintf("%s (G%d)", m.name, m.group)
}
