package decks

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"elysium/game"
)

// The sizes of a deck (RB-object-of-the-game.p6).
const (
	minCrypt   = 12
	minLibrary = 60
	maxLibrary = 90
)

// Problem is a reason why a deck may not be played, and the rule it breaks.
type Problem struct {
	Text, Rule string
}

// Problems returns why the deck is not legal, in the order of the rules; none: it is legal.
func (d *Deck) Problems() []Problem { return Judge(d.Pieces()) }

// Judge returns why these cards do not make a legal deck; none: they do. Sets and numbers of
// copies are free (RB-legacy-sets.p2, RB-object-of-the-game.p6).
func Judge(crypt, library []*game.Piece) []Problem {
	return slices.Concat(
		misplaced(crypt, true), misplaced(library, false),
		sizes(len(crypt), len(library)),
		groups(crypt),
		banned(crypt, library),
	)
}

// sizes judges the number of cards (RB-object-of-the-game.p6.c1, c2, c3).
func sizes(crypt, library int) []Problem {
	var found []Problem
	if crypt < minCrypt {
		found = append(found, Problem{
			fmt.Sprintf("The crypt has %s; it needs at least %d.", cardsOf(crypt), minCrypt),
			"RB-object-of-the-game.p6.c1"})
	}
	switch {
	case library < minLibrary:
		found = append(found, Problem{
			fmt.Sprintf("The library has %s; it needs at least %d.", cardsOf(library), minLibrary),
			"RB-object-of-the-game.p6.c2"})
	case library > maxLibrary:
		found = append(found, Problem{
			fmt.Sprintf("The library has %s; it may have at most %d.", cardsOf(library), maxLibrary),
			"RB-object-of-the-game.p6.c2"})
	}
	return found
}

func cardsOf(n int) string { return several(n, "card") }

// several writes a number of things: "1 card", "2 cards".
func several(n int, what string) string {
	if n != 1 {
		what += "s"
	}
	return fmt.Sprintf("%d %s", n, what)
}

// misplaced finds library cards in a crypt (RB-object-of-the-game.p3.c1) and crypt cards in a
// library (p4.c1), each once.
func misplaced(pieces []*game.Piece, crypt bool) []Problem {
	var found []Problem
	for _, p := range once(pieces) {
		switch {
		case p.Facts.Crypt() == crypt:
		case crypt:
			found = append(found, Problem{
				p.Facts.Name + " is a library card; it may not be in the crypt.",
				"RB-object-of-the-game.p3.c1"})
		default:
			found = append(found, Problem{
				p.Facts.Name + " is a crypt card; it may not be in the library.",
				"RB-object-of-the-game.p4.c1"})
		}
	}
	return found
}

// groups judges the groups of a crypt: one, or two that follow each other
// (RB-object-of-the-game.p6.c5, RB-crypt-cards.p14.c1).
func groups(crypt []*game.Piece) []Problem {
	var have []int
	for _, p := range crypt {
		if p.Facts.Crypt() && p.Facts.Group != 0 {
			have = append(have, p.Facts.Group)
		}
	}
	slices.Sort(have)
	have = slices.Compact(have)
	if len(have) == 0 || have[len(have)-1]-have[0] <= 1 {
		return nil
	}
	return []Problem{{
		fmt.Sprintf("The crypt mixes the groups %s; one group or two consecutive ones are allowed.", enumerate(have)),
		"RB-object-of-the-game.p6.c5"}}
}

// enumerate writes "2 and 4" or "2, 3 and 4".
func enumerate(numbers []int) string {
	words := make([]string, len(numbers))
	for i, n := range numbers {
		words[i] = strconv.Itoa(n)
	}
	last := len(words) - 1
	return strings.Join(words[:last], ", ") + " and " + words[last]
}

// banned finds the cards that are banned from tournaments, each once; the rulebook has no
// rule about them.
func banned(crypt, library []*game.Piece) []Problem {
	var found []Problem
	for _, p := range once(slices.Concat(crypt, library)) {
		if p.Facts.Banned {
			found = append(found, Problem{Text: p.Facts.Name + " is banned."})
		}
	}
	return found
}

// once returns the different pieces in order of first mention.
func once(pieces []*game.Piece) []*game.Piece {
	seen := make(map[*game.Piece]bool, len(pieces))
	var kinds []*game.Piece
	for _, p := range pieces {
		if !seen[p] {
			seen[p] = true
			kinds = append(kinds, p)
		}
	}
	return kinds
}
