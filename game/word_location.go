package game

import (
	"fmt"
	"strings"
)

// AnywhereInPlay chooses a card in play, on its own or on a minion.
func AnywhereInPlay(whose Whose, ws ...Who) *Selector {
	s := InPlayCard(whose, ws...)
	s.borne = []Zone{Ready, Torpor}
	return s
}

// MasterInPlay describes master cards in play; UsesCounters those whose text puts counters on them.
var (
	UsesCounters = Who{"that uses counters", func(_ *Game, c *Card) bool { return c.def.countsOn || len(c.counters) > 0 }}
	HasCounters  = Who{"with any counters", func(_ *Game, c *Card) bool { return len(c.counters) > 0 }}
)

// AReadyOne describes the ready ones of a kind.
func AReadyOne(w Who) Who {
	return Who{"a ready " + strings.TrimPrefix(strings.TrimPrefix(w.Text, "an "), "a "), func(g *Game, c *Card) bool { return c.ready() && w.Is(g, c) }}
}

// MovesCounterAlong moves a counter of the chosen card to the card named besides, as the kind that
// one uses (AR-1.12.3.p2.c1).
var MovesCounterAlong = Effect{Text: "move 1 counter from the one to the other, where it becomes a counter of the kind that one uses", Do: func(g *Game, p *Play) {
	from := p.on.get()
	if from == nil || len(from.counters) == 0 || len(p.picks) == 0 || p.picks[0].get() == nil {
		return
	}
	to := p.picks[0].get()
	name := plainCounter
	if len(to.counters) > 0 {
		name = to.counters[0].Name
	}
	if from.inPlay() && to.inPlay() {
		g.addCounters(from, from.counters[0].Name, -1)
		g.addCounters(to, name, 1)
	}
}}

// BurnsAtCost puts a counter of a name on the chosen card, which burns with as many of them as it
// costs, in whatever: with one if it costs nothing (AR-1.12.3.p3.c1).
func BurnsAtCost(counter string) Effect {
	return Effect{Text: fmt.Sprintf("put 1 %s counter on it; with as many of them as it costs, or 1 if it costs nothing, it burns", counter),
		Do: func(g *Game, p *Play) {
			for _, c := range Target(g, p) {
				g.addCounters(c, counter, 1)
				f := c.piece.Facts
				if c.counter(counter) >= max(1, f.Pool.N+f.Blood.N) {
					g.burn(c)
				}
			}
		}}
}

// BurnsForItsCost burns the chosen card; its user gains as much pool as it costs, in whatever.
var BurnsForItsCost = Effect{Text: "burn it to gain pool equal to its cost", Do: func(g *Game, p *Play) {
	for _, c := range Target(g, p) {
		f := c.piece.Facts
		if g.burn(c); !c.inPlay() {
			g.gainPool(p.seat, f.Pool.N+f.Blood.N)
		}
	}
}}

// NamedInTerms: usable if the terms of the referendum name a card of a kind that one controls.
func NamedInTerms(w Who) Condition {
	return when("only if its terms name "+w.Text+" you control", refusal("The terms name no such card of yours.", "AR-1.5.4.p1.c5"),
		func(g *Game, p *Play) bool {
			if g.ref == nil || g.ref.play == nil {
				return false
			}
			for _, o := range g.ref.play.picks {
				if c := o.get(); c != nil && c.controller == p.seat && w.Is(g, c) {
					return true
				}
			}
			return false
		})
}

// ReferendumFails makes the referendum fail at once, whatever the votes.
var ReferendumFails = Effect{Text: "the referendum fails", Do: func(g *Game, p *Play) {
	if r := g.ref; r != nil {
		r.foiled = true
		g.end(ReferendumSpan)
	}
}}

// OpponentBurnedOf: the opposing minion was of a kind and of certain Methuselahs and has been burned in
// the combat.
func OpponentBurnedOf(w Who, whose Whose) Condition {
	return when("usable when this vampire has burned "+w.Text+whose.Text+" in combat", refusal("No such minion has been burned in this combat.", "AR-1.5.4.p1.c5"),
		func(g *Game, p *Play) bool {
			if g.combat == nil {
				return false
			}
			i := g.combat.index(p.by)
			if i < 0 {
				return false
			}
			o := &g.combat.sides[1-i]
			return o.minion.get() == nil && o.minion.card.burned && w.Is(g, o.minion.card) && whose.Is(g, p, o.seat)
		})
}

// ActionBurnedOf: the action was directed and burned the minion of a kind and of certain Methuselahs
// that it was aimed at.
func ActionBurnedOf(w Who, whose Whose) Condition {
	return when("usable when this vampire has burned "+w.Text+whose.Text+" with a (D) action", refusal("The action has burned no such minion.", "AR-1.5.4.p1.c5"),
		func(g *Game, p *Play) bool {
			a := g.action
			if a == nil || len(a.targets) == 0 || !whose.Is(g, p, a.targets[0]) {
				return false
			}
			c := a.object().Card
			return c != nil && c.isMinion() && w.Is(g, c) && c.burned && c.burnedIn == g.turns
		})
}

// GainsHalfOfBurned gives the user blood for the vampire that it has burned in the combat, or with the
// action: half of its capacity.
var GainsHalfOfBurned = Effect{Text: "gain blood equal to half of the capacity of the vampire burned, rounded down", Do: func(g *Game, p *Play) {
	var c *Card
	switch {
	case g.combat != nil && g.combat.index(p.by) >= 0:
		c = g.combat.sides[1-g.combat.index(p.by)].minion.card
	case g.action != nil:
		c = g.action.object().Card
	}
	if c != nil {
		g.gainBlood(p.by, g.capacity(c)/2)
	}
}}
