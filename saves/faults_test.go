package saves

import (
	"errors"
	"fmt"
	"io/fs"
	"math/rand/v2"
	"os"
	"path/filepath"
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
//	SIGTERM, SIGINT, SIGHUP, SIGQUIT       tui/command: TestLeavesTheTerminal
//	the terminal is closed                 tui/command: TestTerminalIsGone, TestTerminalIsGoneUnheard
//	the shell stops the program            tui/command: TestStoppedAndGoesOn
//	no files can be opened any more        tui/command: TestTooFewFiles
//	a terminal that cannot move the cursor tui/command: TestATerminalThatCannotMoveTheCursor
//	pipes and devices, where files belong  tui/command: TestPipesAreNotWaitedFor
//	names that hold escape sequences       tui/command: TestNothingHarmfulIsPrinted
//	output that cannot be written          tui/command: TestOutputThatCannotBeWritten
//	power cut                              TestPowerCut
//	full disk                              TestFullDisk
//	full disk, in earnest                  TestFileSizeLimit
//	leaving a game that is not saved       TestLeavingAGameThatIsNotSavedSaysSo, tui: TestLeavingAsksAboutAnUnsavedGame,
//	                                       tui/command: TestLeavingAnUnsavedGame
//	a write, sync or rename that fails     TestEveryCallFailsOnce
//	read-only folder, read-only file       TestReadOnly
//	two processes on one save              TestTwoProcesses, tui/command: TestSecondTableIsTold
//	a lock left by a process that died     TestLockOfADeadProcess
//	file removed during play               TestFileRemovedDuringPlay
//	file changed by another program        TestFileChangedDuringPlay, TestFilesBesideCountUp
//	a file of nothing but faults           TestAFileOfFaultsIsBounded
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
	r := rand.New(rand.NewPCG(4, 1))
	decide(t, s, r, 2)
	assert.Empty(t, s.Unsaved())
	d.room = 0
	decide(t, s, r, 3)
	assert.Equal(t, "not saved from decision 3 on", s.Unsaved())
	assert.ErrorContains(t, s.Close(), "not being saved")

	never := duelAt(t, "")
	assert.Equal(t, "not saved", never.Unsaved())
	assert.ErrorContains(t, never.Close(), "not being saved")
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
		func(path string) error { // as many bytes, at the same time
			is, err := os.Stat(path)
			text := strings.Replace(written(t, path), "title Duel", "title Dual", 1)
			return errors.Join(err, os.WriteFile(path, []byte(text), 0o600), os.Chtimes(path, is.ModTime(), is.ModTime()))
		},
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

// TestFilesBesideCountUp changes the file of a game again and again: the names do not grow.
func TestFilesBesideCountUp(t *testing.T) {
	path := filepath.Join(home(t), "game.vtes")
	s := duelAt(t, path)
	for _, want := range []string{"game-2.vtes", "game-3.vtes", "game-4.vtes"} {
		require.NoError(t, os.WriteFile(s.Path(), []byte("mine"), 0o600))
		decide(t, s, rand.New(rand.NewPCG(9, 1)), 1)
		assert.Equal(t, want, filepath.Base(s.Path()))
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
