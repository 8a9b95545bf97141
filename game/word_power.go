package game

import "fmt"

// The words of this file are for the powers of the imbued (RB-power).

// PowerReaction is a power's effect with the icon of a reaction: the power is locked for it, the
// imbued is ready and unlocked, or woken, and somebody else acts (RB-power.p2.c3, c4).
var PowerReaction = Bundle{
	Mark{Text: "as a reaction", Set: func(m *Mode) { m.user, m.windows, m.lock = byBearer, duringAction, true }},
	Say("lock this card"),
	when("", notToOwnAction, func(g *Game, p *Play) bool { return g.action == nil || g.action.seat != p.seat }),
	when("", mustBeReady, func(g *Game, p *Play) bool { return p.by != nil && p.by.ready() }),
	when("", mustBeUnlockedToReact, func(g *Game, p *Play) bool {
		return p.by != nil && (!p.by.locked || g.flag(Awake, p.by, p.by.controller))
	}),
}

// BurnsConvictions is a cost in convictions of the imbued that uses it (RB-conviction.p2.c2).
func BurnsConvictions(n int) Effect {
	return Effect{Text: fmt.Sprintf("burn %s", count(n, "conviction")),
		Check: func(g *Game, p *Play) *Refusal {
			if p.by == nil || convictions(p.by) < n {
				return tooFewToSpend
			}
			return nil
		},
		Do: func(g *Game, p *Play) { g.burnConvictions(p.by, n) }}
}

var tooFewToSpend = refusal("The imbued has too few convictions to pay for it.", "RB-conviction.p2.c2")

// AgainstImbuedOrYou: a monster of another Methuselah takes an action directed at the user's
// Methuselah or at an imbued.
var AgainstImbuedOrYou = when("only when a monster of another Methuselah takes an action directed at you or at an imbued, whoever controls it",
	refusal("No monster takes an action directed at you or at an imbued.", "RB-directed-and-undirected-actions.p2.c1"),
	func(g *Game, p *Play) bool {
		a := g.action
		if a == nil || g.actor() == nil || !Monster.Is(g, g.actor()) {
			return false
		}
		c := a.object().Card
		return a.at(p.seat) || len(a.targets) > 0 && c != nil && c.is(Imbued)
	})

// FailsAndFights makes the action fail; its minion enters combat with the user instead. No block may
// be in progress.
var FailsAndFights = Effect{Text: "the action fails, and the acting minion enters combat with this one instead", Check: noBlockAttempt, Do: func(g *Game, p *Play) {
	if a := g.action; a != nil {
		a.foiled, a.foiler = true, p.by.ref()
	}
}}

// ActionFails makes the action fail; no block may be in progress.
var ActionFails = Effect{Text: "the action fails", Check: noBlockAttempt, Do: func(g *Game, p *Play) {
	if g.action != nil {
		g.action.foiled = true
	}
}}

// NotCumulative: no other card of this name gives the same, nor do cards of the names given while
// they do it.
func NotCumulative(s Static, names ...string) Static {
	applies := s.Applies
	s.Text += " (other cards of this name add nothing"
	for _, n := range names {
		s.Text += ", nor does " + n
	}
	s.Text += ")"
	s.Applies = func(g *Game, src, t *Card, seat Seat) bool {
		if !applies(g, src, t, seat) {
			return false
		}
		first := true
		for _, u := range g.statics[s.Value] {
			switch {
			case hasWord(names, u.card.Name()):
				if u.static.Applies(g, u.card, t, seat) {
					return false
				}
			case u.card == src:
				return first
			case u.card.Name() == src.Name() && applies(g, u.card, t, seat):
				first = false
			}
		}
		return first
	}
	return s
}

// AnyImbued describes the imbued.
var AnyImbued = Who{"an imbued", func(g *Game, c *Card) bool { return c.is(Imbued) }}

// AFallenImbued chooses an incapacitated imbued.
func AFallenImbued() *Selector {
	return &Selector{Text: "choose an incapacitated imbued", zones: []Zone{Incapacitated}}
}

// TargetRecovers moves it to the ready region of its controller, where it gains 1 life
// (RB-incapacitated.p2.c1).
var TargetRecovers = Effect{Text: "it moves to its controller's ready region and gains 1 life", Do: func(g *Game, p *Play) {
	if c := p.on.Card; c != nil && c.zone == Incapacitated {
		g.recover(c)
	}
}}
