package decks

import (
	"slices"
	"strings"

	"elysium/cards"
	"elysium/game"
)

// settleNamesakes decides which vampire is meant where a list gives a name that several share:
// a name listed on several lines means them in order of group; else the one whose group goes
// with the rest of the crypt; in lists that mark only the later ones, the first.
func (d *Deck) settleNamesakes(src *source) error {
	lines := map[string][]*Line{}
	var order []string
	for i := range d.Crypt {
		if l := &d.Crypt[i]; l.among != nil {
			name := l.among[0].Facts.Name
			if lines[name] == nil {
				order = append(order, name)
			}
			lines[name] = append(lines[name], l)
		}
	}
	groups := d.saidGroups()
	for _, name := range order {
		same := lines[name]
		if err := settle(src, same, groups); err != nil {
			return err
		}
		for _, l := range same {
			l.among = nil
		}
	}
	return nil
}

// saidGroups are the groups of the crypt cards whose names leave no doubt.
func (d *Deck) saidGroups() []int {
	var groups []int
	for _, l := range d.Crypt {
		if l.among == nil && l.Piece.Facts.Group > 0 {
			groups = append(groups, l.Piece.Facts.Group)
		}
	}
	return groups
}

func settle(src *source, same []*Line, groups []int) error {
	among := same[0].among
	if len(same) > len(among) {
		among = append(slices.Clone(among), cards.Namesakes(bare(among[0])+" (ADV)")...)
	}
	if len(same) > 1 && len(same) <= len(among) {
		for i, l := range same {
			l.Piece = among[i]
		}
		return nil
	}
	fit := slices.DeleteFunc(slices.Clone(among), func(p *game.Piece) bool { return !goesWith(p.Facts.Group, groups) })
	switch {
	case len(groups) > 0 && len(fit) == 1:
		among = fit
	case !src.marksLater():
		var names []string
		for _, p := range among {
			names = append(names, short(p.Facts.Name))
		}
		return src.errorf(same[0].At, "Several cards are called %s: write %s.", short(bare(among[0])), strings.Join(names, " or "))
	}
	for _, l := range same {
		l.Piece = among[0]
	}
	return nil
}

// bare is a vampire's name without what tells it from namesakes.
func bare(p *game.Piece) string { return newMinion(p.Facts.Name, 0).name }

// goesWith reports whether a group makes no more than two consecutive ones of the others.
func goesWith(group int, others []int) bool {
	return !slices.ContainsFunc(others, func(g int) bool { return g-group > 1 || group-g > 1 })
}

// marksLater reports whether this is a form that tells only later namesakes apart by their
// group: a list with tabs after its counts, or one without any marks.
func (s *source) marksLater() bool {
	return slices.ContainsFunc(s.lines, func(line string) bool { return strings.Contains(line, "\t") }) || isJSON(s) || isQuoted(s)
}
