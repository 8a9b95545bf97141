package game

import "fmt"

// StrikeByRange deals damage that depends on the range.
func StrikeByRange(close, long int) Mark {
	return strikeMark(fmt.Sprintf("strike: %d damage at close range, %dR damage at long range", close, long), func(s *StrikeSpec) {
		s.Damage, s.LongDamage, s.Ranged = close, long, true
	})
}

// Besides is what a strike does besides to others than its target, though that one dodges
// (AR-4.6.3.p1.c1).
func Besides(e Effect) Mark {
	return Mark{Text: e.Text, Set: func(m *Mode) { strikeOf(m).Besides = append(strikeOf(m).Besides, e) }}
}

// backfire is damage of a strike to somebody but its target: environmental (AR-4.4.2.p3.c1).
func (g *Game) backfire(c *Card, p *Play, n int, aggravated bool) {
	if c != nil && n > 0 {
		g.damage(damage{target: c.ref(), n: n, aggravated: aggravated, cause: p.ref, user: p.by.ref()})
	}
}

// BurnsAround does the damage of the strike to all retainers of both combatants, and to the
// striking minion, too, unless it is spared.
func BurnsAround(spared bool) Mark {
	text := "as much aggravated damage is done to this minion and to every retainer of either combatant"
	if spared {
		text = "as much aggravated damage is done to every retainer of either combatant, though not to this minion"
	}
	return Besides(Effect{Text: text, Do: func(g *Game, p *Play) {
		n := p.mode.strike.Damage
		if g.combat.long {
			n = p.mode.strike.LongDamage
		}
		if !spared {
			g.backfire(p.by, p, n, true)
		}
		for i := range g.combat.sides {
			m := g.combat.sides[i].minion.get()
			if m == nil {
				continue
			}
			for _, r := range m.on {
				if r.is(Retainer) && r.zone == OnHost {
					g.backfire(r, p, n, true)
				}
			}
		}
	}})
}

// BearerHurt does damage to the bearer when it strikes with the weapon, once each combat.
func BearerHurt(n int) Mark {
	return Besides(Effect{
		Text: fmt.Sprintf("once each combat, the bearer that strikes with it takes %d damage as the strike resolves", n),
		Do: func(g *Game, p *Play) {
			hurt := &p.card.def.sharedUse
			if p.card.used(hurt, CombatSpan, NoSeat) == 0 {
				g.markUse(p.card, hurt, CombatSpan, p.seat)
				g.backfire(p.by, p, n, false)
			}
		}})
}

// RetainerBites has a retainer do environmental damage to the opposing minion in the normal
// strike resolution of each round (AR-4.4.2.p4.c2), at any range unless a condition says otherwise.
func RetainerBites(n int, if_ ...InMode) OnCard {
	what := fmt.Sprintf("%dR", n)
	if len(if_) > 0 {
		what = fmt.Sprint(n)
	}
	bite := Effect{Text: "in each round of its employer's combats, it does " + what + " damage to the opposing minion when the normal strikes resolve",
		Do: func(g *Game, p *Play) {
			g.damage(damage{target: g.combat.opponent(p.card.host).ref(), n: n, cause: p.ref})
		}}
	return When(StrikeResolution, append(append([]InMode{Must, hostOpposed}, if_...), bite)...)
}

// hostOpposed: the minion that the card is on fights another.
var hostOpposed = when("", mustBeInCombat, func(g *Game, p *Play) bool { return g.combat != nil && g.combat.opponent(p.card.host) != nil })

// AtLong: usable at long range only.
var AtLong = when("usable only at long range", refusal("It is usable only at long range.", "RB-2-determine-range.p1.c2"),
	func(g *Game, p *Play) bool { return g.combat != nil && g.combat.long })

// FirstRound: in the first round of a combat of the minion whose text it is.
var FirstRound = when("in the first round of a combat", mustBeInCombat,
	func(g *Game, p *Play) bool { return g.combat != nil && g.combat.round == 1 && g.combat.fights(p.by) })

// OnceAs limits a level of a card to one play by each minion in a span.
func OnceAs(l Level, s Span) Mark {
	return Mark{Text: "a minion plays this card at this level only once each " + spanNames[s], Set: func(m *Mode) {
		m.limits = append(m.limits, limit{span: s, perUser: true, mode: m, rule: refusal("The minion has played it at this level already.", "AR-1.15.p6.c1")})
	}}
}

// AgainstVampire: the opposing minion is a vampire, or was one that has been burned
// (AR-5.5.1.p2.c1, AR-1.10.4.p2.c2).
var AgainstVampire = when("usable only against a vampire", refusal("The opposing minion is no vampire.", "AR-5.5.1.p2.c1"),
	func(g *Game, p *Play) bool {
		i := -1
		if g.combat != nil {
			i = g.combat.index(p.by)
		}
		return i >= 0 && g.combat.sides[1-i].minion.card.isVampire()
	})

// InflictedMore: the user has inflicted more damage this round than the opposing minion;
// environmental damage does not count (AR-4.4.3.p1.c1).
var InflictedMore = when("usable only if this vampire inflicted more damage this round than the opposing one",
	refusal("The vampire has not inflicted more damage than its opponent in this round.", "AR-4.4.3.p1.c1"),
	func(g *Game, p *Play) bool {
		i := -1
		if g.combat != nil {
			i = g.combat.index(p.by)
		}
		return i >= 0 && g.combat.sides[i].dealt > g.combat.sides[1-i].dealt
	})

// PutOnOpponent puts the card on the opposing minion, in play still.
var PutOnOpponent = Effect{Text: "put this card on the opposing minion",
	Check: func(g *Game, p *Play) *Refusal {
		for _, o := range Opponent(g, p) {
			if o.inPlay() {
				return nil
			}
		}
		return noTarget
	},
	Do: func(g *Game, p *Play) {
		for _, o := range Opponent(g, p) {
			if !o.inPlay() {
				continue
			}
			p.placed = true
			g.enter(p.card, p.mode, func() { g.putOn(p.card, o, p.card.keeper(o, p.seat)) })
		}
	}}

// OneOnOpponent: the opposing minion can have only one card of the name.
var OneOnOpponent = when("usable only if the opposing minion has no card of this name", hasItAlready, func(g *Game, p *Play) bool {
	for _, o := range Opponent(g, p) {
		if carries(o, p.card.Name()) {
			return false
		}
	}
	return true
})

var hasItAlready = refusal("The minion has one already.", "RB-important-terms-in-the-game.p8.c1")

// ExtraDrawsThisCombat has the user's controller draw a card more with each replacement, that of
// this card included, and discard down (AR-6.8.3.p1.c2).
var ExtraDrawsThisCombat = Effect{
	Text: "for the rest of this combat, whenever you replace a card, this one included, you draw 1 card more and then discard down to your hand size",
	Do: func(g *Game, p *Play) {
		more := mod{value: ExtraDraws, n: 1, role: roleSeat, seat: p.seat, source: p.ref, mode: p.mode, span: CombatSpan}
		size := len(g.seats[p.seat].zones[Hand])
		if g.draw(p.seat) {
			g.discardTo(p.seat, size)
		}
		g.addMod(more)
	}}

// ConcealableWeapon describes weapons that are not unique, cost less than so much pool and do
// less than so much damage, none of it aggravated, with a plain strike (AR-4.10.3.p1.c1).
func ConcealableWeapon(pool, most int) Which {
	return Which{fmt.Sprintf("a weapon that is not unique, costs less than %d pool and by a plain strike does less than %d damage, none aggravated,", pool, most), func(g *Game, p *Play, c *Card) bool {
		if !c.is(Equipment) || !c.trait("weapon") || c.unique() || g.poolCost(&Play{card: c, mode: &Mode{}, seat: p.seat, by: p.by}) >= pool {
			return false
		}
		for _, m := range c.def.Abilities {
			if m.strike != nil && (m.strike.Aggravated || m.strike.Damage >= most) {
				return false
			}
		}
		return true
	}}
}

// AggravatedOn makes the damage of a strike aggravated on some minions only.
func AggravatedOn(w Who) Mark {
	return strikeMark(", aggravated on "+w.Text, func(s *StrikeSpec) { s.AggravatedTo = &w })
}

// NoRetainer: the strike cannot be aimed at a retainer.
var NoRetainer = strikeMark(", but not at a retainer", func(s *StrikeSpec) { s.AtMinions = true })

// BurnsWithUse burns the weapon as its strike resolves.
var BurnsWithUse = Besides(Effect{Text: "burn this card after use", Do: func(g *Game, p *Play) { g.burn(p.card) }})

// StrikeOrMelee is a hand strike or the strike of a melee weapon, for n damage more: what is added
// is of the kind of the rest (AR-4.4.2).
func StrikeOrMelee(n int) Mark {
	text := "strike: hand strike, or the strike of a melee weapon"
	if n > 0 {
		text += fmt.Sprintf(", for %d more damage", n)
	}
	return strikeMark(text,
		func(s *StrikeSpec) { s.Hand, s.OrMelee, s.Damage = true, true, n })
}

// OrRangedWeapon lets the card use the strike of a ranged weapon instead of its own.
var OrRangedWeapon = strikeMark(", or the strike of a ranged weapon", func(s *StrikeSpec) { s.OrRanged = true })

// WithMelee is the strike of a melee weapon, for n damage more.
func WithMelee(n int) Mark {
	return strikeMark(fmt.Sprintf("strike: the strike of a melee weapon, for %d more damage", n),
		func(s *StrikeSpec) { s.OrMelee, s.OnlyWeapon, s.Damage = true, true, n })
}

// StrikesOf raises the damage of the user's damaging strikes that require a discipline, for a span.
func StrikesOf(d Discipline, n int, span Span) Effect {
	return Effect{Text: fmt.Sprintf("this vampire's damaging strikes that require %s inflict %+d damage for the rest of the %s", d.Name(), n, spanNames[span]), Do: func(g *Game, p *Play) {
		g.addMod(mod{value: StrikeDamageOf, n: n, disc: d, role: roleCard, on: p.by.ref(), source: p.ref, mode: p.mode, span: span})
	}}
}

// EndsFor ends combat for blood that its minion burns as the strike resolves: no cost, so that
// nothing reduces it, but needed for the card to be played (AR-1.7.4.p1).
func EndsFor(n int) Bundle {
	return Bundle{
		strikeMark(fmt.Sprintf("strike: burn %d blood as it resolves, and combat ends", n), func(s *StrikeSpec) { s.Ends, s.Price = true, n }),
		when("", tooLittleBlood, func(g *Game, p *Play) bool { return p.by == nil || p.by.blood >= n }),
	}
}

// OnlyToClose: a maneuver only to get to close range.
var OnlyToClose = when("only to get to close range", refusal("That maneuver only leads to close range.", "RB-2-determine-range.p2.c1"),
	func(g *Game, p *Play) bool { return g.now != RangeW || g.combat != nil && g.combat.long })
