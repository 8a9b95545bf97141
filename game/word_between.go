package game

import (
	"fmt"
	"strings"
)

// The words of this file are for locations and other cards that are used at any time but during an
// action, and for what moves between one's minions.

// NotInAction: not usable while an action is in progress (AR-2.1.3.p3.c2).
var NotInAction = when("not during an action", refusal("It cannot be used during an action.", "AR-2.1.3.p3.c2"),
	func(g *Game, p *Play) bool { return g.action == nil })

// NotTheTarget: another one than the one chosen first.
func NotTheTarget(s *Selector) *Selector {
	s.Text = strings.Replace(s.Text, "choose a ", "choose another ", 1)
	s.tests = append(s.tests, Test{Holds: func(g *Game, p *Play, c *Card) bool { return c != p.on.Card }})
	return s
}

// MovesBetween moves blood, equipment and retainers between the two minions chosen, both ways;
// blood that a vampire has no room for drains, and nobody gets what it cannot have.
var MovesBetween = Effect{Text: "move any blood, equipment and retainers between the two", Do: func(g *Game, p *Play) {
	pair := Targets(g, p)
	if len(pair) < 2 {
		return
	}
	a, b := pair[0], pair[1]
	toB := g.askNumber(p.seat, "How much blood moves from "+g.NameTo(NoSeat, a)+" to "+g.NameTo(NoSeat, b)+"?", AmountW, Takes, 0, a.blood)
	toA := 0
	if toB == 0 {
		toA = g.askNumber(p.seat, "How much blood moves from "+g.NameTo(NoSeat, b)+" to "+g.NameTo(NoSeat, a)+"?", AmountW, Takes, 0, b.blood)
	}
	g.gainBlood(b, g.loseBlood(a, toB))
	g.gainBlood(a, g.loseBlood(b, toA))
	var moved []*Card
	for {
		var from []*Card
		for _, c := range pair {
			for _, k := range c.on {
				if !contains(moved, k) && k.inPlay() && (k.isGear() || k.is(Retainer)) && g.canHave(other(pair, c), k) {
					from = append(from, k)
				}
			}
		}
		k := g.chooseOrDoneIf(p.seat, "What else moves to the other one?", from)
		if k == nil {
			return
		}
		moved = append(moved, k)
		g.putOn(k, other(pair, k.host), p.seat)
	}
}}

func other(pair []*Card, c *Card) *Card {
	if pair[0] == c {
		return pair[1]
	}
	return pair[0]
}

// canHave reports whether a minion may have a piece of equipment or a retainer.
func (g *Game) canHave(c, k *Card) bool {
	return mayBear(c, k) == nil && g.mayHave(c, k)
}

// chooseOrDoneIf asks only if there is something to choose.
func (g *Game) chooseOrDoneIf(s Seat, prompt string, from []*Card) *Card {
	if len(from) == 0 {
		return nil
	}
	return g.chooseOrDone(s, prompt, from)
}

// TitledAs describes the holder of one title.
func TitledAs(t Title) Who {
	return Who{"the " + t.String(), func(g *Game, c *Card) bool { return c.isVampire() && g.titleOf(c) == t }}
}

// ItsControllerBurns has the Methuselah who controlled the minion that the moment is about burn
// pool, wherever it is now.
func ItsControllerBurns(n int) Effect {
	return Effect{Text: fmt.Sprintf("its controller burns %d pool", n), Do: func(g *Game, p *Play) {
		s := g.about.Seat
		if s == NoSeat {
			s = p.on.Seat
		}
		if s != NoSeat && g.in(s) {
			g.burnPool(s, n)
		}
	}}
}

// AnyMethuselah may use the ability, whoever controls the card.
var AnyMethuselah = Mark{Set: func(m *Mode) { m.open, m.whoMay = true, "any Methuselah can: " }}

// HasNoReady: the Methuselah who uses it controls no ready minion of a kind.
func HasNoReady(w Who) Condition {
	return when("if she controls no ready minion that is "+w.Text+", ", lacksRequirement, func(g *Game, p *Play) bool {
		return !g.anyReady(p.seat, func(c *Card) bool { return w.Is(g, c) })
	})
}
