package tui

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"elysium/game"
)

func TestTheCurtainRisesOnChoicesWordedForTheOneWhoSits(t *testing.T) {
	m := modelOf(t, 140, 45, 3, CurtainNeeded, false, false)
	for range 50 {
		tb := m.table
		if tb.shade.on {
			tb.shade.ready = true
			m.press(" ")
		}
		require.False(t, tb.shade.on)
		if o := &tb.d.Options[0]; o.Verb == game.Transfers {
			assert.Contains(t, tb.ask.rows[0].text, "lacks")
			return
		}
		tb.take(tb.d.Default)
	}
	require.Fail(t, "nobody was asked for transfers")
}
