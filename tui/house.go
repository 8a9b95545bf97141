package tui

import (
	"time"

	tea "github.com/charmbracelet/bubbletea"

	"elysium/game"
)

// houseMsg says that the pause before the house goes on is over.
type houseMsg struct{ id int }

// houseBurst is how many decisions the house takes between two looks at the keyboard.
const houseBurst = 64

// after asks for a tick.
func (t *table) after(d time.Duration) tea.Cmd {
	t.tick++
	id := t.tick
	return tea.Tick(d, func(time.Time) tea.Msg { return houseMsg{id} })
}

// waitForHouse pauses where something has happened that people want to read.
func (t *table) waitForHouse() tea.Cmd {
	if t.held {
		return nil
	}
	if t.hurry || !t.log.fresh() {
		return t.after(0)
	}
	t.log.told = len(t.log.lines)
	return t.after(t.pause)
}

// playHouse lets the house seats choose until something happens or a person is asked.
func (t *table) playHouse() tea.Cmd {
	g := t.game()
	before := g.EventCount()
	for range houseBurst {
		t.d = g.Pending()
		if t.d == nil || !t.isHouse(t.d.Seat) {
			break
		}
		i := t.policy.Pick(g, t.d)
		from, told := g.EventCount(), t.d.Window != game.DiscardW // reasons of discards tell of the hand
		if i < 0 || i >= len(t.d.Options) {
			i = max(0, t.d.Default)
		}
		if err := t.session.Choose(i); err != nil {
			t.message = sentence(err)
			t.stalled = g.Err() == nil
			break
		}
		if g = t.game(); told && g.EventCount() > from {
			t.log.because(from, t.policy.Explain())
		}
		if !t.hurry && len(g.Events(before)) > 0 {
			break
		}
	}
	if t.stalled {
		t.refresh()
		return nil
	}
	return t.settle()
}

// skip ends the pause, and the pauses to come until a person is asked; where one is asked,
// nobody wants to do anything.
func (t *table) skip() tea.Cmd {
	switch {
	case t.d == nil:
		return nil
	case !t.isHouse(t.d.Seat):
		return t.nobody(false)
	}
	t.hurry, t.stalled, t.message = true, false, ""
	return t.after(0)
}
