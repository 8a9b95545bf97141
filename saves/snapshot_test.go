package saves_test

import (
	"encoding/json"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"elysium/game"
	"elysium/saves"
)

// TestACopiedBoardIsTheSameTable plays at random, copies the board now and then as text, lays
// it out from that text and compares what every seat sees.
func TestACopiedBoardIsTheSameTable(t *testing.T) {
	copied := 0
	for seed := range uint64(4) {
		f := deckGame(t, seed)
		setup, err := f.Setup()
		require.NoError(t, err)
		g, err := game.New(setup, game.Settings{})
		require.NoError(t, err)
		r := rand.New(rand.NewPCG(seed, 9))
		for range 500 {
			d := g.Pending()
			if d == nil {
				break
			}
			if r.IntN(15) == 0 && (d.Window == game.BetweenActions || d.Window == game.MasterW) {
				compareCopy(t, g, f)
				copied++
			}
			require.NoError(t, g.Choose(r.IntN(len(d.Options))))
		}
		g.Close()
	}
	require.Greater(t, copied, 10)
}

func compareCopy(t *testing.T, g *game.Game, f *saves.File) {
	t.Helper()
	b, err := saves.Board(g, f)
	require.NoError(t, err)
	text := b.Format()
	again, err := saves.Parse("copy.vtes", text)
	require.NoError(t, err, "%s", text)
	setup, err := again.Setup()
	require.NoError(t, err)
	h, err := game.New(setup, game.Settings{})
	require.NoError(t, err, "%s", text)
	defer h.Close()
	for s := range game.Seat(4) {
		require.JSONEq(t, seen(t, g, s), seen(t, h, s), "%s", text)
	}
}

// seen is what a seat sees of the boards, without the numbers by which cards are told apart.
func seen(t *testing.T, g *game.Game, s game.Seat) string {
	v := g.View(s)
	for i := range v.Seats {
		m := &v.Seats[i]
		m.MasterActions, m.Transfers, m.Discards = 0, 0, 0
		for _, zone := range [][]game.CardView{m.HandCards, m.Ready, m.Torpor, m.Incapacitate, m.Uncontrolled, m.InPlay, m.Contested, m.SetAside, m.AshHeap, m.Removed} {
			plainIDs(zone)
		}
	}
	text, err := json.Marshal(v.Seats)
	require.NoError(t, err)
	return string(text)
}

func plainIDs(cards []game.CardView) {
	for i := range cards {
		cards[i].ID, cards[i].Facts = 0, nil
		cards[i].Name, _, _ = strings.Cut(cards[i].Name, "#")
		cards[i].Chosen, _, _ = strings.Cut(cards[i].Chosen, "#")
		plainIDs(cards[i].On)
	}
}
