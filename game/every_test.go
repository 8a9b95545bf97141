package game_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"elysium/cards"
	"elysium/game"
)

// TestWhyOfEveryCard holds every library card and asks why not, in its Methuselah's own minion phase,
// in another's, and in the middle of an action and a combat: no condition may take for granted that
// something is going on.
func TestWhyOfEveryCard(t *testing.T) {
	library := slices.DeleteFunc(slices.Clone(cards.Defined()), func(p *game.Piece) bool { return p.Facts.Crypt() })
	for held := range slices.Chunk(library, 60) {
		for _, turn := range []game.Seat{0, 1} {
			g := whyBoard(t, held, turn)
			for n := 0; n < 40 && g.Pending() != nil; n++ {
				for s := range game.Seat(2) {
					g.Why(s)
				}
				require.NoError(t, g.Choose(towardsCombat(g.Pending())))
			}
			require.NoError(t, g.Err())
			g.Close()
		}
	}
}

// whyBoard seats two Methuselahs with a fighter each; both hold the cards.
func whyBoard(t *testing.T, held []*game.Piece, turn game.Seat) *game.Game {
	t.Helper()
	s := game.Setup{Board: true, Phase: game.MinionPhase, First: turn}
	for i, name := range []string{"A", "B"} {
		seat := game.SeatSetup{Name: name, Pool: 30, Turns: -1, Zones: map[game.Zone][]game.Placed{}}
		fighter, err := cards.Find([]string{"Nathan Turner", "Lupo"}[i])
		require.NoError(t, err)
		seat.Zones[game.Ready] = []game.Placed{placed(fighter)}
		for _, p := range held {
			seat.Zones[game.Hand] = append(seat.Zones[game.Hand], placed(p))
		}
		s.Seats = append(s.Seats, seat)
	}
	g, err := game.New(s, game.Settings{Stops: true, Mute: true})
	require.NoError(t, err)
	return g
}

// towardsCombat bleeds and blocks where it can, and else takes the default.
func towardsCombat(d *game.Decision) int {
	for i := range d.Options {
		if v := d.Options[i].Verb; v == game.Bleeds || v == game.Blocks {
			return i
		}
	}
	return max(0, d.Default)
}
