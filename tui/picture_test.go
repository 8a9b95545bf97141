package tui

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	tea "github.com/charmbracelet/bubbletea"
	"github.com/stretchr/testify/require"

	"elysium/saves"
)

// TestPicture keeps README's picture of the table a frame of the table: the first example
// board, when Anna's minion phase has begun. -update writes it.
func TestPicture(t *testing.T) {
	path := filepath.Join("..", "saves", "examples", "first-blood.vtes")
	text, err := os.ReadFile(path)
	require.NoError(t, err)
	f, err := saves.Parse(path, text)
	require.NoError(t, err)
	setup, err := f.Setup()
	require.NoError(t, err)
	house := []bool{false, true, true, true}
	session, err := NewMemory(setup, Table{House: house})
	require.NoError(t, err)
	m := New(Options{Start: session, House: house, Policy: eager(1), Theme: &plain, Pause: time.Millisecond})
	t.Cleanup(func() { _ = m.Close() })
	m.Update(tea.WindowSizeMsg{Width: 100, Height: 30})
	m.Init()
	m.settleHouse(t)
	m.until(t, func(tb *table) bool { return tb.d.Seat == 0 && tb.game().NowPhase() == 2 })
	frame := picture(checkFrame(t, m))
	readme := filepath.Join("..", "README.md")
	page, err := os.ReadFile(readme)
	require.NoError(t, err)
	if *update {
		head, rest, ok := strings.Cut(string(page), "## The table\n\n```\n")
		require.True(t, ok)
		_, tail, ok := strings.Cut(rest, "```\n")
		require.True(t, ok)
		require.NoError(t, os.WriteFile(readme, []byte(head+"## The table\n\n```\n"+frame+"```\n"+tail), 0o644))
		return
	}
	require.True(t, strings.Contains(string(page), frame), "README shows another table: go test ./tui -run Picture -update draws it anew")
}

// picture is a frame without the blanks at the ends of its lines, and without what says that a
// test keeps the game nowhere.
func picture(frame string) string {
	var out strings.Builder
	for _, row := range strings.Split(frame, "\n") {
		row = strings.TrimRight(row, " ")
		if strings.Contains(row, "in memory only") {
			row = ""
		}
		if before, _, ok := strings.Cut(row, " ! a warning"); ok {
			row = before + strings.Repeat("─", 100-len([]rune(before)))
		}
		out.WriteString(row + "\n")
	}
	return out.String()
}
