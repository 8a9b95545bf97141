package tui

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"elysium/game"
)

// unlocking is a board on which the unlock phase has much to offer: the Edge, a hunting ground, a
// vessel.
const unlocking = `vtes 1
option house Ben steady
define vampire Alpha capacity 5
define vampire Gamma capacity 3

seat Anna
  pool 20
  edge
  ready
    Alpha blood 3
  in play
    Academic Hunting Ground
  uncontrolled
    Gamma blood 3
  hand
    Blood Doll
    Blood Doll
    Vessel
seat Ben
  pool 20

turn Anna
`

// TestUnlockAsks wants the unlock phase to list what may still be used before it closes, and to
// ask no second time about the same.
func TestUnlockAsks(t *testing.T) {
	m, _ := keptTable(t, unlocking)
	tb := m.table
	require.Equal(t, game.UnlockW, tb.d.Window)
	m.press("p")
	for _, item := range []string{"use the Edge", "Academic Hunting Ground"} {
		assert.Contains(t, m.View(), item)
	}
	golden(t, "unlock-asks-80x24", checkFrame(t, m))
	m.press("n")
	require.Equal(t, game.UnlockW, tb.d.Window, "it stays open")
	m.takeLabel(t, "use the Edge")
	require.Equal(t, game.UnlockW, tb.d.Window)
	m.press("p")
	assert.NotEqual(t, game.UnlockW, tb.d.Window, "what is left was told of")
}

// TestReminders wants master actions and transfers to be asked about only where the table's
// settings say so.
func TestReminders(t *testing.T) {
	for remind, want := range map[reminder][2]string{
		remindLost:  {"", "move Gamma to the ready region"},
		remindAll:   {"1 master action: Blood Doll, Vessel", "4 transfers"},
		remindNever: {},
	} {
		m, _ := keptTable(t, unlocking)
		tb := m.table
		tb.remind = remind
		for i, w := range []game.Window{game.MasterW, game.InfluenceW} {
			m.until(t, func(tb *table) bool { return tb.d.Window == w && tb.d.Seat == 0 })
			m.press("p")
			if want[i] == "" {
				assert.Nil(t, tb.over, "%d at %s", remind, w)
				continue
			}
			require.IsType(t, &confirm{}, tb.over, "%d at %s", remind, w)
			assert.Contains(t, m.View(), want[i])
			m.press("y")
		}
	}
}
