package game

import "fmt"

// The words of this file are about the life of allies.

// Weakened describes allies that have less than their starting life.
var Weakened = Who{"an ally short of its starting life", func(g *Game, c *Card) bool { return c.is(Ally) && c.blood < g.startingLife(c) }}

// AddLife adds life to whom it reaches.
func AddLife(n int, to Reach) Effect {
	return Effect{Text: fmt.Sprintf("add %d life to it", n), Do: func(g *Game, p *Play) {
		for _, c := range to(g, p) {
			g.gainBlood(c, n)
		}
	}}
}

// FillLife adds life to whom it reaches up to its starting life.
func FillLife(to Reach) Effect {
	return Effect{Text: "add life to it up to its starting life", Do: func(g *Game, p *Play) {
		for _, c := range to(g, p) {
			g.gainBlood(c, g.startingLife(c)-c.blood)
		}
	}}
}
