package saves_test

import (
	"math/rand/v2"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"elysium/game"
	"elysium/saves"
)

// TestACopyInTheMidst plays at random, copies what is going on now and then, and wants the copy to
// stand at the same decision.
func TestACopyInTheMidst(t *testing.T) {
	root := home(t)
	copied, apart := 0, 0
	for seed := range uint64(2) {
		s, err := saves.Create("", deckGame(t, seed))
		require.NoError(t, err)
		r := rand.New(rand.NewPCG(seed, 21))
		for range 400 {
			d := s.Game().Pending()
			if d == nil {
				break
			}
			if _, err := s.Game().Snapshot(); err != nil && r.IntN(8) == 0 {
				if f, err := s.Copy(); err != nil {
					apart++
				} else {
					sameMoment(t, s.Game(), f, filepath.Join(root, "copy.vtes"))
					copied++
				}
			}
			require.NoError(t, s.Choose(r.IntN(len(d.Options))))
		}
		require.NoError(t, s.Close())
	}
	t.Logf("%d copied, %d not", copied, apart)
	assert.Greater(t, copied, 5*apart)
}

func sameMoment(t *testing.T, g *game.Game, f *saves.File, path string) {
	t.Helper()
	require.NoError(t, os.WriteFile(path, f.Format(), 0o600))
	rep := saves.Check(path, f.Format())
	require.True(t, rep.OK, "%s\n%s", rep.Error, f.Format())
	again, err := saves.Open(path, -1)
	require.NoError(t, err)
	defer again.Close()
	require.Empty(t, again.Warning())
	is, want := again.Game().Pending(), g.Pending()
	assert.Equal(t, [3]any{want.Seat, want.Window, len(want.Options)}, [3]any{is.Seat, is.Window, len(is.Options)})
}
