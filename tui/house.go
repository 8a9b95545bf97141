package tui

import (
	"time"

	tea "github.com/charmbracelet/bubbletea"
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
	if t.hurry || !t.log.fresh() {
		return t.after(0)
	}
	t.log.told = len(t.log.lines)
	return t.after(t.pause)
}

// playHouse lets the house seats choose until something happens or a human is asked.
func (t *table) playHouse() tea.Cmd {
	g := t.game()
	before := g.EventCount()
	for range houseBurst {
		t.d = g.Pending()
		if t.d == nil || !t.isHouse(t.d.Seat) {
			break
		}
		i := t.policy(g, t.d)
		if i < 0 || i >= len(t.d.Options) {
			i = max(0, t.d.Default)
		}
		if err := t.session.Choose(i); err != nil {
			t.message = sentence(err)
			t.stalled = g.Err() == nil
			break
		}
		if g = t.game(); !t.hurry && len(g.Events(before)) > 0 {
			break
		}
	}
	if t.stalled {
		t.refresh()
		return nil
	}
	return t.settle()
}

// skip ends the pause, and the pauses to come until a human is asked.
func (t *table) skip() tea.Cmd {
	if t.d == nil || !t.isHouse(t.d.Seat) {
		return nil
	}
	t.hurry, t.stalled, t.message = true, false, ""
	return t.after(0)
}
