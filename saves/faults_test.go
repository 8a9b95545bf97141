package saves

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"elysium/game"
)

// What may go wrong with a game, and the test that nothing is lost, that the game goes on and
// that the message says what to do. ELYSIUM_LONG=1 runs the full numbers.
//
//	kill -9 in the middle of play          tui/command: TestKilledGameIsResumed
//	SIGTERM, SIGINT, SIGHUP                tui/command: TestLeavesTheTerminal
//	the terminal is closed                 tui/command: TestTerminalIsGone
//	power cut                              TestPowerCut
//	full disk                              TestFullDisk
//	full disk, in earnest                  TestFileSizeLimit
//	a write, sync or rename that fails     TestEveryCallFailsOnce
//	read-only folder, read-only file       TestReadOnly
//	two processes on one save              TestTwoProcesses, tui/command: TestSecondTableIsTold
//	a lock left by a process that died     TestLockOfADeadProcess
//	file removed during play               TestFileRemovedDuringPlay
//	file changed by another program        TestFileChangedDuringPlay
//	save from an older version             TestOlderSave
//	save from a newer version              TestNewerSave
//	truncated save                         TestTruncatedAtEveryByte
//	edited save                            TestMutatedSaves
//	edited deck list                       decks: TestMutatedDecks
//	no home directory                      TestWithoutAFolderTheGameGoesOn
//	odd and long names in paths, links     TestOddPaths
//	a thousand saves                       TestAThousandSavesAreListedAtOnce
//	a clock that goes backward             TestClockGoesBackward
//	resizes, random keys and mouse         tui: TestAThousandResizes, TestRandomKeysOnEveryScreen

// times is the full number, or the short one of a quick run.
func times(long, short int) int {
	if os.Getenv("ELYSIUM_LONG") != "" {
		return long
	}
	return short
}

const aDuel = "vtes 1\ntitle Duel\nseed 5\nengine 1\nseat Anna\n  deck V5 Tremere\nseat Ben\n  deck V5 Ventrue\n"

// duelAt begins a game of two; its folder is the player's.
func duelAt(t testing.TB, path string) *Session {
	t.Helper()
	f, err := Parse("duel.vtes", []byte(aDuel))
	require.NoError(t, err)
	s, err := Create(path, f)
	require.NoError(t, err)
	t.Cleanup(func() { s.Close() })
	return s
}

// home is a folder of the player's own.
func home(t testing.TB) string {
	dir := t.TempDir()
	t.Setenv("ELYSIUM_HOME", dir)
	return dir
}

// decide takes n decisions, none of which ends the game soon.
func decide(t testing.TB, s *Session, r *rand.Rand, n int) {
	t.Helper()
	for range n {
		d := s.Game().Pending()
		if d == nil {
			return
		}
		i := r.IntN(len(d.Options))
		if v := d.Options[i].Verb; v == game.Withdraws || v == game.Concedes {
			i = 0
		}
		require.NoError(t, s.Choose(i))
	}
}

// reloads wants a save to give the very game again.
func reloads(t testing.TB, path, want string) {
	t.Helper()
	again, err := Open(path, -1)
	require.NoError(t, err)
	defer again.Close()
	assert.Empty(t, again.Warning())
	assert.True(t, want == again.Game().State(), "the game is another one")
}

// written is a file's.
func written(t testing.TB, path string) string {
	t.Helper()
	b, err := os.ReadFile(path)
	require.NoError(t, err)
	return string(b)
}

func TestPowerCut(t *testing.T) {
	root := home(t)
	d := newFrailDisk(root)
	onDisk(t, d)
	s := duelAt(t, "")
	r := rand.New(rand.NewPCG(1, 1))
	for i := range 60 {
		if i%7 == 6 {
			require.NoError(t, s.Undo())
		} else {
			decide(t, s, r, 1)
		}
		require.Empty(t, s.Warning())
		left, there := d.afterCut()[s.Path()]
		require.True(t, there, "the file is on the disk after decision %d", i)
		require.Equal(t, string(s.text()), left, "after decision %d", i)
	}
}

func TestFullDisk(t *testing.T) {
	for room := 0; room < 1000; room += times(7, 131) {
		root := home(t)
		d := &fullDisk{room: 1 << 20}
		onDisk(t, d)
		s := duelAt(t, filepath.Join(root, "game.vtes"))
		r := rand.New(rand.NewPCG(2, uint64(room)))
		decide(t, s, r, 5)
		d.room = room
		for range 2000 {
			before := written(t, s.Path())
			decide(t, s, r, 1)
			now := written(t, s.Path())
			require.True(t, strings.HasPrefix(now, before) && strings.HasSuffix(now, "\n"), "no line is torn")
			if s.Warning() != "" {
				break
			}
		}
		require.Equal(t, "The game is not being saved: no space left on device. Make room on the disk; every decision tries again.", s.Warning())
		decide(t, s, r, 3)
		require.NoError(t, s.Undo())
		d.room = 1 << 20
		decide(t, s, r, 1)
		require.Empty(t, s.Warning())
		require.Equal(t, string(s.text()), written(t, s.Path()))
		want := s.Game().State()
		require.NoError(t, s.Close())
		reloads(t, s.Path(), want)
	}
}

func TestADiskThatIsFullFromTheStartCatchesUp(t *testing.T) {
	root := home(t)
	d := &fullDisk{room: 50}
	onDisk(t, d)
	s := duelAt(t, "")
	assert.Contains(t, s.Warning(), "Make room")
	r := rand.New(rand.NewPCG(3, 1))
	decide(t, s, r, 3)
	d.room = 1 << 20
	decide(t, s, r, 1)
	assert.Empty(t, s.Warning())
	assert.Equal(t, string(s.text()), written(t, s.Path()))
	left, err := filepath.Glob(filepath.Join(root, "games", ".*-[0-9]*"))
	require.NoError(t, err)
	for _, file := range left {
		assert.Equal(t, ".lock", filepath.Ext(file), "no half of a file lies about")
	}
}

func TestLeavingAGameThatIsNotSavedSaysSo(t *testing.T) {
	home(t)
	d := &fullDisk{room: 1 << 20}
	onDisk(t, d)
	s := duelAt(t, "")
	d.room = 0
	decide(t, s, rand.New(rand.NewPCG(4, 1)), 3)
	assert.ErrorContains(t, s.Close(), "not being saved")
}

func TestEveryCallFailsOnce(t *testing.T) {
	for at := 1; ; at++ {
		root := home(t)
		d := &failingDisk{at: at}
		onDisk(t, d)
		s := duelAt(t, filepath.Join(root, "game.vtes"))
		r := rand.New(rand.NewPCG(5, 1))
		decide(t, s, r, 4)
		require.NoError(t, s.Undo())
		decide(t, s, r, 2)
		require.Empty(t, s.Warning(), "the next decision made up for call %d", at)
		require.Equal(t, string(s.text()), written(t, s.Path()), "call %d", at)
		require.NoError(t, s.Close())
		if d.calls < at {
			return
		}
	}
}

func TestReadOnly(t *testing.T) {
	for name, refuse := range map[string]error{"folder": syscall.EACCES, "disk": syscall.EROFS} {
		t.Run(name, func(t *testing.T) {
			root := home(t)
			path := filepath.Join(root, "elsewhere", "game.vtes")
			s := duelAt(t, path)
			r := rand.New(rand.NewPCG(6, 1))
			decide(t, s, r, 10)
			require.NoError(t, s.Close())
			before := written(t, path)

			d := &fullDisk{room: 1 << 20, refuse: refuse}
			onDisk(t, d)
			again, err := Open(path, -1)
			require.NoError(t, err)
			defer again.Close()
			assert.Contains(t, again.Warning(), path+" cannot be written")
			decide(t, again, r, 2)
			assert.Contains(t, again.Warning(), "ELYSIUM_HOME")
			d.refuse = nil
			decide(t, again, r, 1)
			assert.Equal(t, string(again.text()), written(t, again.Path()))
			assert.Equal(t, filepath.Join(root, "games"), filepath.Dir(again.Path()))
			assert.Equal(t, before, written(t, path))
		})
	}
}

func TestAFolderThatBecomesReadOnlyIsLeftForTheGames(t *testing.T) {
	root := home(t)
	path := filepath.Join(root, "elsewhere", "game.vtes")
	s := duelAt(t, path)
	r := rand.New(rand.NewPCG(7, 1))
	decide(t, s, r, 10)
	onDisk(t, &deniedDisk{denied: filepath.Dir(path)})
	require.NoError(t, s.Undo())
	assert.Contains(t, s.Warning(), "can no longer be written")
	assert.Equal(t, filepath.Join(root, "games"), filepath.Dir(s.Path()))
	assert.Equal(t, string(s.text()), written(t, s.Path()))
}

// deniedDisk makes no files in a folder.
type deniedDisk struct {
	system
	denied string
}

func (d *deniedDisk) Create(path string, mode fs.FileMode) (diskFile, error) {
	if filepath.Dir(path) == d.denied {
		return nil, &fs.PathError{Op: "open", Path: path, Err: syscall.EACCES}
	}
	return d.system.Create(path, mode)
}

func TestLockOfADeadProcess(t *testing.T) {
	root := home(t)
	path := filepath.Join(root, "game.vtes")
	s := duelAt(t, path)
	want := s.Game().State()
	require.NoError(t, s.Close())
	require.NoError(t, os.WriteFile(filepath.Join(root, ".game.vtes.lock"), nil, 0o600))
	reloads(t, path, want)
}

func TestALockThatSomebodyElseTookIsNotRemoved(t *testing.T) {
	path := filepath.Join(t.TempDir(), "game.vtes")
	first, err := lockFile(path)
	require.NoError(t, err)
	require.NoError(t, os.Remove(first.file.Name()))
	second, err := lockFile(path)
	require.NoError(t, err)
	first.release()
	_, err = lockFile(path)
	assert.ErrorIs(t, err, errInUse)
	second.release()
}

func TestFileRemovedDuringPlay(t *testing.T) {
	root := home(t)
	s := duelAt(t, "")
	r := rand.New(rand.NewPCG(8, 1))
	decide(t, s, r, 10)
	for _, gone := range []string{s.Path(), filepath.Join(root, "games")} {
		require.NoError(t, os.RemoveAll(gone))
		decide(t, s, r, 1)
		assert.Empty(t, s.Warning())
		assert.Equal(t, string(s.text()), written(t, s.Path()))
		_, err := Open(s.Path(), -1)
		assert.ErrorIs(t, err, errInUse)
	}
}

func TestFileChangedDuringPlay(t *testing.T) {
	root := home(t)
	for i, change := range []func(path string) error{
		func(path string) error { return os.WriteFile(path, []byte("mine"), 0o600) },
		func(path string) error { return os.Truncate(path, 20) },
		func(path string) error {
			other := filepath.Join(root, "other")
			return errors.Join(os.WriteFile(other, []byte(aDuel), 0o600), os.Rename(other, path))
		},
	} {
		path := filepath.Join(root, fmt.Sprint("game", i, ".vtes"))
		s := duelAt(t, path)
		r := rand.New(rand.NewPCG(9, 1))
		decide(t, s, r, 10)
		require.NoError(t, change(path))
		theirs := written(t, path)
		decide(t, s, r, 3)
		assert.Equal(t, fmt.Sprintf("%s was changed by another program and is left alone; the game goes on in %s.", path, s.Path()), s.Warning())
		assert.Equal(t, theirs, written(t, path))
		assert.Equal(t, string(s.text()), written(t, s.Path()))
	}
}

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
			assert.Regexp(t, `^The game could be loaded up to decision \d+ only\. .*`+filepath.Base(save)+`:\d+: .*play goes on in a new one beside it\.$`, s.Warning())
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
	require.NoError(t, s.Correct("Anna ~ set Ben pool 11"))
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

func TestOddPaths(t *testing.T) {
	for _, name := range []string{"a[b]", "star*", "quo\"te's", "new\nline", "tab\t", "-x", "Ünï", "日本", "%s", "$HOME", "a b", "\\"} {
		dir := filepath.Join(t.TempDir(), name)
		t.Setenv("ELYSIUM_HOME", dir)
		s := duelAt(t, "")
		require.Empty(t, s.Warning(), name)
		decide(t, s, rand.New(rand.NewPCG(14, 1)), 3)
		want := s.Game().State()
		require.NoError(t, s.Close())
		list := List()
		require.Len(t, list, 1, "%q", name)
		require.Empty(t, list[0].Error)
		reloads(t, list[0].Path, want)
	}
}

func TestLinks(t *testing.T) {
	real, root := t.TempDir(), home(t)
	require.NoError(t, os.Symlink(real, filepath.Join(root, "games")))
	s := duelAt(t, "")
	decide(t, s, rand.New(rand.NewPCG(15, 1)), 3)
	link := filepath.Join(root, "link.vtes")
	require.NoError(t, os.Symlink(s.Path(), link))
	_, err := Open(link, -1)
	assert.ErrorIs(t, err, errInUse, "a link is another name of the same save")
	require.NoError(t, s.Close())
	again, err := Open(link, -1)
	require.NoError(t, err)
	require.NoError(t, again.Undo())
	require.NoError(t, again.Close())
	is, err := os.Lstat(link)
	require.NoError(t, err)
	assert.NotZero(t, is.Mode()&fs.ModeSymlink)
	assert.Equal(t, string(again.text()), written(t, s.Path()))
}

func TestLongNamesOfSeatsAreCutInTheNameOfTheFile(t *testing.T) {
	home(t)
	f, err := Parse("duel.vtes", []byte(strings.ReplaceAll(aDuel, "Anna", strings.Repeat("Añna", 100))))
	require.NoError(t, err)
	s, err := Create("", f)
	require.NoError(t, err)
	defer s.Close()
	assert.Empty(t, s.Warning())
}

func TestTwoGamesOfOneMinuteHaveTwoFiles(t *testing.T) {
	home(t)
	first, second := duelAt(t, ""), duelAt(t, "")
	assert.Empty(t, second.Warning())
	assert.NotEqual(t, first.Path(), second.Path())
}

func TestAThousandSavesAreListedAtOnce(t *testing.T) {
	root := home(t)
	s := duelAt(t, "")
	decide(t, s, rand.New(rand.NewPCG(16, 1)), 200)
	save := []byte(written(t, s.Path()))
	for i := range times(1000, 50) {
		require.NoError(t, os.WriteFile(filepath.Join(root, "games", fmt.Sprintf("%d.vtes", i)), save, 0o600))
	}
	began := time.Now()
	list := List()
	t.Logf("%d saves of %d bytes listed in %v", len(list), len(save), time.Since(began))
	require.Len(t, list, times(1000, 50)+1)
	for _, e := range list {
		require.Empty(t, e.Error)
		require.Equal(t, s.Decisions(), e.Decisions)
		require.Equal(t, "Duel", e.Title)
		require.Equal(t, []string{"Anna", "Ben"}, e.Seats)
	}
}

func TestAListSaysWhatCannotBeLoaded(t *testing.T) {
	root := home(t)
	require.NoError(t, os.MkdirAll(filepath.Join(root, "games"), 0o755))
	for name, body := range map[string]string{"empty": "", "cut": aDuel, "noise": "\x00\xff", "newer": "vtes 2\nseat Anna\n"} {
		require.NoError(t, os.WriteFile(filepath.Join(root, "games", name+".vtes"), []byte(body), 0o600))
	}
	for _, e := range List() {
		assert.True(t, strings.HasPrefix(e.Error, e.Path), "%s: %q", e.Path, e.Error)
	}
	require.NoError(t, os.RemoveAll(filepath.Join(root, "games")))
	require.NoError(t, os.WriteFile(filepath.Join(root, "games"), nil, 0o600))
	list := List()
	require.Len(t, list, 1)
	assert.Contains(t, list[0].Error, "cannot be read")
}

func TestClockGoesBackward(t *testing.T) {
	home(t)
	s := duelAt(t, "")
	r := rand.New(rand.NewPCG(17, 1))
	decide(t, s, r, 3)
	early := time.Now().Add(-24 * time.Hour)
	require.NoError(t, os.Chtimes(s.Path(), early, early))
	decide(t, s, r, 3)
	assert.Empty(t, s.Warning())
	assert.Equal(t, string(s.text()), written(t, s.Path()))
}
