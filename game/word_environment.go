package game

import "fmt"

// The words of this file are for environmental damage in combat, and for effects that come in
// every round of it.

// EachRound has an effect come in every round of this combat at a moment: as the round begins, so
// before range is determined, or as the normal strikes resolve.
func EachRound(at Moment, e Effect) Effect {
	x := EachTime(at, CombatSpan, e)
	x.Text = "in each round of this combat, " + roundTimes[at] + ", " + e.Text
	return x
}

// NowAndEachRound has an effect happen at once, and in every further round of this combat as that
// begins.
func NowAndEachRound(e Effect) Effect {
	x := EachRound(RoundBegins, e)
	x.Text = "at once and " + x.Text
	later := x.Do
	x.Do = func(g *Game, p *Play) {
		e.Do(g, p)
		later(g, p)
	}
	return x
}

var roundTimes = map[Moment]string{RoundBegins: "before range is determined", StrikeResolution: "when the normal strikes resolve", PressStepM: "in the press step"}

// InThisRound has an effect come once in this round, at such a moment.
func InThisRound(at Moment, e Effect) Effect {
	x := Later(at, RoundSpan, e)
	x.Text = "in this round, " + roundTimes[at] + ", " + e.Text
	return x
}

// Number is an amount that may depend on the table.
type Number struct {
	Text string
	Of   func(*Game, *Play) int
}

// N is a plain number.
func N(n int) Number {
	return Number{fmt.Sprintf("%dR", n), func(*Game, *Play) int { return n }}
}

// RoundNumber is the number of the round: 1 in the first, and 1 more in each that follows.
var RoundNumber = Number{"1R, and 1 more for every round that has passed,", func(g *Game, _ *Play) int {
	if g.combat == nil {
		return 0
	}
	return g.combat.round
}}

// Suffer does environmental damage to those reached, at any range; whom names them.
func Suffer(n Number, on Reach, whom string) Effect { return suffer(n, on, whom, "", false) }

// SuffersNow does damage that nobody inflicts to those reached, and has it dealt with at once.
func SuffersNow(n int, on Reach, whom string) Effect {
	return Effect{Text: fmt.Sprintf("%s takes %d damage", whom, n), Do: func(g *Game, p *Play) {
		for _, c := range on(g, p) {
			g.environmental(c, n, false, false)
		}
	}}
}

// SufferAggravated likewise does aggravated damage.
func SufferAggravated(n int, on Reach, whom string) Effect {
	return Effect{Text: fmt.Sprintf("%d aggravated environmental damage is done to %s", n, whom), Do: func(g *Game, p *Play) {
		for _, c := range on(g, p) {
			g.backfire(c, p, n, true)
		}
	}}
}

// SufferSurely likewise does damage that cannot be prevented.
func SufferSurely(n Number, on Reach, whom string) Effect {
	return suffer(n, on, whom, ", which cannot be prevented", true)
}

func suffer(n Number, on Reach, whom, more string, fixed bool) Effect {
	return Effect{Text: fmt.Sprintf("%s environmental damage is done to %s%s", n.Text, whom, more), Do: func(g *Game, p *Play) {
		for _, c := range on(g, p) {
			g.damage(damage{target: c.ref(), n: n.Of(g, p), cause: p.ref, fixed: fixed})
		}
		g.resolveOutside()
	}}
}

// Combatants are both minions in combat, or in the one that has just ended; AllInCombat their
// retainers, too.
func Combatants(g *Game, p *Play) []*Card {
	var all []*Card
	if c := g.theCombat(); c != nil {
		for i := range c.sides {
			all = append(all, one(c.sides[i].minion.get())...)
		}
	}
	return all
}

// AllInCombat are both minions in combat and every retainer on them.
func AllInCombat(g *Game, p *Play) []*Card {
	all := Combatants(g, p)
	for _, m := range all {
		for _, r := range m.on {
			if r.is(Retainer) && r.zone == OnHost {
				all = append(all, r)
			}
		}
	}
	return all
}

// OnlyFirstRound: usable in the first round of a combat only.
var OnlyFirstRound = when("only in the first round", refusal("It is usable only in the first round.", "RB-important-terms-in-the-game.p8.c1"),
	func(g *Game, p *Play) bool { return g.combat != nil && g.combat.round == 1 })

// FightBetween: a minion of a kind that the user controls is in combat with another of the kind.
func FightBetween(w Who) Condition {
	return when("only while you control "+w.Text+" that is in combat with another such vampire",
		refusal("You control no such vampire that fights another.", "AR-1.5.4.p1.c5"),
		func(g *Game, p *Play) bool {
			c := g.combat
			if c == nil || c.over || c.sideIndex(p.seat) < 0 {
				return false
			}
			for _, m := range Combatants(g, p) {
				if !w.Is(g, m) {
					return false
				}
			}
			return len(Combatants(g, p)) == 2
		})
}
