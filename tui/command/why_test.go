package command

import (
	"bytes"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"elysium/saves"
)

// TestWhyNamesTheChoices says which choices the words stand for, what is on offer and what is not;
// names need not be whole.
func TestWhyNamesTheChoices(t *testing.T) {
	f, err := saves.Parse("board.vtes", []byte("vtes 1\nseat Anna\n  ready\n    Lauren\n    Trevon Parker locked\n  hand\n    Govern the Unaligned\nseat Ben\n\nturn Anna minion\n"))
	require.NoError(t, err)
	g, err := saves.Position(f, -1)
	require.NoError(t, err)
	defer g.Close()
	for words, want := range map[string]string{
		"bleed Ben": "It is on offer.\n  bleed Ben with Lauren\n" +
			"Not on offer: bleed Ben with Trevon Parker\nThe minion is locked. (RB-minion-phase.p1.c1)\n",
		"parker hunt": "The minion is locked. (RB-minion-phase.p1.c1)\n",
		"govern laur": "It is on offer.\n  play Govern the Unaligned [dom] with Lauren\n" +
			"Not on offer: play Govern the Unaligned [DOM] with Lauren\nThe minion has Dominate only at the basic level. (RB-requirements-for-playing-cards.p2.c1)\nThere is nothing it could be aimed at. (AR-3.1.3.p1.c1)\n",
		"nobody": "Nothing like that can be thought of here: no card or minion of that seat fits the words.\n",
	} {
		var out bytes.Buffer
		require.NoError(t, answerWhy(&out, g, 0, f.Phrase(words), words, false))
		assert.Equal(t, want, out.String(), words)
		assert.NotContains(t, strings.ToLower(out.String()), "%!")
	}
}
