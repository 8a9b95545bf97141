package command

import (
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"elysium/cards"
	"elysium/decks"
	"elysium/game"
	"elysium/game/witness"
	"elysium/saves"
)

// TestSecrets plays games at random and wants show and why to name no card to a seat that may not
// know it; a name that a seat may not know is answered like a name that no card has.
func TestSecrets(t *testing.T) {
	for seed := range uint64(2) {
		x := newSecrets(t, seed)
		r := rand.New(rand.NewPCG(seed, 3))
		for n := 0; n < 400 && x.g.Pending() != nil; n++ {
			if n%50 == 0 {
				for _, s := range x.w.Readers() {
					x.look(s)
				}
			}
			require.NoError(t, x.g.Choose(r.IntN(len(x.g.Pending().Options))))
			x.w.Follow()
		}
		x.g.Close()
		require.Greater(t, x.named, 100)
	}
}

// secrets is a game whose cards have names of their own, the file it might come from, and who
// watches it.
type secrets struct {
	t *testing.T
	f *saves.File
	g *game.Game
	w *witness.Witness

	named int // names that were read
}

func newSecrets(t *testing.T, seed uint64) *secrets {
	t.Helper()
	setup := game.Setup{Seed: seed, First: game.NoSeat}
	f := &saves.File{}
	for i, name := range []string{"Anna", "Ben", "Carol"} {
		r := rand.New(rand.NewPCG(seed, uint64(i)))
		d := decks.Mix(r, cards.Defined())
		for d == nil {
			d = decks.Mix(r, cards.Defined())
		}
		crypt, library := d.Pieces()
		setup.Seats = append(setup.Seats, game.SeatSetup{Name: name, Crypt: crypt, Library: library})
		f.Seats = append(f.Seats, saves.SeatBoard{Name: name})
	}
	setup, err := witness.Masked(setup, seed%2 == 0)
	require.NoError(t, err)
	g, err := game.New(setup, game.Settings{})
	require.NoError(t, err)
	return &secrets{t: t, f: f, g: g, w: witness.New(g)}
}

// look reads what the commands print for a seat.
func (x *secrets) look(s game.Seat) {
	x.want(s, strings.Join(boardLines(x.g, s, 300), "\n"))
	var out strings.Builder
	require.NoError(x.t, printJSON(&out, x.g.View(s)))
	x.want(s, out.String())
	if s == game.NoSeat {
		return
	}
	for _, words := range []string{"play", "use", "bleed", "transfer", "block", "discard", "move"} {
		x.want(s, x.why(s, words))
	}
	unknown := x.why(s, "Zqzzzz")
	for c := x.g.CardByID(0); c != nil; c = x.g.CardByID(c.ID() + 1) {
		if c.ID()%7 == 0 && !x.knows(s, c.Name()) {
			require.Equal(x.t, unknown, x.why(s, c.Name()), "%s, in the %s of %d", c.Name(), c.Zone(), c.Controller())
		}
	}
}

func (x *secrets) why(s game.Seat, words string) string {
	var out strings.Builder
	require.NoError(x.t, answerWhy(&out, x.g, s, x.f, words, false))
	return out.String()
}

// want wants a text to name no card that a seat may not know.
func (x *secrets) want(s game.Seat, text string) {
	x.t.Helper()
	for _, name := range witness.Find(text) {
		x.named++
		require.True(x.t, x.knows(s, name), "%d may not know %s:\n%s", s, name, text)
	}
}

// knows reports whether a seat may know a card of a name.
func (x *secrets) knows(s game.Seat, name string) bool {
	for c := x.g.CardByID(0); c != nil; c = x.g.CardByID(c.ID() + 1) {
		if c.Name() == name && x.w.May(s, c) {
			return true
		}
	}
	return false
}
