package tui

import (
	"math"

	tea "github.com/charmbracelet/bubbletea"
)

// notice tells something over the table; it scrolls.
type notice struct {
	title string
	text  []string
	list  list
	back  overlay
	made  panel // the text as rows
}

func (n *notice) draw(t *table, w, h int) []string {
	if n.made.w != w {
		n.made = panel{w: w, h: math.MaxInt}
		for _, text := range n.text {
			n.made.para(t.theme.Plain, 2, text)
		}
	}
	return n.list.page(t.theme, n.title, t.theme.Keys.say("{up} and {down} scroll, {back} goes back "), n.made.rows, w, h)
}

func (n *notice) key(t *table, k string) tea.Cmd {
	if !n.list.scrolls(k) {
		t.over = n.back
	}
	return nil
}
