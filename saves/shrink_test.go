package saves_test

import (
	"cmp"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"sync"
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

// FuzzEngine has bytes choose the seats, what lies before them and every decision of the beginning
// of a game: nothing breaks, and the decisions taken again give the same game. What breaks is shown
// as a small file.
func FuzzEngine(f *testing.F) {
	r := rand.New(rand.NewPCG(1, 1))
	for range 8 {
		data := make([]byte, fuzzHead+fuzzChoices)
		for i := range data {
			data[i] = byte(r.IntN(256))
		}
		f.Add(data)
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		if len(data) < fuzzHead || len(data) > fuzzHead+fuzzChoices {
			return
		}
		table := fuzzTable(data[:fuzzHead])
		if fault := playBytes(table, data[fuzzHead:]); fault != nil {
			small := table.Shrink(saves.Broken)
			t.Fatalf("%v\n%s", fault, small.Format())
		}
	})
}

// A table is chosen by so many bytes, and so many choose at it. Two workers of the compiled test try
// some 800 inputs a second, of any length; built to follow what each covers they are far slower.
const fuzzHead, fuzzChoices = 6, 96

// fuzzDecks are random decks of all that is defined: minions, and what they can play.
var fuzzDecks = sync.OnceValue(func() (all []*decks.Deck) {
	defined := cards.Defined()
	for seed := range uint64(64) {
		if d := decks.Mix(rand.New(rand.NewPCG(seed, 5)), defined); d != nil {
			all = append(all, d)
		}
	}
	return all
})

// fuzzTable is a table of two to four seats in the minion phase of the first; a byte brings the
// seed, and one for each seat its deck. Few of its cards are there, so that a game is soon laid out.
func fuzzTable(head []byte) *saves.File {
	names := []string{"Anna", "Ben", "Carol", "Dora"}
	f := &saves.File{Title: "fuzz", Seeded: true, Seed: uint64(head[1]), Start: &saves.Start{Phase: game.MinionPhase}}
	lies := map[string]bool{}
	for i := range 2 + int(head[0])%3 {
		deck := fuzzDecks()[int(head[2+i])%len(fuzzDecks())]
		crypt, library := deck.Pieces()
		shuffle := rand.New(rand.NewPCG(f.Seed, uint64(i)))
		for _, pile := range [][]*game.Piece{crypt, library} {
			shuffle.Shuffle(len(pile), func(a, b int) { pile[a], pile[b] = pile[b], pile[a] })
		}
		crypt = slices.DeleteFunc(crypt, func(p *game.Piece) bool { // no contest before the first decision
			name := cmp.Or(p.Facts.Base, p.Facts.Name)
			had := lies[name]
			lies[name] = true
			return had
		})
		f.Seats = append(f.Seats, saves.SeatBoard{Name: names[i], Words: []saves.SeatWord{{Name: "pool", N: 10}}, Zones: []saves.ZoneList{
			lay(game.Ready, crypt, 0, 3), lay(game.Uncontrolled, crypt, 3, 5), lay(game.Crypt, crypt, 5, 7),
			lay(game.Hand, library, 0, 7), lay(game.Library, library, 7, 19)}})
	}
	return f
}

// lay puts a part of a pile into a zone.
func lay(z game.Zone, pile []*game.Piece, from, to int) saves.ZoneList {
	l := saves.ZoneList{Zone: z}
	for _, p := range pile[min(from, len(pile)):min(to, len(pile))] {
		l.Cards = append(l.Cards, saves.Card{Count: 1, Placed: game.Placed{Piece: p, Blood: -1, Owner: game.NoSeat, Controller: game.NoSeat, Then: game.NoSeat}})
	}
	return l
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
