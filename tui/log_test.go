package tui

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"elysium/game"
)

// TestPreyChanges wants the log to tell whose prey changes when a Methuselah leaves.
func TestPreyChanges(t *testing.T) {
	g := boardOf(t).table.game()
	var b logBook
	assert.Equal(t, ": Anna's prey is Cleo now", b.leaves(g, &game.Event{Kind: game.Ousted, Seat: 1}))
	assert.Equal(t, ": Anna's prey is Dan now", b.leaves(g, &game.Event{Kind: game.Withdrew, Seat: 2}))
	assert.Empty(t, b.leaves(g, &game.Event{Kind: game.Ousted, Seat: 3}), "one is left")
	assert.Empty(t, b.leaves(g, &game.Event{Kind: game.EdgeTaken, Seat: 0}))
}

// TestFresh wants a mark in the log where its reader looked last, and the last row still to be seen.
func TestFresh(t *testing.T) {
	m := modelOf(t, 80, 24, 5, CurtainNeeded, false, true, true, true)
	m.until(t, func(tb *table) bool { return tb.view.Turn > 4 })
	m.press("l")
	frame := checkFrame(t, m)
	assert.Contains(t, frame, "Anna has seen what is above")
	rows := m.table.log.rows
	assert.Contains(t, frame, "> "+rows[len(rows)-1].text)
}
