package tui

import (
	"testing"

	tea "github.com/charmbracelet/bubbletea"
)

// BenchmarkStart makes the program and draws its first frame.
func BenchmarkStart(b *testing.B) {
	for b.Loop() {
		m := New(Options{Theme: &plain})
		m.Update(tea.WindowSizeMsg{Width: 120, Height: 40})
		_ = m.View()
	}
}
