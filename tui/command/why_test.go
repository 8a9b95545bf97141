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
		"nobody":             "No choice here, on offer or not, has any of these words.\n",
		"hunt nobody":        "No choice here, on offer or not, has the words \"nobody\"; some have \"hunt\".\n",
		"govern parker hunt": "No choice here, on offer or not, has all of these words: \"govern\", \"parker\", \"hunt\".\n",
	} {
		var out bytes.Buffer
		require.NoError(t, answerWhy(&out, g, 0, f, words, false))
		assert.Equal(t, want, out.String(), words)
		assert.NotContains(t, strings.ToLower(out.String()), "%!")
	}
}

// TestWhyOfAChoiceThatNamesNoMinion: a modifier is the acting minion's, and its label does not say so.
func TestWhyOfAChoiceThatNamesNoMinion(t *testing.T) {
	f, err := saves.Parse("board.vtes", []byte("vtes 1\nseat Anna\n  ready\n    Amber\n    Lauren\n  hand\n    Lost in Crowds\nseat Ben\n\nturn Anna minion\n"))
	require.NoError(t, err)
	g, err := saves.Position(f, -1)
	require.NoError(t, err)
	defer g.Close()
	var out bytes.Buffer
	require.NoError(t, answerWhy(&out, g, 0, f, "play Lost in Crowds with Lauren", false))
	assert.Contains(t, out.String(), "Such a choice does not say which minion makes it. Without \"with Lauren\":\n")
	assert.Contains(t, out.String(), "Action modifiers are played during one's own action. (RB-summary-of-the-course-of-an-action.p7.c1)\n")
}

// TestReasonsNameTheCardThatForbids: what a card or effect forbids is refused with its name, and with
// the rule that cards go before the rules; what has another reason is not said to be that.
func TestReasonsNameTheCardThatForbids(t *testing.T) {
	const board = `vtes 1
define vampire Alpha capacity 5 DOM OBF
define vampire Beta capacity 5 camarilla title prince of Paris
define vampire Birch capacity 4
define vampire Briar capacity 7
define vampire Cedar capacity 5 camarilla title prince of Paris
seat Anna
  ready
    Alpha
  hand
    Seduction
    Lost in Crowds
seat Ben
  ready
    Beta blood 0
      Pentex Subversion controller Anna
    Birch
    Briar
seat Cid
  ready
    Cedar
`
	for _, c := range []struct{ where, seat, words, want string }{
		{"turn Anna minion\n\nlog\n  Anna: bleed Ben with Alpha\n", "Anna", "play Lost in Crowds",
			"It is usable only during an action once it has been announced, until it is blocked or resolves. (RB-summary-of-the-course-of-an-action.p7.c1)\n"},
		{"turn Anna minion\n\nlog\n  Anna: bleed Ben with Alpha\n  Anna: play Seduction [DOM] on Birch\n", "Ben", "block with Birch",
			"Because of Seduction the minion cannot block. (RB-important-terms-in-the-game.p8.c1)\n"},
		{"turn Anna minion\n\nlog\n  Anna: bleed Ben with Alpha\n  Anna: pass\n  Ben: block with Birch\n", "Ben", "block with Birch",
			"The minion is attempting to block already. (RB-detailed-course-of-an-action.p3.c4)\n"},
		{"turn Anna minion\n\nlog\n  Anna: bleed Ben with Alpha\n", "Ben", "block with Beta",
			"Because of Pentex Subversion the minion cannot block. (RB-important-terms-in-the-game.p8.c1)\n"},
		{"turn Ben unlock\n", "Ben", "contest Beta",
			"The vampire has no blood to contest the title with, and must yield it. (RB-contested-titles.p2.c2)\n"},
		{"turn Ben master\n", "Ben", "contest Beta",
			"A contest is paid for, or yielded, in one's own unlock phase. (RB-contested-cards.p2.c1)\n"},
	} {
		f, err := saves.Parse("board.vtes", []byte(board+c.where))
		require.NoError(t, err)
		g, err := saves.Position(f, -1)
		require.NoError(t, err, c.where)
		s, err := seatByName(f, c.seat)
		require.NoError(t, err)
		var out bytes.Buffer
		require.NoError(t, answerWhy(&out, g, s, f, c.words, false))
		assert.Contains(t, strings.ReplaceAll(out.String(), "\u2122", ""), c.want, c.words)
		g.Close()
	}
}
