package saves

import (
	"fmt"
	"slices"

	"elysium/game"
)

// startingPool is what a seat has unless its board says otherwise.
const startingPool = 30

// pastOpening says that a seat has had its opening turns.
const pastOpening = -1

// Setup builds the beginning of the game that the file describes. It fails if the file has
// no seat, or an embedded deck by an unknown name.
func (f *File) Setup() (game.Setup, error) {
	if len(f.Seats) == 0 {
		return game.Setup{}, fmt.Errorf("%s has no seat", f.Path)
	}
	if err := f.impossible(); err != nil {
		return game.Setup{}, err
	}
	f.define()
	s := game.Setup{Seed: f.Seed, Board: f.Seats[0].Deck == nil}
	if f.Start != nil {
		s.First, s.Phase = f.Start.Seat, f.Start.Phase
	}
	book := f.names().book
	for i := range f.Seats {
		seat, err := f.Seats[i].setup(book)
		if err != nil {
			return game.Setup{}, Fault{f.Path, f.Seats[i].Line, err.Error()}
		}
		s.Seats = append(s.Seats, seat)
	}
	for _, h := range f.Happened {
		s.Happened = append(s.Happened, game.HappenedSetup{
			Form: h.Form, Card: h.Card, Seat: h.Seat, Turn: h.Turn, Line: h.Line,
		})
	}
	return s, nil
}

func (b *SeatBoard) setup(book Book) (game.SeatSetup, error) {
	s := game.SeatSetup{Name: b.Name, Pool: startingPool, Turns: pastOpening}
	if b.Deck != nil {
		return s, b.Deck.setup(&s, book)
	}
	for _, w := range b.Words {
		w.apply(&s)
	}
	s.Zones = map[game.Zone][]game.Placed{}
	for _, z := range b.Zones {
		s.Zones[z.Zone] = placedAll(z.Cards)
		s.HandShort += z.Short
		s.LibrarySet = s.LibrarySet || z.Zone == game.Library
	}
	return s, nil
}

func (w SeatWord) apply(s *game.SeatSetup) {
	if set := seatWords[seatWordRank(w.Name)].set; set != nil {
		set(s, w.N)
		return
	}
	s.Counters = append(s.Counters, game.Counter{Name: w.Name, N: w.N})
}

// setup sorts the cards of a deck into crypt and library.
func (d *Deck) setup(s *game.SeatSetup, book Book) (err error) {
	s.Turns = 0
	if d.Name != "" {
		_, s.Crypt, s.Library, err = book.Deck(d.Name)
		return err
	}
	for _, c := range d.Cards {
		c.lay(s, c.Piece.Facts.Crypt())
	}
	for _, pile := range d.Piles {
		for _, c := range pile.Cards {
			c.lay(s, pile.Zone == game.Crypt)
		}
	}
	return nil
}

// lay puts the copies of a card into the crypt or the library.
func (c *DeckCard) lay(s *game.SeatSetup, crypt bool) {
	pile := &s.Library
	if crypt {
		pile = &s.Crypt
	}
	*pile = append(*pile, slices.Repeat([]*game.Piece{c.Piece}, c.Count)...)
}

// placedAll lays out cards, each copy by itself; never nil, for a zone that is listed is not
// at its default.
func placedAll(cards []Card) []game.Placed {
	out := []game.Placed{}
	for i := range cards {
		for range cards[i].Count {
			out = append(out, cards[i].placed())
		}
	}
	return out
}

func (c *Card) placed() game.Placed {
	p := c.Placed
	if c.Returns.Set {
		p.Until = c.Returns
	}
	p.Counters = slices.Clone(p.Counters)
	if len(c.On) > 0 {
		p.On = placedAll(c.On)
	}
	return p
}
