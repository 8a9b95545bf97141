package tui

import (
	"strings"

	"elysium/game"
)

// asked is the decision a human is asked: its choices, the cursor, what was typed.
type asked struct {
	labels []string // by option
	notes  []string // costs and numbers, by option
	rows   []row    // alike choices together
	inner  *row     // the group whose choices are shown
	within []row    // its choices
	shown  []int    // the rows that are shown
	list   list
	outer  list   // the cursor to come back to from a group
	armed  bool   // the cursor's choice has been looked at: the next key may take it
	number string // typed so far
	filter string
	typing bool // letters go to the filter
	amount bool // there is but one thing to say: how many
	secret bool // they show cards that not everybody may see
}

func (a *asked) clear() { *a = asked{} }

// set takes a new decision. In one's own phases the cursor starts on the first thing to do,
// elsewhere on the default; what does something must be selected before it is taken.
func (a *asked) set(d *game.Decision, index map[int]*game.CardView, c *game.CombatView, own bool) {
	*a = asked{secret: a.secret}
	for i := range d.Options {
		a.labels = append(a.labels, d.Label(i))
		a.notes = append(a.notes, notesOf(&d.Options[i], index))
		if c != nil && c.Long && a.labels[i] == "strike hand" {
			a.notes[i] = "does nothing at long range"
		}
	}
	a.rows = rowsOf(d, a.labels, a.notes, index)
	a.amount = onlyAmounts(d, a.rows)
	a.all()
	if own {
		a.list.cur = firstDeed(d, a.rows)
	} else {
		a.list.cur = rowWith(a.rows, max(0, d.Default))
	}
	a.armed = !a.current().steps && easy(d, a.option())
}

// all shows every row.
func (a *asked) all() {
	a.shown = a.shown[:0]
	for i := range a.visible() {
		a.shown = append(a.shown, i)
	}
}

// visible are the rows to choose among: those of the open group, or all.
func (a *asked) visible() []row {
	if a.inner != nil {
		return a.within
	}
	return a.rows
}

// current is the row under the cursor; an empty one if there is none.
func (a *asked) current() *row {
	if a.list.cur < 0 || a.list.cur >= len(a.shown) {
		return &row{}
	}
	return &a.visible()[a.shown[a.list.cur]]
}

// option is the number of the option under the cursor, -1 if there is none: nothing, or a
// group of several.
func (a *asked) option() int {
	r := a.current()
	if len(r.opts) == 0 || r.group() {
		return -1
	}
	return r.opts[r.at]
}

// about is an option with the card that the cursor is about, -1 if there is none.
func (a *asked) about() int {
	if r := a.current(); len(r.opts) > 0 {
		return r.opts[r.at]
	}
	return -1
}

// open shows the choices of the group under the cursor.
func (a *asked) open() {
	r := a.current()
	a.within = nil
	for _, i := range r.opts {
		a.within = append(a.within, row{text: a.labels[i], note: a.notes[i], opts: []int{i}})
	}
	a.inner, a.outer, a.list = r, a.list, list{}
	a.armed, a.number = false, ""
	a.all()
}

// close goes back from a group to all choices.
func (a *asked) close() {
	a.inner, a.within, a.list = nil, nil, a.outer
	a.armed, a.number = false, ""
	a.all()
}

// narrow shows the choices that hold the filter's letters, none of them in groups.
func (a *asked) narrow() {
	a.inner, a.within = nil, nil
	if a.filter == "" {
		a.all()
	} else {
		every := &row{}
		for i, l := range a.labels {
			if strings.Contains(strings.ToLower(l), strings.ToLower(a.filter)) {
				every.opts = append(every.opts, i)
				a.within = append(a.within, row{text: l, note: a.notes[i], opts: []int{i}})
			}
		}
		a.inner = every
		a.all()
	}
	a.list = list{}
	a.armed, a.number = false, ""
}

// notesOf says what an option costs and the numbers that matter.
func notesOf(o *game.Option, index map[int]*game.CardView) string {
	var s []string
	if o.PoolCost > 0 {
		s = append(s, itoa(o.PoolCost)+" pool")
	}
	if o.BloodCost > 0 {
		s = append(s, itoa(o.BloodCost)+" blood")
	}
	if o.X {
		s = append(s, "X")
	}
	if n := o.Bleed; n > 0 {
		if m := index[o.MinionID()]; m != nil && o.Verb == game.Plays {
			n += m.Bleed // the card's is on top of the minion's
		}
		s = append(s, "bleed "+itoa(n))
	}
	switch minion, source := index[o.MinionID()], index[o.TargetID()]; {
	case o.Verb == game.Blocks && minion != nil:
		s = append(s, "intercept "+itoa(minion.Intercept)+" against stealth "+itoa(o.Stealth))
	case o.Verb == game.VotesFor && source != nil && source.Votes > 0:
		s = append(s, plural(source.Votes, "vote", "votes"))
	case o.Verb != game.Blocks && o.Stealth != 0:
		s = append(s, "stealth "+itoa(o.Stealth))
	}
	return strings.Join(s, ", ")
}
