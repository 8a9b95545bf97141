package game

import (
	"slices"
	"strconv"
)

// What is left to chance while a game goes on: cards chosen at random and coins. A table may decide
// beforehand what comes (FixChance), with cards or a coin of its own; then it comes, if it can.
// Shuffles are not decided.

// atRandom is one of several cards.
func (g *Game) atRandom(of []*Card) *Card {
	i := g.decided(len(of), func(i int, word string) bool { return of[i].Name() == word })
	if i < 0 {
		i = g.random.IntN(len(of))
	}
	return of[i]
}

// toss is one of several sides.
func (g *Game) toss(sides ...string) string {
	i := g.decided(len(sides), func(i int, word string) bool { return sides[i] == word })
	if i < 0 {
		i = g.random.IntN(len(sides))
	}
	return sides[i]
}

// decided is which of n results the table has decided on: by what it is called, or by its number,
// from 1; -1 if it has not, or on what cannot come.
func (g *Game) decided(n int, called func(i int, word string) bool) int {
	if len(g.fixed) == 0 {
		return -1
	}
	word := g.fixed[0]
	for i := range n {
		if called(i, word) || strconv.Itoa(i+1) == word {
			g.fixed = slices.Delete(g.fixed, 0, 1)
			return i
		}
	}
	return -1
}

// Fixed are the random results that the table has decided on and that have not come yet.
func (g *Game) Fixed() []string { return g.fixed }
