package tui

import (
	"slices"

	tea "github.com/charmbracelet/bubbletea"

	"elysium/game"
)

// Brancher is a Session from an earlier decision of which another game can go on.
type Brancher interface {
	Branch(at int) (Session, error)
}

// then is the table as it stood at an earlier decision. Nothing can be done at it: what is pressed
// looks at it, or leads to another decision.
type then struct {
	*decisions
	at    int // the row
	where *game.Position
	table *table // as it stood
}

func newThen(t *table, d *decisions, row int) *then {
	o := &then{decisions: d}
	o.turn(t, row)
	return o
}

// still is the session of a table of the past: it only tells who sits there.
type still struct{ Session }

func (still) Warning() string { return "" }

// number is how many decisions had been made.
func (o *then) number() int { return o.rows[o.at] }

// turn goes to another decision.
func (o *then) turn(t *table, row int) {
	row = max(0, min(row, len(o.rows)-1))
	at, err := o.past.Position(o.rows[row])
	if err != nil {
		t.message = sentence(err)
		return
	}
	last := o.table
	o.at, o.where = row, at
	o.table = &table{session: still{t.session}, house: t.house, mode: t.mode, theme: t.theme, w: t.w, h: t.h,
		viewer: t.hindsight(), view: at.View, index: indexOf(at.View), cache: map[panelKey][]string{}, yields: make([]yield, len(t.house))}
	if at.Seat != game.NoSeat {
		o.table.d = &game.Decision{Seat: at.Seat, Window: at.Window, Prompt: at.Prompt}
	}
	o.table.turnAs(last)
}

// draw is what the screen shows below the bar; drawAll draws the bar of that moment, too.
func (o *then) draw(t *table, w, h int) []string { return o.drawAll(t)[barHeight : barHeight+h] }

func (o *then) drawAll(t *table) []string {
	keys := "{less} {more}: step  {take}: play on from here  {why}: why not  {mark}: mark  {decisions}: difference  {cards}: cards  {back}"
	return o.table.drawStill(t.w, t.h, keys, "{back} goes back to the board as it stood", func(l *layout) []string {
		return append(o.drawDecision(t, t.w, l.choices.h), t.log.drawTail(t.theme, l.log.w, l.log.h, o.later(t))...)
	})
}

// later is how many rows of the log had not happened yet.
func (o *then) later(t *table) int {
	if o.number() == o.past.Len() {
		return 0
	}
	events := o.past.Choices[o.number()].Events
	rows := t.log.rows
	n := 0
	for n < len(rows) && rows[len(rows)-1-n].from >= events {
		n++
	}
	return n
}

// drawDecision says what was asked, what was on offer, as far as the reader may know, and what was
// chosen.
func (o *then) drawDecision(t *table, w, h int) []string {
	th := t.theme
	p := newPanel(w, h)
	title := "Decision " + itoa(o.number()) + " of " + itoa(o.past.Len())
	if o.where.Prompt != "" && o.where.Seat != game.NoSeat {
		title += ": " + t.name(o.where.Seat) + ", " + o.where.Prompt
	}
	p.title(th, title, pick(o.marked >= 0, "marked: "+itoa(o.marked), ""))
	if o.number() < o.past.Len() {
		p.line(func(l *line) { l.put(th.Asked, "> ").put(th.Bold, o.texts[o.at]) })
	}
	for i, text := range o.where.Options {
		if p.left() == 1 && len(o.where.Options)-i > 1 {
			p.text(th.Dim, "  and "+itoa(len(o.where.Options)-i)+th.Keys.say(" more: {why}"))
			break
		}
		p.text(th.Plain, "  "+text)
	}
	if !o.where.All && o.where.Seat != game.NoSeat {
		p.text(th.Dim, "  What else "+t.name(o.where.Seat)+" might have chosen is not told: it would tell of hidden cards.")
	}
	return p.done()
}

func (o *then) key(t *table, k string) tea.Cmd {
	keys := &tableKeys
	switch {
	case o.table.stillKey(k):
	case is(k, keys.Less), is(k, keys.Up):
		o.turn(t, o.at-1)
	case is(k, keys.More), is(k, keys.Down):
		o.turn(t, o.at+1)
	case is(k, keys.PageUp):
		o.turn(t, o.at-10)
	case is(k, keys.PageDown):
		o.turn(t, o.at+10)
	case is(k, keys.First):
		o.turn(t, 0)
	case is(k, keys.Last):
		o.turn(t, len(o.rows)-1)
	case is(k, keys.Why):
		o.askWhy(t)
	case is(k, keys.Mark):
		o.marked = o.number()
	case is(k, keys.Decisions):
		o.compare(t)
	case is(k, keys.Commit):
		t.over = &confirm{title: "Play on from here?", question: "A new game begins from decision " + itoa(o.number()) + ", in a file of its own. The game on the table stays as it is: it is " + keeping(t.session),
			yes: func() tea.Cmd { return t.branch(o.number()) }}
	case is(k, keys.Back), is(k, keys.Log):
		o.decisions.show(o.at)
		t.over = o.decisions
	}
	return nil
}

// show puts the cursor on a row; where what was typed hides it, all are shown again.
func (o *decisions) show(row int) {
	for range 2 {
		for k, i := range o.shown {
			if i == row {
				o.list.set(k, len(o.shown))
				return
			}
		}
		o.filter = ""
		o.narrow()
	}
}

// askWhy lists what was on offer and what was not, and why, to the seat that was asked.
func (o *then) askWhy(t *table) {
	ruled, err := o.past.Why(o.number())
	switch {
	case err != nil:
		t.message = sentence(err)
		return
	case len(ruled)+len(o.where.Options) == 0:
		o.table.over = &notice{title: "Why not?", text: []string{"What was on offer here names cards that you may not see. With open hands it is told of every seat."}}
		return
	}
	var all []game.Ruled
	for i, label := range o.where.Options {
		all = append(all, game.Ruled{Choice: o.where.Choices[i], Label: label})
	}
	o.table.over = newWhy(append(all, ruled...), nil, o.table.view, o.table.index, o.where.Seat)
}

// compare tells what is different between the marked decision, or the table as it stands, and this
// one.
func (o *then) compare(t *table) {
	from, to := o.number(), o.marked
	if to < 0 {
		to = o.past.Len()
	}
	from, to = min(from, to), max(from, to)
	a, err := o.past.Position(from)
	if err != nil {
		t.message = sentence(err)
		return
	}
	earlier := a.View
	b, err := o.past.Position(to)
	if err != nil {
		t.message = sentence(err)
		return
	}
	n := &notice{title: "From decision " + itoa(from) + " to " + itoa(to)}
	for _, d := range game.Compare(earlier, b.View) {
		n.text = append(n.text, d.Text())
	}
	if len(n.text) == 0 {
		n.text = []string{"Nothing that can be seen is different."}
	}
	o.table.over = n
}

// branch begins a game that goes on from an earlier decision; the program turns to it.
func (t *table) branch(at int) tea.Cmd {
	b, can := t.session.(Brancher)
	if !can {
		t.message = "No game can go on from here."
		return nil
	}
	s, err := b.Branch(at)
	if err != nil {
		t.message = sentence(err)
		return nil
	}
	t.branched = &branched{s, at}
	return nil
}

// branched is a game to be played in the place of the one on the table.
type branched struct {
	session Session
	at      int
}

// playOn leaves the game on the table for one that goes on from an earlier decision of it.
func (m *Model) playOn(b *branched) tea.Cmd {
	old := m.table
	left := "it is " + keeping(old.session)
	old.stop()
	if err := old.session.Close(); err != nil {
		left = sentence(err)
	}
	cmd := m.play(b.session, slices.Clone(old.house), old.mode)
	m.table.message = "Another game goes on from decision " + itoa(b.at) + "."
	if m.table.over == nil && !m.table.shade.on {
		m.table.over = &notice{title: "Another game", text: []string{"Play goes on from decision " + itoa(b.at) + ": it is " + keeping(b.session), "The game before stays as it was: " + left}}
	}
	return cmd
}
