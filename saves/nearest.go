package saves

import (
	"slices"
	"strings"
	"unicode"

	"elysium/cards"
)

// nearest puts those first that have most of what was typed: whole words before their beginnings.
func nearest(list []string, typed string) []string {
	want := wordsOf(typed)
	near := map[string]int{}
	for _, s := range list {
		near[s] = nearness(wordsOf(s), want)
	}
	list = slices.Clone(list)
	slices.SortStableFunc(list, func(a, b string) int { return near[b] - near[a] })
	return list
}

func nearness(has, want []string) int {
	n := 0
	for _, w := range want {
		best := 0
		for _, h := range has {
			switch {
			case h == w:
				best = 2
			case len(w) > 2 && len(h) > 2 && (strings.HasPrefix(h, w) || strings.HasPrefix(w, h)):
				best = max(best, 1)
			}
		}
		n += best
	}
	return n
}

// wordsOf are the words of a text without its signs.
func wordsOf(text string) []string {
	return strings.FieldsFunc(cards.Fold(text), func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) })
}
