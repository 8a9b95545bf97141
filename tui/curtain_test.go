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

func TestAHeldKeyLiftsNoCurtain(t *testing.T) {
	m := modelOf(t, 100, 30, 3, CurtainNeeded, false, false, false)
	m.table.hide()
	m.table.drop(m.table.d.Seat)
	for range 3 {
		m.press(" ", " ")
		m.Update(graceMsg{m.table.tick})
		require.False(t, m.table.shade.ready, "keys were coming until just now")
	}
	m.Update(graceMsg{m.table.tick})
	require.True(t, m.table.shade.ready)
	m.press(" ")
	require.False(t, m.table.shade.on)
}

func TestInFrontOfTheCurtain(t *testing.T) {
	m := modelOf(t, 100, 30, 3, CurtainNeeded, false, false, false)
	for m.table.game().Progress().Turn < 2 {
		m.settleHouse(t)
		if m.table.shade.on {
			m.press(" ")
			continue
		}
		m.table.take(m.table.d.Default)
	}
	m.settleHouse(t)
	require.True(t, m.table.shade.on)
	hidden := m.table.view.Seats[0].HandCards
	require.Empty(t, hidden)
	m.press("q")
	require.Contains(t, m.View(), "Leave the table?")
	m.press("n")
	require.Contains(t, m.View(), "Hand the table to")
	m.press("u")
	require.Contains(t, m.View(), "Does everybody agree")
	require.Equal(t, game.NoSeat, m.table.viewer)
	m.press("y")
	m.settleHouse(t)
	require.Equal(t, 1, m.table.game().Progress().Turn, "whoever went too far has it taken back before the next sits down")
	require.True(t, m.table.shade.on)
	require.Equal(t, game.NoSeat, m.table.viewer)
}

func TestCardsGoOffTheScreenWhileTheHouseHasItsTurn(t *testing.T) {
	m := modelOf(t, 100, 30, 5, CurtainNeeded, false, true, false, true)
	watched := false
	for range 200 {
		tb := m.table
		switch {
		case tb.isHouse(tb.d.Seat):
			if tb.isHouse(tb.game().Progress().TurnSeat) {
				require.Equal(t, game.NoSeat, tb.viewer)
				watched = true
			}
			m.Update(houseMsg{tb.tick})
		case tb.shade.on:
			m.Update(graceMsg{tb.tick})
			m.press(" ")
		case tb.call.open:
			m.press(" ")
		default:
			tb.take(tb.d.Default)
		}
	}
	require.True(t, watched)
}
