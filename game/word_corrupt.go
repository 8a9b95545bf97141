package game

import "fmt"

// The words of this file are for corruption: counters that a Methuselah puts on the minions of
// others, until they are hers.

const corruption = "corruption"

// Corrupts puts corruption counters of the user's Methuselah on minions; it gives no chance to
// steal them (AR-6.2.1.p1.c1).
func Corrupts(n int, on Reach, whom string) Effect {
	return Effect{Text: fmt.Sprintf("put %d of your corruption counters on %s", n, whom), Do: func(g *Game, p *Play) {
		for _, c := range on(g, p) {
			g.addCounters(c, corruption, n)
			c.corrupted[p.seat] += n
		}
	}}
}

// StealsCorrupted lets who uses it burn her corruption counters on a minion to steal it, if they
// are as many as its capacity, or as its cost if it is no vampire.
func StealsCorrupted(on Reach) Effect {
	return Effect{Text: "once it has at least as many of your corruption counters as its capacity or its cost, you can burn them to steal it",
		Do: func(g *Game, p *Play) {
			for _, c := range on(g, p) {
				n := c.corrupted[p.seat]
				if c.controller == p.seat || n == 0 || n < g.worth(c) || !g.askYes(p.seat, p.card) {
					continue
				}
				g.addCounters(c, corruption, -n)
				c.corrupted[p.seat] = 0
				g.steal(c, p.seat)
			}
		}}
}

// worth is the capacity of a vampire, or the printed cost of another minion.
func (g *Game) worth(c *Card) int {
	if c.isVampire() {
		return g.capacity(c)
	}
	f := c.piece.Facts
	return f.Pool.N + f.Blood.N + f.Convictions.N
}

// Corrupted describes minions with any corruption counters.
var Corrupted = Who{"with any corruption counters", func(g *Game, c *Card) bool { return c.isMinion() && c.counter(corruption) > 0 }}

// BarsVotes keeps minions of a kind from casting votes and ballots in this referendum.
func BarsVotes(w Who, whom string) Effect {
	return Effect{Text: "in this referendum " + whom + " cannot cast votes or ballots", Do: func(g *Game, p *Play) {
		g.addMod(mod{value: Abstaining, n: 1, role: roleAll, source: p.ref, mode: p.mode, span: ReferendumSpan,
			cond: func(g *Game, m *mod, c *Card, s Seat) bool { return c != nil && w.Is(g, c) }})
	}}
}
