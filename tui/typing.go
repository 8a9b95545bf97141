package tui

import (
	"strings"

	"elysium/cards"
)

// typist is a page or something over the table on which letters are typed.
type typist interface{ typing() bool }

func (*finder) typing() bool     { return true }
func (*helpPage) typing() bool   { return true }
func (s *setup) typing() bool    { return s.editing || s.onName() }
func (*loader) typing() bool     { return true }
func (*help) typing() bool       { return true }
func (*why) typing() bool        { return true }
func (*byHand) typing() bool     { return true }
func (*words) typing() bool      { return true }
func (*decisions) typing() bool  { return true }
func (o *then) typing() bool     { return typed(o.table.over) }
func (o *stepping) typing() bool { return typed(o.table.over) }

// typed reports whether letters are typed at a page, or at what lies over the table if anything does.
func typed(page any) bool {
	t, can := page.(typist)
	return can && t.typing()
}

// write takes a key into a text: a letter goes to its end, backspace rubs the last one out. It
// reports whether the text is another than before.
func write(text *string, k string) bool {
	switch r := []rune(*text); {
	case k == "backspace" && len(r) > 0:
		*text = string(r[:len(r)-1])
	case len([]rune(k)) == 1:
		*text += k
	default:
		return false
	}
	return true
}

// sought are the words of what was typed to find something.
func sought(typed string) []string { return strings.Fields(cards.Fold(typed)) }

// has reports whether a text, folded, holds all words that are sought.
func has(text string, words []string) bool {
	for _, w := range words {
		if !strings.Contains(text, w) {
			return false
		}
	}
	return true
}

// search shows what was typed to find something.
func search(filter string) string {
	if filter == "" {
		return ""
	}
	return "/" + filter
}
