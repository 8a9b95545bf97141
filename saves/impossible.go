package saves

import (
	"fmt"
	"slices"

	"elysium/game"
)

// impossible is a fault of a board that no game can reach; nil where none is found. What cards may
// change in some way or other is not looked for.
func (f *File) impossible() error {
	b := board{path: f.Path, unique: map[*game.Piece]int{}}
	for i := range f.Seats {
		if s := &f.Seats[i]; !s.ousted() {
			b.seat(s)
		}
	}
	return b.fault
}

func (b *SeatBoard) ousted() bool {
	return slices.ContainsFunc(b.Words, func(w SeatWord) bool { return w.Name == "ousted" })
}

// board is what is looked through, and the first fault.
type board struct {
	path   string
	unique map[*game.Piece]int // the lines of the unique vampires and imbued in play
	fault  error
}

// inPlay are the zones whose cards are on the table and may contest others.
var inPlay = map[game.Zone]bool{game.Ready: true, game.Torpor: true, game.InPlay: true, game.Incapacitated: true}

func (b *board) seat(s *SeatBoard) {
	for _, z := range s.Zones {
		for i := range z.Cards {
			c := &z.Cards[i]
			b.found(c, misplaced(c, z.Zone))
			b.found(c, overfull(c, z.Zone))
			if inPlay[z.Zone] {
				b.once(c)
			}
		}
	}
}

func (b *board) found(c *Card, text string) {
	if text != "" && b.fault == nil {
		b.fault = Fault{b.path, c.Placed.Line, text}
	}
}

// once wants a unique vampire or imbued to be in play once; copies that are contested are out of play
// (RB-contested-cards.p1). Of other cards scripts lay out as many as they need.
func (b *board) once(c *Card) {
	p := &c.Placed
	f := p.Piece.Facts
	if !f.Unique || !f.Types.Has(game.Vampire|game.Imbued) || p.Contested || p.FaceDown || p.Stored || p.Merged {
		return
	}
	line, other := b.unique[p.Piece]
	switch {
	case c.Count > 1:
		b.found(c, fmt.Sprintf("found %s %d times, but it is unique; expected it once, or contested", f.Name, c.Count))
	case other:
		b.found(c, fmt.Sprintf("found %s a second time, the first is in line %d, but it is unique; expected both contested", f.Name, line))
	}
	b.unique[p.Piece] = p.Line
}

// misplaced says what a card cannot do where it is.
func misplaced(c *Card, z game.Zone) string {
	types := c.Placed.Piece.Facts.Types
	switch {
	case z != game.Ready && z != game.Torpor || c.Placed.FaceDown:
	case types&^(game.Equipment|game.Retainer) == 0:
		return fmt.Sprintf("found %s by itself in the %s region, expected it under the minion that has it", c.Placed.Piece.Facts.Name, z)
	case z == game.Torpor && types == game.Ally:
		return fmt.Sprintf("found %s in torpor, but an ally never goes there", c.Placed.Piece.Facts.Name)
	}
	return ""
}

// overfull says that a vampire has more blood than it can hold. With cards on it, or a value of its
// own, it may hold more than it prints.
func overfull(c *Card, z game.Zone) string {
	p := &c.Placed
	f := p.Piece.Facts
	if z != game.Ready && z != game.Torpor || !f.Types.Has(game.Vampire) || len(c.On)+len(p.Counters) > 0 || p.Merged || p.Blood <= f.Capacity {
		return ""
	}
	return fmt.Sprintf("found %d blood on %s, whose capacity is %d", p.Blood, f.Name, f.Capacity)
}
