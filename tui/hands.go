package tui

import (
	"elysium/cards"
	"elysium/decks"
	"elysium/game"
)

// handCards are the cards that a seat's hand may hold for all that the others know: those of its
// deck, if it is one of the decks that come along, whose lists everybody can read, or if all lists
// count as known; else all that Elysium plays by itself, and what lies in the decks of the table
// besides.
func (t *table) handCards(s game.Seat) []*game.Piece {
	setup := t.game().Setup()
	if own := setup.Seats[s].Library; !setup.Board && (t.asking == AskLists || isPublic(own)) {
		return each(own)
	}
	pieces := cards.Defined()
	for i := range setup.Seats {
		pieces = append(pieces, setup.Seats[i].Library...)
	}
	return each(pieces)
}

// isPublic reports whether a library is that of a deck that comes along.
func isPublic(library []*game.Piece) bool {
	for d := range decks.Embedded() {
		if _, theirs := d.Pieces(); sameCards(library, theirs) {
			return true
		}
	}
	return false
}

// sameCards reports whether two piles hold as many copies of the same cards.
func sameCards(a, b []*game.Piece) bool {
	if len(a) != len(b) {
		return false
	}
	more := map[*game.Piece]int{}
	for i := range a {
		more[a[i]]++
		more[b[i]]--
	}
	for _, n := range more {
		if n != 0 {
			return false
		}
	}
	return true
}

// each is every piece once.
func each(pieces []*game.Piece) (once []*game.Piece) {
	had := map[*game.Piece]bool{}
	for _, p := range pieces {
		if !had[p] {
			had[p] = true
			once = append(once, p)
		}
	}
	return once
}
