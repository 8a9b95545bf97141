package command

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// TestShowSaysWhatIsGoingOn shows a game in the middle of an action and of a combat.
func TestShowSaysWhatIsGoingOn(t *testing.T) {
	path := filepath.Join(t.TempDir(), "game.vtes")
	require.NoError(t, os.WriteFile(path, []byte(`vtes 1
engine 1
define vampire Alpha capacity 5
define vampire Beta capacity 4 title prince of Paris
define ally Cur life 3 bleed 2
seat Anna
  ready
    Alpha
      .44 Magnum
    Cur
seat Ben
  ready
    Beta title contested

turn Anna minion

log
  Anna: bleed Ben with Alpha
  Ben: block with Beta
`), 0o600))
	show := func(at string) string {
		var out, errs strings.Builder
		require.Equal(t, fine, Run([]string{"show", path, "--at", at}, &out, &errs), errs.String())
		return out.String()
	}
	first := show("1")
	assert.Contains(t, first, "\nAction of Alpha of Anna: bleed")
	assert.Contains(t, first, "bleed 1, stealth 0")
	assert.Contains(t, first, "    Cur, life 3\n")
	assert.Contains(t, first, "prince of Paris (contested)")
	assert.Contains(t, show("2"), "\nCombat, round 1, close range: Alpha of Anna against Beta of Ben\n")
}
