package cards_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"elysium/decks"
	"elysium/game"
)

// played are the decks of the current sets whose every card Elysium plays by itself, those that
// a new game begins with among them.
var played = []string{
	"V5 Banu Haqim", "V5 Gangrel", "V5 Hecata", "V5 Lasombra", "V5 Malkavian", "V5 Ministry", "V5 Nosferatu",
	"V5 Path of Cathari", "V5 Path of Power and the Inner Voice", "V5 Toreador", "V5 Tremere", "V5 Tzimisce",
	"V5 Ventrue", "New Blood Banu Haqim", "New Blood Gangrel", "New Blood Lasombra", "New Blood Malkavian",
	"New Blood Nosferatu", "New Blood Toreador", "New Blood Tremere", "New Blood Tzimisce", "New Blood Ventrue",
}

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
	assert.Greater(t, len(different), 400)
}
