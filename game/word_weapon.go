package game

import "fmt"

// The words of this file are for what changes a weapon, and for weapons that leave the hand.

// IsMelee describes melee weapons.
var IsMelee = Who{"a melee weapon", func(g *Game, c *Card) bool { return c.trait("weapon") && c.trait("melee") }}

// struckWith is the card in play that a combatant has chosen to strike with.
func (g *Game) struckWith(m *Card) *Card {
	if g.combat == nil || m == nil {
		return nil
	}
	i := g.combat.index(m)
	if i < 0 {
		return nil
	}
	if x := g.combat.sides[i].strike; x != nil && x.card != nil && x.mode != nil && x.mode.fromPlay && !x.void {
		return x.ref.get()
	}
	return nil
}

// StrikingWith aims the card at the weapon of a kind that its user has chosen to strike with; it is
// used before that strike resolves.
func StrikingWith(w Who) Bundle {
	return Bundle{
		BeforeStrikeResolves,
		when("if this minion strikes with "+w.Text, refusal("The minion does not strike with such a weapon.", "AR-1.5.4.p1.c5"), func(g *Game, p *Play) bool {
			c := g.struckWith(p.by)
			return c != nil && w.Is(g, c)
		}),
		announces(func(g *Game, p *Play) { p.on = cardObject(g.struckWith(p.by)) }),
	}
}

// WeaponDoes changes what a weapon's strikes do for a span: a value of weapons.
func WeaponDoes(v Value, n int, on Reach, span Span) Effect {
	text := map[Value]string{MoreAggravated: fmt.Sprintf("that weapon inflicts %d aggravated damage more each strike", n),
		Aggravates: "that weapon's damage is aggravated", MoreDamage: fmt.Sprintf("that weapon inflicts %+d damage each strike", n),
		Piercing: "immunity to damage that is not aggravated does not hold against that weapon"}[v]
	return Change(v, n, on, span, text+" for this "+spanNames[span])
}

// BurnsOnceStruck burns the weapon that the card is used on when a strike with it has been resolved.
var BurnsOnceStruck = EachTime(StrikeDone, CombatSpan, Effect{Text: "burn it after that strike has been resolved", Do: func(g *Game, p *Play) {
	if c := p.on.get(); c != nil && c == g.about.Card && c.inPlay() {
		g.burn(c)
	}
}})

// OneOfTraitOn limits what a card is used on to one card of a trait in a span, whatever its name.
func OneOfTraitOn(t string, s Span) Condition {
	return when("only one "+t+" card is used on it each "+spanNames[s], refusal("Such a card has been used on it already.", "AR-1.6.1.p1.c1"),
		func(g *Game, p *Play) bool {
			on := p.on
			if on.none() {
				on = cardObject(g.struckWith(p.by))
			}
			for i := range g.played {
				if x := &g.played[i]; x.span >= s && x.on == on && x.card.trait(t) {
					return false
				}
			}
			return true
		})
}

// struckUse marks that a weapon has been used for a strike in the combat.
var struckUse = &Mode{}

// NotItsFirstStrike: not usable for the first strike with the weapon in a combat.
var NotItsFirstStrike = when("but not at its first use in a combat", refusal("The weapon has not been used in this combat before.", "RS-glaser-rounds.1.c1"), func(g *Game, p *Play) bool {
	c := g.struckWith(p.by)
	return c != nil && c.used(struckUse, CombatSpan, NoSeat) > 0
})

// pierces reports whether damage is of a weapon against which no immunity to plain damage holds.
func (g *Game) pierces(d damage) bool {
	return d.weapon != nil && !d.aggravated && g.flag(Piercing, d.weapon, d.weapon.controller)
}

// BurnsAt burns whom it reaches at a moment within a span; what is out of play then is not burned
// (AR-1.14.3.p2.c1).
func BurnsAt(at Moment, span Span, on Reach, text string) Effect {
	return Later(at, span, Effect{Text: text, Do: func(g *Game, p *Play) {
		for _, c := range on(g, p) {
			if c.inPlay() {
				g.burn(c)
			}
		}
	}})
}

// SpentByDamage takes a counter off the weapon for each damage that its strike inflicts, prevented or
// not; what is reduced away has not been inflicted (AR-4.5.5.p3.c2, c3).
var SpentByDamage = onceSettled(Effect{Text: "burn 1 counter of this card for each damage that this strike inflicts, even if it is prevented", Do: func(g *Game, p *Play) {
	n := 0
	for _, d := range g.pending {
		if d.weapon == p.card {
			n += d.n
		}
	}
	g.addCounters(p.card, plainCounter, -min(n, p.card.counter(plainCounter)))
}})

// ThrownAway turns the weapon face down, out of play, when its strike has resolved, until the action
// ends.
var ThrownAway = Besides(Effect{Text: "after the strike resolves, this weapon is face down and out of play until the end of the action", Do: func(g *Game, p *Play) {
	if p.ref.get() == nil || p.card.zone != OnHost {
		return
	}
	g.turnDown(p.card)
	d := due{at: ActionEnds, effect: &turnsUp, play: p, span: ActionSpan}
	if g.action == nil {
		d.at, d.span = AfterCombatM, TurnSpan
	}
	g.later(d)
}})

var turnsUp = Effect{Do: func(g *Game, p *Play) {
	if c := p.ref.get(); c != nil && c.faceDown && c.zone == OnHost {
		c.faceDown = false
		g.refresh(c)
	}
}}

// turnDown takes a card on another out of play without moving it.
func (g *Game) turnDown(c *Card) {
	g.witness(c)
	c.faceDown = true
	g.refresh(c)
}

// DearWounds: vampires burn twice the blood to mend the weapon's damage.
var DearWounds = Trait{Text: "Vampires burn twice as much blood to mend the damage of its strikes", Set: func(d *Definition) { d.dearWounds = true }}
