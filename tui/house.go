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

// lookAgain is how long the house waits before it looks whether people still read something.
const lookAgain = 200 * time.Millisecond

// houseTick is the end of a pause. While something lies over the table, a question, a page or the
// curtain, the house waits.
func (t *table) houseTick() tea.Cmd {
	if t.over != nil || t.shade.on {
		return t.after(lookAgain)
	}
	return t.playHouse()
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

// thought is what the house is about to choose.
type thought struct {
	about         *game.Decision
	picks, events int // at that decision
	option        int
	why           string
}

// think finds out what the house is about to choose.
func (t *table) think() *thought {
	g, x := t.game(), &t.thought
	if x.about == t.d && x.picks == len(g.Picks()) && x.events == g.EventCount() {
		return x
	}
	i := t.policy.Pick(g, t.d)
	if i < 0 || i >= len(t.d.Options) {
		i = max(0, t.d.Default)
	}
	*x = thought{t.d, len(g.Picks()), g.EventCount(), i, t.policy.Explain()}
	return x
}

// housePasses lets the house pass, if that is what it chooses: without a pause before it, which
// would tell that it holds something. It does so also while it is held.
func (t *table) housePasses() bool {
	if t.stalled || !easy(t.d, t.think().option) {
		return false
	}
	return t.houseChooses()
}

// houseChooses takes what the house has thought of.
func (t *table) houseChooses() bool {
	x := *t.think()
	t.thought = thought{}
	from, told := t.game().EventCount(), t.d.Window != game.DiscardW // reasons of discards tell of the hand
	if err := t.session.Choose(x.option); err != nil {
		t.message = sentence(err)
		t.stalled = t.game().Err() == nil
		return false
	}
	if told && t.game().EventCount() > from {
		t.log.because(from, x.why)
	}
	return true
}

// playHouse lets the house seats choose until something happens or a person is asked.
func (t *table) playHouse() tea.Cmd {
	before := t.game().EventCount()
	for range houseBurst {
		t.d = t.game().Pending()
		if t.d == nil || !t.isHouse(t.d.Seat) || !t.houseChooses() {
			break
		}
		if !t.hurry && t.game().EventCount() > before {
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
	case !t.isHouse(t.d.Seat) && t.onlyPerson() != game.NoSeat && t.mode != CurtainOpen:
		t.message = "This is for " + t.name(t.d.Seat) + " to decide: {pass} passes."
		return nil
	case !t.isHouse(t.d.Seat):
		return t.nobody(false)
	}
	if !t.hurry {
		t.skipped = t.game().EventCount()
	}
	t.hurry, t.stalled, t.message = true, false, ""
	return t.after(0)
}
