package game_test

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"elysium/decks"
	"elysium/game"
)

var deckNames = []string{"Tremere", "Ventrue", "Malkavian", "Toreador", "Nosferatu", "Tremere"}

func deckSetup(t testing.TB, seats int, seed uint64) game.Setup {
	t.Helper()
	s := game.Setup{Seed: seed, First: game.NoSeat}
	for i := range seats {
		d, err := decks.Find(deckNames[i])
		require.NoError(t, err)
		crypt, library := d.Pieces()
		s.Seats = append(s.Seats, game.SeatSetup{Name: string(rune('A' + i)), Crypt: crypt, Library: library})
	}
	return s
}

// TestRandomGamesEnd plays random games to their end and checks every invariant after every
// decision.
func TestRandomGamesEnd(t *testing.T) {
	for seats := 2; seats <= 6; seats++ {
		for seed := range uint64(3) {
			g, err := game.New(deckSetup(t, seats, seed), game.Settings{})
			require.NoError(t, err)
			r := rand.New(rand.NewPCG(seed, 1))
			n := 0
			for d := g.Pending(); d != nil; d = g.Pending() {
				require.NoError(t, g.Choose(r.IntN(len(d.Options))))
				require.NoError(t, g.Check())
				if n++; n > 200000 {
					break
				}
			}
			require.NoError(t, g.Err())
			require.True(t, g.Over(), "seats %d seed %d after %d decisions", seats, seed, n)
			t.Log(seats, seed, n)
			g.Close()
		}
	}
}
