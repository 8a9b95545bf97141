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

// FillsUp adds blood or life to whom it reaches up to its capacity or starting life.
func FillsUp(to Reach, text string) Effect {
	return Effect{Text: text, Do: func(g *Game, p *Play) {
		for _, c := range to(g, p) {
			full := g.capacity(c)
			if !c.isVampire() {
				full = g.startingLife(c)
			}
			g.gainBlood(c, full-c.blood)
		}
	}}
}
