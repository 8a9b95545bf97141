package tui

import (
	tea "github.com/charmbracelet/bubbletea"
	"github.com/muesli/termenv"
)

// copyBoard writes the board down, hidden cards and all, and gives its text to the terminal's
// clipboard, where it has one.
func (t *table) copyBoard() tea.Cmd {
	c, can := t.session.(Copier)
	if !can {
		t.message = "This game is not kept: its board cannot be written down."
		return nil
	}
	path, text, err := c.CopyBoard()
	if err != nil {
		t.message = sentence(err)
		return nil
	}
	t.message = "The board, hidden cards and all, is in " + path
	return func() tea.Msg { termenv.Copy(text); return nil }
}
