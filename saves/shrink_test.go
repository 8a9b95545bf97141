package saves_test

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"elysium/cards"
	"elysium/decks"
	"elysium/game"
	"elysium/saves"
)

// poolBelow is a fault that is planted: no game may have a seat with so little pool.
func poolBelow(seat game.Seat, n int) func(*game.Game) error {
	return func(g *game.Game) error {
		if err := saves.Broken(g); err != nil {
			return err
		}
		if m := g.View(game.NoSeat).Seats[seat]; m.Pool < n && !m.Ousted {
			return fmt.Errorf("%s has %d pool", m.Name, m.Pool)
		}
		return nil
	}
}

// playUntil plays a file's game at random until it breaks, and writes its log.
func playUntil(t testing.TB, f *saves.File, broken func(*game.Game) error) {
	t.Helper()
	setup, err := f.Setup()
	require.NoError(t, err)
	g, err := game.New(setup, game.Settings{Mute: true})
	require.NoError(t, err)
	defer g.Close()
	r := rand.New(rand.NewPCG(f.Seed, 1))
	for broken(g) == nil {
		require.NotNil(t, g.Pending(), "it never breaks")
		require.NoError(t, g.Choose(r.IntN(len(g.Pending().Options))))
	}
	require.NoError(t, f.Record(setup, g.Picks()))
}

// TestShrink makes games in which a fault is planted small: a board, what is left on it, and the
// few choices that matter; what is written breaks again.
func TestShrink(t *testing.T) {
	for seed := range uint64(4) {
		f := deckGame(t, seed)
		broken := poolBelow(1, 20)
		playUntil(t, f, broken)
		small := f.Shrink(broken)
		text := string(small.Format())
		t.Logf("%d lines of %d, %d of %d choices", strings.Count(text, "\n"), strings.Count(string(f.Format()), "\n"), len(small.Log), len(f.Log))
		require.Less(t, strings.Count(text, "\n"), 40, text)
		require.Contains(t, text, "note Ben has ")
		again, err := saves.Parse("again.vtes", []byte(text))
		require.NoError(t, err)
		setup, err := again.Setup()
		require.NoError(t, err)
		g, err := game.New(setup, game.Settings{})
		require.NoError(t, err)
		for _, l := range again.Log {
			require.NoError(t, broken(g))
			require.NoError(t, g.Choose(g.Pending().Find(l.Words)))
		}
		require.Error(t, broken(g), text)
		g.Close()
	}
}

// TestShrinkLeavesWhatIsSound: a game that does not break is left alone.
func TestShrinkLeavesWhatIsSound(t *testing.T) {
	f := deckGame(t, 9)
	playUntil(t, f, poolBelow(1, 29))
	require.Same(t, f, f.Shrink(saves.Broken))
}

// FuzzEngine has bytes choose the seats, the decks and every decision of a game: nothing breaks,
// and the decisions taken again give the same game. What breaks is shown as a small file.
func FuzzEngine(f *testing.F) {
	r := rand.New(rand.NewPCG(1, 1))
	for n := range 6 {
		seed := make([]byte, 400)
		for i := range seed {
			seed[i] = byte(r.IntN(256))
		}
		seed[0] = byte(n)
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		if len(data) < 10 || len(data) > 1<<13 {
			return
		}
		table := fuzzTable(data[:9])
		if fault := playBytes(table, data[9:]); fault != nil {
			small := table.Shrink(saves.Broken)
			t.Fatalf("%v\n%s", fault, small.Format())
		}
	})
}

var allDefined = cards.Defined()

// fuzzTable is a table of two to six seats, each with a random deck of all that is defined.
func fuzzTable(head []byte) *saves.File {
	f := &saves.File{Title: "fuzz", Seeded: true}
	for _, b := range head[1:] {
		f.Seed = f.Seed<<8 | uint64(b)
	}
	for i := range 2 + int(head[0])%5 {
		r := rand.New(rand.NewPCG(f.Seed, uint64(i)))
		var d *decks.Deck
		for d == nil {
			d = decks.Mix(r, allDefined)
		}
		list := &saves.Deck{}
		for _, l := range slices.Concat(d.Crypt, d.Library) {
			list.Cards = append(list.Cards, saves.DeckCard{Count: l.N, Piece: l.Piece})
		}
		f.Seats = append(f.Seats, saves.SeatBoard{Name: []string{"Anna", "Ben", "Carol", "Dora", "Emil", "Fanny"}[i], Deck: list})
	}
	return f
}

// playBytes has each byte choose; its game is the log of the table then.
func playBytes(f *saves.File, choices []byte) error {
	setup, err := f.Setup()
	if err != nil {
		return err
	}
	g, err := game.New(setup, game.Settings{})
	if err != nil {
		return err
	}
	defer g.Close()
	for _, b := range choices {
		d := g.Pending()
		if d == nil {
			break
		}
		if g.Choose(int(b)%len(d.Options)) != nil {
			break
		}
		if g.Check() != nil {
			break
		}
	}
	_ = f.Record(setup, g.Picks()) // its last decision may be the one that fails
	if err := saves.Broken(g); err != nil {
		return err
	}
	again, err := game.Replay(setup, game.Settings{Mute: true}, g.Picks())
	if err != nil {
		return err
	}
	defer again.Close()
	// What is counted but not kept in a muted game is the events.
	if cutEvents(again.State()) != cutEvents(g.State()) {
		return errors.New("the replay is another game")
	}
	return nil
}

func cutEvents(state string) string {
	before, after, _ := strings.Cut(state, "\nevents ")
	_, after, _ = strings.Cut(after, "\n")
	return before + after
}
