package tui

import (
	"errors"

	tea "github.com/charmbracelet/bubbletea"
)

// menu is the first screen.
type menu struct {
	list    list
	message string
}

func newMenu() *menu { return &menu{} }

// menuItem is a line of the menu.
type menuItem struct {
	key, text, what string
	open            func(m *Model) tea.Cmd
}

// menuTop is the row of the menu's first item.
const menuTop = 6

var menuItems []menuItem

func init() {
	page := func(f func(m *Model) screen) func(*Model) tea.Cmd {
		return func(m *Model) tea.Cmd { m.page = f(m); return nil }
	}
	menuItems = []menuItem{
		{"n", "New game", "two to six seats, people and house", page(func(m *Model) screen { return newSetup() })},
		{"c", "Continue", "the game played last", (*Model).continueLast},
		{"l", "Load", "a saved game, a board, a script: any .vtes file", page(func(m *Model) screen { return newLoader(m) })},
		{"t", "Lessons", "learn the game, one thing after another", page(func(m *Model) screen { return m.lessonList() })},
		{"e", "Examples", "boards to look at and play from", page(func(m *Model) screen { return newFiles("Example boards", m.opts.Examples) })},
		{"d", "Decks", "the decks that come with the table, and yours", page(func(m *Model) screen { return newDeckList(m.deckFiles()) })},
		{"a", "Cards", "find a card", page(func(m *Model) screen { return newCardList() })},
		{"r", "Rules", "every rule in a sentence, and where it stands", page(func(*Model) screen { return newRuleList() })},
		{"g", "Words", "the words of the game", page(func(*Model) screen { return newGlossary() })},
		{"?", "Help", "the keys, and how the screen is shared", page(func(m *Model) screen { return &helpPage{} })},
		{"q", "Quit", "", func(m *Model) tea.Cmd { return tea.Quit }},
	}
}

// faults tells what is wrong with the player's settings.
func (o *menu) faults(faults []error) {
	if len(faults) > 0 {
		o.message = sentence(faults[0])
	}
	if n := len(faults) - 1; n > 0 {
		o.message += " (and " + itoa(n) + " more: elysium keys tells them)"
	}
}

func (o *menu) draw(m *Model) []string {
	th := m.theme
	p := newPanel(m.w, m.h)
	p.text(th.Plain, "")
	p.text(th.Title, "   E L Y S I U M")
	p.text(th.Dim, "   a table for Vampire: The Eternal Struggle")
	p.text(th.Plain, "")
	p.text(th.Bad, pick(o.message != "", "   "+o.message, ""))
	p.text(th.Plain, "")
	for i, it := range menuItems {
		p.line(func(l *line) {
			s := th.Plain
			if i == o.list.cur {
				s = th.Cursor
			}
			l.put(th.Asked, pick(i == o.list.cur, " > ", "   ")).put(th.Bold, it.key).put(th.Plain, "  ").put(s, it.text)
			l.to(20).put(th.Dim, it.what)
		})
	}
	for p.left() > 1 {
		p.text(th.Plain, "")
	}
	p.text(th.Dim, th.Keys.say(" {up}, {down} and {take}, or the letter"))
	return p.done()
}

func (o *menu) key(m *Model, k string) tea.Cmd {
	o.message = ""
	for i, it := range menuItems {
		if it.key == k {
			o.list.cur = i
			return it.open(m)
		}
	}
	if o.list.keys(k, len(menuItems), len(menuItems)) {
		return nil
	}
	if is(k, tableKeys.Commit) {
		return menuItems[o.list.cur].open(m)
	}
	return nil
}

// continueLast opens the game played last.
func (m *Model) continueLast() tea.Cmd {
	var last []Entry
	if m.opts.Recent != nil {
		last = m.opts.Recent()
	}
	for _, e := range last {
		if !e.Broken {
			return m.open(e.Path)
		}
	}
	m.menu.message = "There is no game to continue."
	return nil
}

// open turns to the table of a file; the menu tells what is wrong with it.
func (m *Model) open(path string) tea.Cmd {
	cmd, err := m.turnTo(path)
	if err != nil {
		m.menu.message = sentence(err)
		m.page = nil
	}
	return cmd
}

var errNoFiles = errors.New("Files cannot be opened here.")

// turnTo opens a file and turns to its table.
func (m *Model) turnTo(path string) (tea.Cmd, error) {
	if m.opts.Open == nil {
		return nil, errNoFiles
	}
	s, err := m.opts.Open(path)
	if err != nil {
		return nil, err
	}
	m.page = nil
	return m.play(s, nil, curtainOf(s, m.opts.Curtain)), nil
}
