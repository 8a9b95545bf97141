package game

import (
	"fmt"
	"slices"
)

// The words of this file are for what is spent or kept for a later action: corruption counters, a
// card put by, the Methuselahs an action was directed at.

// ByCorruption has an effect happen if the user's controller burns so many of her corruption counters
// on a minion reached for it.
func ByCorruption(n int, on Reach, whose string, e Effect) Effect {
	return Effect{Text: fmt.Sprintf("burn %d of your corruption counters on %s: %s", n, whose, e.Text),
		Check: func(g *Game, p *Play) *Refusal {
			for _, c := range on(g, p) {
				if c.corrupted[p.seat] >= n {
					return nil
				}
			}
			return noCounters
		},
		Do: func(g *Game, p *Play) {
			var from []Object
			for _, c := range on(g, p) {
				if c.corrupted[p.seat] >= n {
					from = append(from, cardObject(c))
				}
			}
			if len(from) == 0 {
				return
			}
			c := g.chooseObject(p.seat, "From which minion?", ChooseW, from, false).Card
			g.addCounters(c, corruption, -n)
			c.corrupted[p.seat] -= n
			e.Do(g, p)
		}}
}

// TargetsMinions are the minions of the Methuselahs at whom the action is directed.
func TargetsMinions(g *Game, p *Play) []*Card {
	var all []*Card
	if g.action == nil {
		return nil
	}
	for _, s := range g.action.targets {
		if g.in(s) {
			all = append(all, g.controlledMinions(s)...)
		}
	}
	return all
}

// WasDirected: the action was directed.
var WasDirected = when("if it was directed", refusal("The action is not directed.", "RB-directed-and-undirected-actions.p2.c1"),
	func(g *Game, p *Play) bool { return g.action != nil && len(g.action.targets) > 0 })

// KeepsTargets has the card remember at whom the action was directed.
var KeepsTargets = Effect{Text: "it remembers the Methuselahs at whom the action was directed", Do: func(g *Game, p *Play) {
	p.card.others = nil
	for _, s := range g.action.targets {
		p.card.others = append(p.card.others, seatObject(s))
	}
}}

// AtThoseKept: the action is directed at the Methuselahs that the card remembers and at no others; who
// controls the card is left out of them.
var AtThoseKept = when("only during an action directed at the same Methuselahs", refusal("The action is not directed at the same Methuselahs.", "RB-directed-and-undirected-actions.p2.c1"),
	func(g *Game, p *Play) bool {
		if g.action == nil || len(g.action.targets) == 0 {
			return false
		}
		n := 0
		for _, o := range p.card.others {
			if o.Seat == p.card.controller {
				continue
			}
			if !slices.Contains(g.action.targets, o.Seat) {
				return false
			}
			n++
		}
		return n == len(g.action.targets)
	})
