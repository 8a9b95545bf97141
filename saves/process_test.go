//go:build unix

package saves

import (
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// another runs one of this file's tests in a process of its own, where ELYSIUM_SAVE names the
// save it is about.
func another(t *testing.T, test, path string) string {
	t.Helper()
	c := exec.Command(os.Args[0], "-test.run", "^"+test+"$", "-test.v")
	c.Env = append(os.Environ(), "ELYSIUM_SAVE="+path)
	out, err := c.CombinedOutput()
	require.NoError(t, err, "%s", out)
	return string(out)
}

// TestTwoProcesses opens a save in a second process: it is told, and nothing happens to the
// file, which the first goes on to write.
func TestTwoProcesses(t *testing.T) {
	if path := os.Getenv("ELYSIUM_SAVE"); path != "" {
		_, err := Open(path, -1)
		fmt.Println("told:", err)
		return
	}
	root := home(t)
	path := filepath.Join(root, "game.vtes")
	s := duelAt(t, path)
	r := rand.New(rand.NewPCG(20, 1))
	decide(t, s, r, 5)
	assert.Contains(t, another(t, t.Name(), path), "told: the game is open in another window; close it there first")
	decide(t, s, r, 5)
	assert.Empty(t, s.Warning())
	want := s.Game().State()
	require.NoError(t, s.Close())
	reloads(t, path, want)
	assert.Contains(t, another(t, t.Name(), path), "told: <nil>")
}

// TestFileSizeLimit plays where files may not grow beyond some size: the system itself refuses.
func TestFileSizeLimit(t *testing.T) {
	const most = 600
	if path := os.Getenv("ELYSIUM_SAVE"); path != "" {
		s := duelAt(t, path)
		require.NoError(t, syscall.Setrlimit(syscall.RLIMIT_FSIZE, &syscall.Rlimit{Cur: most, Max: syscall.RLIM_INFINITY & (1<<63 - 1)}))
		r := rand.New(rand.NewPCG(21, 1))
		for range 1000 {
			if decide(t, s, r, 1); s.Warning() != "" {
				break
			}
		}
		require.NoError(t, syscall.Setrlimit(syscall.RLIMIT_FSIZE, &syscall.Rlimit{Cur: 1 << 30, Max: syscall.RLIM_INFINITY & (1<<63 - 1)}))
		now := written(t, path)
		require.LessOrEqual(t, len(now), most)
		require.True(t, strings.HasSuffix(now, "\n"), "no line is torn")
		require.Contains(t, s.Warning(), "Files may not grow so large here (ulimit -f)")
		decide(t, s, r, 1)
		require.Empty(t, s.Warning())
		require.Equal(t, string(s.text()), written(t, path))
		return
	}
	another(t, t.Name(), filepath.Join(home(t), "game.vtes"))
}
