package saves_test

import (
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"elysium/game"
	"elysium/saves"
)

const table = "vtes 1\ntitle Evening\nseed 5\noption house Ben steady\nseat Anna\n  deck V5 Tremere\nseat Ben\n  deck V5 Ventrue\nseat Carol\n  deck V5 Nosferatu\n"

func home(t *testing.T) string {
	dir := t.TempDir()
	t.Setenv("ELYSIUM_HOME", dir)
	return dir
}

func session(t *testing.T, path string) *saves.Session {
	t.Helper()
	f, err := saves.Parse("table.vtes", []byte(table))
	require.NoError(t, err)
	s, err := saves.Create(path, f)
	require.NoError(t, err)
	t.Cleanup(func() { s.Close() })
	return s
}

// random takes n decisions.
func random(t *testing.T, s *saves.Session, r *rand.Rand, n int) {
	t.Helper()
	for range n {
		d := s.Game().Pending()
		if d == nil {
			return
		}
		require.NoError(t, s.Choose(r.IntN(len(d.Options))))
	}
}

func open(t *testing.T, path string, at int) *saves.Session {
	t.Helper()
	s, err := saves.Open(path, at)
	require.NoError(t, err)
	t.Cleanup(func() { s.Close() })
	return s
}

func TestEveryDecisionIsInTheFile(t *testing.T) {
	home(t)
	s := session(t, "")
	assert.Empty(t, s.Warning())
	r := rand.New(rand.NewPCG(1, 1))
	for range 40 {
		random(t, s, r, 1)
		text, err := os.ReadFile(s.Path())
		require.NoError(t, err)
		assert.Equal(t, s.Decisions(), strings.Count(string(text), "\n  ")-3, "one line a decision, besides the decks")
	}
	want := s.Game().State()
	require.NoError(t, s.Close())
	again := open(t, s.Path(), -1)
	assert.Empty(t, again.Warning())
	assert.True(t, want == again.Game().State())
	assert.Equal(t, "steady", again.File().House(1))
}

func TestTheFileIsCanonical(t *testing.T) {
	home(t)
	s := session(t, "")
	random(t, s, rand.New(rand.NewPCG(2, 1)), 60)
	text, err := os.ReadFile(s.Path())
	require.NoError(t, err)
	f, err := saves.Parse(s.Path(), text)
	require.NoError(t, err)
	assert.Equal(t, string(f.Format()), string(text))
}

func TestUndoAndRedo(t *testing.T) {
	home(t)
	s := session(t, "")
	assert.False(t, s.CanUndo())
	assert.Error(t, s.Undo())
	r := rand.New(rand.NewPCG(3, 1))
	var states []string
	for range 25 {
		states = append(states, s.Game().State())
		random(t, s, r, 1)
	}
	last := s.Game().State()
	for i := len(states) - 1; i >= 0; i-- {
		require.NoError(t, s.Undo())
		require.True(t, states[i] == s.Game().State(), "undo to %d", i)
	}
	assert.False(t, s.CanUndo())
	for s.CanRedo() {
		require.NoError(t, s.Redo())
	}
	assert.True(t, last == s.Game().State())
	require.NoError(t, s.Close())
	assert.True(t, last == open(t, s.Path(), -1).Game().State())
}

func TestOpeningAtADecisionLeavesTheRestToRedo(t *testing.T) {
	home(t)
	s := session(t, "")
	random(t, s, rand.New(rand.NewPCG(4, 1)), 30)
	last := s.Game().State()
	require.NoError(t, s.Close())
	before, _ := os.ReadFile(s.Path())
	again := open(t, s.Path(), 12)
	assert.Equal(t, 12, again.Decisions())
	for again.CanRedo() {
		require.NoError(t, again.Redo())
	}
	assert.True(t, last == again.Game().State())
	after, _ := os.ReadFile(s.Path())
	assert.Equal(t, string(before), string(after))
}

func TestAGameWhoseNamesCouldNotBeReadAgainIsNotCreated(t *testing.T) {
	home(t)
	for _, name := range []string{"Ben", "ben", "A: b", "turn", "-x", "A  b", "A\nb", "", " A"} {
		f := deckGame(t, 1)
		f.Seats[0].Name, f.Seats[1].Name = name, "Ben"
		_, err := saves.Create("", f)
		assert.Error(t, err, "%q", name)
	}
	assert.Empty(t, saves.List())
}

func TestPlayFromAnEarlierDecisionGoesOnBesideTheFile(t *testing.T) {
	home(t)
	s := session(t, "")
	random(t, s, rand.New(rand.NewPCG(4, 2)), 30)
	require.NoError(t, s.Close())
	before, _ := os.ReadFile(s.Path())
	again := open(t, s.Path(), 12)
	random(t, again, rand.New(rand.NewPCG(4, 3)), 5)
	assert.Empty(t, again.Warning())
	assert.NotEqual(t, s.Path(), again.Path())
	after, _ := os.ReadFile(s.Path())
	assert.Equal(t, string(before), string(after))
	require.NoError(t, again.Close())
	assert.Equal(t, again.Decisions(), open(t, again.Path(), -1).Decisions())
}

func TestADecisionTheLogDoesNotReachIsRefused(t *testing.T) {
	home(t)
	s := session(t, "")
	random(t, s, rand.New(rand.NewPCG(4, 4)), 10)
	require.NoError(t, s.Close())
	for _, at := range []int{11, 99999, -2} {
		_, err := saves.Open(s.Path(), at)
		assert.ErrorContains(t, err, fmt.Sprintf("has no decision %d; it has 10", at))
	}
}

func TestATornLastLineIsDropped(t *testing.T) {
	home(t)
	s := session(t, "")
	random(t, s, rand.New(rand.NewPCG(5, 1)), 30)
	require.NoError(t, s.Close())
	text, err := os.ReadFile(s.Path())
	require.NoError(t, err)
	last := strings.LastIndex(strings.TrimSuffix(string(text), "\n"), "\n")
	for cut := last + 1; cut < len(text); cut++ {
		require.NoError(t, os.WriteFile(s.Path(), text[:cut], 0o600))
		again := open(t, s.Path(), -1)
		assert.Empty(t, again.Warning(), "cut at %q", text[last:cut])
		assert.GreaterOrEqual(t, again.Decisions(), 29)
		assert.Equal(t, s.Path(), again.Path())
		require.NoError(t, again.Close())
	}
}

func TestASaveThatNoLongerFitsIsLeftAlone(t *testing.T) {
	home(t)
	s := session(t, "")
	random(t, s, rand.New(rand.NewPCG(6, 1)), 20)
	require.NoError(t, s.Close())
	text, _ := os.ReadFile(s.Path())
	lines := strings.Split(string(text), "\n")
	lines[len(lines)-6] = "  Anna: bleed Ben with Belinde"
	broken := strings.Join(lines, "\n")
	require.NoError(t, os.WriteFile(s.Path(), []byte(broken), 0o600))

	again := open(t, s.Path(), -1)
	assert.Contains(t, again.Warning(), fmt.Sprintf("%s:%d", s.Path(), len(lines)-5))
	assert.Equal(t, 15, again.Decisions())
	random(t, again, rand.New(rand.NewPCG(6, 2)), 10)
	assert.NotEqual(t, s.Path(), again.Path())
	now, _ := os.ReadFile(s.Path())
	assert.Equal(t, broken, string(now))
	require.NoError(t, again.Close())
	assert.Empty(t, open(t, again.Path(), -1).Warning())
}

func TestASecondProcessIsTold(t *testing.T) {
	home(t)
	s := session(t, "")
	_, err := saves.Open(s.Path(), -1)
	assert.ErrorContains(t, err, "open in another window")
	require.NoError(t, s.Close())
	open(t, s.Path(), -1)
}

func TestWithoutAFolderTheGameGoesOn(t *testing.T) {
	for _, name := range []string{"ELYSIUM_HOME", "XDG_DATA_HOME", "HOME"} {
		t.Setenv(name, "")
	}
	s := session(t, "")
	assert.Contains(t, s.Warning(), "no home directory")
	random(t, s, rand.New(rand.NewPCG(7, 1)), 10)
	require.NoError(t, s.Undo())
}

func TestAFolderThatCannotBeWrittenIsAWarning(t *testing.T) {
	blocked := filepath.Join(t.TempDir(), "file")
	require.NoError(t, os.WriteFile(blocked, nil, 0o600))
	s := session(t, filepath.Join(blocked, "game.vtes"))
	assert.NotEmpty(t, s.Warning())
	random(t, s, rand.New(rand.NewPCG(8, 1)), 10)
}

func TestCorrectionsAndConcessionsAreKept(t *testing.T) {
	home(t)
	s := session(t, "")
	r := rand.New(rand.NewPCG(9, 1))
	random(t, s, r, 10)
	require.NoError(t, s.Correct("Anna ~ set Ben pool 11", game.NoSeat))
	assert.Error(t, s.Correct("Anna ~ set Ben pool many", game.NoSeat))
	random(t, s, r, 10)
	require.NoError(t, s.UndoAgreed(3))
	require.NoError(t, s.Concede(2))
	random(t, s, r, 5)
	want := s.Game().State()
	require.NoError(t, s.Close())
	text, _ := os.ReadFile(s.Path())
	for _, line := range []string{"  Anna ~ set Ben pool 11\n", "  > undo 3 agreed\n", "  Carol: concede\n"} {
		assert.Contains(t, string(text), line)
	}
	again := open(t, s.Path(), -1)
	assert.Empty(t, again.Warning())
	assert.True(t, want == again.Game().State())
	assert.True(t, again.Game().SeatIs(2, "ousted"))
}

func TestGamesAreListed(t *testing.T) {
	home(t)
	s := session(t, "")
	random(t, s, rand.New(rand.NewPCG(10, 1)), 5)
	list := saves.List()
	require.Len(t, list, 1)
	assert.Equal(t, "Evening", list[0].Title)
	assert.Equal(t, []string{"Anna", "Ben", "Carol"}, list[0].Seats)
	assert.Equal(t, s.Decisions(), list[0].Decisions)
	assert.Empty(t, list[0].Error)
}

// TestTheGameLastPlayedIsListedFirst goes by when files were written, and by their names where that
// is the same.
func TestTheGameLastPlayedIsListedFirst(t *testing.T) {
	dir := filepath.Join(home(t), "games")
	require.NoError(t, os.MkdirAll(dir, 0o755))
	noon := time.Date(2026, 5, 1, 12, 0, 0, 0, time.UTC)
	for name, at := range map[string]time.Time{"2026-04-30-a": noon.Add(time.Hour), "2026-05-01-b": noon, "2026-05-01-c": noon} {
		path := filepath.Join(dir, name+".vtes")
		require.NoError(t, os.WriteFile(path, []byte("vtes 1\ntitle "+name+"\nseat Anna\nseat Ben\n\nlog\n"), 0o600))
		require.NoError(t, os.Chtimes(path, at, at))
	}
	var titles []string
	for _, e := range saves.List() {
		titles = append(titles, e.Title)
	}
	assert.Equal(t, []string{"2026-04-30-a", "2026-05-01-c", "2026-05-01-b"}, titles)
}

func TestABoardIsPlayedInANewFile(t *testing.T) {
	dir := home(t)
	board := filepath.Join(dir, "board.vtes")
	text := "vtes 1\ndefine vampire Alpha capacity 5\nseat Anna\n  ready\n    Alpha\nseat Ben\n\nturn Anna minion\n"
	require.NoError(t, os.WriteFile(board, []byte(text), 0o600))
	s := open(t, board, -1)
	assert.Empty(t, s.Warning())
	random(t, s, rand.New(rand.NewPCG(1, 2)), 1)
	assert.NotEqual(t, board, s.Path())
	kept, _ := os.ReadFile(board)
	assert.Equal(t, text, string(kept))
	_, err := os.Stat(s.Path())
	assert.NoError(t, err)
}
