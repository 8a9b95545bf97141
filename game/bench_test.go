package game_test

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"elysium/game"
)

// BenchmarkRandomPlay measures decisions a second of random play with the embedded decks.
func BenchmarkRandomPlay(b *testing.B) {
	for seats := 2; seats <= 6; seats++ {
		b.Run(fmt.Sprintf("seats=%d", seats), func(b *testing.B) {
			n := 0
			for seed := uint64(0); n < b.N; seed++ {
				g, err := game.New(deckSetup(b, seats, seed), game.Settings{Mute: true})
				if err != nil {
					b.Fatal(err)
				}
				r := rand.New(rand.NewPCG(seed, 1))
				for d := g.Pending(); d != nil && n < b.N; d = g.Pending() {
					if err := g.Choose(r.IntN(len(d.Options))); err != nil {
						b.Fatal(err)
					}
					n++
				}
				g.Close()
			}
			b.ReportMetric(float64(n)/b.Elapsed().Seconds(), "decisions/s")
		})
	}
}
