package tui

import (
	tea "github.com/charmbracelet/bubbletea"
)

// Model is the program: one screen at a time.
type Model struct {
	opts  Options
	theme *Theme
	w, h  int
	menu  *menu
	page  screen // over the menu: set-up, lists

	lessons *finder // to come back to after one
	table   *table  // a game, over everything
	crash   *Crash
	lost    error // what of the game that the program was started with could not be saved

	halts  *halts    // when the program was stopped for a while
	screen *terminal // what frames go through; nil where nothing is sent
}

// screen is a page that is no table.
type screen interface {
	draw(m *Model) []string
	key(m *Model, k string) tea.Cmd
}

// New makes the program's model.
func New(opts Options) *Model {
	m := &Model{opts: opts, menu: newMenu()}
	look := EnvTheme()
	if opts.Theme != nil {
		look = *opts.Theme
	}
	m.theme = NewTheme(look)
	m.menu.faults(opts.Faults)
	if opts.Keys != nil {
		m.theme.Keys = opts.Keys
	}
	if m.opts.New == nil {
		m.opts.New = NewMemory
	}
	return m
}

// Init starts with the menu, or with the game or the scripts that were asked for.
func (m *Model) Init() (cmd tea.Cmd) {
	defer m.guard(&cmd)
	switch s := m.opts.Start; {
	case s != nil:
		return m.play(s, m.opts.House, curtainOf(s, m.opts.Curtain))
	case m.opts.Scripts != "":
		l := newLoader(m)
		m.page = l
		return l.open(m, m.opts.Scripts)
	}
	return nil
}

// play turns to the table.
func (m *Model) play(s Session, house []bool, mode Curtain) tea.Cmd {
	m.table = newTable(s, &m.opts, house, mode, m.theme)
	m.table.w, m.table.h = m.w, m.h
	return m.table.begin()
}

// Update takes in a key, a click, a tick or a new size.
func (m *Model) Update(msg tea.Msg) (next tea.Model, cmd tea.Cmd) {
	next = m // also after a defect
	defer m.guard(&cmd)
	if m.crash != nil { // while drawing
		return m, tea.Quit
	}
	return m, m.update(msg)
}

func (m *Model) update(msg tea.Msg) tea.Cmd {
	switch msg := msg.(type) {
	case tea.WindowSizeMsg:
		return m.resize(msg.Width, msg.Height)
	case tea.KeyMsg:
		if msg.Type == tea.KeyCtrlC {
			return tea.Quit
		}
		var cmds []tea.Cmd
		for _, k := range split(msg) {
			if cmd := m.key(k); cmd != nil {
				cmds = append(cmds, cmd)
			}
		}
		return batch(cmds)
	case tea.MouseMsg:
		return m.click(msg)
	case tea.BlurMsg:
		if m.table != nil {
			return m.table.conceal()
		}
	case goesOn:
		return m.takeBack()
	case houseMsg:
		if t := m.table; t != nil && msg.id == t.tick {
			return t.houseTick()
		}
	case clockMsg:
		if m.table != nil {
			return m.table.ticked(msg.id)
		}
	case graceMsg:
		if t := m.table; t != nil && msg.id == t.tick {
			return t.waited()
		}
	}
	return nil
}

func batch(cmds []tea.Cmd) tea.Cmd {
	if len(cmds) == 1 {
		return cmds[0]
	}
	return tea.Batch(cmds...)
}

func (m *Model) resize(w, h int) tea.Cmd {
	w, h = max(w, 0), max(h, 0)
	changed := w != m.w || h != m.h
	first := m.w == 0
	m.w, m.h = w, h
	if m.screen != nil {
		m.screen.forget()
	}
	if m.table == nil || !changed {
		return nil
	}
	m.table.w, m.table.h = w, h
	if first {
		return nil
	}
	return m.table.conceal()
}

// key reads a key and hands it to what is on the screen.
func (m *Model) key(k string) tea.Cmd { return m.act(m.understand(k)) }

// act hands a key that has been read to what is on the screen.
func (m *Model) act(k string) tea.Cmd {
	switch {
	case is(k, tableKeys.Redraw):
		return tea.ClearScreen
	case m.small():
		return nil
	case m.table != nil:
		cmd := m.table.keyPress(k)
		if m.table.leave {
			return m.leaveTable()
		}
		if m.table.again != nil {
			return m.playAgain(m.table.again)
		}
		if m.table.branched != nil {
			return m.playOn(m.table.branched)
		}
		return cmd
	case m.page != nil:
		return m.page.key(m, k)
	}
	return m.menu.key(m, k)
}

func (m *Model) small() bool { return m.w < minWidth || m.h < minHeight }

// leaveTable goes back to the menu; a program that was started with a game ends.
func (m *Model) leaveTable() tea.Cmd {
	m.table.stop()
	c, learning := m.table.course()
	err := m.table.session.Close()
	m.opts.NoMouse = !m.table.mouse
	m.table = nil
	if m.opts.Start != nil {
		m.opts.Start, m.lost = nil, err
		return tea.Quit
	}
	m.menu.message = ""
	switch {
	case err != nil:
		m.menu.message = sentence(err)
	case learning && m.lessons != nil:
		m.page = m.lessons
		m.lessons.list.move(pick(c.Over(), 1, 0), len(m.lessons.shown))
	}
	return nil
}

// Close closes the game on the table, if there is one.
func (m *Model) Close() error {
	if m.table == nil {
		return nil
	}
	m.table.stop()
	s := m.table.session
	m.table = nil
	return s.Close()
}

// View draws the screen.
func (m *Model) View() (s string) {
	defer m.guard(nil)
	switch {
	case m.w == 0 || m.crash != nil:
		return ""
	case m.small():
		return frame(m.theme, tooSmall(m.theme, m.w, m.h))
	case m.table != nil:
		return frame(m.theme, m.table.draw())
	case m.page != nil:
		return frame(m.theme, m.page.draw(m))
	}
	return frame(m.theme, m.menu.draw(m))
}

// keyPress is a key at the table.
func (t *table) keyPress(k string) tea.Cmd {
	if t.shade.on && t.over == nil {
		return t.shadeKey(k)
	}
	if t.lifted && is(k, tableKeys.Skip) {
		return t.wait(quiet) // it showed the cards, and passes nothing yet
	}
	t.message = ""
	if t.over != nil {
		return t.over.key(t, k)
	}
	if t.clock.paused {
		return t.pauseKey(k)
	}
	if t.call.open {
		if cmd, did := t.callKey(k); did {
			return cmd
		}
	}
	if t.open() {
		if cmd, did := t.choiceKey(k); did {
			return cmd
		}
	}
	return t.tableKey(k)
}
