package tui

import (
	"time"

	tea "github.com/charmbracelet/bubbletea"

	"elysium/game"
	"elysium/saves"
)

// clock is the time of a game: how long it may take and how much of that has been used. It runs
// while the table is open and not paused.
type clock struct {
	saves.TimeLimit
	now    func() time.Time
	since  time.Time // it has run on since then; zero: it stands
	tick   int       // the tick that counts
	paused bool
	called int // decisions made when time was last called
}

// clockMsg says that what the clock shows changes.
type clockMsg struct{ id int }

// The clock shows minutes, and ten seconds at a time in the last ones.
const (
	lastMinutes = 2 * time.Minute
	lastSteps   = 10 * time.Second
)

// heldUp is how much longer than a step the clock counts at once: a program that was held up for
// longer, by a sleeping machine, was not being played.
const heldUp = 5 * time.Second

// limitOf is the time limit that a session remembers.
func limitOf(s Session) saves.TimeLimit {
	if k, ok := s.(Keeper); ok {
		if l, err := saves.ParseTimeLimit(k.Option("time-limit")); err == nil {
			return l
		}
	}
	return saves.TimeLimit{}
}

// left is how much time is left.
func (c *clock) left() time.Duration { return c.Limit - c.Used }

// step is by how much what the clock shows changes.
func (c *clock) step() time.Duration {
	if c.left() <= lastMinutes {
		return lastSteps
	}
	return time.Minute
}

// shown is what is left in whole steps, begun ones counted.
func (c *clock) shown() time.Duration { return (c.left() + c.step() - 1).Truncate(c.step()) }

// words is the clock in the bar; "" without a limit.
func (c *clock) words() string {
	switch d := c.shown(); {
	case c.Limit == 0:
		return ""
	case c.left() <= 0:
		return "time is up"
	case d <= lastMinutes:
		return itoa(int(d/time.Minute)) + ":" + two(int(d/time.Second)%60)
	default:
		return itoa(int(d/time.Minute)) + " min"
	}
}

func two(n int) string { return pick(n < 10, "0", "") + itoa(n) }

// count adds the time that has passed.
func (c *clock) count() {
	if c.since.IsZero() {
		return
	}
	now := c.now()
	c.Used += max(0, min(now.Sub(c.since), c.step()+heldUp))
	c.since = now
}

// run lets the clock run on: it ticks when what it shows is to change.
func (c *clock) run() tea.Cmd {
	c.tick++
	c.since = time.Time{}
	if c.Limit == 0 || c.paused || c.left() <= 0 {
		return nil
	}
	c.since = c.now()
	id := c.tick
	return tea.Tick(c.left()-c.shown()+c.step(), func(time.Time) tea.Msg { return clockMsg{id} })
}

// stop keeps the time used.
func (t *table) stop() {
	t.clock.count()
	t.clock.since = time.Time{}
	t.keepClock()
}

// keepClock writes down how much time is used.
func (t *table) keepClock() {
	if t.clock.Limit > 0 && limitOf(t.session) != t.clock.TimeLimit {
		t.keep("time-limit", game.NoSeat, t.clock.String())
	}
}

// ticked is the tick of the clock.
func (t *table) ticked(id int) tea.Cmd {
	c := &t.clock
	if id != c.tick || c.since.IsZero() {
		return nil
	}
	if t.d == nil { // the game is over
		t.stop()
		return nil
	}
	c.count()
	t.keepClock()
	next := c.run()
	if c.left() <= 0 {
		return tea.Batch(next, t.settle())
	}
	return next
}

// timeIsUp reports whether time is to be called: it has run out, and decisions have been made
// since it was called last, if that was taken back.
func (t *table) timeIsUp() bool {
	c, g := &t.clock, t.game()
	if c.Limit == 0 || c.left() > 0 || g.Pending() == nil || len(g.Picks()) < c.called {
		return false
	}
	_, called := g.TimeCalled()
	return !called
}

// callTime has the game end with the action or phase; nothing that is asked by then stays open.
func (t *table) callTime() {
	t.clock.called = len(t.game().Picks()) + 1
	c, can := t.session.(Corrector)
	if !can {
		t.message = "Time is up."
		return
	}
	t.over = nil
	if err := c.Correct(t.name(t.game().Pending().Seat)+" ~ call time", game.Record); err != nil {
		t.message = sentence(err)
		return
	}
	t.clock.called = len(t.game().Picks())
	if span, called := t.game().TimeCalled(); called {
		t.message = "Time is up: the game ends with this " + span.String() + "."
	}
}

// extend gives more time, or less; none at all is no limit. Time that was called is called off.
func (t *table) extend(by time.Duration) {
	t.clock.count()
	c := &t.clock
	c.Limit = max(0, c.Limit+by)
	t.keep("time-limit", game.NoSeat, c.String())
	if _, called := t.game().TimeCalled(); !called || c.Limit > 0 && c.left() <= 0 {
		return
	}
	if k, can := t.session.(Corrector); can {
		if err := k.Correct(t.name(t.self())+" ~ extend time", game.Record); err != nil {
			t.message = sentence(err)
		}
	}
}

// pauseGame covers the table and stops the clock.
func (t *table) pauseGame() {
	if t.d == nil {
		return // the game is over
	}
	t.stop()
	t.tick++ // the house waits, too
	t.clock.paused = true
	t.hide()
	t.refresh()
}

// goOn lifts the pause.
func (t *table) goOn() tea.Cmd {
	t.clock.paused = false
	t.viewer = t.onlyPerson()
	return tea.Batch(t.settle(), t.clock.run())
}

// pauseKey is a key pressed while the game is paused.
func (t *table) pauseKey(k string) tea.Cmd {
	switch {
	case is(k, tableKeys.Skip), is(k, tableKeys.Pause):
		return t.goOn()
	case is(k, tableKeys.Settings):
		t.over = &settings{}
	case is(k, tableKeys.Quit):
		t.over = t.askToLeave()
	case is(k, tableKeys.Help):
		t.over = &help{}
	}
	return nil
}

// drawPause is the page that covers the table.
func (t *table) drawPause(w, h int) []string {
	th := t.theme
	p := newPanel(w, h)
	says := []string{"Paused", "", "", th.Keys.say("{skip} goes on, {settings}: who sits where and other settings, {leave} leaves")}
	if c := &t.clock; c.Limit > 0 {
		says[1] = saves.ClockTime(max(0, c.left())) + " left"
	}
	top := h/2 - 3
	for y := range h {
		p.line(func(l *line) {
			if i := y - top; i >= 0 && i < len(says) {
				l.to((w-width(says[i]))/2).put(pick(i == 0, th.Asked, th.Plain), says[i])
			}
		})
	}
	return p.done()
}
