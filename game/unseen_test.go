package game_test

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"elysium/cards"
	"elysium/game"
)

// TestStopsTellNothingOfHands plays random games with a stop wherever a hand might hold something:
// nobody is asked because of a card in hand where nobody would be asked without it.
func TestStopsTellNothingOfHands(t *testing.T) {
	hands := game.NewUnseen(anything)
	lone := 0
	for seats := 2; seats <= 5; seats++ {
		g, err := game.New(deckSetup(t, seats, uint64(seats)), game.Settings{Unseen: hands})
		require.NoError(t, err)
		r := rand.New(rand.NewPCG(uint64(seats), 1))
		for n := 0; g.Pending() != nil && n < 6000; n++ {
			d := g.Pending()
			if d.Lone {
				lone++
				require.True(t, d.Options[0].Verb != game.Pass || g.Might(d.Seat))
			}
			if last := d.Options[len(d.Options)-1]; d.Hidden && last.Verb == game.Pass && !g.Might(d.Seat) {
				for i := range d.Options {
					c := g.CardByID(d.Options[i].CardID())
					require.False(t, c != nil && c.Zone() == game.Hand && !g.Idle(d.Seat), "%s in %s", d.Label(i), d.Window)
				}
			}
			require.NoError(t, g.Choose(r.IntN(len(d.Options))))
		}
		g.Close()
	}
	require.Greater(t, lone, 1000)
}

// TestStopsChangeNothing replays the decisions of a game that stopped for hands without such
// stops: they are no decisions.
func TestStopsChangeNothing(t *testing.T) {
	setup := deckSetup(t, 4, 3)
	g, err := game.New(setup, game.Settings{Unseen: game.NewUnseen(anything)})
	require.NoError(t, err)
	defer g.Close()
	r := rand.New(rand.NewPCG(3, 1))
	for n := 0; g.Pending() != nil && (n < 1500 || g.Pending().Lone); n++ {
		require.NoError(t, g.Choose(r.IntN(len(g.Pending().Options))))
	}
	h, err := game.Replay(setup, game.Settings{}, g.Picks())
	require.NoError(t, err)
	defer h.Close()
	require.Equal(t, g.State(), h.State())
}

// anything is what hands may hold of decks that nobody knows.
func anything(game.Seat) []*game.Piece { return cards.Defined() }

// TestKnownDecksAreAskedLess wants a seat whose deck is known to be stopped for only where a card of
// that deck could be played.
func TestKnownDecksAreAskedLess(t *testing.T) {
	setup := deckSetup(t, 3, 5)
	stops := func(pieces func(game.Seat) []*game.Piece) (lone int) {
		g, err := game.New(setup, game.Settings{Unseen: game.NewUnseen(pieces)})
		require.NoError(t, err)
		defer g.Close()
		r := rand.New(rand.NewPCG(5, 1))
		for n := 0; g.Pending() != nil && n < 2000; {
			d := g.Pending()
			if d.Lone {
				lone++
			} else {
				n++
			}
			for i := range d.Options {
				if c := g.CardByID(d.Options[i].CardID()); !d.Lone && d.Hidden && c != nil && c.Zone() == game.Hand && d.Options[len(d.Options)-1].Verb == game.Pass {
					require.True(t, g.Might(d.Seat) || g.Idle(d.Seat), "%s in %s", d.Label(i), d.Window)
				}
			}
			require.NoError(t, g.Choose(r.IntN(len(d.Options))))
		}
		return lone
	}
	known := stops(func(s game.Seat) []*game.Piece { return setup.Seats[s].Library })
	require.Less(t, known*3, stops(anything))
}
