package cards_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"elysium/decks"
	"elysium/game"
)

// played are the decks whose every card Elysium plays by itself: those that a new game begins
// with.
var played = []string{"V5 Malkavian", "V5 Nosferatu", "V5 Toreador", "V5 Tremere", "V5 Ventrue"}

func TestEveryCardOfTheFirstDecksIsDefined(t *testing.T) {
	different := map[*game.Piece]bool{}
	for _, name := range played {
		d, err := decks.Find(name)
		require.NoError(t, err)
		for _, e := range slices.Concat(d.Crypt, d.Library) {
			different[e.Piece] = true
			assert.True(t, e.Piece.Defined(), "%s of %s has no definition.", e.Piece.Facts.Name, d.Name)
		}
	}
	assert.Len(t, different, 137)
}
