package game_test

import (
	"fmt"
	"hash/fnv"
	"io"
	"math/rand/v2"
	"os"
	"strconv"
	"testing"

	"github.com/stretchr/testify/require"

	"elysium/cards"
	"elysium/decks"
	"elysium/game"
)

// TestFingerprint prints one number for everything that happens and is offered in many random
// games. A change that is to make the engine faster and nothing else must leave it as it was:
//
//	ELYSIUM_FINGERPRINT=200 go test ./game -run Fingerprint -v
//
// Without the variable a few games show that the number does not depend on the run.
func TestFingerprint(t *testing.T) {
	games, err := strconv.Atoi(os.Getenv("ELYSIUM_FINGERPRINT"))
	if err != nil {
		games = 1
	}
	first := fingerprint(t, games)
	t.Logf("%d games of each kind: %016x", games, first)
	if games == 1 {
		require.Equal(t, first, fingerprint(t, games))
	}
}

func fingerprint(t *testing.T, games int) uint64 {
	h := fnv.New64a()
	defined := cards.Defined()
	for seed := range uint64(games) {
		for seats := 2; seats <= 6; seats++ {
			writeGame(t, h, deckSetup(t, seats, seed), game.Settings{Stops: seed%2 == 1})
			writeGame(t, h, mixedSetup(seats, seed, defined), game.Settings{Stops: seed%2 == 0})
		}
	}
	return h.Sum64()
}

// mixedSetup seats Methuselahs with random decks of all cards that are defined.
func mixedSetup(seats int, seed uint64, from []*game.Piece) game.Setup {
	r := rand.New(rand.NewPCG(seed, uint64(seats)))
	s := game.Setup{Seed: seed, First: game.NoSeat}
	for i := range seats {
		d := decks.Mix(r, from)
		for d == nil {
			d = decks.Mix(r, from)
		}
		crypt, library := d.Pieces()
		s.Seats = append(s.Seats, game.SeatSetup{Name: string(rune('A' + i)), Crypt: crypt, Library: library})
	}
	return s
}

// writeGame plays a random game and writes down every decision and every event.
func writeGame(t *testing.T, w io.Writer, s game.Setup, set game.Settings) {
	g, err := game.New(s, set)
	require.NoError(t, err)
	defer g.Close()
	r := rand.New(rand.NewPCG(s.Seed, 7))
	for n := 0; n < 3000; n++ {
		d := g.Pending()
		if d == nil {
			break
		}
		fmt.Fprintln(w, d.Seat, d.Window, d.Prompt, d.Default, d.Lone, d.Hidden)
		for i := range d.Options {
			o := &d.Options[i]
			fmt.Fprintln(w, d.Label(i), o.PoolCost, o.BloodCost, o.X, o.Bleed, o.Stealth, o.CardID(), o.MinionID(), o.TargetID())
		}
		i := r.IntN(len(d.Options))
		if d.Window == game.InfluenceW && r.IntN(3) > 0 {
			i = len(d.Options) - 1 // pool spent at random ends games before anything happens
		}
		require.NoError(t, g.Choose(i))
	}
	events := g.Events(0)
	for i := range events {
		fmt.Fprintln(w, g.EventText(&events[i], game.NoSeat))
	}
}
