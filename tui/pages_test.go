package tui

import (
	"testing"

	tea "github.com/charmbracelet/bubbletea"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"elysium/game"
)

// TestWhoActsIsOnTheScreen wants the board beside one's own to be that of who acts, or of whom one
// acts against.
func TestWhoActsIsOnTheScreen(t *testing.T) {
	m := modelOf(t, 100, 30, 7, CurtainOpen, false, false, false, false)
	others, own := 0, 0
	play := eager(7)
	for range 400 {
		tb := m.table
		if tb.d == nil {
			break
		}
		if a := tb.view.Action; a != nil && tb.view.Combat == nil && tb.view.Vote == nil {
			board := tb.shownPages(2)[1].seat
			switch {
			case a.Seat != tb.self():
				others++
				require.Equal(t, a.Seat, board)
			case len(a.Targets) > 0 && a.Targets[0] != a.Seat:
				own++
				require.Equal(t, a.Targets[0], board)
			}
		}
		tb.take(play.Pick(tb.game(), tb.d))
		m.settleHouse(t)
	}
	assert.Positive(t, others)
	assert.Positive(t, own)
}

// TestPinsEnd wants a board that somebody turned to to say so, and to go when something else begins
// or the screen is another.
func TestPinsEnd(t *testing.T) {
	m := boardOf(t)
	m.Update(tea.WindowSizeMsg{Width: 100, Height: 30})
	m.press("]")
	assert.Contains(t, checkFrame(t, m), "Dan (pred), pinned")
	m.Update(tea.WindowSizeMsg{Width: 80, Height: 24})
	assert.NotContains(t, checkFrame(t, m), "pinned")
	m.Update(tea.WindowSizeMsg{Width: 100, Height: 30})
	m.press("]", "]", "[")
	assert.Contains(t, checkFrame(t, m), "pinned")
	m.takeLabel(t, "bleed Ben with Trevon Parker")
	m.until(t, func(tb *table) bool { return tb.view.Action != nil })
	assert.NotContains(t, checkFrame(t, m), "pinned")
}

// TestTheVoteStays wants a referendum on the least screen, too, whatever was turned to before.
func TestTheVoteStays(t *testing.T) {
	m := boardOf(t)
	m.Update(tea.WindowSizeMsg{Width: 100, Height: 30})
	m.press("]")
	m.takeLabel(t, "call Kine Resources Contested with Trevon Parker")
	m.until(t, func(tb *table) bool { return tb.d.Window == game.VotesW })
	m.press("]")
	m.Update(tea.WindowSizeMsg{Width: 80, Height: 24})
	assert.Contains(t, checkFrame(t, m), "Referendum: Kine Resources Contested")
}
