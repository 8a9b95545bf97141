package witness_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"elysium/game"
)

// TestTwinsAreAskedAlike plays two games that differ in nothing but the cards one seat was dealt out
// of the same deck. As long as nothing public is different the same seats are asked in the same
// windows, so that to be asked tells nothing of a hand.
func TestTwinsAreAskedAlike(t *testing.T) {
	asked := 0
	for seed := uint64(1); asked < decisions()/4; seed++ {
		setup := mixedSetup(t, 2+int(seed%3), seed)
		other := game.Seat(seed % uint64(len(setup.Seats)))
		x := twins{t: t, seed: seed, other: other, r: rand.New(rand.NewPCG(seed, 4))}
		x.g[0] = stopping(t, setup)
		setup.Seats = slices.Clone(setup.Seats)
		setup.Seats[other].Library = slices.Clone(setup.Seats[other].Library)
		slices.Reverse(setup.Seats[other].Library) // the shuffle puts others on top
		x.g[1] = stopping(t, setup)
		for n := 0; n < 2500 && x.step(); n++ {
			asked++
		}
		x.g[0].Close()
		x.g[1].Close()
	}
	t.Logf("%d opportunities", asked)
}

// stopping begins a game that stops wherever a hand of its seat's deck might hold something.
func stopping(t *testing.T, s game.Setup) *game.Game {
	t.Helper()
	hands := game.NewUnseen(func(of game.Seat) []*game.Piece { return s.Seats[of].Library })
	g, err := game.New(s, game.Settings{Unseen: hands})
	require.NoError(t, err)
	return g
}

// twins are two games that nobody but one seat can tell apart.
type twins struct {
	t      *testing.T
	seed   uint64
	other  game.Seat // who holds other cards
	g      [2]*game.Game
	events [2]int
	r      *rand.Rand
}

// step takes the same choice in both games, and reports whether they go on alike for all to see.
func (x *twins) step() bool {
	if !slices.Equal(x.told(0), x.told(1)) {
		return false
	}
	a, b := x.g[0].Pending(), x.g[1].Pending()
	if a == nil || b == nil {
		require.Equal(x.t, a == nil, b == nil)
		return false
	}
	require.Equal(x.t, []any{a.Seat, a.Window}, []any{b.Seat, b.Window}, "seed %d, seat %d has other cards; %d and %d are offered: %v and %v",
		x.seed, x.other, a.Seat, b.Seat, labels(a), labels(b))
	label, some := x.common(a, b)
	if !some {
		return false
	}
	for i, d := range []*game.Decision{a, b} {
		require.NoError(x.t, x.g[i].Choose(slices.Index(labels(d), label)))
	}
	return true
}

// common is a choice on offer in both games that no card in hand is needed for.
func (x *twins) common(a, b *game.Decision) (string, bool) {
	var both []string
	for i := range a.Options {
		c := x.g[0].CardByID(a.Options[i].CardID())
		if (c == nil || c.Zone() != game.Hand || a.Seat != x.other) && slices.Contains(labels(b), a.Label(i)) {
			both = append(both, a.Label(i))
		}
	}
	if a.Seat != x.other && len(both) != max(len(a.Options), len(b.Options)) || len(both) == 0 {
		return "", false
	}
	return both[x.r.IntN(len(both))], true
}

// told is what has been told to all since.
func (x *twins) told(i int) (texts []string) {
	events := x.g[i].Events(x.events[i])
	x.events[i] += len(events)
	for k := range events {
		if text := x.g[i].EventText(&events[k], game.NoSeat); text != "" {
			texts = append(texts, text)
		}
	}
	return texts
}

func labels(d *game.Decision) (all []string) {
	for i := range d.Options {
		all = append(all, d.Label(i))
	}
	return all
}
