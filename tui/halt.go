package tui

import tea "github.com/charmbracelet/bubbletea"

// goesOn says that the program was stopped, as a shell does it, and goes on: whoever had the terminal
// meanwhile has left something else there.
type goesOn struct{}

// takeBack sets the terminal up anew and draws everything. It leaves the library's own screen and
// enters it again, for that is where the library sets nothing up twice.
func (m *Model) takeBack() tea.Cmd {
	m.screen.forget()
	mouse := tea.Cmd(tea.DisableMouse)
	if m.mouseOn() {
		mouse = tea.EnableMouseCellMotion
	}
	return tea.Batch(
		tea.Sequence(tea.ExitAltScreen, tea.EnterAltScreen, tea.HideCursor, tea.EnableBracketedPaste, tea.EnableReportFocus, mouse, tea.ClearScreen),
		m.halts.wait)
}

// mouseOn reports whether clicks come to the program.
func (m *Model) mouseOn() bool {
	if m.table != nil {
		return m.table.mouse
	}
	return !m.opts.NoMouse
}
