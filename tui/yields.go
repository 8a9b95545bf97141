package tui

import (
	"slices"

	tea "github.com/charmbracelet/bubbletea"

	"elysium/game"
)

// yield is what a seat lets pass without being asked.
type yield struct {
	target bool // until something targets it
	turn   bool // until its turn
	action bool // as long as an action lasts
	during game.Progress
}

func (y yield) any() bool { return y.target || y.turn || y.action }

// chips name the yields in force.
func (y yield) chips() string {
	s := ""
	if y.target {
		s += " [passes until targeted]"
	}
	if y.turn {
		s += " [passes until own turn]"
	}
	if y.action {
		s += " [passes for this action]"
	}
	return s
}

// hush is one opening of a window in which nobody wants to do anything.
type hush struct {
	on     bool
	during game.Progress
	events int
}

// nobody passes for every person in this opening of a window, until something happens.
func (t *table) nobody() tea.Cmd {
	if t.ownPhase() || !easy(t.d, t.d.Default) {
		t.message = "This is for " + t.name(t.d.Seat) + " to decide."
		return nil
	}
	if t.hurried { // the key may have been meant for the house
		t.hurried, t.message = false, "Space once more: everybody passes."
		return nil
	}
	g := t.game()
	t.hush = hush{true, g.Progress(), g.EventCount()}
	return t.take(t.d.Default)
}

// covers reports whether the hush still holds.
func (h *hush) covers(g *game.Game) bool {
	h.on = h.on && g.EventCount() == h.events && h.during.SameOccasion(g.Progress())
	return h.on
}

// yielded says which option a yield of the asked seat takes, if any.
func (t *table) yielded() (int, bool) {
	if t.hush.covers(t.game()) && easy(t.d, t.d.Default) {
		return t.d.Default, true
	}
	y := &t.yields[t.d.Seat]
	if !y.any() {
		return 0, false
	}
	y.expire(t.game(), t.d.Seat)
	if !y.any() || !easy(t.d, t.d.Default) {
		return 0, false
	}
	return t.d.Default, true
}

// easy reports whether an option does nothing: passing, declining, being done.
func easy(d *game.Decision, i int) bool {
	if d == nil || i < 0 || i >= len(d.Options) {
		return false
	}
	switch d.Options[i].Verb {
	case game.Pass, game.Decline, game.Done, game.NoTo:
		return true
	}
	return false
}

// expire drops the yields that no longer hold: all of them in combat and in the seat's own
// turn.
func (y *yield) expire(g *game.Game, s game.Seat) {
	v := g.View(game.NoSeat)
	if c := v.Combat; v.TurnSeat == s || c != nil && (c.Seats[0] == s || c.Seats[1] == s) {
		*y = yield{}
		return
	}
	if a := v.Action; a != nil && slices.Contains(a.Targets, s) {
		y.target = false
	}
	if y.action && !y.during.SameAction(g.Progress()) {
		y.action = false
	}
}

// yieldMenu lets the asked seat choose how long it passes.
type yieldMenu struct{ list list }

var yieldChoices = []string{"until something targets me", "until my turn", "for this action", "ask me everything again"}

func (m *yieldMenu) draw(t *table, w, h int) []string {
	p := newPanel(w, h)
	p.title(t.theme, t.name(t.d.Seat)+" passes", "Enter chooses, Esc goes back")
	for i, c := range yieldChoices {
		drawItem(p, t.theme, i, m.list.cur, c)
	}
	p.text(t.theme.Plain, "")
	p.para(t.theme.Dim, 2, "Only passing and declining is answered so; taking back, a combat and one's own turn end it.")
	return p.done()
}

func (m *yieldMenu) key(t *table, k string) tea.Cmd {
	n := len(yieldChoices)
	switch {
	case m.list.keys(k, n, n):
	case k >= "1" && k <= "4":
		m.list.set(int(k[0]-'1'), n)
	case k == "enter":
		t.over = nil
		return m.choose(t)
	case k == "esc", k == "y":
		t.over = nil
	}
	return nil
}

func (m *yieldMenu) choose(t *table) tea.Cmd {
	y := &t.yields[t.d.Seat]
	switch m.list.cur {
	case 0:
		y.target = true
	case 1:
		y.turn = true
	case 2:
		y.during = t.game().Progress()
		y.action = y.during.InAction()
	case 3:
		*y = yield{}
	}
	clear(t.cache)
	if _, covers := t.yielded(); !covers {
		return nil
	}
	return t.settle()
}
