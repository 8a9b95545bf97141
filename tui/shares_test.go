package tui

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// TestPointsOnOnePage wants points divided on one page, nothing taken before they are all given,
// to enough Methuselahs, and one undo for all of them.
func TestPointsOnOnePage(t *testing.T) {
	m := boardOf(t)
	m.takeLabel(t, "call Kine Resources Contested with Trevon Parker")
	m.until(t, func(tb *table) bool { return tb.ask.shares != nil })
	tb := m.table
	assert.Contains(t, checkFrame(t, m), "4 of 4 points left, to 2 or more")
	require.Equal(t, "Anna", tb.ask.rows[0].text)
	picks := len(tb.game().Picks())

	m.press("enter")
	assert.Contains(t, checkFrame(t, m), "4 points are still to be given")
	m.press("down", "right", "right", "right", "right", "right")
	assert.Equal(t, 4, tb.ask.rows[1].at, "no more than there are")
	m.press("enter")
	assert.Contains(t, checkFrame(t, m), "At least 2 must get a point")
	m.press("left", "3")
	assert.Len(t, tb.game().Picks(), picks, "nothing is taken before")
	m.press("3", "enter")
	m.until(t, func(tb *table) bool { return tb.view.Vote != nil })
	assert.Equal(t, "Ben 3, Cleo 1", tb.view.Vote.Terms)
	assert.Contains(t, checkFrame(t, m), "fails: a tie")
}
