//go:build !unix

package tui

import tea "github.com/charmbracelet/bubbletea"

// halts waits for signals that there are not on this system.
type halts struct{ program *tea.Program }

func newHalts(*keyboard) *halts { return &halts{} }

// wait ends at once.
func (s *halts) wait() tea.Msg { return nil }
