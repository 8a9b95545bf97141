package tui

import (
	"testing"

	tea "github.com/charmbracelet/bubbletea"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"elysium/saves"
)

// TestALessonOnTheScreen takes the first lesson with keys alone.
func TestALessonOnTheScreen(t *testing.T) {
	l, err := saves.OpenLesson("01-a-first-turn")
	require.NoError(t, err)
	m := New(Options{Start: l, House: []bool{false, true}, Theme: &plain})
	t.Cleanup(func() { _ = m.Close() })
	m.Update(tea.WindowSizeMsg{Width: 80, Height: 24})
	m.Init()
	m.settleHouse(t)
	require.IsType(t, &lessonTold{}, m.table.over)
	assert.Contains(t, checkFrame(t, m), "You are Anna")
	for n := 0; m.table != nil; n++ {
		require.Less(t, n, 40)
		if m.table.over != nil {
			m.press("enter")
			continue
		}
		assert.Contains(t, checkFrame(t, m), "the lesson asks for: ")
		m.press("t")
		require.Contains(t, m.table.message, "The lesson asks for: ", "step %d: %q, wanted %q", n, m.View(), l.Wanted())
		i := m.table.d.Find(l.Wanted())
		m.table.take(i)
	}
	assert.True(t, l.Over())
}

// TestALessonIsNotReminded wants nothing asked about that a lesson tells one to leave, and what it
// has told to be read again.
func TestALessonIsNotReminded(t *testing.T) {
	l, err := saves.OpenLesson("02-a-first-bleed")
	require.NoError(t, err)
	m := New(Options{Start: l, House: []bool{false, true}, Theme: &plain})
	t.Cleanup(func() { _ = m.Close() })
	m.Update(tea.WindowSizeMsg{Width: 80, Height: 24})
	m.Init()
	m.settleHouse(t)
	m.press("enter", "p")
	assert.Nil(t, m.table.over)
	assert.Contains(t, m.table.message, "Another time")
	m.press("s")
	assert.Contains(t, checkFrame(t, m), "Bleed Ben with Mara.")
}

func TestLeavingSaysWhetherTheGameIsKept(t *testing.T) {
	m := boardOf(t)
	m.press("q")
	assert.Contains(t, m.View(), "This game is not kept.", "a game without a file")
}
