package saves_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"elysium/game"
	"elysium/saves"
)

const hiddenCopies = `vtes 1
define vampire Alpha capacity 5
define vampire Gamma capacity 5
seat Anna
  uncontrolled
    Alpha
  crypt
    Gamma
  hand
    Fame
seat Ben
  ready
    Alpha
  hand
    Fame

turn Ben minion
`

// TestCorrectionsNameWhatIsSeen: who corrects writes names as they stand on the screen, the log
// writes its own, and what cannot be found is told alike wherever it lies hidden.
func TestCorrectionsNameWhatIsSeen(t *testing.T) {
	home(t)
	for _, c := range []struct {
		by, words string
		reader    game.Seat
		logged    string
		fault     string
	}{
		{"Ben", "set Alpha blood 1", 1, "set Ben/Alpha blood 1", ""}, // the other one is face down
		{"Ben", "set Anna/Alpha blood 1", 1, "", "there is no Alpha among the cards shown here, nor hidden among those of Ben"},
		{"Ben", "set Alpha#2 blood 1", 1, "", "no Alpha shown here has the number 2: the name alone means the one there is"},
		{"Ben", "move Gamma#2 to uncontrolled", 1, "", "there is no Gamma among the cards shown here, nor hidden among those of Ben"},
		{"Anna", "set Alpha blood 1", game.NoSeat, "set Ben/Alpha blood 1", ""},
		{"Anna", "set Alpha blood 1", 0, "", "several Methuselahs have a Alpha, expected whose it is: SEAT/Alpha"},
		{"Anna", "set Anna/Alpha blood 1", 0, "set Anna/Alpha blood 1", ""},
		{"Anna", "set Anna/Alpha blood 1", game.Record, "set Anna/Alpha blood 1", ""},
		{"Ben", "move Fame to ash heap", 1, "move Ben/Fame to ash heap", ""},
		{"Anna", "move Gamma to uncontrolled", 0, "move Gamma to uncontrolled", ""},
		{"Ben", "move Gamma to uncontrolled", 1, "", "there is no Gamma among the cards shown here, nor hidden among those of Ben"},
		{"Ben", "move Anna/Gamma to uncontrolled", 1, "", "there is no Gamma among the cards shown here, nor hidden among those of Ben"},
		{"Ben", "move Deflection to ash heap", 1, "", "there is no Deflection among the cards shown here, nor hidden among those of Ben"},
		{"Ben", "move Fame to ash heap", game.NoSeat, "", "there is no Fame among the cards shown here; Ben's hidden cards are found while they may be shown"},
		{"Ben", "move Deflection to ash heap", game.NoSeat, "", "there is no Deflection among the cards shown here; Ben's hidden cards are found while they may be shown"},
		{"Anna", "move Gamma to uncontrolled", game.NoSeat, "", "there is no Gamma among the cards shown here; Anna's hidden cards are found while they may be shown"},
		{"Ben", "move Fame to ash heap", game.Record, "", "several Methuselahs have a Fame, expected whose it is: SEAT/Fame"},
	} {
		board := filepath.Join(t.TempDir(), "board.vtes")
		require.NoError(t, os.WriteFile(board, []byte(hiddenCopies), 0o600))
		s, err := saves.Open(board, -1)
		require.NoError(t, err)
		err = s.Correct(c.by+" ~ "+c.words, c.reader)
		if c.fault != "" {
			assert.EqualError(t, err, c.fault, "%s to %d", c.words, c.reader)
		} else if assert.NoError(t, err, "%s to %d", c.words, c.reader) {
			text, _ := os.ReadFile(s.Path())
			assert.Contains(t, string(text), "  "+c.by+" ~ "+c.logged+"\n")
		}
		require.NoError(t, s.Close())
	}
}

// TestChanceDecidedInALog opens a log in which the table has decided what comes at random, and goes
// on with it.
func TestChanceDecidedInALog(t *testing.T) {
	home(t)
	for side, failed := range map[string]bool{"1": false, "2": true} {
		path := filepath.Join(t.TempDir(), "coin.vtes")
		require.NoError(t, os.WriteFile(path, []byte("vtes 1\nseed 1\nseat Anna\n  ready\n    Theo Bell (G6)\nseat Ben\n  ready\n    Evan Klein (G6)\n\n"+
			"turn Anna minion\n\nlog\n  random "+side+"\n  Anna: act Theo Bell (G6) on Evan Klein (G6)\n"), 0o600))
		for range 2 { // also as it was written again
			s, err := saves.Open(path, -1)
			require.NoError(t, err)
			assert.Empty(t, s.Warning())
			assert.Equal(t, failed, hasEvent(s.Game(), "the coin: tails"))
			require.NoError(t, s.Choose(s.Game().Pending().Default))
			path = s.Path()
			require.NoError(t, s.Close())
		}
		text, err := os.ReadFile(path)
		require.NoError(t, err)
		assert.Contains(t, string(text), "  random "+side+"\n")
	}
}

func hasEvent(g *game.Game, words string) bool {
	for _, e := range g.Events(0) {
		if strings.Contains(g.EventText(&e, game.Record), words) {
			return true
		}
	}
	return false
}
