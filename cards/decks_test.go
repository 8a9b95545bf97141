package cards_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"

	"elysium/decks"
	"elysium/game"
)

// Elysium plays every card of the decks it comes with by itself.
func TestEveryCardOfTheEmbeddedDecksIsDefined(t *testing.T) {
	different := map[*game.Piece]bool{}
	for _, d := range decks.Embedded() {
		for _, e := range slices.Concat(d.Crypt, d.Library) {
			different[e.Piece] = true
			assert.True(t, e.Piece.Defined(), "%s of %s has no definition.", e.Piece.Facts.Name, d.Name)
		}
	}
	assert.Len(t, different, 137)
}
