package command

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"elysium/game/house"

	"elysium/saves"
)

// TestKeepFailure writes a failing game to a file that can be read again.
func TestKeepFailure(t *testing.T) {
	dir := t.TempDir()
	f := &simFlags{games: 1, seats: 3, seed: 5, policy: "random", keep: dir}
	o, err := f.options(os.Stdout)
	require.NoError(t, err)
	o.Limit = 30
	r, err := house.Simulate(o)
	require.NoError(t, err)
	require.Len(t, r.Failures, 1)
	require.Equal(t, filepath.Join(dir, "failed-seed-5.vtes"), r.Failures[0].File)
	table, err := saves.ParseFile(r.Failures[0].File)
	require.NoError(t, err)
	require.Len(t, table.Log, 30)
	require.Contains(t, table.Notes[0].Text, "no end after 30 decisions")
}

// TestProgress says how far a simulation is, now and then.
func TestProgress(t *testing.T) {
	var out strings.Builder
	tell := progress(&out, 10*time.Second)
	for _, s := range []float64{1, 10.5, 11, 20, 21} {
		tell(&house.Result{Seconds: s, Games: int(s), Decisions: 7, Turns: 3})
	}
	require.Equal(t, "11s: 10 games, 7 decisions, 3 turns\n21s: 21 games, 7 decisions, 3 turns\n", out.String())
}
