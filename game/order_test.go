package game_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"elysium/game"
)

// TestTheFirstMethuselahIsDrawn shows RB-order-of-play.p1.c1: over many seeds every seat of a
// table begins some game, and the same seed always gives the same one.
func TestTheFirstMethuselahIsDrawn(t *testing.T) {
	first := func(seed uint64) game.Seat {
		g, err := game.New(deckSetup(t, 4, seed), game.Settings{Stops: true})
		require.NoError(t, err)
		defer g.Close()
		return g.TurnSeat()
	}
	began := map[game.Seat]int{}
	for seed := range uint64(60) {
		began[first(seed)]++
	}
	require.Len(t, began, 4)
	require.Equal(t, first(7), first(7))
}
