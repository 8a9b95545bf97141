package tui

import (
	"slices"
	"strings"
)

// leastName is how short a name gets that gives way to the rest of a text.
const leastName = 5

// shortened fits a text into n columns: the names in it are cut, the longest first, since what
// tells one text from another is mostly in its other words, and at their beginnings.
func shortened(text string, names []string, n int) string {
	if width(text) <= n {
		return text
	}
	var cut []string
	longest := 0
	for _, name := range names {
		if strings.Contains(text, name) {
			cut = append(cut, name)
			longest = max(longest, width(name))
		}
	}
	slices.SortFunc(cut, func(a, b string) int { return len(b) - len(a) }) // one may begin another
	best := text
	for most := longest - 1; most >= leastName; most-- {
		var pairs []string
		for _, name := range cut {
			pairs = append(pairs, name, clipped(name, most))
		}
		if best = strings.NewReplacer(pairs...).Replace(text); width(best) <= n {
			return best
		}
	}
	best, _ = fit(best, n)
	return best
}

// clipped is a name in n columns; the number that tells it from others stays.
func clipped(name string, n int) string {
	base, number, numbered := strings.Cut(name, "#")
	if numbered {
		number = "#" + number
	}
	base, _ = fit(base, max(2, n-len(number)))
	return base + number
}
