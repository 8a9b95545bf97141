package house_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"elysium/decks"
	"elysium/game"
	"elysium/game/house"
)

var deckNames = []string{"Tremere", "Ventrue", "Malkavian", "Toreador", "Nosferatu", "Ventrue"}

// precons seats the embedded decks, beginning with another one for every seed.
func precons(seed uint64, seats int) (game.Setup, error) {
	s := game.Setup{Seed: seed, First: game.NoSeat}
	for i := range seats {
		d, err := decks.Find(deckNames[(i+int(seed))%5])
		if err != nil {
			return s, err
		}
		crypt, library := d.Pieces()
		s.Seats = append(s.Seats, game.SeatSetup{Name: string(rune('A' + i)), Crypt: crypt, Library: library})
	}
	return s, nil
}

func simulate(t testing.TB, o house.Options) house.Result {
	t.Helper()
	o.Setup = precons
	r, err := house.Simulate(o)
	require.NoError(t, err)
	for _, f := range r.Failures {
		t.Errorf("seed %d, %d seats, decision %d: %s", f.Seed, o.Seats, f.At, f.Error)
	}
	return r
}

// TestSteadyGamesEnd: games of the steady policy end by the rules, at every size of table.
func TestSteadyGamesEnd(t *testing.T) {
	for seats := 2; seats <= 6; seats++ {
		simulate(t, house.Options{Games: 1, Seed: 1, Seats: seats, Policy: "steady", Check: true})
		r := simulate(t, house.Options{Games: 3, Seed: 2, Seats: seats, Policy: "steady"})
		require.Equal(t, r.Games, r.Finished, "%d seats", seats)
		points := 0
		for _, n := range r.VP {
			points += n
		}
		require.Equal(t, seats*r.Games, points, "victory points at %d seats", seats)
		t.Logf("%d seats: %d decisions, %d turns a game", seats, r.Decisions/r.Games, r.Turns/r.Games)
	}
}

// TestSteadyPlaysTheWholeGame: over twenty games of four, everything a learner should meet
// happens.
func TestSteadyPlaysTheWholeGame(t *testing.T) {
	r := simulate(t, house.Options{Games: 20, Seed: 100, Seats: 4, Policy: "steady"})
	require.Equal(t, 20, r.Finished)
	require.Positive(t, r.Occurred.Bleeds, "bleeds")
	require.Positive(t, r.Occurred.Blocks, "blocks")
	require.Positive(t, r.Occurred.Combats, "combats")
	require.Positive(t, r.Occurred.Torpor, "torpor")
	require.Positive(t, r.Occurred.Referendums, "referendums")
	require.Positive(t, r.Occurred.Ousts, "ousts")
	require.NotEmpty(t, r.Occurred.Strikes, "strikes")
	t.Logf("%+v", r)
}

// TestSteadyBeatsChance: one steady seat among random ones wins far more than its share.
func TestSteadyBeatsChance(t *testing.T) {
	steady, all := 0, 0
	for seed := range uint64(20) {
		s, err := precons(seed, 4)
		require.NoError(t, err)
		g, err := game.New(s, game.Settings{Mute: true})
		require.NoError(t, err)
		us := game.Seat(seed % 4)
		policies := map[bool]house.Policy{true: house.NewSteady(seed), false: house.NewRandom(seed)}
		for d := g.Pending(); d != nil; d = g.Pending() {
			require.NoError(t, g.Choose(policies[d.Seat == us].Pick(g, d)))
		}
		require.True(t, g.Over())
		for i, m := range g.View(game.NoSeat).Seats {
			all += m.VP
			if game.Seat(i) == us {
				steady += m.VP
			}
		}
		g.Close()
	}
	t.Logf("%d of %d victory points", steady, all)
	require.Greater(t, 2*steady, all)
}

// TestSteadyRepeatsItself: the same seeds give the same game.
func TestSteadyRepeatsItself(t *testing.T) {
	var told [2]strings.Builder
	for i := range told {
		simulate(t, house.Options{Games: 1, Seed: 7, Seats: 4, Policy: "steady", Transcript: &told[i]})
	}
	require.NotEmpty(t, told[0].String())
	require.Equal(t, told[0].String(), told[1].String())
}

// TestSteadyExplains: every pick that weighed anything has a reason.
func TestSteadyExplains(t *testing.T) {
	var told strings.Builder
	simulate(t, house.Options{Games: 1, Seed: 9, Seats: 3, Policy: "steady", Transcript: &told})
	picks := 0
	for line := range strings.Lines(told.String()) {
		if before, why, ok := strings.Cut(line, " -- "); ok {
			picks++
			require.NotEmpty(t, strings.TrimSpace(why), before)
		}
	}
	require.Positive(t, picks)
}

// TestRandomGames checks the engine under random play.
func TestRandomGames(t *testing.T) {
	for seats := 2; seats <= 6; seats++ {
		simulate(t, house.Options{Games: 2, Seed: 40, Seats: seats, Policy: "random", Check: true})
	}
}

// TestFailureIsKept: a game that does not end is a failure and can be replayed from what is
// kept.
func TestFailureIsKept(t *testing.T) {
	var kept []house.Failure
	r, err := house.Simulate(house.Options{Games: 1, Seed: 3, Seats: 4, Policy: "steady", Setup: precons,
		Limit: 25, Keep: func(f house.Failure) string { kept = append(kept, f); return "kept" }})
	require.NoError(t, err)
	require.Equal(t, 0, r.Finished)
	require.Len(t, kept, 1)
	require.Equal(t, 25, kept[0].At)
	require.Equal(t, "kept", r.Failures[0].File)
	g, err := game.Replay(kept[0].Setup, game.Settings{}, kept[0].Picks)
	require.NoError(t, err)
	require.NotNil(t, g.Pending())
	g.Close()
}

func TestUnknownPolicy(t *testing.T) {
	_, err := house.Simulate(house.Options{Games: 1, Seats: 2, Policy: "wild", Setup: precons})
	require.ErrorContains(t, err, "wild")
}

func BenchmarkRandom(b *testing.B) {
	for seats := 2; seats <= 6; seats++ {
		b.Run(fmt.Sprint(seats), func(b *testing.B) { benchmark(b, "random", seats) })
	}
}

func BenchmarkSteady(b *testing.B) {
	b.Run("4", func(b *testing.B) { benchmark(b, "steady", 4) })
}

// benchmark reports the decisions a second of whole games.
func benchmark(b *testing.B, policy string, seats int) {
	decisions, seed := 0, uint64(0)
	for b.Loop() {
		r := simulate(b, house.Options{Games: 1, Seed: seed, Seats: seats, Policy: policy})
		decisions += r.Decisions
		seed++
	}
	b.ReportMetric(float64(decisions)/b.Elapsed().Seconds(), "decisions/s")
}
