package tui

import (
	"strings"

	tea "github.com/charmbracelet/bubbletea"

	"elysium/game"
)

// why lists what is not on offer, and the rules against it.
type why struct {
	all    []game.Ruled
	shown  []int
	filter string
	list   list
}

func (t *table) askWhy() tea.Cmd {
	return t.forItsSeat("The answer names cards in hand: press w again when they show.", func() {
		o := &why{all: t.game().Why(t.d.Seat)}
		o.narrow()
		t.over = o
	})
}

// forItsSeat shows what only the seat that decides may see; where the screen is not for it yet,
// its cards are asked for first, with a word on why.
func (t *table) forItsSeat(wait string, show func()) tea.Cmd {
	switch {
	case t.d == nil || t.isHouse(t.d.Seat):
	case t.viewer != t.d.Seat:
		t.message = wait
		return t.reveal()
	default:
		show()
	}
	return nil
}

func (o *why) narrow() {
	o.shown = o.shown[:0]
	for i, r := range o.all {
		if strings.Contains(strings.ToLower(r.Label), strings.ToLower(o.filter)) {
			o.shown = append(o.shown, i)
		}
	}
	o.list.set(0, len(o.shown))
}

func (o *why) draw(t *table, w, h int) []string {
	th := t.theme
	p := newPanel(w, h)
	reasons := max(4, h/3)
	room := max(1, h-1-reasons)
	from, to := o.list.window(len(o.shown), room)
	p.title(th, strings.TrimSpace("Why not?  "+search(o.filter)), strings.TrimSpace("type to find, Enter opens the rule, Esc goes back  "+more(from, to, len(o.shown))))
	for i := from; i < to; i++ {
		p.line(func(l *line) {
			drawChoice(l, th, i, i == o.list.cur, true, o.all[o.shown[i]].Label, "")
		})
	}
	if len(o.shown) == 0 {
		p.text(th.Dim, "  Nothing that is not on offer fits these letters.")
	}
	for p.left() > reasons {
		p.text(th.Plain, "")
	}
	p.title(th, "because", "")
	if i := o.list.cur; i < len(o.shown) {
		for _, r := range o.all[o.shown[i]].Refusals {
			p.para(th.Plain, 2, r.Text+"  "+r.Rule)
		}
	}
	return p.done()
}

func (o *why) key(t *table, k string) tea.Cmd {
	switch {
	case k == "esc":
		t.over = nil
	case k == "enter":
		if i := o.list.cur; i < len(o.shown) {
			r := o.all[o.shown[i]]
			t.over = &rulePage{label: r.Label, refusals: r.Refusals, back: o}
		}
	case k == "backspace":
		if r := []rune(o.filter); len(r) > 0 {
			o.filter = string(r[:len(r)-1])
			o.narrow()
		}
	case len([]rune(k)) == 1:
		o.filter += k
		o.narrow()
	default:
		o.list.keys(k, len(o.shown), max(1, t.h/2))
	}
	return nil
}
