package game

import "fmt"

// The words of this file change what damage does: aggravate all of it, let only one point of a round
// through, give it back (RB-5-damage-resolution).

// turnAggravated makes all damage aggravated to whom an effect says.
func (g *Game) turnAggravated() {
	if len(g.mods[AllAggravated])+len(g.statics[AllAggravated]) == 0 {
		return
	}
	for i := range g.pending {
		if v := g.pending[i].target.get(); v != nil && g.flag(AllAggravated, v, v.controller) {
			g.pending[i].aggravated = true
		}
	}
}

// oneWound prevents what exceeds one point a round of what nothing else has prevented. Of normal and
// aggravated points its controller chooses, if both can be prevented so.
func (g *Game) oneWound(c *combat) {
	if c == nil || len(g.mods[OneWoundARound]) == 0 {
		return
	}
	for i := range c.sides {
		v := c.sides[i].minion.get()
		if v == nil || !g.flag(OneWoundARound, v, v.controller) {
			continue
		}
		allowed := max(0, 1-c.sides[i].hurt)
		sparing := func(d damage) bool { return !d.aggravated }
		if g.value(OneWoundARound, v, v.controller, 0) > 1 {
			sparing = nil
		} else {
			allowed = max(0, allowed-g.preventable(v, true, nil))
		}
		n := g.preventable(v, false, sparing) + g.preventable(v, true, sparing)
		g.prevent(v, n-allowed, sparing)
	}
}

// hurtBack has who inflicts damage by a strike on a combatant with such an effect take as much from
// the surroundings: it is prevented after the strikes' damage, and inflicted with it.
func (g *Game) hurtBack(c *combat) {
	if c == nil || len(g.mods[HurtsBack]) == 0 {
		return
	}
	var back []damage
	for i := range c.sides {
		v, o := c.sides[i].minion.get(), c.sides[1-i].minion.get()
		if v == nil || o == nil || !g.flag(HurtsBack, v, v.controller) {
			continue
		}
		n := 0
		for _, d := range g.pending {
			if d.strike != nil && d.target.get() == v && d.source.get() == o {
				n += d.n
			}
		}
		if n > 0 {
			back = append(back, damage{target: o.ref(), n: n, aggravated: g.value(HurtsBack, v, v.controller, 0) > 1})
		}
	}
	if len(back) == 0 {
		return
	}
	lots := g.pending
	g.pending = back
	g.turnAggravated()
	g.dropImmune()
	g.hold(func() { g.open(PreventW, nil) })
	g.oneWound(c)
	g.pending = append(lots, g.pending...)
}

// OneWound lets only one point of damage through to the user in each round of the combat; aggravated
// damage is prevented so, too, if that is said.
func OneWound(aggravated bool) Effect {
	n, text := 1, " that is not aggravated"
	if aggravated {
		n, text = 2, ", aggravated or not,"
	}
	return Change(OneWoundARound, n, User, CombatSpan, "in each round of this combat, once 1 damage has been inflicted on this vampire, further damage"+text+" is prevented by itself")
}

// GivesBack has the opposing minion take, in each resolution of strikes of this round, as much
// environmental damage as it inflicts on the user.
func GivesBack(aggravated bool) Effect {
	n, text := 1, ""
	if aggravated {
		n, text = 2, " aggravated"
	}
	return Change(HurtsBack, n, User, RoundSpan, "whenever strikes resolve this round, the opposing minion takes as much"+text+" environmental damage as it inflicts on this vampire")
}

// AggravatesBlockCombat makes all damage to vampires in the combat of a block of this action
// aggravated, not in one that is queued after it (AR-3.6.3).
var AggravatesBlockCombat = Effect{Text: "if this action is blocked, all damage inflicted on vampires in the resulting combat is aggravated", Do: func(g *Game, p *Play) {
	g.addMod(mod{value: AllAggravated, n: 1, role: roleAll, source: p.ref, mode: p.mode, span: ActionSpan,
		cond: func(g *Game, _ *mod, v *Card, _ Seat) bool {
			return v != nil && v.isVampire() && g.combat != nil && !g.combat.over && g.combat.byBlock
		}})
}}

// BlockerMayStop lets a vampire that is attempting to block cancel its attempt.
var BlockerMayStop = Effect{Text: "a vampire that is attempting to block now may cancel its attempt", Do: func(g *Game, p *Play) {
	if a := g.action; a != nil && a.attempting {
		if b := a.blocker.get(); b != nil && b.isVampire() && g.askYes(b.controller, p.card) {
			EndsBlockAttempt.Do(g, p)
		}
	}
}}

// InflictsItself has the card itself, not its bearer, inflict damage on whom it reaches.
func InflictsItself(n int, on Reach, whom string) Effect {
	return inflictsItself(fmt.Sprintf("this card inflicts %d damage on %s", n, whom), n, on, false)
}

// InflictsItselfSurely is InflictsItself with damage that cannot be prevented.
func InflictsItselfSurely(n int, on Reach, whom string) Effect {
	return inflictsItself(fmt.Sprintf("this card inflicts %d damage, which cannot be prevented, on %s", n, whom), n, on, true)
}

func inflictsItself(text string, n int, on Reach, fixed bool) Effect {
	return Effect{Text: text, Do: func(g *Game, p *Play) {
		for _, c := range on(g, p) {
			g.damage(damage{target: c.ref(), n: n, weapon: p.card, cause: p.ref, fixed: fixed})
		}
		g.resolveOutside()
	}}
}

// ThisInflictsSurely has the minion with the text inflict damage outside its own combats, which cannot
// be prevented.
func ThisInflictsSurely(n int, on Reach, whom string) Effect {
	return Effect{Text: fmt.Sprintf("it inflicts %d damage on %s, which cannot be prevented", n, whom), Do: func(g *Game, p *Play) {
		for _, c := range on(g, p) {
			g.damage(damage{target: c.ref(), n: n, source: p.ref, fixed: true})
		}
	}}
}

// GearOpposingYours chooses equipment on a minion that fights another minion one controls.
func GearOpposingYours() *Selector {
	s := CardOn(Others, Who{"", func(g *Game, c *Card) bool {
		return c.isGear() && c.host != nil && g.combat != nil && g.combat.fights(c.host)
	}})
	s.Text = "choose an equipment on a minion that another minion you control fights"
	s.tests = append(s.tests, Test{Holds: func(g *Game, p *Play, c *Card) bool {
		o := g.combat.opponent(c.host)
		return o != nil && o != p.card && o.controller == p.seat
	}})
	return s
}

// OpposingAllyOrRetainer chooses the opposing minion, if it is an ally, or a retainer on it, of a kind.
func OpposingAllyOrRetainer(text string, w Who) *Selector {
	return &Selector{Text: text, zones: []Zone{Ready}, borne: []Zone{Ready}, whose: Others.Is, wrong: noTarget,
		tests: []Test{{Holds: func(g *Game, p *Play, c *Card) bool {
			o := g.combat.opponent(p.by)
			return o != nil && w.Is(g, c) && (c == o && c.is(Ally) || c.host == o && c.is(Retainer))
		}}}}
}

// AnOpposingWeapon chooses a weapon of the opposing minion.
func AnOpposingWeapon() *Selector {
	s := CardOn(Others, Who{"", func(g *Game, c *Card) bool {
		return c.trait("weapon") && c.host != nil && g.combat != nil && g.combat.fights(c.host)
	}})
	s.Text = "choose a weapon of the opposing minion"
	return s
}

// StrikesForItsDamage is a strike for as much as the chosen weapon would inflict on a minion as its
// bearer's strike at the present range, and more; it is settled as the card is played.
func StrikesForItsDamage(more int) Mark {
	text := "strike: XR damage, X being what that weapon would inflict as a strike now"
	if more > 0 {
		text = fmt.Sprintf("strike: X%+dR damage, X being what that weapon would inflict as a strike now", more)
	}
	return strikeMark(text, func(s *StrikeSpec) {
		s.Ranged, s.Damage = true, more
		s.Of = func(g *Game, p *Play) int {
			n := 0
			for _, w := range Target(g, p) {
				for _, m := range w.def.Abilities {
					if m.strike != nil && w.level >= m.atLevel {
						n = max(n, g.weaponDamage(w, m.strike))
					}
				}
			}
			return n
		}
	})
}

// weaponDamage is what a weapon inflicts by a strike, without its bearer's strength and what raises the
// damage: a weapon that adds to strength counts what it adds, one that has nothing but strength the
// printed one (AR-4.10.3.p1).
func (g *Game) weaponDamage(w *Card, s *StrikeSpec) int {
	n := s.Damage
	if g.combat != nil && g.combat.long && s.LongDamage > 0 {
		n = s.LongDamage
	}
	if n == 0 && s.Melee && w.host != nil {
		n = w.host.printedStrength()
	}
	return n
}

// AStealingStrike is a strike that a block brings, once, in any round of its combat.
func AStealingStrike(n int) grantSpec {
	s := &StrikeSpec{Text: fmt.Sprintf("steal %d blood or life", n), StealBlood: n}
	return func(*Play) grant { return grant{kind: grantStrike, strike: s} }
}

// UserBlocks: usable only by a minion that is attempting to block.
var UserBlocks = when("usable only by a blocking minion", refusal("The minion is not attempting to block.", "AR-1.5.4.p1.c5"),
	func(g *Game, p *Play) bool {
		return g.action != nil && g.action.attempting && p.by != nil && g.action.blocker.get() == p.by
	})
