package game_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"elysium/game"
)

// played is a game after n random decisions, and what was chosen.
func played(t testing.TB, seed uint64, n int) (g *game.Game, labels []string) {
	t.Helper()
	g, err := game.New(deckSetup(t, 4, seed), game.Settings{})
	require.NoError(t, err)
	t.Cleanup(g.Close)
	r := rand.New(rand.NewPCG(seed, 3))
	for range n {
		d := g.Pending()
		if d == nil {
			break
		}
		i := r.IntN(len(d.Options))
		labels = append(labels, d.Label(i))
		require.NoError(t, g.Choose(i))
	}
	return g, labels
}

// TestThePastIsAsItWas looks at every decision again, forwards, backwards and by jumps, and finds
// what every reader saw then.
func TestThePastIsAsItWas(t *testing.T) {
	last, labels := played(t, 3, 200)
	for _, reader := range []game.Seat{game.NoSeat, 0, 2} {
		var views []*game.View
		g, err := game.New(last.Setup(), game.Settings{})
		require.NoError(t, err)
		defer g.Close()
		for _, i := range last.Picks() {
			views = append(views, g.View(reader))
			require.NoError(t, g.Choose(int(i)))
		}
		views = append(views, g.View(reader))
		p, err := game.NewPast(last, reader, false)
		require.NoError(t, err)
		require.Equal(t, len(labels), p.Len())
		var order []int
		for n := range p.Len() + 1 {
			order = append(order, p.Len()-n)
		}
		for _, n := range append(order, 0, p.Len()/2, 1, p.Len(), 17) {
			at, err := p.Position(n)
			require.NoError(t, err)
			require.Equal(t, views[n], at.View, "reader %d, decision %d", reader, n)
		}
	}
	open, err := game.NewPast(last, game.NoSeat, true)
	require.NoError(t, err)
	for n, c := range open.Choices {
		require.Equal(t, labels[n], c.Label)
		at, err := open.Position(n)
		require.NoError(t, err)
		require.Contains(t, at.Options, c.Label)
		require.True(t, at.All)
	}
}

// TestThePastTellsNoSecrets plays games and wants no label, option or reason to name a card that
// its reader saw neither then nor at the next decision.
func TestThePastTellsNoSecrets(t *testing.T) {
	hidden, idle := 0, 0
	for seed := range uint64(2) {
		last, _ := played(t, seed, 250)
		for _, reader := range []game.Seat{game.NoSeat, 1} {
			p, err := game.NewPast(last, reader, false)
			require.NoError(t, err)
			g, err := game.New(last.Setup(), game.Settings{})
			require.NoError(t, err)
			defer g.Close()
			for n, i := range last.Picks() {
				c := p.Choices[n]
				secret := secretsOf(g, reader)
				at, err := p.Position(n)
				require.NoError(t, err)
				for name := range secret {
					if g.Pending().Seat != reader {
						require.NotContains(t, strings.Join(at.Options, "|"), name, "decision %d", n)
					}
				}
				if c.Label == "" {
					hidden++
				}
				if c.Idle {
					idle++
				}
				require.NoError(t, g.Choose(int(i)))
				for name := range secretsOf(g, reader) {
					if secret[name] && c.Seat != reader {
						require.NotContains(t, c.Label, name, "decision %d", n)
					}
				}
				if at.Seat != reader && n%40 == 0 {
					ruled, err := p.Why(n)
					require.NoError(t, err)
					require.Empty(t, ruled)
				}
			}
		}
	}
	assert.Positive(t, hidden, "something was chosen among hidden cards")
	assert.Positive(t, idle, "somebody passed with a card to play")
}

// secretsOf are the names that a reader sees nowhere.
func secretsOf(g *game.Game, reader game.Seat) map[string]bool {
	names := map[string]bool{}
	for id := 0; g.CardByID(id) != nil; id++ {
		names[g.CardByID(id).Name()] = true
	}
	for id := 0; g.CardByID(id) != nil; id++ {
		if c := g.CardByID(id); g.Sees(reader, c) {
			for name := range names {
				if strings.Contains(c.Name(), name) {
					delete(names, name)
				}
			}
		}
	}
	return names
}

// TestDifferencesAreTold makes one change after another by hand and reads each of them.
func TestDifferencesAreTold(t *testing.T) {
	g, minion := withMinion(t)
	name, of := g.NameOf(minion), g.Setup().Seats[minion.Controller()].Name
	set := func(card int, seat game.Seat, word, value string) game.Correction {
		return game.Correction{Kind: game.SetWord, Card: card, Seat: seat, Of: game.NoSeat, Word: word, Value: value}
	}
	was := map[bool]string{true: "yes", false: "no"}
	to := map[bool]string{true: "B", false: "C"}[g.View(game.NoSeat).Edge == 2]
	for _, c := range []struct {
		fix  game.Correction
		want string
	}{
		{set(-1, 1, "pool", "3"), fmt.Sprintf("B: pool %d to 3", g.SeatNumber(1, "pool"))},
		{set(-1, game.NoSeat, "controller", to), "the table: the Edge"},
		{set(minion.ID(), game.NoSeat, "locked", was[!minion.Locked()]), name + ": locked " + was[minion.Locked()] + " to " + was[!minion.Locked()]},
		{set(minion.ID(), game.NoSeat, "vandal", "2"), name + ": vandal counters 0 to 2"},
		{game.Correction{Kind: game.MoveCard, Card: minion.ID(), Seat: game.NoSeat, Of: game.NoSeat, Zone: game.AshHeap}, name + ": place ready of " + of + " to ash heap of "},
	} {
		before := g.View(game.NoSeat)
		require.Empty(t, game.Compare(before, before))
		require.NoError(t, g.Correct(c.fix))
		var told []string
		for _, d := range game.Compare(before, g.View(game.NoSeat)) {
			told = append(told, d.Text())
		}
		assert.Contains(t, strings.Join(told, "\n"), c.want)
	}
}

// withMinion is a game with a ready minion in it.
func withMinion(t *testing.T) (*game.Game, *game.Card) {
	for seed := range uint64(20) {
		g, _ := played(t, seed, 200)
		for s := range game.Seat(4) {
			if ready := g.ZoneOf(s, game.Ready); len(ready) > 0 && g.Pending() != nil {
				return g, ready[0]
			}
		}
	}
	require.Fail(t, "no minion is ever ready")
	return nil, nil
}
