package saves

// Files that are old, new, cut off or damaged: the table of what may go wrong is in faults_test.go.

import (
	"bytes"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"elysium/game"
)

func TestNewerSave(t *testing.T) {
	root := home(t)
	path := filepath.Join(root, "game.vtes")
	s := duelAt(t, path)
	r := rand.New(rand.NewPCG(10, 1))
	decide(t, s, r, 10)
	require.NoError(t, s.Close())
	newer := strings.Replace(written(t, path), "engine 1\n", "engine 99\n", 1)
	require.NoError(t, os.WriteFile(path, []byte(newer), 0o600))
	again, err := Open(path, -1)
	require.NoError(t, err)
	assert.Contains(t, again.Warning(), "a newer Elysium (engine 99")
	decide(t, again, r, 5)
	assert.Contains(t, again.Warning(), "a newer Elysium (engine 99", "it is there to be read")
	assert.NotEqual(t, path, again.Path())
	assert.Equal(t, newer, written(t, path))
	require.NoError(t, again.Close())

	require.NoError(t, os.WriteFile(path, []byte(strings.Replace(newer, "vtes 1", "vtes 2", 1)), 0o600))
	_, err = Open(path, -1)
	assert.EqualError(t, err, path+`:1: found "vtes 2", expected "vtes 1": the file is from a newer Elysium, and that one can read it`)
}

// TestOlderSave opens a save as the first engine wrote it. Where cards and rules have changed
// since, it stands at the last decision that fits, and the file is left alone.
func TestOlderSave(t *testing.T) {
	home(t)
	saves, err := filepath.Glob("testdata/engine-*.vtes")
	require.NoError(t, err)
	require.NotEmpty(t, saves)
	for _, save := range saves {
		old := written(t, save)
		path := filepath.Join(t.TempDir(), filepath.Base(save))
		require.NoError(t, os.WriteFile(path, []byte(old), 0o600))
		s, err := Open(path, -1)
		require.NoError(t, err)
		r := rand.New(rand.NewPCG(11, 1))
		require.NotNil(t, s.Game().Pending())
		if whole := len(s.done) == len(s.file.Log); !whole && s.notice != "" {
			assert.Regexp(t, `^The game could be loaded up to decision \d+ only\. .*`+filepath.Base(save)+`:\d+: this line does not fit, and elysium check says why\. .*play goes on in a new one beside it\.$`, s.Warning())
			decide(t, s, r, 3)
			assert.Equal(t, old, written(t, path))
		}
		assert.Positive(t, s.Decisions())
		require.NoError(t, s.Close())
	}
}

func TestTruncatedAtEveryByte(t *testing.T) {
	root := home(t)
	path := filepath.Join(root, "game.vtes")
	s := duelAt(t, path)
	decide(t, s, rand.New(rand.NewPCG(12, 1)), 12)
	require.NoError(t, s.Close())
	whole := written(t, path)
	log := strings.Index(whole, "\nlog\n") + len("\nlog\n")
	for cut := 0; cut < len(whole); cut++ {
		require.NoError(t, os.WriteFile(path, []byte(whole[:cut]), 0o600))
		again, err := Open(path, -1)
		if err != nil {
			require.Less(t, cut, log)
			sayWhere(t, path, err)
			continue
		}
		finished := strings.Count(whole[log:max(log, cut)], "\n")
		require.Contains(t, []int{finished, finished + 1}, again.Decisions(), "cut at byte %d", cut)
		require.Empty(t, again.Warning(), "cut at byte %d", cut)
		if again.Decisions() > finished {
			require.Equal(t, byte('\n'), whole[cut], "only a whole decision counts")
		}
		require.NoError(t, again.Close())
	}
}

// sayWhere wants an error to be a sentence about a file, of one line a fault.
func sayWhere(t testing.TB, path string, err error) {
	t.Helper()
	for line := range strings.Lines(err.Error()) {
		require.True(t, strings.HasPrefix(line, path), "%q", line)
		require.Less(t, len(line), 1000, "%s", line)
	}
}

// mutated is a text with a few faults.
func mutated(r *rand.Rand, text []byte) []byte {
	text = bytes.Clone(text)
	for range 1 + r.IntN(4) {
		lines := bytes.SplitAfter(text, []byte("\n"))
		i, j := r.IntN(len(lines)), r.IntN(len(lines))
		at := r.IntN(len(text) + 1)
		switch r.IntN(12) {
		case 0:
			text = bytes.Replace(text, []byte("\n"), []byte("\r\n"), r.IntN(50)-1)
			continue
		case 1:
			text = append([]byte("\ufeff"), text...)
			continue
		case 2:
			text = insert(text, at, make([]byte, r.IntN(600)))
			continue
		case 3:
			text = insert(text, at, bytes.Repeat([]byte("x "), 1<<r.IntN(18)))
			continue
		case 4:
			text = insert(text, at, []byte(strconv.Itoa(r.IntN(1<<30))))
			continue
		case 5, 6, 7:
			if at < len(text) {
				text[at] = byte(r.IntN(256))
			}
			continue
		case 8:
			lines[i], lines[j] = lines[j], lines[i]
		case 9:
			lines[i] = nil
		case 10:
			lines[i] = append(bytes.Clone(lines[j]), lines[i]...)
		case 11:
			text = text[:at]
			continue
		}
		text = bytes.Join(lines, nil)
	}
	return text
}

func insert(text []byte, at int, more []byte) []byte {
	at = min(at, len(text))
	return append(append(bytes.Clone(text[:at]), more...), text[at:]...)
}

func TestMutatedSaves(t *testing.T) {
	root := home(t)
	path := filepath.Join(root, "game.vtes")
	s := duelAt(t, path)
	decide(t, s, rand.New(rand.NewPCG(13, 1)), 40)
	require.NoError(t, s.Correct("Anna ~ set Ben pool 11", game.NoSeat))
	require.NoError(t, s.Close())
	texts := [][]byte{[]byte(written(t, path))}
	boards, err := filepath.Glob("../testdata/boards/*.vtes")
	require.NoError(t, err)
	for _, board := range boards {
		texts = append(texts, []byte(written(t, board)))
	}
	r := rand.New(rand.NewPCG(13, 2))
	for i := range times(1000, 150) {
		from := 0
		if i%3 == 2 {
			from = r.IntN(len(texts))
		}
		broken := mutated(r, texts[from])
		require.NoError(t, os.WriteFile(path, broken, 0o600))
		again, err := Open(path, -1)
		if err != nil {
			sayWhere(t, path, err)
			continue
		}
		if !again.Game().Over() && again.Game().Err() == nil {
			require.NotNil(t, again.Game().Pending())
		}
		decide(t, again, r, 1)
		if again.notice != "" {
			require.Equal(t, string(broken), written(t, path), "what does not fit is left alone")
		}
		require.NoError(t, again.Close())
		newEntry(path)
	}
}
