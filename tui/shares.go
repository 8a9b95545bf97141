package tui

import (
	"slices"
	"strings"

	tea "github.com/charmbracelet/bubbletea"

	"elysium/game"
)

// shares are points that a person divides on one page; the engine is told of them one by one.
type shares struct{ points, least int }

// sharesOf is the division that a decision begins, nil if it begins none.
func sharesOf(d *game.Decision) *shares {
	if d.Point != 1 || d.Points < 2 {
		return nil
	}
	return &shares{d.Points, d.Least}
}

// rows are those among whom the points are divided, each with how many it may get.
func (x *shares) rows(d *game.Decision, labels []string) []row {
	rows := make([]row, len(d.Options))
	for i := range rows {
		_, name, _ := strings.Cut(labels[i], " ")
		r := row{text: name, steps: true}
		for n := range x.points + 1 {
			r.opts, r.words = append(r.opts, i), append(r.words, itoa(n))
		}
		rows[i] = r
	}
	return rows
}

// left is how many points nobody has been given yet.
func (x *shares) left(rows []row) int {
	n := x.points
	for i := range rows {
		n -= rows[i].at
	}
	return n
}

// lacking says what keeps a division from being taken; empty: nothing does.
func (x *shares) lacking(rows []row) string {
	different := 0
	for i := range rows {
		if rows[i].at > 0 {
			different++
		}
	}
	switch left := x.left(rows); {
	case left > 0:
		return plural(left, "point is", "points are") + " still to be given: left and right change what a row gets."
	case different < x.least:
		return "At least " + itoa(x.least) + " must get a point."
	}
	return ""
}

// state is how far a division has come, in words.
func (x *shares) state(rows []row) string {
	s := itoa(x.left(rows)) + " of " + plural(x.points, "point", "points") + " left"
	if x.least > 1 {
		s += ", to " + itoa(x.least) + " or more"
	}
	return s
}

// commitShares takes a division that is complete.
func (t *table) commitShares() tea.Cmd {
	a := &t.ask
	if t.message = a.shares.lacking(a.rows); t.message != "" {
		return nil
	}
	return t.takeShares(append([]row(nil), a.rows...))
}

// takeShares gives the points: first one to each who gets any, so that none is left to those who
// have to get one.
func (t *table) takeShares(rows []row) tea.Cmd {
	among := slices.Clone(t.d.Options)
	for given := true; given; {
		given = false
		for i := range rows {
			if rows[i].at == 0 {
				continue
			}
			d := t.game().Pending()
			k := -1
			if d != nil && d.Points > 0 {
				to := &among[rows[i].opts[0]]
				k = slices.IndexFunc(d.Options, func(o game.Option) bool {
					return o.TargetID() == to.TargetID() && o.TargetSeat() == to.TargetSeat()
				})
			}
			if k < 0 || !t.choose(k) {
				return t.settle()
			}
			rows[i].at--
			given = true
		}
	}
	return t.settle()
}
