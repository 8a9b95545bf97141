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
	return of[g.draws(len(of), func(i int) string { return of[i].Name() })]
}

// toss is one of several sides.
func (g *Game) toss(sides ...string) string {
	return sides[g.draws(len(sides), func(i int) string { return sides[i] })]
}

// draws is which of n results comes: the one that the table has decided on, by what it is called or
// by its number from 1, if it can come; else any.
func (g *Game) draws(n int, called func(i int) string) int {
	if len(g.fixed) > 0 {
		for i := range n {
			if word := g.fixed[0]; called(i) == word || strconv.Itoa(i+1) == word {
				g.fixed = slices.Delete(g.fixed, 0, 1)
				return i
			}
		}
	}
	return g.random.IntN(n)
}

// Fixed are the random results that the table has decided on and that have not come yet.
func (g *Game) Fixed() []string { return g.fixed }
