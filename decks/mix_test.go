package decks

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"elysium/cards"
	"elysium/game"
)

func TestMixedDecksAreLegalAndTheSameForTheSameSeed(t *testing.T) {
	for seed := range uint64(50) {
		d := Mix(rand.New(rand.NewPCG(seed, 0)), cards.Defined())
		require.NotNil(t, d)
		assert.Empty(t, d.Problems())
		assert.Equal(t, d, Mix(rand.New(rand.NewPCG(seed, 0)), cards.Defined()))
	}
}

func TestNoDeckIsMixedOfCardsThatDoNotMakeOne(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 0))
	assert.Nil(t, Mix(random, nil))
	crypt := slicesOf(t, "Saulot, The Wanderer")
	assert.Nil(t, Mix(random, crypt))
}

func slicesOf(t *testing.T, names ...string) []*game.Piece {
	var pieces []*game.Piece
	for _, name := range names {
		p, err := cards.Find(name)
		require.NoError(t, err)
		pieces = append(pieces, p)
	}
	return pieces
}
