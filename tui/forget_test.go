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
define vampire Delta capacity 6

seat Anna
  pool 20
  edge
  ready
    Alpha blood 3
  in play
    Academic Hunting Ground
  uncontrolled
    Gamma blood 3
    Delta
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
	m.press("p", "n")
	require.Equal(t, game.UnlockW, tb.d.Window, "nothing has been done since: it asks again")
	m.takeLabel(t, "use the Edge")
	require.Equal(t, game.UnlockW, tb.d.Window)
	m.press("p")
	assert.NotEqual(t, game.UnlockW, tb.d.Window, "what is left was told of")
}

// TestReminders wants what is lost at the end of a phase to be asked about: master actions, who can
// be moved out, transfers that some vampire lacks; unless the table's settings say otherwise.
func TestReminders(t *testing.T) {
	for remind, want := range map[reminder][2][]string{
		remindLost:  {{"1 master action: Blood Doll, Vessel"}, {"move Gamma to the ready region", "4 transfers: Delta"}},
		remindNever: {},
	} {
		m, _ := keptTable(t, unlocking)
		tb := m.table
		tb.remind = remind
		for i, w := range []game.Window{game.MasterW, game.InfluenceW} {
			m.until(t, func(tb *table) bool { return tb.d.Window == w && tb.d.Seat == 0 })
			m.press("p")
			if len(want[i]) == 0 {
				assert.Nil(t, tb.over, "%d at %s", remind, w)
				continue
			}
			require.IsType(t, &confirm{}, tb.over, "%d at %s", remind, w)
			for _, item := range want[i] {
				assert.Contains(t, m.View(), item)
			}
			assert.NotContains(t, m.View(), "Gamma,", "a full vampire lacks nothing")
			m.press("y")
		}
	}
}

// TestPhasesSkipped wants the phases in which nothing could be done to be told of where there are
// cards for them, and why to give what a card lacks.
func TestPhasesSkipped(t *testing.T) {
	m := modelOf(t, 120, 40, 5, CurtainNeeded, false, true, true, true)
	tb := m.table
	for tb.d.Seat != 0 || tb.d.Window != game.InfluenceW {
		require.NotEqual(t, game.MasterW, tb.d.Window, "with this seed no master can be played in the first turn")
		tb.take(tb.d.Default)
		m.settleHouse(t)
	}
	assert.Contains(t, m.View(), "Nothing could be done in the master phase.")
	m.press("w")
	assert.Contains(t, checkFrame(t, m), "Vessel                               There is nothing it could be aimed at.")
}
