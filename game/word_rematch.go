package game

import "fmt"

// The words of this file are for what is used after a combat, and for what begins another one.

// AfterCombatW: usable after a combat, also if another is to follow.
var AfterCombatW = Mark{Text: "usable after combat", Set: func(m *Mode) { m.windows = In(BetweenCombats, AfterCombat) }}

// ItFought: the minion whose text it is was in the combat.
var ItFought = when("", mustBeInCombat, func(g *Game, p *Play) bool {
	c := g.theCombat()
	return c != nil && c.index(p.card) >= 0
})

// BeginsCombat has the user enter combat with the minion reached when the present combat is over,
// if none is queued yet (AR-4.9.3.p1.c1). That minion must be ready and not on its way to torpor
// (AR-4.9.3.p2); text says who it is.
func BeginsCombat(with Reach, text string, more ...InFight) Bundle {
	for _, x := range more {
		text += x.Text
	}
	return Bundle{
		when("", oneQueuedCombat, func(g *Game, p *Play) bool { return !g.combatQueued() }),
		Effect{Text: "this minion enters combat with " + text,
			Check: func(g *Game, p *Play) *Refusal {
				for _, t := range with(g, p) {
					return g.cannotBegin(p.seat, p.by, t)
				}
				return noTarget
			},
			Do: func(g *Game, p *Play) {
				for _, t := range with(g, p) {
					x := pair{begins: more, play: p}
					x.a, x.b = g.actingFirst(p.by, t)
					g.queue(x)
				}
			}}}
}

var onItsWay = refusal("That vampire is in torpor or on its way there.", "AR-4.9.3.p2.c1")

// cannotBegin says to a reader why a combat cannot be begun between two minions, nil if it can.
func (g *Game) cannotBegin(reader Seat, a, b *Card) *Refusal {
	switch {
	case b == nil || b.zone == Torpor || b.wounded:
		return onItsWay
	}
	return g.keptApart(reader, a, b)
}

// NotOpponents: not of the Methuselah whose minion opposes the user.
var NotOpponents = Whose{" that the opposing minion's controller does not control", func(g *Game, p *Play, s Seat) bool {
	c := g.theCombat()
	return c != nil && p.by != nil && c.index(p.by) >= 0 && c.sides[1-c.index(p.by)].seat != s
}}

// FightsAnother has the strike's target, unless it is on its way to torpor, enter combat after
// this one with a minion chosen as the strike resolves; the target has the acting minion's part.
// Nothing comes of it if combat goes on.
func FightsAnother(s *Selector) Bundle {
	return Bundle{
		noneQueued,
		when("", refusal("No combat is begun with a vampire on its way to torpor.", "AR-4.9.3.p2.c2"), func(g *Game, p *Play) bool {
			o := Opponent(g, p)
			return len(o) == 0 || !o[0].wounded
		}),
		OnStrike(Effect{Text: s.Text + ", with which the opposing minion enters combat after this one", Do: func(g *Game, p *Play) {
			o := g.chooseObject(p.seat, sentence(s.Text), ChooseW, s.candidates(g, p), false)
			for _, t := range Opponent(g, p) {
				if o.Card != nil {
					g.queue(pair{a: t.ref(), b: o.Card.ref(), lapses: true})
				}
			}
		}})}
}

// LoneSurvivorGains gives blood to the one of the two minions named that is ready when their combat is
// over, if the other is not.
func LoneSurvivorGains(n int) Effect {
	return Later(CombatOver, ActionSpan, Effect{Text: fmt.Sprintf("if only one of them is ready when that combat is over, it gains %d blood", n), Do: func(g *Game, p *Play) {
		var up []*Card
		for _, c := range append(Target(g, p), AlsoNamed(g, p)...) {
			if c.ready() {
				up = append(up, c)
			}
		}
		if len(up) == 1 {
			g.gainBlood(up[0], n)
		}
	}})
}

// YourOthers reaches the other ready minions of a kind that the user's Methuselah controls.
func YourOthers(w Who) Reach {
	return func(g *Game, p *Play) []*Card {
		var all []*Card
		for _, c := range g.seats[p.seat].zones[Ready] {
			if c != p.card && c != p.by && w.Is(g, c) {
				all = append(all, c)
			}
		}
		return all
	}
}

// OpponentOfYour reaches the minion that fought one of a kind that the user's Methuselah controls.
func OpponentOfYour(w Who) Reach {
	return func(g *Game, p *Play) []*Card {
		c := g.theCombat()
		if c == nil {
			return nil
		}
		i := c.sideIndex(p.seat)
		if i < 0 {
			return nil
		}
		if m := c.sides[i].minion.card; m == nil || m == p.by || !w.Is(g, m) {
			return nil
		}
		return one(c.sides[1-i].minion.get())
	}
}

// ActorFoughtBlocker: the combat was between the acting minion, which the user's Methuselah
// controls, and a blocking minion.
var ActorFoughtBlocker = when("only after a combat between the acting minion and a blocking minion", mustBeInCombat, func(g *Game, p *Play) bool {
	c, a := g.fought, g.action
	return c != nil && a != nil && g.combat == nil && c.index(g.actor()) >= 0 && a.hasBlocked(c.opponent(g.actor()))
})

// What a combat may begin with, in its first round.
var (
	ItCannotStrike = InFight{Text: ", which cannot strike in the first round", Do: func(g *Game, p *Play, t *Card) {
		g.addMod(mod{value: CannotStrike, n: 1, role: roleCard, on: t.ref(), source: p.ref, mode: p.mode, span: RoundSpan})
	}}
)

// FightsAfterResolution has the user enter combat with the minion reached after the action has
// resolved, if it did not end before; until then no other combat can be queued
// (AR-4.9.3.p1.c3, c4).
func FightsAfterResolution(with Reach, whom string) Bundle {
	fight := Effect{Do: func(g *Game, p *Play) {
		a, b := p.byRef.get(), p.onRef.get()
		if g.action != nil && g.action.outcome != Ended && g.action.outcome != Canceled && g.mayFight(a, b) {
			x := pair{play: p}
			x.a, x.b = g.actingFirst(a, b)
			g.combatInAction(&x)
		}
	}}
	return Bundle{noneQueued, Effect{Text: "after the action has resolved, this minion and " + whom + " enter combat", Do: func(g *Game, p *Play) {
		for _, t := range with(g, p) {
			q := *p
			q.onRef = t.ref()
			g.later(due{window: AfterResolution, effect: &fight, play: &q, span: ActionSpan, fight: true})
		}
	}}}
}

// Fights has two minions enter combat at once, whereupon something is to come; text says which.
func Fights(a, b Reach, text string, then ...Effect) Effect {
	for _, e := range then {
		text += "; " + e.Text
	}
	return Effect{Text: text, Do: func(g *Game, p *Play) {
		for _, e := range then {
			e.Do(g, p)
		}
		for _, x := range a(g, p) {
			for _, y := range b(g, p) {
				q := pair{play: p}
				q.a, q.b = g.actingFirst(x, y)
				g.combatInAction(&q)
			}
		}
	}}
}
