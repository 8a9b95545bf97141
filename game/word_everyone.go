package game

import (
	"fmt"
	"strings"
)

// AllGet changes a value of every minion of a kind, whoever controls it, while something holds.
func AllGet(w Who, v Value, n int, text string, holds func(*Game, *Card) bool) Static {
	return Static{Text: strings.TrimSpace(fmt.Sprintf("Every minion that is %s %s %s", w.Text, gets(v, n), text)), Value: v, N: constant(n),
		Applies: func(g *Game, src, t *Card, s Seat) bool {
			return t != nil && w.Is(g, t) && (holds == nil || holds(g, src))
		}}
}

// AgainstVampires: a vampire is acting.
var AgainstVampires = DuringAction(func(g *Game, a *action) bool {
	c := a.minion.get()
	return c != nil && c.isVampire()
})

// AllActAnywhere: minions of a kind may act in any Methuselah's minion phase.
func AllActAnywhere(w Who) Static {
	return Static{Text: "Every unlocked minion that is " + w.Text + " can take actions in any Methuselah's minion phase, in the order of sequencing",
		Value: ActsAnywhere, N: constant(1),
		Applies: func(g *Game, src, t *Card, s Seat) bool { return t != nil && w.Is(g, t) }}
}

// AlsoBlockedBy lets minions of a kind attempt to block the action whoever controls them.
func AlsoBlockedBy(w Who) Mark {
	return Mark{Text: "any unlocked minion that is " + w.Text + " can attempt to block that action, besides those who normally may", Set: func(m *Mode) {
		spec(m).blockers = append(spec(m).blockers, w)
	}}
}

// alsoBlocks reports whether the action lets a minion block it whoever controls that minion.
func (g *Game) alsoBlocks(a *action, c *Card) bool {
	if a.play == nil || a.play.mode == nil || a.play.mode.action == nil {
		return false
	}
	for _, w := range a.play.mode.action.blockers {
		if w.Is(g, c) {
			return true
		}
	}
	return false
}

// StealthFor gives the acting minion stealth during the action while it is of a kind.
func StealthFor(w Who, n int) Mark {
	return Mark{Text: fmt.Sprintf("a minion that is %s gets %+d stealth during that action", w.Text, n), Set: func(m *Mode) {
		spec(m).favours = append(spec(m).favours, favour{who: w, n: n})
	}}
}

// favour is stealth that an action gives to minions of a kind.
type favour struct {
	who Who
	n   int
	aim bool // for what the action is aimed at
}

// favoured is the stealth an action gives to a minion for what it is.
func (g *Game) favoured(m *Mode, c *Card) int {
	n := 0
	if m == nil || m.action == nil {
		return 0
	}
	for _, f := range m.action.favours {
		if f.aim {
			c = g.action.object().Card
		}
		if c != nil && f.who.Is(g, c) {
			n += f.n
		}
	}
	return n
}

// AllHuntsStealthier gives every vampire stealth on hunts until one's next unlock phase.
func AllHuntsStealthier(n int) Effect {
	return Effect{Text: fmt.Sprintf("all vampires get %+d stealth on hunts until your next unlock phase", n), Do: func(g *Game, p *Play) {
		g.addMod(mod{value: Stealth, n: n, role: roleActing, source: p.ref, mode: p.mode, until: Point{Set: true, Phase: UnlockPhase, Seat: p.seat},
			cond: func(g *Game, m *mod, c *Card, s Seat) bool { return c.isVampire() && g.action.kind == huntKind }})
	}}
}
