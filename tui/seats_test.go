package tui

import (
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"elysium/game"
)

// TestAFriendLeaves gives a seat to the house and takes it back: hidden cards go off the screen,
// the file and the log tell who did it, and all of it is there when the game is opened again.
func TestAFriendLeaves(t *testing.T) {
	m, _ := keptTable(t, twoPeople)
	tb := m.table
	require.Equal(t, game.Seat(0), tb.d.Seat)
	require.Equal(t, game.Seat(0), tb.viewer)

	m.set("who sits where")
	m.press("enter")
	golden(t, "seats-80x24", checkFrame(t, m))
	m.press("enter")
	assert.Contains(t, strings.Join(strings.Fields(m.View()), " "), "Ben's cards show without a curtain then")
	m.press("n")
	assert.False(t, tb.house[0])

	m.set("who sits where")
	m.press("enter", "down", "enter", "y")
	assert.True(t, tb.house[1])
	assert.Equal(t, game.Seat(0), tb.viewer, "Anna is alone now")
	m.press("down", "enter", "y")
	assert.False(t, tb.house[2])
	assert.Equal(t, game.NoSeat, tb.viewer, "and not any more")
	m.press("esc", "esc")
	m.settleHouse(t)
	m.lift()
	m.press("l")
	for _, line := range []string{"Anna gives Ben's seat to the house", "Anna gives Cleo's seat back to a person"} {
		assert.Contains(t, m.View(), line)
	}
	m.press("m")
	assert.Contains(t, m.View(), "Anna gives Ben's seat to the house")
	text, err := os.ReadFile(tb.session.Path())
	require.NoError(t, err)
	assert.Contains(t, string(text), "option house Ben steady\n")
	assert.Contains(t, string(text), "  > seat Ben house by Anna\n")
	assert.NotContains(t, string(text), "option house Cleo")

	m, _ = reopened(t, m)
	assert.Equal(t, []bool{false, true, false}, m.table.house)
	m.press("l")
	assert.Contains(t, m.View(), "Anna gives Ben's seat to the house")
}

// TestTheHousePlaysOn wants a seat that is asked to be played by the house once it is its.
func TestTheHousePlaysOn(t *testing.T) {
	m, _ := keptTable(t, twoPeople)
	picks := len(m.table.game().Picks())
	m.set("who sits where")
	m.press("enter", "enter", "y", "esc", "esc")
	m.settleHouse(t)
	assert.Greater(t, len(m.table.game().Picks()), picks)
	assert.NotEqual(t, game.Seat(0), m.table.d.Seat)
}
