package tui

import (
	"slices"
	"strings"

	"elysium/game"
)

// row is a line among the choices: one choice, the amounts of one thing, or a group of choices
// that differ in who does it and to whom.
type row struct {
	text  string
	note  string
	opts  []int // the options it stands for
	steps bool  // they are amounts: left and right walk through them
	words []string
	at    int // the amount chosen
}

func (r *row) group() bool { return !r.steps && len(r.opts) > 1 }

// groupFrom is how many choices may stand in a list before alike ones are put together.
const groupFrom = 9

// rowKey is what the choices of one row have in common.
type rowKey struct {
	verb   game.Verb
	card   string
	level  game.Level
	target int
	seat   game.Seat
	word   string
	side   bool
}

// rowsOf puts the options of a decision in rows: what moves a vampire out first, amounts of one
// thing in one row; where there are many, those that begin alike in a group.
func rowsOf(d *game.Decision, labels, notes []string, index map[int]*game.CardView) []row {
	var rows []row
	at := map[rowKey]int{}
	for i := range d.Options {
		o := &d.Options[i]
		key, joins := keyOf(d, o, labels[i], index)
		if k, had := at[key]; joins && had {
			rows[k].opts = append(rows[k].opts, i)
			continue
		}
		if joins {
			at[key] = len(rows)
		}
		rows = append(rows, row{text: labels[i], note: notes[i], opts: []int{i}})
	}
	for k := range rows {
		rows[k].finish(d, labels, notes, index)
	}
	slices.SortStableFunc(rows, func(a, b row) int { return rowRank(d, &a) - rowRank(d, &b) })
	return rows
}

func rowRank(d *game.Decision, r *row) int {
	switch d.Options[r.opts[0]].Verb {
	case game.MovesOut, game.UsesEdge, game.Contests:
		return 0
	case game.DrawsCrypt, game.Withdraws, game.Merges:
		return 2
	case game.Pass, game.Done, game.Decline:
		return 3
	}
	return 1
}

// isAmount reports whether an option is an amount of something.
func isAmount(o *game.Option) bool {
	switch o.Verb {
	case game.Transfers, game.Takes, game.Gives, game.Pays:
		return true
	}
	return false
}

func keyOf(d *game.Decision, o *game.Option, label string, index map[int]*game.CardView) (rowKey, bool) {
	k := rowKey{verb: o.Verb, level: o.Level(), target: -1, seat: game.NoSeat}
	if isAmount(o) {
		k.target, k.seat, k.word = o.TargetID(), o.TargetSeat(), sourceOf(label)
		if o.Verb == game.Transfers {
			k.target, k.word = o.CardID(), ""
		}
		return k, true
	}
	if len(d.Options) <= groupFrom {
		return k, false
	}
	switch o.Verb {
	case game.Pass, game.Decline, game.Done, game.YesTo, game.NoTo, game.FirstOf, game.Chooses, game.Discards, game.MovesOut,
		game.Withdraws, game.Concedes, game.Contests, game.Yields, game.UsesEdge, game.DrawsCrypt:
		return k, false
	case game.Bleeds:
		k.seat, k.target = o.TargetSeat(), o.TargetID()
	case game.VotesFor:
		k.side = o.Against()
	}
	if c := index[o.CardID()]; c != nil {
		k.card = c.Facts.Name
	}
	return k, true
}

// sourceOf is what a payment's label says of where it comes from.
func sourceOf(label string) string {
	_, from, _ := strings.Cut(label, " from ")
	return from
}

// finish says what a row of several options stands for.
func (r *row) finish(d *game.Decision, labels, notes []string, index map[int]*game.CardView) {
	o := &d.Options[r.opts[0]]
	switch {
	case isAmount(o):
		r.amounts(d, labels, index)
	case len(r.opts) > 1:
		r.text = common(d.Options, r.opts, labels, index)
		for _, i := range r.opts {
			if notes[i] != r.note {
				r.note = "" // they differ in it
			}
		}
		if r.note != "" {
			r.note += ", "
		}
		r.note += itoa(len(r.opts)) + " ways"
	}
}

// amounts orders a row of amounts from the least to the most; what is taken back counts below
// nothing.
func (r *row) amounts(d *game.Decision, labels []string, index map[int]*game.CardView) {
	r.steps = true
	value := func(i int) int {
		o := &d.Options[i]
		if o.Verb == game.Transfers && o.Against() {
			return -o.Number()
		}
		return o.Number()
	}
	slices.SortFunc(r.opts, func(a, b int) int { return value(a) - value(b) })
	o := &d.Options[r.opts[0]]
	moves := o.Verb == game.Transfers
	for _, i := range r.opts {
		w := itoa(value(i))
		if moves && value(i) > 0 {
			w = "+" + w
		}
		r.words = append(r.words, w)
	}
	r.note = ""
	switch o.Verb {
	case game.Transfers:
		r.text, r.at = r.transfer(d, value, index[o.CardID()], labels)
	case game.Takes:
		r.text = "how many?"
	case game.Pays:
		if r.text = "pay"; sourceOf(labels[r.opts[0]]) != "" {
			r.text = "pay from " + sourceOf(labels[r.opts[0]])
		}
		r.at = len(r.opts) - 1
	case game.Gives:
		_, to, _ := strings.Cut(labels[r.opts[0]], " to ")
		r.text = "give to " + to
	}
	if d.Default >= 0 {
		if k := slices.Index(r.opts, d.Default); k >= 0 {
			r.at = k
		}
	}
}

// onlyAmounts reports whether all there is to say is how many.
func onlyAmounts(d *game.Decision, rows []row) bool {
	return len(rows) == 1 && rows[0].steps && len(d.Options) > 1 && d.Options[0].Verb != game.Transfers
}

// firstDeed is the first row that does something.
func firstDeed(d *game.Decision, rows []row) int {
	for k := range rows {
		if !easy(d, rows[k].opts[0]) {
			return k
		}
	}
	return 0
}

// rowOfSide is the row of votes on the side that their seat has voted on already, or that of
// passing.
func rowOfSide(d *game.Decision, rows []row, v *game.View) int {
	side, voted := false, false
	for _, x := range castIn(v) {
		if x.Seat == d.Seat {
			side, voted = x.Against, true
		}
	}
	for k := range rows {
		if o := &d.Options[rows[k].opts[0]]; voted && o.Verb == game.VotesFor && o.Against() == side {
			return k
		}
	}
	return rowWith(rows, max(0, d.Default))
}

// castIn are the votes cast in a referendum in progress.
func castIn(v *game.View) []game.CastView {
	if v.Vote == nil {
		return nil
	}
	return v.Vote.Cast
}

// rowWith is the row that holds an option.
func rowWith(rows []row, i int) int {
	for k := range rows {
		if slices.Contains(rows[k].opts, i) {
			return k
		}
	}
	return 0
}
