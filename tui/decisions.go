package tui

import (
	"strings"

	tea "github.com/charmbracelet/bubbletea"

	"elysium/cards"
	"elysium/game"
)

// decisions lists every decision of the game so far, as the screen's reader may know it, and leads
// to the board as it stood at each.
type decisions struct {
	past   *game.Past
	rows   []int    // the decisions that may be told, and at last the table as it stands
	texts  []string // of the rows
	folded []string
	untold int
	filter string
	shown  []int // rows
	list   list
	marked int // the decision to compare with, -1 if none is
}

// lookBack lists the decisions so far.
func (t *table) lookBack() tea.Cmd {
	p, err := game.NewPast(t.game(), t.hindsight(), t.mode == CurtainOpen)
	if err != nil {
		t.message = sentence(err)
		return nil
	}
	o := &decisions{past: p, marked: -1}
	for n := range p.Choices {
		if p.Choices[n].Idle {
			o.untold++
			continue
		}
		o.row(n, t.decided(&p.Choices[n]))
	}
	o.row(p.Len(), "the table as it stands")
	o.narrow()
	o.list.set(len(o.shown)-1, len(o.shown))
	t.over = o
	return nil
}

// hindsight is whose eyes look back: those of the one person. Where several share the screen, only
// what was public is shown, whoever sits before it now.
func (t *table) hindsight() game.Seat { return t.onlyPerson() }

func (o *decisions) row(n int, text string) {
	o.rows, o.texts = append(o.rows, n), append(o.texts, text)
	o.folded = append(o.folded, cards.Fold(text))
}

// decided says in a row what was decided.
func (t *table) decided(c *game.Choice) string {
	text := c.Label
	switch {
	case text == "":
		text = "a hidden choice"
	case c.ByHand:
		return text
	}
	return t.name(c.Seat) + ": " + text
}

// narrow keeps the rows that have every word typed; a number finds the decision of that number.
func (o *decisions) narrow() {
	o.shown = o.shown[:0]
	words := sought(o.filter)
	for i := range o.rows {
		if has(o.folded[i], words) || itoa(o.rows[i]) == o.filter {
			o.shown = append(o.shown, i)
		}
	}
	o.list = list{}
}

func (o *decisions) draw(t *table, w, h int) []string {
	th := t.theme
	p := newPanel(w, h)
	from, to := o.list.window(len(o.shown), max(1, h-2))
	p.title(th, strings.TrimSpace("Decisions  "+search(o.filter)), strings.TrimSpace(th.Keys.say("type to find, {take}: the board then, {back}  ")+more(from, to, len(o.shown))))
	turn := -1
	for i := from; i < to; i++ {
		n := o.rows[o.shown[i]]
		p.line(func(l *line) { o.drawRow(l, t, n, i, &turn) })
	}
	if len(o.shown) == 0 {
		p.text(th.Dim, "  No decision has these letters.")
	}
	for p.left() > 1 {
		p.text(th.Plain, "")
	}
	p.text(th.Dim, "  The numbers are those of --at."+pick(o.untold > 0, " Left out: "+plural(o.untold, "pass", "passes")+" that would tell of a hand.", ""))
	return p.done()
}

// drawRow is a decision: its number, its turn where that begins on the screen, what was decided.
func (o *decisions) drawRow(l *line, t *table, n, i int, turn *int) {
	th := t.theme
	s := th.Plain
	if i == o.list.cur {
		s = th.Cursor
	}
	l.put(th.Asked, pick(i == o.list.cur, ">", " ")+pick(n == o.marked, "x", " "))
	number := itoa(n)
	l.to(7-len(number)).put(th.Dim, number+"  ")
	if n == o.past.Len() {
		l.to(32).put(s, o.texts[o.shown[i]])
		return
	}
	c := &o.past.Choices[n]
	if c.Turn != *turn {
		*turn = c.Turn
		l.put(th.Title, "turn "+itoa(c.Turn)+" "+t.name(c.TurnSeat))
	}
	l.to(31).put(th.Plain, " ").put(s, o.texts[o.shown[i]])
	if !c.ByHand {
		l.right(th.Dim, windowWords[c.Window])
	}
}

func (o *decisions) key(t *table, k string) tea.Cmd {
	switch {
	case is(k, tableKeys.Back) && o.filter != "":
		o.filter = ""
		o.narrow()
	case is(k, tableKeys.Back):
		t.over = nil
	case is(k, tableKeys.Commit):
		if i := o.list.cur; i < len(o.shown) {
			t.over = newThen(t, o, o.shown[i])
		}
	case write(&o.filter, k):
		o.narrow()
	default:
		o.list.keys(k, len(o.shown), max(1, t.h-6))
	}
	return nil
}
