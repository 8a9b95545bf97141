package saves_test

import (
	"encoding/json"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"elysium/game"
	"elysium/saves"
)

// TestACopiedBoardIsTheSameTable plays at random, copies the board now and then as text, lays
// it out from that text and compares what every seat sees.
func TestACopiedBoardIsTheSameTable(t *testing.T) {
	copied := 0
	for seed := range uint64(4) {
		f := deckGame(t, seed)
		setup, err := f.Setup()
		require.NoError(t, err)
		g, err := game.New(setup, game.Settings{})
		require.NoError(t, err)
		r := rand.New(rand.NewPCG(seed, 9))
		for range 500 {
			d := g.Pending()
			if d == nil {
				break
			}
			if r.IntN(15) == 0 && (d.Window == game.BetweenActions || d.Window == game.MasterW) {
				compareCopy(t, g, f)
				checkScenario(t, g, f)
				copied++
			}
			require.NoError(t, g.Choose(r.IntN(len(d.Options))))
		}
		g.Close()
	}
	require.Greater(t, copied, 10)
}

// checkScenario copies a scenario and wants its facts to hold.
func checkScenario(t *testing.T, g *game.Game, f *saves.File) {
	t.Helper()
	s, err := saves.Scenario(g, f)
	require.NoError(t, err)
	text := s.Format()
	rep := saves.Check("copy.vtes", text)
	require.True(t, rep.OK, "%s\n%s", rep.Error, text)
	require.Greater(t, rep.Checks, 8)
}

// copyOf plays a script's board to a point where the board can be copied, and copies it.
func copyOf(t *testing.T, board string, turns ...string) (*saves.File, string) {
	t.Helper()
	f, err := saves.Parse("board.vtes", []byte(board))
	require.NoError(t, err)
	g, err := saves.Position(f, -1)
	require.NoError(t, err)
	t.Cleanup(g.Close)
	for _, label := range turns {
		for g.Pending() != nil && g.Pending().Find(label) < 0 {
			require.NoError(t, g.Choose(max(0, g.Pending().Default)))
		}
		require.NotNil(t, g.Pending(), label)
		require.NoError(t, g.Choose(g.Pending().Find(label)))
	}
	s, err := saves.Scenario(g, f)
	require.NoError(t, err)
	return s, string(s.Format())
}

func TestWhatHappenedIsOnACopiedBoard(t *testing.T) {
	board := "vtes 1\nseat Anna\n  ready\n    Lauren\n  ash heap\n    Dragonbound\nseat Ben\n  ready\n    Madison\n\n" +
		"happened diablerie by Madison turn -1\nhappened played Dragonbound by Anna\nturn Anna minion\n"
	_, text := copyOf(t, board)
	assert.Contains(t, text, "happened played Dragonbound by Anna\n")
	assert.Contains(t, text, "happened diablerie by Madison turn -1\n")
	rep := saves.Check("copy.vtes", []byte(text))
	assert.True(t, rep.OK, rep.Error)
}

func TestACopiedBoardGivesAsManyTransfers(t *testing.T) {
	for words, want := range map[string]int{"": 4, "  turns 1\n": 3, "  turns 0\n": 1} {
		board := "vtes 1\nseat Anna\n" + words + "  ready\n    Lauren\nseat Ben\n" + words + "\nturn Anna minion\n"
		f, text := copyOf(t, board)
		assert.Equal(t, 2*strings.Count(words, "turns"), strings.Count(text, "  turns "), text)
		g, err := saves.Position(f, -1)
		require.NoError(t, err)
		defer g.Close()
		for g.Pending().Window != game.InfluenceW {
			require.NoError(t, g.Choose(max(0, g.Pending().Default)))
		}
		assert.Equal(t, want, g.SeatNumber(0, "transfers"), words)
	}
}

func TestWhatABoardCannotSayIsTold(t *testing.T) {
	f, text := copyOf(t, "vtes 1\nseat Anna\n  ready\n    Lauren\nseat Ben\n  ready\n    Madison\n\nturn Anna master\n")
	require.NotEmpty(t, f.Notes)
	assert.Contains(t, text, "note not carried over: The master phase begins anew: what was done in it before is not counted.\n")
	again, err := saves.Parse("copy.vtes", []byte(text))
	require.NoError(t, err)
	again.Lay(f)
	assert.Len(t, again.Notes, len(f.Notes), "notes of an older copy are replaced")
}

func compareCopy(t *testing.T, g *game.Game, f *saves.File) {
	t.Helper()
	b, err := saves.Board(g, f)
	require.NoError(t, err)
	text := b.Format()
	again, err := saves.Parse("copy.vtes", text)
	require.NoError(t, err, "%s", text)
	setup, err := again.Setup()
	require.NoError(t, err)
	h, err := game.New(setup, game.Settings{})
	require.NoError(t, err, "%s", text)
	defer h.Close()
	for s := range game.Seat(4) {
		require.JSONEq(t, seen(t, g, s), seen(t, h, s), "%s", text)
	}
}

// seen is what a seat sees of the boards, without the numbers by which cards are told apart.
func seen(t *testing.T, g *game.Game, s game.Seat) string {
	v := g.View(s)
	for i := range v.Seats {
		m := &v.Seats[i]
		m.MasterActions, m.Transfers, m.Discards = 0, 0, 0
		for _, zone := range [][]game.CardView{m.HandCards, m.Ready, m.Torpor, m.Incapacitate, m.Uncontrolled, m.InPlay, m.Contested, m.SetAside, m.AshHeap, m.Removed} {
			plainIDs(zone)
		}
	}
	text, err := json.Marshal(v.Seats)
	require.NoError(t, err)
	return string(text)
}

func plainIDs(cards []game.CardView) {
	for i := range cards {
		cards[i].ID, cards[i].Facts = 0, nil
		cards[i].Name, _, _ = strings.Cut(cards[i].Name, "#")
		cards[i].Chosen, _, _ = strings.Cut(cards[i].Chosen, "#")
		plainIDs(cards[i].On)
	}
}

// TestCommentsOfAnEditedBoardStay wants the comments of a file to stay at what is still there.
func TestCommentsOfAnEditedBoardStay(t *testing.T) {
	const board = `# what this is about
vtes 1
title Two of them  # a title
define vampire Alpha capacity 5  # stronger

# the first
seat Anna
  ready
    Alpha            # she acts
    Madison          # she waits
seat Ben
  pool 20            # for now

turn Anna minion     # here
`
	old, err := saves.Parse("b.vtes", []byte(board))
	require.NoError(t, err)
	g, err := saves.Position(old, -1)
	require.NoError(t, err)
	defer g.Close()
	next, err := saves.Board(g, old)
	require.NoError(t, err)
	old.Lay(next)
	text := string(old.Format())
	for _, comment := range []string{"# what this is about", "# a title", "# stronger", "# the first", "# she acts", "# she waits", "# for now", "# here"} {
		assert.Equal(t, 1, strings.Count(text, comment), "%s in\n%s", comment, text)
	}
}
