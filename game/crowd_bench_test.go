package game_test

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"elysium/cards"
	"elysium/decks"
	"elysium/game"
)

// crowdedSetup is a table of four in a minion phase at which each Methuselah has n permanents:
// half of them vampires, the rest locations, and equipment and retainers on the vampires. No two
// unique cards are the same, so nothing is contested.
func crowdedSetup(b *testing.B, n int) game.Setup {
	b.Helper()
	var vampires, gear, locations []*game.Piece
	for _, p := range cards.All() {
		f := p.Facts
		switch {
		case f.Banned || f.Advanced:
		case f.Types.Has(game.Vampire):
			vampires = append(vampires, p)
		case p.Def == nil || f.Unique:
		case f.Types.Has(game.Equipment | game.Retainer):
			gear = append(gear, p)
		case f.Location:
			locations = append(locations, p)
		}
	}
	s := game.Setup{Board: true, Phase: game.MinionPhase}
	for i := range 4 {
		d, err := decks.Find(deckNames[i])
		if err != nil {
			b.Fatal(err)
		}
		_, library := d.Pieces()
		seat := game.SeatSetup{Name: string(rune('A' + i)), Pool: 30, Turns: -1, Zones: map[game.Zone][]game.Placed{}}
		for k := range n / 4 {
			v := placed(vampires[2*k*4+i])
			v.On = []game.Placed{placed(gear[(k*4+i)%len(gear)])}
			seat.Zones[game.Ready] = append(seat.Zones[game.Ready], v, placed(vampires[(2*k+1)*4+i]))
			seat.Zones[game.InPlay] = append(seat.Zones[game.InPlay], placed(locations[(k*4+i)%len(locations)]))
		}
		for _, p := range library[:7] {
			seat.Zones[game.Hand] = append(seat.Zones[game.Hand], placed(p))
		}
		s.Seats = append(s.Seats, seat)
	}
	return s
}

func placed(p *game.Piece) game.Placed {
	return game.Placed{Piece: p, Blood: -1, Owner: game.NoSeat, Controller: game.NoSeat, Then: game.NoSeat}
}

// BenchmarkPermanents measures, by the permanents of each of four Methuselahs, listing what the
// first may do in her minion phase, a decision of random play, and a view.
func BenchmarkPermanents(b *testing.B) {
	for _, n := range []int{12, 48, 100, 200} {
		s := crowdedSetup(b, n)
		begin := func(b *testing.B) *game.Game {
			g, err := game.New(s, game.Settings{Mute: true})
			if err != nil {
				b.Fatal(err)
			}
			return g
		}
		b.Run(fmt.Sprintf("each=%d/list", n), func(b *testing.B) {
			g := begin(b)
			defer g.Close()
			b.ReportAllocs()
			for b.Loop() {
				g.Relist()
			}
			b.ReportMetric(float64(g.Relist()), "choices")
		})
		b.Run(fmt.Sprintf("each=%d/decide", n), func(b *testing.B) {
			r := rand.New(rand.NewPCG(1, 1))
			g := begin(b)
			taken := 0
			for b.Loop() {
				d := g.Pending()
				if d == nil || taken == 500 { // a table empties as it is played at
					b.StopTimer()
					g.Close()
					g, taken = begin(b), 0
					d = g.Pending()
					b.StartTimer()
				}
				if err := g.Choose(r.IntN(len(d.Options))); err != nil {
					b.Fatal(err)
				}
				taken++
			}
			g.Close()
		})
		b.Run(fmt.Sprintf("each=%d/view", n), func(b *testing.B) {
			g := begin(b)
			defer g.Close()
			for b.Loop() {
				g.View(0)
			}
		})
	}
}
