package saves

import (
	"fmt"
	"slices"

	"elysium/game"
)

// Board is the table as it stands, as a file that lays it out again; from is the file it was
// played from. The error is a sentence: a board can be copied between two actions only.
func Board(g *game.Game, from *File) (*File, error) {
	s, err := g.Snapshot()
	if err != nil {
		return nil, err
	}
	f := &File{Title: from.Title, Defines: from.Defines, Seed: s.Seed, Seeded: from.Seeded,
		Start: &Start{Seat: s.First, Phase: s.Phase}, book: from.book}
	for i := range s.Seats {
		f.Seats = append(f.Seats, boardOf(&s.Seats[i]))
	}
	return f, nil
}

// Scenario is a board with a script of what holds on it now, to begin a scenario from.
func Scenario(g *game.Game, from *File) (*File, error) {
	f, err := Board(g, from)
	if err != nil {
		return nil, err
	}
	var steps []Step
	holds := func(format string, a ...any) {
		steps = append(steps, Step{Kind: Fact, Seat: game.NoSeat, Words: fmt.Sprintf(format, a...)})
	}
	v := g.View(game.NoSeat)
	holds("phase %s", v.Phase)
	for i := range v.Seats {
		m := &v.Seats[i]
		if m.Ousted {
			continue
		}
		holds("%s pool %d", m.Name, m.Pool)
		holds("%s vp %d", m.Name, m.VP)
	}
	f.Scripts = []Script{{Name: "now", Steps: steps}}
	return f, nil
}

// Lay puts another board in place of a file's: what it says before its seats and its scripts stay.
func (f *File) Lay(board *File) {
	f.Seats, f.Effects, f.Happened, f.Start = board.Seats, nil, nil, board.Start
	f.Logged, f.Log, f.Defines, f.remarks = false, nil, board.Defines, remarks{}
}

func boardOf(s *game.SeatSetup) SeatBoard {
	b := SeatBoard{Name: s.Name}
	word := func(say bool, name string, n int) {
		if say {
			b.Words = append(b.Words, SeatWord{Name: name, N: n})
		}
	}
	word(true, "pool", s.Pool)
	word(s.VP > 0, "vp", s.VP)
	word(s.Edge, "edge", 0)
	word(s.Ousted, "ousted", 0)
	for _, k := range s.Counters {
		word(true, k.Name, k.N)
	}
	word(s.Debt > 0, "debt", s.Debt)
	word(s.Turns >= 0, "turns", s.Turns)
	word(s.HandSize > 0, handSize, s.HandSize)
	for _, z := range zoneOrder {
		cards := s.Zones[z]
		pile := z == game.Hand || z == game.Library || z == game.Crypt
		if len(cards) == 0 && (!pile || slices.Contains(s.Blank, z)) {
			continue
		}
		list := ZoneList{Zone: z, Cards: cardsOf(cards)}
		if z == game.Hand && len(cards) > 0 {
			list.Short = s.HandShort
		}
		b.Zones = append(b.Zones, list)
	}
	return b
}

// cardsOf writes cards, copies that follow each other as one line.
func cardsOf(placed []game.Placed) []Card {
	var out []Card
	for _, p := range placed {
		c := Card{Count: 1, Placed: p, On: cardsOf(p.On)}
		c.Placed.On = nil
		if n := len(out); n > 0 && alike(&out[n-1], &c) {
			out[n-1].Count++
			continue
		}
		out = append(out, c)
	}
	return out
}

// alike reports whether two cards are plain copies: their lines would be the same.
func alike(a, b *Card) bool {
	plain := func(c *Card) bool {
		p := &c.Placed
		return len(c.On) == 0 && p.Chosen == "" && p.Named == "" && len(p.Used) == 0 && len(p.Acted) == 0 && p.Title == nil
	}
	p, q := &a.Placed, &b.Placed
	return plain(a) && plain(b) && p.Piece == q.Piece && p.Blood == q.Blood && p.Locked == q.Locked && p.FaceDown == q.FaceDown &&
		p.Level == q.Level && p.Discipline == q.Discipline && p.Owner == q.Owner && p.Controller == q.Controller && p.Sect == q.Sect &&
		p.Clan == q.Clan && p.Until == q.Until && p.Contested == q.Contested && slices.Equal(p.Counters, q.Counters)
}
