package tui

import (
	"strings"

	tea "github.com/charmbracelet/bubbletea"
)

// helpRows are the keys and what else a player should know.
func helpRows(th *Theme, w int, filter string) []string {
	p := newPanel(w, 300)
	for _, b := range allKeys() {
		h := b.Help()
		if filter != "" && !strings.Contains(strings.ToLower(h.Key+" "+h.Desc), strings.ToLower(filter)) {
			continue
		}
		p.line(func(l *line) { l.put(th.Bold, "  "+h.Key).to(12).put(th.Plain, h.Desc) })
	}
	if filter == "" {
		for _, text := range helpTexts {
			p.text(th.Plain, "")
			p.para(th.Plain, 2, text)
		}
	}
	return p.rows
}

var helpTexts = []string{
	"One key shows, the next takes: a number or the arrows select a choice, Enter or the same number takes it. Nothing else takes a choice but p, which passes.",
	"Amounts stand in one row: the arrows to the left and right, or + and -, take less or more. Where there are many choices, those that begin alike stand in one row that ends in dots: Enter opens it, Esc goes back. / finds a choice by its letters.",
	"In your own phases the cursor starts on the first thing to do, and leaving a phase asks once if something is left; when others act it starts on passing. Space lets everybody pass the moment in which you are asked.",
	"On the boards: > is what the selected choice is about, * what it is aimed at, a acts, b blocks; T is in torpor, L is locked. Behind a name stand blood and capacity, disciplines, then bleed (bl), strength (str), stealth (st), intercept (int) and votes (v) where they are not the usual ones, and in brackets what it carries.",
	"Several people share the screen: hands show only after the curtain, and go when the screen is handed on, resized, or loses the focus. h hides them at any time.",
	"Passing for a while (y) answers only what can be passed or declined. Taking back (u), a combat and your own turn end it.",
	"The game is written down at every choice: leaving with q, or losing the terminal, loses nothing.",
}

// help lies over the table.
type help struct {
	list   list
	filter string
}

func (o *help) draw(t *table, w, h int) []string { return o.page(t.theme, w, h) }

func (o *help) page(th *Theme, w, h int) []string {
	return o.list.page(th, strings.TrimSpace("Help  "+search(o.filter)), "type to find, arrows, Esc goes back ", helpRows(th, w, o.filter), w, h)
}

// move handles a key; false when help is to close.
func (o *help) move(k string) bool {
	switch {
	case k == "down":
		o.list.top++
	case k == "up":
		o.list.top--
	case k == "pgdown":
		o.list.top += 10
	case k == "pgup":
		o.list.top -= 10
	case k == "backspace":
		if r := []rune(o.filter); len(r) > 0 {
			o.filter = string(r[:len(r)-1])
		}
	case k == "?" && o.filter == "", k == "esc", k == "enter":
		return false
	case len([]rune(k)) == 1:
		o.filter += k
		o.list.top = 0
	}
	return true
}

func (o *help) key(t *table, k string) tea.Cmd {
	if !o.move(k) {
		t.over = nil
	}
	return nil
}

// helpPage is the same from the menu.
type helpPage struct{ help help }

func (o *helpPage) draw(m *Model) []string { return o.help.page(m.theme, m.w, m.h) }

func (o *helpPage) key(m *Model, k string) tea.Cmd {
	if !o.help.move(k) {
		m.page = nil
	}
	return nil
}
