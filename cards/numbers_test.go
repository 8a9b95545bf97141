package cards_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"elysium/cards"
	"elysium/game"
	"elysium/saves"
)

// laid is the game that begins on a board; it is closed after the test.
func laid(t *testing.T, board string) *game.Game {
	t.Helper()
	f, err := saves.Parse("board", []byte(board))
	require.NoError(t, err)
	setup, err := f.Setup()
	require.NoError(t, err)
	g, err := game.New(setup, game.Settings{})
	require.NoError(t, err)
	t.Cleanup(g.Close)
	return g
}

// onTable puts the cards among Anna's ready minions and returns them as she sees them.
func onTable(t *testing.T, pieces []*game.Piece) []game.CardView {
	t.Helper()
	board := "vtes 1\nseat Anna\n  ready\n"
	for _, p := range pieces {
		board += "    " + p.Facts.Name + "\n"
	}
	ready := laid(t, board+"seat Ben\n\nturn Anna minion\n").View(0).Seats[0].Ready
	require.Len(t, ready, len(pieces))
	return ready
}

// An ally has the strength and bleed it prints, also where that is 0.
func TestAlliesHaveWhatTheyPrint(t *testing.T) {
	var allies []*game.Piece
	none := 0
	for _, p := range cards.All() {
		if f := p.Facts; f.Types.Has(game.Ally) && p.Def == nil {
			allies = append(allies, p)
			if f.Strength == 0 && f.Bleed == 0 {
				none++
			}
		}
	}
	assert.Greater(t, none, 10)
	for i, c := range onTable(t, allies) {
		f := allies[i].Facts
		assert.Equal(t, f.Strength+f.StrengthBonus, c.Strength, f.Name)
		assert.Equal(t, f.Bleed+f.BleedBonus, c.Bleed, f.Name)
	}
}

// A vampire has strength 1 and bleed 1 beside its bonuses: no card of the lists prints its own
// base. So it is with everything that a plain card's facts say.
func TestPlainVampiresHaveWhatTheyPrint(t *testing.T) {
	var plain []*game.Piece
	for _, p := range cards.All() {
		if f := p.Facts; f.Plain && f.Title.Of == "" { // cities and clans would be contested
			plain = append(plain, p)
		}
	}
	assert.Greater(t, len(plain), 500)
	for i, c := range onTable(t, plain) {
		f := plain[i].Facts
		assert.False(t, f.StrengthSet || f.BleedSet, f.Name)
		assert.Equal(t, 1+f.StrengthBonus, c.Strength, f.Name)
		assert.Equal(t, 1+f.BleedBonus, c.Bleed, f.Name)
		assert.Equal(t, f.Stealth, c.Stealth, f.Name)
		assert.Equal(t, f.Intercept, c.Intercept, f.Name)
		assert.Equal(t, f.Sect, c.Sect, f.Name)
		assert.True(t, c.Defined && strings.EqualFold(c.Clan, f.Clan()), f.Name)
	}
}
