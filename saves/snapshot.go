package saves

import (
	"fmt"
	"slices"
	"strings"

	"elysium/game"
)

// Board is the table as it stands, as a file that lays it out again; from is the file it was
// played from. What a board cannot say is told in its notes. The error is a sentence: a board can
// be copied between two actions only.
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
	for _, h := range s.Happened {
		f.Happened = append(f.Happened, Happened{Form: h.Form, Card: h.Card, Seat: h.Seat, Turn: h.Turn})
	}
	for _, text := range g.Unsaid() {
		f.Notes = append(f.Notes, Note{Text: NotCarried + text})
	}
	return f, nil
}

// NotCarried begins the notes of a copied board about what a board cannot say.
const NotCarried = "not carried over: "

// Scenario is a board with a script of what holds on it, to begin a scenario from. It is read off
// the board as it is laid out again, where cards of one name may have other numbers.
func Scenario(g *game.Game, from *File) (*File, error) {
	f, err := Board(g, from)
	if err != nil {
		return nil, err
	}
	setup, err := f.Setup()
	if err != nil {
		return nil, err
	}
	laid, err := f.begin(setup, game.Settings{Stops: true, Mute: true})
	if err != nil {
		return nil, fmt.Errorf("the board cannot be laid out again: %w", err)
	}
	defer laid.Close()
	f.Scripts = []Script{{Name: "now", Steps: facts(laid)}}
	return f, nil
}

// facts are lines of a script that say what holds now: of the moment, the seats and their minions.
func facts(g *game.Game) []Step {
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
		if v.Edge == game.Seat(i) {
			holds("%s edge", m.Name)
		}
		for _, z := range []struct {
			cards []game.CardView
			state string
		}{{m.Ready, "ready"}, {m.Torpor, "in torpor"}} {
			for k := range z.cards {
				for _, fact := range minionFacts(&z.cards[k], z.state) {
					holds("%s %s", z.cards[k].Name, fact)
				}
			}
		}
	}
	return steps
}

// minionFacts are what holds of a minion that everybody sees.
func minionFacts(c *game.CardView, state string) []string {
	if c.Name == "" {
		return nil
	}
	lock, count := "unlocked", "blood"
	if c.Locked {
		lock = "locked"
	}
	if c.Facts.Types.Has(game.Ally | game.Imbued) {
		count = "life"
	}
	facts := []string{state, lock, fmt.Sprintf("%s %d", count, c.Blood)}
	for _, k := range c.Counters {
		facts = append(facts, fmt.Sprintf("%s %d", k.Name, k.N))
	}
	return facts
}

// Lay puts another board in place of a file's: what it says before its seats and its scripts stay, and
// so do the comments at what is still there.
func (f *File) Lay(board *File) {
	board.keepLines(f)
	f.Seats, f.Effects, f.Happened, f.Start = board.Seats, nil, board.Happened, board.Start
	f.Notes = append(slices.DeleteFunc(f.Notes, func(n Note) bool { return strings.HasPrefix(n.Text, NotCarried) }), board.Notes...)
	f.Logged, f.Log, f.Defines = false, nil, board.Defines
}

// keepLines gives what stands on a board the lines that the same things have in an older file of it,
// by which comments are found.
func (f *File) keepLines(old *File) {
	for i := range f.Seats {
		for k := range old.Seats {
			if s, was := &f.Seats[i], &old.Seats[k]; s.Name == was.Name {
				s.keepLines(was)
			}
		}
	}
	if f.Start != nil && old.Start != nil {
		f.Start.Line = old.Start.Line
	}
}

func (b *SeatBoard) keepLines(old *SeatBoard) {
	b.Line = old.Line
	for i := range b.Words {
		for _, was := range old.Words {
			if b.Words[i].Name == was.Name {
				b.Words[i].Line = was.Line
			}
		}
	}
	kept := map[int]bool{}
	for i := range b.Zones {
		for _, was := range old.Zones {
			if b.Zones[i].Zone == was.Zone {
				b.Zones[i].Line = was.Line
				keepCardLines(b.Zones[i].Cards, was.Cards, kept)
			}
		}
	}
}

// keepCardLines gives each card the line of the first of its name that no other has.
func keepCardLines(cards, old []Card, kept map[int]bool) {
	for i := range cards {
		c := &cards[i]
		c.Placed.Line = 0
		for k := range old {
			was := &old[k]
			if c.Placed.Piece.Facts.Name == was.Placed.Piece.Facts.Name && !kept[was.Placed.Line] {
				kept[was.Placed.Line] = true
				c.Placed.Line = was.Placed.Line
				keepCardLines(c.On, was.On, kept)
				break
			}
		}
	}
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
