package tui

import (
	"strings"

	tea "github.com/charmbracelet/bubbletea"
)

// byHand takes a line that says what the table does by hand: for cards whose text is not
// defined, for mistakes, and for a friend who concedes.
type byHand struct {
	text  string
	fault string
}

var byHandExamples = [][2]string{
	{"set Lucita blood 3", "also: locked yes, bleed 2, stealth 1, title none, any counter's name"},
	{"set Anna pool 24", "also: vp, transfers, master actions, hand size"},
	{"move Lucita to torpor", "also: ready, uncontrolled, hand, ash heap, removed, in play"},
	{"move Ivory Bow to ash heap", "or to a zone of another seat: to ready of Ben"},
	{"end action", "also: combat, phase, turn"},
	{"concede", "the seat leaves the game as if ousted"},
}

func (o *byHand) draw(t *table, w, h int) []string {
	th := t.theme
	p := newPanel(w, h)
	p.title(th, "By hand, for "+t.name(t.self()), "Enter does it, Esc goes back")
	p.text(th.Plain, "")
	p.line(func(l *line) { l.put(th.Asked, "> ").put(th.Bold, o.text).put(th.Cursor, "_") })
	p.text(th.Plain, "")
	if o.fault != "" {
		p.para(th.Bad, 2, o.fault)
	}
	for _, e := range byHandExamples {
		p.line(func(l *line) { l.put(th.Plain, "  "+e[0]).to(34).put(th.Dim, e[1]) })
	}
	p.text(th.Plain, "")
	p.para(th.Dim, 2, "What is done by hand is written down like a decision, and can be taken back.")
	return p.done()
}

func (o *byHand) key(t *table, k string) tea.Cmd {
	switch {
	case k == "esc":
		t.over = nil
	case k == "backspace":
		if r := []rune(o.text); len(r) > 0 {
			o.text = string(r[:len(r)-1])
		}
	case k == "enter":
		return o.enter(t)
	case len([]rune(k)) == 1:
		o.text += k
	}
	return nil
}

func (o *byHand) enter(t *table) tea.Cmd {
	c, can := t.session.(Corrector)
	s := t.self()
	switch text := strings.TrimSpace(o.text); {
	case !can:
		o.fault = "A game in memory takes nothing by hand."
	case text == "":
	case strings.EqualFold(text, "concede"):
		t.over = &confirm{question: t.name(s) + " leaves the game as if ousted. Really?", yes: func() tea.Cmd {
			return o.done(t, c.Concede(s))
		}}
	default:
		return o.done(t, c.Correct(t.name(s)+" ~ "+text))
	}
	return nil
}

// done goes on after a correction, or tells what was wrong with it.
func (o *byHand) done(t *table, err error) tea.Cmd {
	if err != nil {
		o.fault = sentence(err)
		t.over = o
		return nil
	}
	t.over = nil
	t.tick++
	t.message = "Done by hand."
	return t.settle()
}
