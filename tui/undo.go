package tui

import (
	"slices"

	tea "github.com/charmbracelet/bubbletea"

	"elysium/game"
)

// undo takes back to the last decision of a person. What was revealed since is asked about
// once, unless one person plays or all hands lie open.
func (t *table) undo() tea.Cmd {
	switch {
	case !t.session.CanUndo():
		t.message = "There is nothing to take back."
		return nil
	case !slices.Contains(t.house, false):
		t.message = "Nobody plays but the house."
		return nil
	}
	if t.onlyPerson() == game.NoSeat && t.mode != CurtainOpen && t.revealed() {
		t.over = &confirm{question: "Something was revealed since. Does everybody agree to take it back?", yes: t.takeBack}
		return nil
	}
	return t.takeBack()
}

// before is the last decision of a person that can be gone back to, if it is known.
func (t *table) before() (mark, bool) {
	n := len(t.game().Picks())
	for i := len(t.marks) - 1; i >= 0; i-- {
		if t.marks[i].picks < n && !t.isHouse(t.marks[i].seat) {
			return t.marks[i], true
		}
	}
	return mark{}, false
}

// revealed reports whether somebody has learned something since the decision that would be
// taken back.
func (t *table) revealed() bool {
	m, known := t.before()
	if !known || t.d != nil && m.seat != t.d.Seat {
		return true
	}
	events := t.game().Events(m.events)
	for k := range events {
		if events[k].Reveals() {
			return true
		}
	}
	return false
}

func (t *table) takeBack() tea.Cmd {
	m, known := t.before()
	n := len(t.game().Picks()) - m.picks
	r, can := t.session.(Rewinder)
	told := "Taken back."
	if m.took != "" && t.onlyPerson() != game.NoSeat { // where several play, it may tell of hidden cards
		told = "Taken back: " + m.took + ".  {redo} does it again"
	}
	if !known || !can || n == 1 {
		return t.travel(told, t.session.CanUndo, t.session.Undo)
	}
	return t.travel(told, t.session.CanUndo, func() error { return r.UndoAgreed(n) })
}

func (t *table) redo() tea.Cmd {
	if !t.session.CanRedo() || !slices.Contains(t.house, false) {
		t.message = "There is nothing to do again."
		return nil
	}
	return t.travel("Done again.", t.session.CanRedo, t.session.Redo)
}

// travel steps through the decisions to one of a person; hidden cards go off the screen and
// yields end before anything moves.
func (t *table) travel(told string, can func() bool, step func() error) tea.Cmd {
	if t.mode != CurtainOpen { // others may sit there than do now
		t.hide()
		t.saw = game.NoSeat
	}
	if s, ok := t.session.(Stopper); ok {
		s.SetStops(false, nil) // it goes by decisions: who is asked in between is settled after
	}
	t.over = nil
	clear(t.yields)
	t.hush, t.call, t.did = hush{}, call{}, deed{seat: game.NoSeat}
	t.hurry = false
	t.tick++ // what the house was about to do is off
	t.message = told
	for can() {
		if err := step(); err != nil {
			t.message = sentence(err)
			break
		}
		if d := t.game().Pending(); d != nil && !t.isHouse(d.Seat) {
			break
		}
	}
	t.heard = t.game().EventCount()
	t.log.reset(t.heard)
	return t.settle()
}
