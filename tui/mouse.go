package tui

import tea "github.com/charmbracelet/bubbletea"

// click handles the mouse: a click selects, a second click takes, the wheel scrolls.
func (m *Model) click(e tea.MouseMsg) tea.Cmd {
	if m.small() || e.Action != tea.MouseActionPress {
		return nil
	}
	switch e.Button {
	case tea.MouseButtonWheelUp:
		return m.scroll("up")
	case tea.MouseButtonWheelDown:
		return m.scroll("down")
	case tea.MouseButtonLeft:
	default:
		return nil
	}
	switch {
	case m.table != nil:
		return m.table.click(e.X, e.Y)
	case m.page == nil:
		if i := e.Y - menuTop; i >= 0 && i < len(menuItems) {
			if m.menu.list.cur == i {
				return m.menu.key(m, "enter")
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
	return m.key(k)
}

func (t *table) click(x, y int) tea.Cmd {
	l := layTable(t.w, t.h, len(t.view.Seats))
	if t.shade.on || t.over != nil {
		return nil
	}
	switch {
	case l.strip.has(x, y) && y > l.strip.y:
		t.over = &browse{seat: seatAt(y - l.strip.y - 1)}
	case l.choices.has(x, y) && t.open() && y > l.choices.y:
		i := t.ask.list.top + y - l.choices.y - 1
		if i >= len(t.ask.shown) {
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
