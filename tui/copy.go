package tui

import (
	"strings"

	tea "github.com/charmbracelet/bubbletea"
	"github.com/muesli/termenv"

	"elysium/saves"
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
	told := []string{
		"The board is in " + path + ", and on the terminal's clipboard where it has one.",
	}
	if t.mode != CurtainOpen {
		told = append(told, "The file holds everything, the hidden cards of all Methuselahs, too; nothing of it is shown here. Do not read it before the game is over.")
	}
	switch {
	case strings.Contains(text, "\nlog\n"):
		told = append(told, "It holds the board as it was before what is going on, and what has been decided since: elysium load, why and show stand at this moment.")
	case strings.Contains(text, "\nscript now\n"):
		told = append(told, "It is a scenario: elysium check runs it, elysium load and Load in the menu play from it. Its script says what holds now.")
	default:
		told = append(told, "It is a scenario: elysium check runs it, elysium load and Load in the menu play from it.")
	}
	if n := strings.Count(text, "\nnote "+saves.NotCarried); n > 0 {
		told = append(told, plural(n, "thing that a board cannot say is", "things that a board cannot say are")+" told in its notes.")
	}
	t.over = &notice{title: "The board is written down", text: told}
	return func() tea.Msg { termenv.Copy(text); return nil }
}
