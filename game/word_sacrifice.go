package game

// The words of this file are for what is had of a vampire that an effect burns, without diablerie.

// BurnsAndLoots burns whom it reaches, the user taking what equipment of it is wanted; if it is
// not burned after all, nothing is taken and nothing else follows (AR-2.4.2.p1.c1).
func BurnsAndLoots(on Reach, then Effect) Effect {
	return Effect{Text: "burn it, which is no diablerie; you may move any of its equipment to this vampire, and " + then.Text, Do: func(g *Game, p *Play) {
		for _, v := range on(g, p) {
			if p.by == nil {
				return
			}
			p.n = g.capacity(v)
			taken := g.loot(p.by, v)
			r := v.ref()
			g.burn(v)
			if r.get() != nil && v.inPlay() {
				for _, e := range taken {
					g.putOn(e, v, v.controller)
				}
				return
			}
			then.Do(g, p)
		}
	}}
}

// GainsItsCapacity gives the user blood equal to the capacity that the effects before have noted.
var GainsItsCapacity = Effect{Text: "this acting vampire gains blood equal to its capacity", Do: func(g *Game, p *Play) {
	if p.by != nil {
		g.gainBlood(p.by, p.n)
	}
}}

// WhenVotesAreCounted is what the card does by itself when the votes of a referendum have been cast
// and are about to be counted.
func WhenVotesAreCounted(parts ...InMode) OnCard {
	return When(CountingM, append([]InMode{Say("when the votes of a referendum are counted, "), Must}, parts...)...)
}

// CastWithThis has the vampires of a kind vote as the vampire whose text it is has, unless that one
// abstains; those that have not voted may abstain (AR-3.7.5.2).
func CastWithThis(w Who) Effect {
	return Effect{Text: "all ready vampires of which each is " + w.Text + " cast their votes and ballots as this vampire has, unless it abstains; one that has not voted may abstain instead", Do: func(g *Game, p *Play) {
		r, c := g.ref, p.card
		if r == nil || !c.ready() {
			return
		}
		side, did := r.castBy(cardObject(c))
		if !did || g.flag(Abstaining, c, c.controller) {
			return
		}
		var buf [8]Seat
		for _, s := range g.clockwise(g.turnSeat, buf[:0]) {
			for _, v := range append([]*Card(nil), g.seats[s].zones[Ready]...) {
				if v != c && w.Is(g, v) && !g.flag(Abstaining, v, s) {
					g.castAlong(r, v, side)
				}
			}
		}
	}}
}

// castAlong turns what a vampire has cast to a side and casts the rest on it, too.
func (g *Game) castAlong(r *referendum, v *Card, side voteSide) {
	voted := false
	for i := range r.cast {
		if x := &r.cast[i]; x.by.get() == v {
			voted = true
			if x.side != side {
				r.votes[x.side] -= x.votes
				r.ballots[x.side] -= x.ballots
				r.votes[side] += x.votes
				r.ballots[side] += x.ballots
				x.side = side
			}
		}
	}
	if votes, ballots := g.available(r, v, side); votes+ballots == 0 {
		return
	}
	o := Option{Verb: VotesFor, on: cardObject(v), side: side, seat: v.controller}
	if !voted {
		o = g.ask(&Decision{Seat: v.controller, Window: VotesW, Prompt: "Does it vote along, or abstain?", Default: 0,
			Options: []Option{o, {Verb: Abstains, on: cardObject(v)}}})
		if o.Verb == Abstains {
			return
		}
	}
	o.seat = v.controller
	g.voteOption(&o)
}

// BitesOrUsesWeapon is of a retainer: when the normal strikes of a round resolve, it inflicts damage
// on the opposing minion at close range, or uses a weapon of its employer that neither the employer
// nor another retainer uses in the round; the employer stays its bearer, and it is no strike.
func BitesOrUsesWeapon(n int) OnCard {
	return When(StrikeResolution, Must, hostOpposed, OneOf(
		Way{Word: "damage", Do: Effect{Text: "in each round of its employer's combats, when the normal strikes resolve, this retainer inflicts 1 damage on the opposing minion at close range",
			Check: func(g *Game, p *Play) *Refusal {
				if g.combat.long {
					return onlyAtClose
				}
				return nil
			},
			Do: func(g *Game, p *Play) {
				g.damage(damage{target: g.combat.opponent(p.card.host).ref(), n: n, cause: p.ref})
			}}},
		Way{Word: "weapon", Do: Effect{Text: "it uses a weapon that its employer and its other retainers do not use in that round (with 1 strength, and without striking; the employer remains the bearer)",
			Check: func(g *Game, p *Play) *Refusal {
				if len(g.idleWeapons(p.card.host)) == 0 {
					return noTarget
				}
				return nil
			},
			Do: func(g *Game, p *Play) {
				if w := g.chooseCard(p.seat, "Which weapon does it use?", ChooseW, Chooses, g.idleWeapons(p.card.host)); w != nil {
					g.useWeapon(p.card, w)
				}
			}}}))
}

// idleWeapons are a combatant's weapons that can be used at this range and are not used in the round.
func (g *Game) idleWeapons(m *Card) []*Card {
	var idle []*Card
	g.eachWeapon(m, func(w *Card, mode *Mode) {
		if w.host == m && !contains(idle, w) && g.idleWay(w) != nil {
			idle = append(idle, w)
		}
	})
	return idle
}

// idleWay is the way in which a retainer could use a weapon of its employer now, nil for none.
func (g *Game) idleWay(w *Card) *Mode {
	c := g.combat
	i := c.index(w.host)
	if i < 0 || w.usedIn == c.roundNo() {
		return nil
	}
	if x := c.sides[i].strike; x != nil && x.card == w {
		return nil
	}
	for _, m := range w.def.Abilities {
		if m.strike == nil || w.level < m.atLevel || c.long && !m.strike.Ranged && !m.strike.defensive() || w.usedUp(m, NoSeat) {
			continue
		}
		q := g.weaponPlay(w, m)
		holds := true
		for k := range m.conds {
			holds = holds && m.conds[k].Fails(g, q) == nil
		}
		if holds {
			return m
		}
	}
	return nil
}

func (g *Game) weaponPlay(w *Card, m *Mode) *Play {
	return &Play{card: w, ref: w.ref(), mode: m, seat: w.host.controller, by: w.host, byRef: w.host.ref(), on: Nothing, action: g.action}
}

// useWeapon has a retainer use a weapon of its employer: all that the weapon does happens, though it
// is no strike.
func (g *Game) useWeapon(r, w *Card) {
	c, m := g.combat, g.idleWay(w)
	opp := c.opponent(w.host)
	w.usedIn = c.roundNo()
	g.addMod(mod{value: Unusable, n: 1, role: roleCard, on: w.ref(), source: r.ref(), span: RoundSpan})
	x := &strike{spec: m.strike, card: w, mode: m, ref: w.ref(), play: g.weaponPlay(w, m)}
	for _, span := range m.once {
		if !m.weaponRepeat {
			g.markUse(w, m, span, w.host.controller)
		}
	}
	g.tell(Event{Kind: Used, Card: w, Seat: w.host.controller, Other: r, On: Nothing, Mode: m})
	n := g.value(MoreDamage, w, w.controller, 0) + m.strike.Damage
	if c.long && m.strike.LongDamage > 0 {
		n += m.strike.LongDamage - m.strike.Damage
	}
	if m.strike.Melee {
		n++
	}
	if n > 0 && !m.strike.defensive() {
		g.damage(damage{target: opp.ref(), n: n, weapon: w, cause: r.ref(), fixed: m.strike.Unpreventable,
			aggravated: m.strike.Aggravated || g.flag(Aggravates, w, w.controller) || m.strike.AggravatedTo != nil && m.strike.AggravatedTo.Is(g, opp)})
	}
	apply(g, x, m.strike.Settled)
	apply(g, x, m.strike.Effects)
	if m.strike.Ends {
		apply(g, x, m.strike.Before)
		g.afterwards(x, m.strike.After)
		g.afterwards(x, m.strike.Hits)
		g.endCombat()
	}
	apply(g, x, m.strike.Besides)
}

// roundNo tells the rounds of all combats apart.
func (c *combat) roundNo() int { return c.number*100 + c.round }
