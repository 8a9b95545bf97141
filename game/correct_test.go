package game_test

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"elysium/game"
)

// pool sets the pool of a seat.
func pool(s game.Seat, n string) game.Correction {
	return game.Correction{Kind: game.SetWord, Card: -1, Seat: s, Of: game.NoSeat, Word: "pool", Value: n}
}

func TestCorrectionsReplay(t *testing.T) {
	s := deckSetup(t, 3, 11)
	g, err := game.New(s, game.Settings{})
	require.NoError(t, err)
	defer g.Close()
	r := rand.New(rand.NewPCG(5, 6))
	play(t, g, r, 120)
	require.NoError(t, g.Correct(pool(1, "17")))
	assert.Equal(t, 17, g.SeatNumber(1, "pool"))
	play(t, g, r, 60)
	require.NoError(t, g.Correct(game.Correction{Kind: game.EndSpan, Card: -1, Seat: game.NoSeat, Of: game.NoSeat, Span: game.TurnSpan}))
	play(t, g, r, 60)
	require.NoError(t, g.Check())
	again, err := game.Rerun(s, game.Settings{}, g.Picks(), g.Corrections())
	require.NoError(t, err)
	defer again.Close()
	assert.True(t, g.State() == again.State())
}

func TestCorrectionsAreRefusedInASentence(t *testing.T) {
	g, err := game.New(deckSetup(t, 2, 1), game.Settings{})
	require.NoError(t, err)
	defer g.Close()
	before := g.State()
	for _, c := range []game.Correction{
		pool(0, "many"), pool(9, "3"),
		{Kind: game.EndSpan, Card: -1, Seat: game.NoSeat, Of: game.NoSeat, Span: game.CombatSpan},
		{Kind: game.MoveCard, Card: 0, Seat: game.NoSeat, Of: 1, Zone: game.Hand},
	} {
		assert.Error(t, g.Correct(c))
	}
	assert.True(t, before == g.State(), "nothing has changed")
}

func TestConceding(t *testing.T) {
	g, err := game.New(deckSetup(t, 3, 2), game.Settings{})
	require.NoError(t, err)
	defer g.Close()
	require.NoError(t, g.Correct(game.Correction{Kind: game.Concession, By: 1, Card: -1, Seat: game.NoSeat, Of: game.NoSeat}))
	assert.True(t, g.SeatIs(1, "ousted"))
	assert.Equal(t, 1, g.SeatNumber(0, "vp"))
	require.NoError(t, g.Check())
}
