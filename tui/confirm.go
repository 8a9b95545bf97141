package tui

import tea "github.com/charmbracelet/bubbletea"

// confirm asks once more before something that cannot be mended.
type confirm struct {
	title    string
	question string
	items    []string
	again    string // a key that says yes, too: the one that asked
	yes      func() tea.Cmd
}

func (c *confirm) draw(t *table, w, h int) []string {
	p := newPanel(w, h)
	p.title(t.theme, pick(c.title != "", c.title, "Sure?"), "")
	p.text(t.theme.Plain, "")
	p.para(t.theme.Bold, 2, c.question)
	for i, item := range c.items {
		if p.left() < 4 && i < len(c.items)-1 {
			p.text(t.theme.Dim, "    and "+itoa(len(c.items)-i)+" more")
			break
		}
		p.para(t.theme.Plain, 4, item)
	}
	p.text(t.theme.Plain, "")
	p.text(t.theme.Plain, t.theme.Keys.say("  {yes}")+pick(c.again != "", " or "+t.theme.Keys.shown[c.again]+" again", "")+": yes     any other key: no")
	return p.done()
}

func (c *confirm) key(t *table, k string) tea.Cmd {
	t.over = nil
	if is(k, tableKeys.Yes) || c.again != "" && k == c.again {
		return c.yes()
	}
	t.message = "Left as it was."
	return nil
}
