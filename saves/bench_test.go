package saves

import (
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"runtime"
	"testing"

	"elysium/game"
)

func fullTable(b *testing.B) *File {
	b.Helper()
	path := filepath.Join("..", "testdata", "boards", "full-table.vtes")
	text, err := os.ReadFile(path)
	if err != nil {
		b.Fatal(err)
	}
	f, err := Parse(path, text)
	if err != nil {
		b.Fatal(err)
	}
	return f
}

// BenchmarkChoices lists the choices of a minion phase at a full table late in a game.
func BenchmarkChoices(b *testing.B) {
	g, err := Position(fullTable(b), -1)
	if err != nil {
		b.Fatal(err)
	}
	defer g.Close()
	n := g.Relist()
	b.ReportAllocs()
	for b.Loop() {
		g.Relist()
	}
	b.ReportMetric(float64(n), "choices")
}

// longGame is a game at a full table with many decisions, none of which ends it.
type longGame struct {
	setup game.Setup
	picks []uint16
	path  string // where it is kept
}

func playLong(b *testing.B, decisions int) longGame {
	b.Helper()
	f := fullTable(b)
	setup, err := f.Setup()
	if err != nil {
		b.Fatal(err)
	}
	g, err := game.New(setup, game.Settings{Mute: true})
	if err != nil {
		b.Fatal(err)
	}
	defer g.Close()
	r := rand.New(rand.NewPCG(1, 2))
	for len(g.Picks()) < decisions {
		d := g.Pending()
		if d == nil {
			b.Fatalf("the game ended after %d decisions", len(g.Picks()))
		}
		if err := g.Choose(lastingPick(r, d)); err != nil {
			b.Fatal(err)
		}
	}
	long := longGame{setup: setup, picks: g.Picks(), path: filepath.Join(b.TempDir(), "long.vtes")}
	f.Logged = true
	if err := f.Record(setup, long.picks); err != nil {
		b.Fatal(err)
	}
	if err := f.WriteFile(long.path); err != nil {
		b.Fatal(err)
	}
	return long
}

// lastingPick passes more often than not, and shuns what takes Methuselahs out of the game.
func lastingPick(r *rand.Rand, d *game.Decision) int {
	last := len(d.Options) - 1
	i := last
	if r.IntN(3) == 0 && d.Window != game.InfluenceW {
		i = r.IntN(len(d.Options))
	}
	switch o := &d.Options[i]; {
	case o.Bleed > 0, o.Verb == game.Calls, o.Verb == game.Withdraws, o.Verb == game.Concedes:
		return last
	}
	return i
}

// BenchmarkLog measures, by the decisions of a game: replaying it, loading its file, taking the
// last decision back and making it again, a view of it, and the text of its last fifty events. It
// reports what a decision keeps in memory: in the game with all its events, and in a session.
func BenchmarkLog(b *testing.B) {
	for _, n := range []int{100, 1_000, 10_000, 100_000} {
		b.Run(fmt.Sprintf("decisions=%d", n), func(b *testing.B) { benchmarkLog(b, n, playLong(b, n)) })
	}
}

func benchmarkLog(b *testing.B, n int, long longGame) {
	b.Run("replay", func(b *testing.B) {
		before := heap()
		for b.Loop() {
			replay(b, long).Close()
		}
		g := replay(b, long)
		b.ReportMetric((heap()-before)/float64(n), "B/decision")
		b.ReportMetric(float64(g.EventCount())/float64(n), "events/decision")
		g.Close()
	})
	b.Run("load", func(b *testing.B) {
		before := heap()
		for b.Loop() {
			if err := open(b, long).Close(); err != nil {
				b.Fatal(err)
			}
		}
		s := open(b, long)
		b.ReportMetric((heap()-before)/float64(n), "B/decision")
		s.Close()
	})
	b.Run("undo", func(b *testing.B) {
		s := open(b, long)
		defer s.Close()
		for b.Loop() {
			if err := s.Undo(); err != nil {
				b.Fatal(err)
			}
			b.StopTimer()
			if err := s.Redo(); err != nil {
				b.Fatal(err)
			}
			b.StartTimer()
		}
	})
	g := replay(b, long)
	defer g.Close()
	b.Run("view", func(b *testing.B) {
		for b.Loop() {
			g.View(0)
		}
	})
	b.Run("events", func(b *testing.B) {
		for b.Loop() {
			events := g.Events(g.EventCount() - 50)
			for i := range events {
				g.EventText(&events[i], 0)
			}
		}
	})
}

func replay(b *testing.B, long longGame) *game.Game {
	g, err := game.Replay(long.setup, game.Settings{}, long.picks)
	if err != nil {
		b.Fatal(err)
	}
	return g
}

func open(b *testing.B, long longGame) *Session {
	s, err := Open(long.path, -1)
	if err != nil {
		b.Fatal(err)
	}
	return s
}

// heap is the memory in use.
func heap() float64 {
	runtime.GC()
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	return float64(m.HeapAlloc)
}
