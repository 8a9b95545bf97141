package game_test

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"elysium/game"
)

// play takes n random decisions.
func play(t testing.TB, g *game.Game, r *rand.Rand, n int) {
	t.Helper()
	for range n {
		d := g.Pending()
		if d == nil {
			return
		}
		require.NoError(t, g.Choose(r.IntN(len(d.Options))))
	}
}

func TestReplayGivesTheSameState(t *testing.T) {
	s := deckSetup(t, 4, 7)
	g, err := game.New(s, game.Settings{})
	require.NoError(t, err)
	defer g.Close()
	r := rand.New(rand.NewPCG(1, 2))
	for !g.Over() {
		before := g.State()
		play(t, g, r, 40)
		require.False(t, before == g.State(), "decisions change the state")
		again, err := game.Replay(s, game.Settings{}, g.Picks())
		require.NoError(t, err)
		require.True(t, g.State() == again.State(), "after %d decisions", len(g.Picks()))
		again.Close()
	}
}

func TestStopsDoNotChangeTheState(t *testing.T) {
	s := deckSetup(t, 3, 5)
	g, err := game.New(s, game.Settings{})
	require.NoError(t, err)
	defer g.Close()
	play(t, g, rand.New(rand.NewPCG(3, 4)), 300)
	h, err := game.New(s, game.Settings{Stops: true})
	require.NoError(t, err)
	defer h.Close()
	for _, i := range g.Picks() {
		settle(t, h)
		require.NoError(t, h.Choose(int(i)))
	}
	settle(t, h)
	require.True(t, g.State() == h.State())
}

// settle answers lone decisions.
func settle(t testing.TB, g *game.Game) {
	for d := g.Pending(); d != nil && d.Lone; d = g.Pending() {
		require.NoError(t, g.Choose(0))
	}
}
