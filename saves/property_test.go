package saves_test

import (
	"fmt"
	"math/rand/v2"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"elysium/saves"
)

// deckGame is a four-seat game of embedded decks.
func deckGame(t testing.TB, seed uint64) *saves.File {
	t.Helper()
	text := fmt.Sprintf("vtes 1\nseed %d\n", seed)
	for i, deck := range []string{"V5 Tremere", "V5 Ventrue", "V5 Malkavian", "V5 Toreador"} {
		text += fmt.Sprintf("seat %s\n  deck %s\n", []string{"Anna", "Ben", "Carol", "Dora"}[i], deck)
	}
	f, err := saves.Parse("game.vtes", []byte(text))
	require.NoError(t, err)
	return f
}

// TestAGameLoadedAtAnyDecisionGoesOnIdentically closes and opens a game again and again at
// random decisions, and plays a twin that is never closed beside it.
func TestAGameLoadedAtAnyDecisionGoesOnIdentically(t *testing.T) {
	for seed := range uint64(6) {
		dir := t.TempDir()
		kept, err := saves.Create(filepath.Join(dir, "kept.vtes"), deckGame(t, seed))
		require.NoError(t, err)
		twin, err := saves.Create(filepath.Join(dir, "twin.vtes"), deckGame(t, seed))
		require.NoError(t, err)
		r := rand.New(rand.NewPCG(seed, 3))
		for range 400 {
			d := kept.Game().Pending()
			if d == nil {
				break
			}
			i := r.IntN(len(d.Options))
			require.NoError(t, kept.Choose(i))
			require.NoError(t, twin.Choose(i))
			if r.IntN(20) > 0 {
				continue
			}
			require.NoError(t, kept.Close())
			kept, err = saves.Open(filepath.Join(dir, "kept.vtes"), -1)
			require.NoError(t, err)
			require.Empty(t, kept.Warning())
			require.Equal(t, twin.Game().State(), kept.Game().State(), "seed %d", seed)
		}
		require.NoError(t, kept.Close())
		require.NoError(t, twin.Close())
	}
}
