package saves

import (
	"testing"
	"time"

	"elysium/game"
)

// BenchmarkPast tells the course of a game of 3,000 decisions, and steps back through it, one
// decision an operation; the longest step is told.
func BenchmarkPast(b *testing.B) {
	long := playLong(b, 3000)
	g, err := game.Replay(long.setup, game.Settings{}, long.picks)
	if err != nil {
		b.Fatal(err)
	}
	defer g.Close()
	p, err := game.NewPast(g, game.NoSeat, false)
	if err != nil {
		b.Fatal(err)
	}
	b.Run("list", func(b *testing.B) {
		for b.Loop() {
			if _, err := game.NewPast(g, game.NoSeat, false); err != nil {
				b.Fatal(err)
			}
		}
	})
	b.Run("step back", func(b *testing.B) {
		n, longest := p.Len(), time.Duration(0)
		for b.Loop() {
			began := time.Now()
			if _, err := p.Position(n); err != nil {
				b.Fatal(err)
			}
			longest = max(longest, time.Since(began))
			if n--; n < 0 {
				n = p.Len()
			}
		}
		b.ReportMetric(float64(longest.Microseconds())/1000, "ms-longest")
	})
}
