package tui

import (
	"testing"

	tea "github.com/charmbracelet/bubbletea"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"elysium/decks"
)

func (m *Model) clickAt(x, y int) {
	m.Update(tea.MouseMsg{X: x, Y: y, Action: tea.MouseActionPress, Button: tea.MouseButtonLeft})
	m.Update(tea.MouseMsg{X: x, Y: y, Action: tea.MouseActionRelease, Button: tea.MouseButtonLeft})
}

// TestMouse wants a click to select, a second one to take, and the wheel to move the cursor
// and take nothing.
func TestMouse(t *testing.T) {
	m := boardOf(t)
	tb := m.table
	l := tb.laid()
	n := len(tb.game().Picks())
	m.clickAt(5, l.choices.y+3)
	assert.Equal(t, 2, tb.ask.list.cur)
	assert.Len(t, tb.game().Picks(), n, "the first click only selects")
	m.Update(tea.MouseMsg{X: 5, Y: 5, Action: tea.MouseActionPress, Button: tea.MouseButtonWheelUp})
	assert.Equal(t, 1, tb.ask.list.cur)
	m.Update(tea.MouseMsg{X: 5, Y: 5, Action: tea.MouseActionPress, Button: tea.MouseButtonWheelDown})
	assert.Equal(t, 2, tb.ask.list.cur)
	assert.Len(t, tb.game().Picks(), n, "the wheel takes nothing")
	label := tb.ask.labels[tb.ask.option()]
	m.clickAt(5, l.choices.y+3)
	require.Greater(t, len(tb.game().Picks()), n, "the second click takes %s", label)

	m.clickAt(5, l.strip.y+2)
	require.NotNil(t, tb.over, "a seat's line shows its cards")
	m.press("esc")
	m.press("o")
	m.clickAt(5, l.over.y+1+2)
	pause := tb.pause
	m.clickAt(5, l.over.y+1+2)
	assert.NotEqual(t, pause, tb.pause, "a second click on a setting changes it")
}

// TestMouseMenu starts a game with the mouse alone.
func TestMouseMenu(t *testing.T) {
	m := New(Options{Theme: &plain})
	m.Update(tea.WindowSizeMsg{Width: 80, Height: 24})
	m.clickAt(5, menuTop)
	require.NotNil(t, m.page)
	m.clickAt(5, 3)
	m.clickAt(5, 3)
	assert.Equal(t, 5, m.page.(*setup).n)
	m.clickAt(21, 2+chairRow+1)
	m.clickAt(21, 2+chairRow+1)
	assert.True(t, m.page.(*setup).chairs[0].house)
	m.clickAt(46, 2+chairRow+1)
	m.clickAt(46, 2+chairRow+1)
	m.clickAt(5, 2)
	m.clickAt(5, 2)
	assert.Equal(t, decks.Names()[1], m.page.(*setup).chairs[0].deck, "a deck is chosen in the list")
	m.clickAt(5, 2)
	m.clickAt(5, 2)
	require.NotNil(t, m.table)
	require.NoError(t, m.Close())
}

// TestMouseOff wants the mouse to be switched off while the program runs.
func TestMouseOff(t *testing.T) {
	m := boardOf(t)
	m.press("o", "down")
	cmd := m.press("enter")
	require.NotNil(t, cmd)
	assert.IsType(t, tea.DisableMouse(), cmd())
}
