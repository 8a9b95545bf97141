package command

import (
	"testing"

	"github.com/stretchr/testify/require"

	"elysium/decks"
	"elysium/game"
)

// TestADeckCalledLikeOneThatComesAlongIsKeptCardByCard wants a game to be played with the cards of
// a player's own deck, though its name is that of the deck it was made out of.
func TestADeckCalledLikeOneThatComesAlongIsKeptCardByCard(t *testing.T) {
	d, err := decks.Find("V5 Tremere")
	require.NoError(t, err)
	crypt, library := d.Pieces()
	theirs := game.SeatSetup{Name: "Anna", Crypt: crypt, Library: library}
	own := game.SeatSetup{Name: "Ben", Crypt: crypt, Library: library[1:]}
	f := newGame([]game.SeatSetup{theirs, own}, []string{d.Name, d.Name}, make([]bool, 2), 1)
	require.Equal(t, d.Name, f.Seats[0].Deck.Name)
	require.Empty(t, f.Seats[1].Deck.Name)
	require.NotEmpty(t, f.Seats[1].Deck.Cards)
}
