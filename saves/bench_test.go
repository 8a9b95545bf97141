package saves

import (
	"math/rand/v2"
	"os"
	"path/filepath"
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

// longGame is a session of a game at a full table with many decisions, none of which ends it.
func longGame(b *testing.B, decisions int) *Session {
	b.Helper()
	f := fullTable(b)
	s, err := Create(filepath.Join(b.TempDir(), "long.vtes"), f)
	if err != nil {
		b.Fatal(err)
	}
	r := rand.New(rand.NewPCG(1, 2))
	for s.Decisions() < decisions {
		d := s.Game().Pending()
		if d == nil {
			b.Fatalf("the game ended after %d decisions", s.Decisions())
		}
		i := len(d.Options) - 1
		if r.IntN(3) == 0 && d.Window != game.InfluenceW {
			i = r.IntN(len(d.Options))
		}
		if d.Options[i].Verb == game.Bleeds {
			i = len(d.Options) - 1
		}
		if err := s.Choose(i); err != nil {
			b.Fatal(err)
		}
	}
	return s
}

// BenchmarkUndo takes the last decision of a long game back.
func BenchmarkUndo(b *testing.B) {
	s := longGame(b, 3000)
	defer s.Close()
	for b.Loop() {
		if err := s.Undo(); err != nil {
			b.Fatal(err)
		}
		if err := s.Redo(); err != nil {
			b.Fatal(err)
		}
	}
}

// BenchmarkLoad loads a save of 3,000 decisions.
func BenchmarkLoad(b *testing.B) {
	s := longGame(b, 3000)
	path := s.Path()
	if err := s.Close(); err != nil {
		b.Fatal(err)
	}
	for b.Loop() {
		s, err := Open(path, -1)
		if err != nil {
			b.Fatal(err)
		}
		if err := s.Close(); err != nil {
			b.Fatal(err)
		}
	}
}
