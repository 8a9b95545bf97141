package command

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

const logged = "vtes 1\nengine 1\ndefine vampire Alpha capacity 5\ndefine vampire Beta capacity 4\nseat Anna\n  ready\n    Alpha blood 2\nseat Ben\n  ready\n    Beta\n\n" +
	"turn Anna minion\n\nlog\n  Anna: hunt with Alpha\n  Anna ~ set Ben pool 11\n"

func TestDiffTellsWhatIsDifferent(t *testing.T) {
	file := filepath.Join(t.TempDir(), "game.vtes")
	require.NoError(t, os.WriteFile(file, []byte(logged), 0o600))
	call := func(args ...string) (int, string, string) {
		var out, errs strings.Builder
		code := Run(append([]string{"diff", file}, args...), &out, &errs)
		return code, out.String(), errs.String()
	}
	code, out, errs := call()
	require.Equal(t, fine, code, errs)
	assert.Contains(t, out, "Ben: pool 30 to 11\n")
	assert.Contains(t, out, "Alpha: locked no to yes\n")
	_, out, _ = call("--from", "1", "--seat", "ben", "--json")
	var d diffJSON
	require.NoError(t, json.Unmarshal([]byte(out), &d))
	assert.Equal(t, diffJSON{1, 2, []differenceJSON{{"Ben", "pool", "30", "11", "Ben: pool 30 to 11"}}}, d)
	_, out, _ = call("--from", "1", "--to", "1")
	assert.Equal(t, "Nothing is different.\n", out)
	for args, want := range map[string]string{
		"--from 3":        file + " has no decision 3; it has 2\n",
		"--from 2 --to 1": "--to comes before --from; the earlier decision is --from\n",
		"--from -1":       "--from: expected a decision's number from 0, not -1\n",
		"--to 9":          file + " has no decision 9; it has 2\n",
		"--seat Carol":    "no seat of game.vtes is called \"Carol\"; its seats are Anna, Ben\n",
	} {
		code, out, errs = call(strings.Fields(args)...)
		assert.Equal(t, faulty, code, args)
		assert.Empty(t, out, args)
		assert.Equal(t, want, errs, args)
	}
}
