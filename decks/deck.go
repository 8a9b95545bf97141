// Package decks reads, judges and writes deck lists, and holds the preconstructed decks.
package decks

import (
	"slices"

	"elysium/game"
)

// Deck is a deck list. It may be illegal: Problems says so.
type Deck struct {
	Name, Author, Description string
	Crypt, Library            []Line
}

// Line is a number of copies of one card, and the line of the list that names it.
type Line struct {
	N     int
	Piece *game.Piece
	At    int // 0: the deck was not read from text

	among []*game.Piece // the vampires of its name, if the list does not say which is meant
}

// Pieces returns every copy of the deck's cards, in the order of the list.
func (d *Deck) Pieces() (crypt, library []*game.Piece) {
	return expand(d.Crypt), expand(d.Library)
}

// Undefined returns the deck's cards whose texts Elysium does not play by itself, each once.
func (d *Deck) Undefined() []*game.Piece {
	return slices.DeleteFunc(once(slices.Concat(d.Pieces())), (*game.Piece).Defined)
}

func expand(lines []Line) []*game.Piece {
	pieces := make([]*game.Piece, 0, count(lines))
	for _, l := range lines {
		for range l.N {
			pieces = append(pieces, l.Piece)
		}
	}
	return pieces
}

func count(lines []Line) int {
	n := 0
	for _, l := range lines {
		n += l.N
	}
	return n
}

// merge returns the lines with one line for each card, in order of first mention.
func merge(lines []Line) []Line {
	at := make(map[*game.Piece]int, len(lines))
	var merged []Line
	for _, l := range lines {
		if i, ok := at[l.Piece]; ok {
			merged[i].N += l.N
			continue
		}
		at[l.Piece] = len(merged)
		merged = append(merged, l)
	}
	return merged
}
