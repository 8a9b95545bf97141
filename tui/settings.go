package tui

import (
	"time"

	tea "github.com/charmbracelet/bubbletea"

	"elysium/game"
)

// settings change the curtain, the mouse, the pace of the house and who plays a seat.
type settings struct{ list list }

var paces = []time.Duration{time.Millisecond, 300 * time.Millisecond, 900 * time.Millisecond, 2 * time.Second}

func (o *settings) rows(t *table) []string {
	rows := []string{
		"curtain: " + t.mode.String(),
		"mouse: " + pick(t.mouse, "on", "off (the terminal selects text)"),
		"pause after what the house does: " + t.pause.String(),
		"step mode, which stops at every moment and says what it is: " + pick(t.step, "on", "off"),
	}
	for i := range t.house {
		rows = append(rows, t.name(game.Seat(i))+" is played by "+pick(t.house[i], "the house", "a person"))
	}
	return rows
}

func (o *settings) draw(t *table, w, h int) []string {
	p := newPanel(w, h)
	p.title(t.theme, "Settings", "Enter changes, Esc goes back")
	for i, row := range o.rows(t) {
		drawItem(p, t.theme, i, o.list.cur, row)
	}
	if warn := t.session.Warning(); warn != "" {
		p.text(t.theme.Plain, "")
		p.para(t.theme.Bad, 2, warn)
	}
	if path := t.session.Path(); path != "" {
		p.text(t.theme.Plain, "")
		p.para(t.theme.Dim, 2, "This game is kept in "+path)
	}
	return p.done()
}

func (o *settings) key(t *table, k string) tea.Cmd {
	n := len(o.rows(t))
	switch {
	case o.list.keys(k, n, n):
	case k == "enter", k == "left", k == "right", k == " ":
		return o.change(t)
	case k == "esc", k == "o":
		t.over = nil
		return t.settle()
	}
	return nil
}

func (o *settings) change(t *table) tea.Cmd {
	switch i := o.list.cur; i {
	case 0:
		next := (t.mode + 1) % (CurtainOpen + 1)
		return o.agreed(t, next == CurtainOpen, func() {
			t.mode = next
			t.keep("curtain", game.NoSeat, next.Word())
			if t.viewer = t.onlyHuman(); next == CurtainOpen && t.viewer == game.NoSeat {
				t.viewer = t.self()
			}
		})
	case 1:
		t.mouse = !t.mouse
		if t.mouse {
			return tea.EnableMouseCellMotion
		}
		return tea.DisableMouse
	case 2:
		next := 0
		for k, d := range paces {
			if d == t.pause {
				next = (k + 1) % len(paces)
			}
		}
		t.pause = paces[next]
	case 3:
		t.step, t.stepped = !t.step, stepped{}
	default:
		s := i - 4
		t.house[s] = !t.house[s]
		shows := t.onlyHuman() != game.NoSeat
		t.house[s] = !t.house[s]
		return o.agreed(t, shows, func() {
			t.house[s] = !t.house[s]
			t.keep("house", game.Seat(s), pick(t.house[s], "steady", ""))
			t.viewer = t.onlyHuman()
		})
	}
	return nil
}

// keep writes a setting down where the game is kept.
func (t *table) keep(name string, s game.Seat, value string) {
	if k, ok := t.session.(Keeper); ok {
		k.SetOption(name, s, value)
	}
}

// agreed makes a change after which the screen may show cards of more seats than before, or of
// one without a curtain: where several people play, they are asked.
func (o *settings) agreed(t *table, shows bool, change func()) tea.Cmd {
	do := func() tea.Cmd {
		t.tick++
		change()
		t.shade = shade{}
		t.refresh()
		t.over = o
		return nil
	}
	if shows && t.onlyHuman() == game.NoSeat && t.mode != CurtainOpen {
		t.over = &confirm{question: "Hidden cards will show without a curtain from now on. Does everybody agree?", yes: do}
		return nil
	}
	return do()
}
