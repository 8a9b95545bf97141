package tui

import (
	tea "github.com/charmbracelet/bubbletea"

	"elysium/game"
)

// clicked is a page on which a click selects and a second click takes.
type clicked interface {
	click(m *Model, x, y int) tea.Cmd
}

// click handles the mouse: a click selects, a second click takes, the wheel scrolls.
func (m *Model) click(e tea.MouseMsg) tea.Cmd {
	if m.small() || e.Action != tea.MouseActionPress {
		return nil
	}
	switch e.Button {
	case tea.MouseButtonWheelUp:
		return m.scroll(tableKeys.Up.key())
	case tea.MouseButtonWheelDown:
		return m.scroll(tableKeys.Down.key())
	case tea.MouseButtonLeft:
	default:
		return nil
	}
	switch {
	case m.table != nil:
		return m.table.click(e.X, e.Y)
	case m.page != nil:
		if p, ok := m.page.(clicked); ok {
			return p.click(m, e.X, e.Y)
		}
	default:
		if i := e.Y - menuTop; i >= 0 && i < len(menuItems) {
			if m.menu.list.cur == i {
				return m.menu.key(m, tableKeys.Commit.key())
			}
			m.menu.list.cur = i
		}
	}
	return nil
}

// scroll is the wheel: it moves what the arrows move, and takes nothing.
func (m *Model) scroll(k string) tea.Cmd {
	if m.table != nil && m.table.shade.on {
		return nil
	}
	return m.act(k)
}

func (t *table) click(x, y int) tea.Cmd {
	l := t.laid()
	switch {
	case t.over != nil:
		return t.clickOver(y - l.over.y - 1)
	case t.shade.on:
		return t.clickShade(x, y)
	}
	switch {
	case t.clock.paused:
	case l.strip.has(x, y) && y > l.strip.y:
		t.over = &browse{seat: game.Seat(y - l.strip.y - 1), list: firstCard}
	case l.choices.has(x, y) && t.call.open:
		if i := y - l.choices.y - calledFrom; i >= 0 && i < len(t.call.seats) {
			return t.claim(t.call.seats[i])
		}
	case l.choices.has(x, y) && t.open():
		row := y - l.choices.y - t.ask.headOf(t.askedTitle(), l.choices.w)
		i := t.ask.list.top + row
		if row < 0 || i >= len(t.ask.visible()) {
			return nil
		}
		t.message = ""
		if t.ask.list.cur == i && t.ask.armed {
			return t.commit()
		}
		t.ask.list.cur, t.ask.armed = i, true
	}
	return nil
}

// clickOver is a click on a row of what lies over the table.
func (t *table) clickOver(row int) tea.Cmd {
	o, ok := t.over.(interface{ cursor(*table) (*list, int) })
	if !ok {
		return nil
	}
	cursor, n := o.cursor(t)
	i := cursor.top + row
	switch {
	case row < 0 || i >= n:
	case cursor.cur == i:
		return t.over.key(t, tableKeys.Commit.key())
	default:
		cursor.set(i, n)
	}
	return nil
}

func (m *passing) cursor(t *table) (*list, int) { return &m.list, len(m.rows(t)) }
func (o *logView) cursor(*table) (*list, int)   { return &o.list, len(o.shown) }
func (o *why) cursor(*table) (*list, int)       { return &o.list, len(o.shown) }
func (b *browse) cursor(t *table) (*list, int)  { return &b.list, len(b.rows(t)) }
func (o *settings) cursor(*table) (*list, int)  { return &o.list, len(settingRows) }

// click selects a row of a list; a second click takes it.
func (f *finder) click(m *Model, _, y int) tea.Cmd {
	i := f.list.top + y - 1
	switch {
	case y < 1 || i >= len(f.shown):
	case f.list.cur == i:
		return f.key(m, tableKeys.Commit.key())
	default:
		f.list.set(i, len(f.shown))
	}
	return nil
}

// click selects a row of a new game; a second click changes it.
func (s *setup) click(m *Model, x, y int) tea.Cmd {
	row, column := y-2, s.column
	if row >= chairRow {
		row-- // the empty row
		column = pick(x < chairColumns[1], 0, pick(x < chairColumns[2], 1, 2))
	}
	if row < 0 || row >= chairRow+s.n || y == 2+chairRow || s.editing {
		return nil
	}
	again := s.list.cur == row && s.column == column
	s.list.cur, s.column = row, column
	if again {
		return s.key(m, tableKeys.Commit.key())
	}
	return nil
}
