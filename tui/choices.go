package tui

import (
	"strings"

	"elysium/cards"
	"elysium/game"
)

// asked is the decision a person is asked: its choices, the cursor, what was typed.
type asked struct {
	labels []string    // what the screen says, by option
	finds  []string    // what the filter finds them by, by option
	notes  []string    // costs and numbers, by option
	names  [][]string  // the names in what the screen says, by option
	rows   []row       // alike choices together
	path   []openGroup // the groups that were opened, one in another
	list   list
	armed  bool   // the cursor shows: the next key may take its choice
	number string // typed so far
	filter string
	typing bool      // letters go to the filter
	amount bool      // there is but one thing to say: how many
	secret bool      // they show cards that not everybody may see
	shares *shares   // points to be divided over the rows
	reader game.Seat // who reads the labels
}

func (a *asked) clear() { *a = asked{} }

// set takes a new decision. In one's own phases the cursor starts on the first thing to do,
// elsewhere on the default; what does something must be selected before it is taken.
func (a *asked) set(g *game.Game, d *game.Decision, reader game.Seat, index map[int]*game.CardView, v *game.View, own bool) {
	*a = asked{secret: a.secret, reader: reader}
	for i := range d.Options {
		a.labels = append(a.labels, worded(g, &d.Options[i], reader))
		a.finds = append(a.finds, a.labels[i]+" "+d.LabelTo(i, reader))
		a.notes = append(a.notes, strings.Trim(whoseOf(&d.Options[i], d.Seat, index, v)+", "+notesOf(&d.Options[i], d.Seat, index, v), ", "))
		a.names = append(a.names, namesIn(&d.Options[i], index))
	}
	if a.shares = sharesOf(d); a.shares != nil {
		a.rows, a.armed = a.shares.rows(d, a.labels), true
		return
	}
	a.rows = rowsOf(d, a.labels, a.notes, index)
	if d.Window == game.InfluenceW {
		byVampire(a.rows, d, v.Seats[d.Seat].Uncontrolled)
	}
	a.amount = onlyAmounts(d, a.rows)
	switch {
	case d.Window == game.VotesW:
		a.list.cur = rowOfSide(d, a.rows, v)
	case own:
		a.list.cur = firstDeed(d, a.rows)
	default:
		a.list.cur = rowWith(a.rows, max(0, d.Default))
	}
	a.armed = !a.current().steps && (easy(d, a.option()) || d.Lone) // there is nothing else
}

// visible are the rows to choose among: those of the group that was opened last, or all.
func (a *asked) visible() []row {
	if n := len(a.path); n > 0 {
		return a.path[n-1].rows
	}
	return a.rows
}

// current is the row under the cursor; an empty one if there is none.
func (a *asked) current() *row {
	if rows := a.visible(); a.list.cur >= 0 && a.list.cur < len(rows) {
		return &rows[a.list.cur]
	}
	return &row{}
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
func (a *asked) open(d *game.Decision, index map[int]*game.CardView) {
	r := a.current()
	a.enter(openGroup{title: r.text, rows: within(d, r.opts, a.labels, a.notes, index), outer: a.list})
}

func (a *asked) enter(g openGroup) {
	a.path = append(a.path, g)
	a.list, a.armed, a.number = list{}, false, ""
}

// close goes back from a group to where it stood.
func (a *asked) close() {
	n := len(a.path) - 1
	a.list, a.armed, a.number = a.path[n].outer, false, ""
	a.path = a.path[:n]
}

// narrow shows the choices that hold the filter's letters, none of them in groups.
func (a *asked) narrow() {
	for len(a.path) > 0 {
		a.close()
	}
	if a.filter == "" {
		return
	}
	found := openGroup{outer: a.list}
	words := sought(a.filter)
	for i, l := range a.labels {
		if has(cards.Fold(a.finds[i]), words) {
			found.rows = append(found.rows, row{text: l, note: a.notes[i], opts: []int{i}})
		}
	}
	a.enter(found)
}

// whoseOf says whose minion an option is aimed at, where it is another Methuselah's.
func whoseOf(o *game.Option, s game.Seat, index map[int]*game.CardView, v *game.View) string {
	c := index[o.TargetID()]
	if c == nil || o.Verb == game.VotesFor || v.Combat != nil || c.Controller == s || c.Controller == game.NoSeat || !c.Facts.Types.Has(minions) {
		return ""
	}
	return v.Seats[c.Controller].Name + "'s"
}
