package saves

import (
	"elysium/cards"
	"elysium/decks"
	"elysium/game"
)

// Printed is the book of the printed cards and the embedded decks.
var Printed Book = printed{}

type printed struct{}

func (printed) Find(name string) (*game.Piece, error) { return cards.Find(name) }

func (printed) LongestPrefix(text string) (*game.Piece, int) { return cards.LongestPrefix(text) }

func (printed) Deck(name string) (string, []*game.Piece, []*game.Piece, error) {
	d, err := decks.Find(name)
	if err != nil {
		return "", nil, nil, err
	}
	crypt, library := d.Pieces()
	return d.Name, crypt, library, nil
}
