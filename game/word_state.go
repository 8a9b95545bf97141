package game

import (
	"fmt"
	"strings"
)

// The words of this file say how the table must stand for a standing effect to hold.

// You is the Methuselah who controls the card, where a neighbour could be meant.
var You = Neighbour{"you", func(_ *Game, s Seat) Seat { return s }}

// OrLessPool: a Methuselah, by where she sits, has at most so much pool.
func OrLessPool(n int, of Neighbour) func(*Game, *Card) bool {
	return func(g *Game, src *Card) bool {
		s := of.Of(g, src.controller)
		return g.in(s) && g.seats[s].pool <= n
	}
}

// HoldsTheEdge: the Methuselah who controls the card has the Edge.
func HoldsTheEdge(g *Game, src *Card) bool { return g.edge == src.controller }

// YouControl: she controls a card in play of a kind.
func YouControl(w Who) func(*Game, *Card) bool {
	return func(g *Game, src *Card) bool { return g.controls(src.controller, w) }
}

// YouControlOlder: she controls a ready one of a kind that is older than the vampire whose text it is.
func YouControlOlder(w Who) func(*Game, *Card) bool {
	return func(g *Game, src *Card) bool {
		return g.anyReady(src.controller, func(c *Card) bool { return w.Is(g, c) && g.older(c, src) })
	}
}

// controls reports whether a Methuselah controls a card in play of a kind.
func (g *Game) controls(s Seat, w Who) bool {
	for _, c := range g.cards {
		if c.controller == s && c.inPlay() && w.Is(g, c) {
			return true
		}
	}
	return false
}

// Unless turns a condition about.
func Unless(holds func(*Game, *Card) bool) func(*Game, *Card) bool {
	return func(g *Game, src *Card) bool { return !holds(g, src) }
}

// OutnumberedBy: a neighbour controls more ready minions than the Methuselah who controls the card.
func OutnumberedBy(n Neighbour) func(*Game, *Card) bool {
	return func(g *Game, src *Card) bool {
		s := n.Of(g, src.controller)
		return g.in(s) && len(g.readyMinions(s)) > len(g.readyMinions(src.controller))
	}
}

// BleedsOneWith: the Methuselah being bled controls a card in play of a kind, ready or not.
func BleedsOneWith(w Who) func(*Game, *Card) bool {
	return DuringAction(func(g *Game, a *action) bool {
		s := a.object().Seat
		return a.kind == bleedKind && s != NoSeat && g.controls(s, w)
	})
}

// ActorIsYounger and ActorIsOlder: the acting minion is a vampire of a kind that is younger or older
// than this one.
func ActorIsYounger(w Who) func(*Game, *Card) bool {
	return func(g *Game, src *Card) bool {
		c := g.actor()
		return c != nil && c.isVampire() && w.Is(g, c) && g.older(src, c)
	}
}

// ActorIsOlder: likewise an older one.
func ActorIsOlder(w Who) func(*Game, *Card) bool {
	return func(g *Game, src *Card) bool {
		c := g.actor()
		return c != nil && c.isVampire() && w.Is(g, c) && g.older(c, src)
	}
}

// Hunting: the action in progress is a hunt.
var Hunting = DuringAction(func(g *Game, a *action) bool { return a.kind == huntKind })

// InBloodHunt: a referendum on a blood hunt is being held.
func InBloodHunt(g *Game, _ *Card) bool { return g.ref != nil && g.ref.bloodHunt }

// AgainstAllyOrYoungerOne: the opposing minion in combat is an ally or a younger vampire.
func AgainstAllyOrYoungerOne(g *Game, src *Card) bool {
	if g.combat == nil || g.combat.over {
		return false
	}
	o := g.combat.opponent(src)
	return o != nil && (o.is(Ally|Imbued) || o.isVampire() && g.older(src, o))
}

// UniqueOnes describes the unique ones of a kind.
func UniqueOnes(w Who) Who {
	text := "unique and " + w.Text
	if rest, ok := strings.CutPrefix(w.Text, "a "); ok {
		text = "a unique " + rest
	}
	return Who{text, func(g *Game, c *Card) bool { return c.unique() && w.Is(g, c) }}
}

// FightsAsAction is an action by which the minion whose text it is enters combat with a ready one of a
// kind that another Methuselah controls.
func FightsAsAction(w Who) Bundle {
	return Bundle{Say("as a (D) action enter combat with " + w.Text + " that is ready and that another Methuselah controls"),
		Silently(IsAction, AReady(Others, w), EnterCombat(Target))}
}

// ForBlood is a cost in blood of an action that a card in play gives.
func ForBlood(n int) Mark {
	return Mark{Text: fmt.Sprintf("with a cost of %d blood", n), Set: func(m *Mode) { m.blood = n }}
}

// LockedVampire describes locked vampires.
var LockedVampire = Who{"a locked vampire", func(_ *Game, c *Card) bool { return c.isVampire() && c.locked }}
