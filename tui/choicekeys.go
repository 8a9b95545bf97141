package tui

import (
	"slices"
	"strconv"
	"strings"

	tea "github.com/charmbracelet/bubbletea"

	"elysium/game"
)

// choiceKey handles a key on the choices; false if it is none of theirs.
func (t *table) choiceKey(k string) (tea.Cmd, bool) {
	a := &t.ask
	if a.typing {
		return nil, a.filterKey(k)
	}
	n := len(a.visible())
	switch {
	case a.current().steps && (is(k, tableKeys.Less) || is(k, tableKeys.More)):
		a.step(is(k, tableKeys.More))
	case !a.armed && (is(k, tableKeys.Up) || is(k, tableKeys.Down)):
		a.armed = true // the cursor appears where it stands
	case a.list.keys(k, n, 5):
		a.armed = true
	case len(k) == 1 && k[0] >= '0' && k[0] <= '9':
		return t.digit(k), true
	case is(k, tableKeys.Commit):
		return t.commit(), true
	case is(k, tableKeys.Pass):
		return t.pass(), true
	case is(k, tableKeys.Filter):
		a.typing, a.filter = true, ""
	case is(k, tableKeys.Back) && a.filter != "":
		a.filter = ""
		a.narrow()
	case (is(k, tableKeys.Back) || k == "backspace") && len(a.path) > 0:
		a.close()
	default:
		return nil, false
	}
	a.number = ""
	return nil, true
}

// step takes more or less of the row under the cursor.
func (a *asked) step(more bool) {
	r := a.current()
	if more && a.shares != nil && a.shares.left(a.rows) == 0 {
		return
	}
	r.at = max(0, min(r.at+pick(more, 1, -1), len(r.opts)-1))
	a.armed = true
}

func (a *asked) filterKey(k string) bool {
	switch {
	case is(k, tableKeys.Commit):
		a.typing, a.armed = false, true
	case is(k, tableKeys.Back):
		a.typing, a.filter = false, ""
		a.narrow()
	case write(&a.filter, k):
		a.narrow()
	case a.list.keys(k, len(a.visible()), 5):
		a.armed = true
	default:
		return false
	}
	return true
}

// digit selects by number; the number of what is selected, typed again, takes it, and that of a
// group opens it, unless it could be the beginning of a larger one.
func (t *table) digit(k string) tea.Cmd {
	a := &t.ask
	if a.amount {
		a.typeAmount(k)
		return nil
	}
	n := len(a.visible())
	number := a.number + k
	i, err := strconv.Atoi(number)
	if err != nil || i < 1 || i > n {
		number = k
		i = int(k[0] - '0')
	}
	if i < 1 || i > n {
		a.number = ""
		return nil
	}
	again := a.armed && a.list.cur == i-1
	a.list.set(i-1, n)
	a.armed = true
	a.number = number
	if a.shares != nil {
		if again {
			a.step(true)
		}
		return nil
	}
	if i*10 > n && (again || a.current().group()) {
		return t.commit()
	}
	return nil
}

// typeAmount selects the amount whose digits were typed.
func (a *asked) typeAmount(k string) {
	r := a.current()
	for _, number := range []string{a.number + k, k} {
		if i := slices.Index(r.words, number); i >= 0 {
			r.at, a.armed, a.number = i, true, number
			return
		}
	}
	a.number = k // the first digit of a larger one
}

// pass takes the choice that does nothing.
func (t *table) pass() tea.Cmd {
	if i := t.passable(); i >= 0 {
		return t.leaveOff(i)
	}
	t.message = "This cannot be passed: choose."
	return nil
}

// passable is the option that does nothing, -1 if there is none.
func (t *table) passable() int {
	if easy(t.d, t.d.Default) {
		return t.d.Default
	}
	for i := range t.d.Options {
		if easy(t.d, i) {
			return i
		}
	}
	return -1
}

// commit takes the choice under the cursor, or opens a group. Until the cursor shows, it only shows
// it: keys of the decision before take nothing.
func (t *table) commit() tea.Cmd {
	if t.ask.shares != nil {
		return t.commitShares()
	}
	if t.ask.current().group() {
		t.ask.open(t.d, t.index)
		return nil
	}
	i := t.ask.option()
	if i < 0 {
		return nil
	}
	if !t.ask.armed {
		t.ask.armed = true
		t.message = "{take} once more: " + t.ask.labels[i]
		return nil
	}
	if t.lastPool(i) {
		t.over = &confirm{question: "That burns the last of your pool. Really?", yes: func() tea.Cmd { return t.take(i) }}
		return nil
	}
	if easy(t.d, i) {
		return t.leaveOff(i)
	}
	return t.take(i)
}

// lastPool reports whether an option pays all the pool its seat has.
func (t *table) lastPool(i int) bool {
	o := &t.d.Options[i]
	pool := t.view.Seats[t.d.Seat].Pool
	n := o.PoolCost
	switch o.Verb {
	case game.Pays:
		if o.TargetID() < 0 {
			n = o.Number()
		}
	case game.Transfers:
		if strings.HasPrefix(t.ask.labels[i], "transfer "+itoa(o.Number())+" to ") {
			n += o.Number()
		}
	}
	return n > 0 && n >= pool
}

// take hands the choice to the session and goes on.
func (t *table) take(i int) tea.Cmd {
	t.over = nil
	t.message = ""
	t.log.seen[t.d.Seat] = len(t.log.lines)
	t.chose = t.d.Options[i].CardID()
	if n := len(t.marks); n > 0 && i < len(t.ask.labels) {
		t.marks[n-1].took = t.ask.labels[i]
	}
	now := deed{t.d.Seat, t.game().Progress()}
	if t.callable() && !easy(t.d, i) {
		t.did = now
	}
	if !t.choose(i) {
		return nil
	}
	return t.settle()
}

// open reports whether the choices may be on the screen.
func (t *table) open() bool {
	return t.d != nil && !t.call.open && !t.isHouse(t.d.Seat) && !t.shade.on && (t.viewer == t.d.Seat || !t.ask.secret)
}
