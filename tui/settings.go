package tui

import (
	"slices"
	"time"

	tea "github.com/charmbracelet/bubbletea"

	"elysium/game"
)

// settings change who plays a seat, the time, the curtain, the mouse and the pace of the house.
type settings struct{ list list }

var paces = []time.Duration{time.Millisecond, 300 * time.Millisecond, 900 * time.Millisecond, 2 * time.Second}

// settingRow is a row of the settings; a step of 1 or -1 changes it.
type settingRow struct {
	text   func(t *table) string
	change func(t *table, o *settings, step int) tea.Cmd
}

var settingRows = []settingRow{
	{func(t *table) string { return "curtain: " + t.mode.String() }, (*table).changeCurtain},
	{func(t *table) string { return "mouse: " + pick(t.mouse, "on", "off (the terminal selects text)") }, (*table).changeMouse},
	{func(t *table) string { return "pause after what the house does: " + t.pause.String() }, (*table).changePace},
	{func(t *table) string {
		return "step mode, which stops at every moment and says what it is: " + pick(t.step, "on", "off")
	}, (*table).changeStep},
	{func(t *table) string { return "who sits where: " + t.sitting() }, (*table).changeSeats},
	{func(t *table) string { return "time: " + t.limitWords() }, (*table).changeLimit},
	{func(t *table) string { return "ask before a phase closes: " + reminderWords[t.remind] }, (*table).changeReminder},
}

func (o *settings) draw(t *table, w, h int) []string {
	p := newPanel(w, h)
	p.title(t.theme, "Settings", t.theme.Keys.say("{less} and {more} change, {back} goes back"))
	for i, row := range settingRows {
		drawItem(p, t.theme, i, o.list.cur, row.text(t))
	}
	if warn := t.session.Warning(); warn != "" {
		p.text(t.theme.Plain, "")
		p.para(t.theme.Bad, 2, warn)
	}
	if t.session.Path() != "" {
		p.text(t.theme.Plain, "")
		p.para(t.theme.Dim, 2, "This game is "+keeping(t.session))
	}
	return p.done()
}

func (o *settings) key(t *table, k string) tea.Cmd {
	n := len(settingRows)
	switch {
	case o.list.keys(k, n, n), o.list.number(k, n):
	case is(k, tableKeys.Commit), is(k, tableKeys.More), is(k, tableKeys.Skip):
		return settingRows[o.list.cur].change(t, o, 1)
	case is(k, tableKeys.Less):
		return settingRows[o.list.cur].change(t, o, -1)
	case is(k, tableKeys.Back), is(k, tableKeys.Settings):
		t.over = nil
		return t.settle()
	}
	return nil
}

func (t *table) changeCurtain(o *settings, step int) tea.Cmd {
	n := CurtainOpen + 1
	next := (t.mode + n + Curtain(step)) % n
	return t.agreed(o, next == CurtainOpen, func() {
		t.mode = next
		t.keep("curtain", game.NoSeat, next.Word())
		if t.viewer = t.onlyPerson(); next == CurtainOpen && t.viewer == game.NoSeat {
			t.viewer = t.self()
		}
	})
}

func (t *table) changeMouse(*settings, int) tea.Cmd {
	t.mouse = !t.mouse
	if t.mouse {
		return tea.EnableMouseCellMotion
	}
	return tea.DisableMouse
}

func (t *table) changePace(_ *settings, step int) tea.Cmd {
	n := len(paces)
	t.pause = paces[(max(0, slices.Index(paces, t.pause))+n+step)%n]
	return nil
}

func (t *table) changeStep(*settings, int) tea.Cmd {
	t.step, t.stepped = !t.step, stepped{}
	return nil
}

// limitStep is by how much the time limit changes.
const limitStep = 10 * time.Minute

func (t *table) changeLimit(_ *settings, step int) tea.Cmd {
	if _, kept := t.session.(Keeper); !kept {
		t.message = "A game that is not kept has no time limit."
		return nil
	}
	t.extend(time.Duration(step) * limitStep)
	return t.clock.run()
}

// limitWords is the time limit, and what of it is left.
func (t *table) limitWords() string {
	c := &t.clock
	if c.Limit == 0 {
		return "no limit"
	}
	return plural(int(c.Limit/time.Minute), "minute", "minutes") + ", " + pick(c.left() > 0, c.words()+" left", c.words())
}

// keep writes a setting down where the game is kept.
func (t *table) keep(name string, s game.Seat, value string) {
	if k, ok := t.session.(Keeper); ok {
		k.SetOption(name, s, value)
	}
}

// agreed makes a change after which the screen may show cards of more seats than before, or of
// one without a curtain: where several people play, they are asked.
func (t *table) agreed(back overlay, shows bool, change func()) tea.Cmd {
	do := func() tea.Cmd {
		t.tick++
		change()
		t.shade = shade{}
		t.refresh()
		t.over = back
		return nil
	}
	if shows && t.onlyPerson() == game.NoSeat && t.mode != CurtainOpen {
		t.over = &confirm{question: "Hidden cards will show without a curtain from now on. Does everybody agree?", yes: do}
		return nil
	}
	return do()
}
