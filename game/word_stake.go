package game

import "fmt"

// The words of this file are for weapons and strikes that send to torpor by what they have done.

// PlainMelee is a strike with a melee weapon that does no damage, at close range.
var PlainMelee = strikeMark("strike for no damage", func(*StrikeSpec) {})

// FellsAndStays sends the opposing vampire to torpor, together with whatever the damage of the moment
// sends there; the weapon moves to it, and it does not unlock as normal as long as it remains there
// (AR-2.5.3.p4.c1).
var FellsAndStays = Effect{
	Text: "send the opposing vampire to torpor; there this card moves to it, and it does not unlock as normal as long as it remains in torpor",
	Do: func(g *Game, p *Play) {
		o := g.combat.opponent(p.by)
		if o == nil || !o.isVampire() || !o.ready() {
			return
		}
		q := *p
		q.onRef = o.ref()
		g.later(due{at: WentTorpid, effect: &staked, play: &q, span: ActionSpan, every: true})
		g.fells(o)
	}}

var staked = Effect{Do: func(g *Game, p *Play) {
	o := p.onRef.get()
	if o == nil || g.about.Card != o {
		return
	}
	g.dropDue(p)
	g.addMod(mod{value: CannotUnlock, n: 1, role: roleCard, on: o.ref(), source: p.ref, mode: p.mode, torpid: true})
	if p.ref.get() != nil && p.card.inPlay() {
		g.putOn(p.card, o, o.controller)
	}
}}

// dropDue forgets what was due from a play.
func (g *Game) dropDue(p *Play) {
	for i := range g.dues {
		if g.dues[i].play == p {
			g.dues = append(g.dues[:i], g.dues[i+1:]...)
			return
		}
	}
}

// fells sends a vampire to torpor: with the damage that is being inflicted, or at once.
func (g *Game) fells(c *Card) {
	if g.felling {
		if !contains(g.felled, c) {
			g.felled = append(g.felled, c)
		}
		return
	}
	g.fall(c)
}

// WhenItHasDone is what a weapon does by itself when it has inflicted so much damage on an opposing
// vampire in a combat, prevented damage left out.
func WhenItHasDone(n int, parts ...InMode) OnCard {
	return When(DamageDone, append([]InMode{Say(fmt.Sprintf("when this weapon has done %d or more damage to an opposing vampire in a combat, ", n)), Must, Silently(Once(CombatSpan)),
		when("", lacksRequirement, func(g *Game, p *Play) bool {
			o := g.combat.opponent(p.card.host)
			return o != nil && o.isVampire() && g.combat.done(o, 0, func(d damage) bool { return d.weapon == p.card }) >= n
		})}, parts...)...)
}

// done is the damage of a kind that a minion has taken in the combat since it had taken so many lots.
func (c *combat) done(m *Card, since int, ok func(damage) bool) int {
	n := 0
	for _, d := range c.hurt[min(since, len(c.hurt)):] {
		if d.target.get() == m && ok(d) {
			n += d.n
		}
	}
	return n
}

// FallsIfHurt sends the user to torpor once it has taken so much damage in this combat, from now on
// (AR-2.5.3.p3.c2).
func FallsIfHurt(n int) Effect {
	falls := Effect{Do: func(g *Game, p *Play) {
		c := p.byRef.get()
		if c != nil && c.ready() && g.combat.done(c, p.n, func(damage) bool { return true }) >= n {
			g.fells(c)
		}
	}}
	return Effect{Text: fmt.Sprintf("once this minion has taken %d or more damage in this combat from now on, it goes to torpor", n), Do: func(g *Game, p *Play) {
		p.n = len(g.combat.hurt)
		g.later(due{at: DamageDone, effect: &falls, play: p, span: CombatSpan, every: true})
	}}
}

// Fells sends the ready minions it reaches to torpor, unless something is used against that.
func Fells(on Reach, text string) Effect {
	return Effect{Text: text, Do: func(g *Game, p *Play) {
		for _, c := range on(g, p) {
			if c.ready() {
				g.fall(c)
			}
		}
	}}
}
