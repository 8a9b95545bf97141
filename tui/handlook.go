package tui

import (
	tea "github.com/charmbracelet/bubbletea"

	"elysium/game"
)

// whose asks who wants to look at her hand while nobody, or somebody else, is asked.
type whose struct{ list list }

func (o *whose) draw(t *table, w, h int) []string {
	p := newPanel(w, h)
	p.title(t.theme, "Whose hand?", t.theme.Keys.say("{take} shows it after the curtain, {back} goes back"))
	for i, s := range t.persons() {
		drawItem(p, t.theme, i, o.list.cur, t.name(s))
	}
	p.text(t.theme.Plain, "")
	p.para(t.theme.Dim, 2, "To look is to say nothing: what the table is asked, it is asked as before.")
	return p.done()
}

func (o *whose) key(t *table, k string) tea.Cmd {
	seats := t.persons()
	switch {
	case o.list.keys(k, len(seats), len(seats)), o.list.number(k, len(seats)):
	case is(k, tableKeys.Commit):
		s := seats[o.list.cur]
		t.hide()
		cmd := t.drop(s)
		t.shade.look = true
		t.refresh()
		return cmd
	case is(k, tableKeys.Back), is(k, tableKeys.Hand):
		t.over = nil
	}
	return nil
}

func (o *whose) cursor(t *table) (*list, int) { return &o.list, len(t.persons()) }
func (*whose) tips() []tip                    { return []tip{{"{take}", "look"}, {"{back}", "goes back"}} }

// handLook is a hand to look at; nothing can be done with it.
type handLook struct {
	seat game.Seat
	list list
}

func newHandLook(s game.Seat) *handLook { return &handLook{seat: s} }

func (o *handLook) draw(t *table, w, h int) []string {
	hand := t.view.Seats[o.seat].HandCards
	left, top := w, min(len(hand)+1, max(leastChoices, h/2))
	if w >= 100 {
		left, top = w*2/5, h
	}
	p := newPanel(left, top)
	from, to := o.list.window(len(hand), max(1, top-1))
	p.title(t.theme, t.name(o.seat)+"'s hand", t.theme.Keys.say("{back} hides it"))
	for i := from; i < to; i++ {
		drawItem(p, t.theme, i, o.list.cur, hand[i].Name)
	}
	if o.list.cur >= len(hand) {
		return append(p.done(), newPanel(w, h-top).done()...)
	}
	s := sheetOf(&hand[o.list.cur])
	if left == w {
		return append(p.done(), drawDetail(t.theme, s, w, h-top)...)
	}
	return beside(p.done(), drawDetail(t.theme, s, w-left, h))
}

func (o *handLook) key(t *table, k string) tea.Cmd {
	n := len(t.view.Seats[o.seat].HandCards)
	switch {
	case o.list.keys(k, n, n), o.list.number(k, n):
	case is(k, tableKeys.Back), is(k, tableKeys.Hand), is(k, tableKeys.Commit):
		t.hide()
		t.refresh()
	}
	return nil
}

func (o *handLook) cursor(t *table) (*list, int) {
	return &o.list, len(t.view.Seats[o.seat].HandCards)
}
func (*handLook) tips() []tip { return []tip{{"{up} {down}", "another card"}, {"{back}", "hides it"}} }

// askWhose asks whose hand is to be looked at, if there is one to hide from others.
func (t *table) askWhose() tea.Cmd {
	if t.onlyPerson() == game.NoSeat && len(t.persons()) > 1 {
		t.over = &whose{}
	}
	return nil
}
