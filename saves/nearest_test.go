package saves

import (
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"elysium/game"
)

func TestNearest(t *testing.T) {
	list := []string{"bleed Ben with Alpha", "hunt with Beta", "play Govern the Unaligned [dom] with Alpha", "block with Alpha"}
	assert.Equal(t, "play Govern the Unaligned [dom] with Alpha", nearest(list, "play Govern with Beta")[0])
	assert.Equal(t, "hunt with Beta", nearest(list, "hunting Beta")[0])
	assert.Equal(t, list, nearest(list, "zzz"))
}

// TestWindowsAreListed wants the documentation and the error to know every window.
func TestWindowsAreListed(t *testing.T) {
	require.Panics(t, func() { _ = (game.ByHandW + 1).String() }, "there is a window that windowNames leaves out")
	doc, err := os.ReadFile("doc.go")
	require.NoError(t, err)
	_, after, found := strings.Cut(string(doc), "// # Windows\n")
	require.True(t, found)
	section, _, _ := strings.Cut(after, "// # ")
	listed := strings.Fields(section)
	for _, w := range windowNames() {
		assert.True(t, contains(listed, w), "doc.go does not list the window %s", w)
	}
	_, err = aWindow(read("block-atempt"))
	assert.ErrorContains(t, err, `found "block-atempt", expected a window: block-attempt, block-resolution`)
}

func contains(list []string, word string) bool {
	for _, w := range list {
		if strings.Trim(w, ".,;:") == word {
			return true
		}
	}
	return false
}
