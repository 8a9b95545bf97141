package game_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"elysium/game"
)

// TestTheFirstMethuselahIsDrawn shows RB-order-of-play.p1.c1: with other seeds other
// Methuselahs begin, everybody at some time; one seed always draws the same.
func TestTheFirstMethuselahIsDrawn(t *testing.T) {
	first := func(seats int, seed uint64) game.Seat {
		g, err := game.New(deckSetup(t, seats, seed), game.Settings{})
		require.NoError(t, err)
		defer g.Close()
		return g.TurnSeat()
	}
	for seats := 2; seats <= 6; seats++ {
		began := make([]int, seats)
		for seed := range uint64(100) {
			began[first(seats, seed)]++
		}
		for s, n := range began {
			assert.NotZero(t, n, "with %d seats, seat %d never begins", seats, s)
			assert.Less(t, n, 100*2/seats, "with %d seats, seat %d begins too often", seats, s)
		}
	}
	assert.Equal(t, first(5, 7), first(5, 7))
}
