package house

import "elysium/game"

// scoreBleed weighs a bleed by its amount, the chance that it goes through, and what a block
// would lead to.
func scoreBleed(t *table, o *game.Option) (float64, string) {
	return t.bleedWorth(o, o.Bleed, o.Stealth)
}

func (t *table) bleedWorth(o *game.Option, bleed, stealth int) (float64, string) {
	m := t.card(o.MinionID())
	target := o.TargetSeat()
	if target == game.NoSeat {
		target = t.prey
	}
	if m == nil || target == game.NoSeat || bleed <= 0 {
		return -0.5, ""
	}
	block, clash := t.resistance(m, stealth, target, false)
	worth := float64(bleed) + 0.3
	if t.v.Edge != t.seat {
		worth += 0.3
	}
	if left := t.v.Seats[target].Pool; bleed >= left {
		worth += 8
	} else if left <= 6 {
		worth += 0.5
	}
	if target != t.prey {
		worth *= 0.4
	}
	calm := t.patience()
	return worth*(1-block) + 0.6*block*clash*calm + 0.3*block - t.guard(m) + 0.8*(1-calm), "its prey has to go"
}

// resistance is the chance that an action is blocked, and what the combat would be worth to
// the acting minion.
func (t *table) resistance(m *game.CardView, stealth int, target game.Seat, undirected bool) (chance, clash float64) {
	stealth += m.Stealth
	for i := range t.v.Seats {
		s := game.Seat(i)
		if s == t.seat || s != target && !(undirected && (s == t.prey || s == t.predator)) {
			continue
		}
		for k := range t.v.Seats[i].Ready {
			b := &t.v.Seats[i].Ready[k]
			if b.Locked {
				continue
			}
			p := 0.5
			if b.Intercept < stealth {
				p = 0.15 / float64(stealth-b.Intercept)
			}
			if p > chance {
				chance, clash = p, t.clash(m, b)
			}
		}
	}
	return chance, clash
}

// guard is what a minion is worth unlocked: it can block until the next unlock phase.
func (t *table) guard(m *game.CardView) float64 {
	threat := t.bleeding(t.predator)
	awake := 0
	for i := range t.me.Ready {
		if !t.me.Ready[i].Locked {
			awake++
		}
	}
	calm := t.patience()
	switch {
	case threat == 0:
		return 0
	case t.me.Pool <= threat+1 && awake <= 1+threat/3:
		return calm * (2.5 + 0.3*float64(m.Intercept))
	case t.me.Pool <= 2*threat && awake == 1:
		return calm * 0.7
	}
	return calm * 0.1
}

// scoreHunt weighs hunger.
func scoreHunt(t *table, o *game.Option) (float64, string) {
	m := t.card(o.MinionID())
	if m == nil {
		return 0, ""
	}
	missing := m.Capacity - m.Blood
	worth := 0.2 + 0.08*float64(missing)
	switch {
	case missing <= 0:
		return -1, ""
	case m.Blood == 0:
		worth = 6
	case m.Blood == 1:
		worth = 2.2
	case 3*m.Blood <= m.Capacity:
		worth = 1.3
	}
	block, clash := t.resistance(m, o.Stealth, game.NoSeat, true)
	return worth*(1-block) + 0.3*block*min(clash, 0) - t.guard(m), "it is low on blood"
}

// scoreGear weighs equipment and retainers: lasting help for who bears it.
func scoreGear(t *table, o *game.Option) (float64, string) {
	c, m := t.card(o.CardID()), t.card(o.MinionID())
	if c == nil || m == nil || c.Facts == nil {
		return -1, ""
	}
	s := t.read(o)
	worth := 2 + 0.3*float64(min(s.bleed+s.intercept+s.stealth+s.damage+s.prevent, 3)) + 0.05*float64(m.Capacity) -
		0.5*float64(len(m.On))
	if c.Facts.Is("weapon") && armed(m) {
		worth -= 1.2
	}
	if o.Verb == game.Equips && t.mine(o.CardID()) && t.find(o.CardID()).zone == game.OnHost {
		worth -= 3 // handing it round gains nothing
	}
	if s.silent {
		worth--
	}
	return t.tryFor(o, m, worth), "it will serve for the rest of the game"
}

// armed reports whether a minion bears a weapon.
func armed(m *game.CardView) bool {
	for i := range m.On {
		if f := m.On[i].Facts; f != nil && f.Is("weapon") {
			return true
		}
	}
	return false
}

func scoreRecruit(t *table, o *game.Option) (float64, string) {
	c, m := t.card(o.CardID()), t.card(o.MinionID())
	if c == nil || m == nil || c.Facts == nil {
		return -1, ""
	}
	worth := 1.8 + 0.5*float64(c.Facts.Bleed) + 0.2*float64(c.Facts.Life+c.Facts.Strength)
	return t.tryFor(o, m, worth), "another minion on its side"
}

// tryFor is the worth of an undirected action after its cost and the chance of a block.
func (t *table) tryFor(o *game.Option, m *game.CardView, worth float64) float64 {
	block, clash := t.resistance(m, o.Stealth, game.NoSeat, true)
	return worth*(1-block) + 0.4*block*clash - t.price(o.PoolCost, o.BloodCost, m) - t.guard(m)
}

// scoreCall calls a referendum when it may pass.
func scoreCall(t *table, o *game.Option) (float64, string) {
	m := t.card(o.MinionID())
	if m == nil || t.read(o).silent {
		return -0.5, ""
	}
	mine, others := t.votes(t.seat)+1, 0
	for i := range t.v.Seats {
		if s := game.Seat(i); s != t.seat {
			n := t.votes(s)
			if s == t.prey || s == t.predator {
				others += n
			} else {
				others += n / 2
			}
		}
	}
	worth := 2.2
	if mine <= others {
		worth = 0.4
	}
	return t.tryFor(o, m, worth), "the referendum should pass"
}

func scoreLeaveTorpor(t *table, o *game.Option) (float64, string) {
	m := t.card(o.MinionID())
	if m == nil {
		return 0, ""
	}
	return 3 + 0.1*float64(m.Capacity), "a vampire in torpor is no use and in danger"
}

// scoreRescue gets the seat's own vampires out of torpor.
func scoreRescue(t *table, o *game.Option) (float64, string) {
	m, v := t.card(o.MinionID()), t.find(o.TargetID())
	if m == nil || v == nil || v.seat != t.seat {
		return -1, ""
	}
	worth := 1.6 + 0.2*float64(v.card.Capacity)
	if v.card.Blood >= 2 && !v.card.Locked {
		worth -= 1 // it can leave by itself
	}
	if m.Blood <= 2 {
		worth -= 1
	}
	return t.tryFor(o, m, worth), "its own come first"
}

// scoreDiablerie burns a vampire in torpor when the blood hunt is sure to fail.
func scoreDiablerie(t *table, o *game.Option) (float64, string) {
	m, v := t.card(o.MinionID()), t.find(o.TargetID())
	if m == nil || v == nil || v.seat == t.seat {
		return -3, ""
	}
	others := 0
	for i := range t.v.Seats {
		if s := game.Seat(i); s != t.seat {
			others += t.votes(s)
		}
	}
	if others > t.votes(t.seat) {
		return -2, ""
	}
	worth := 1 + 0.3*float64(v.card.Capacity) - t.regard(v.seat)
	if v.card.Capacity > m.Capacity {
		worth++
	}
	block, clash := t.resistance(m, o.Stealth, v.seat, false)
	return worth*(1-block) + 0.5*block*clash - t.guard(m), "nobody has the votes to hunt it down"
}

func scoreAnarch(*table, *game.Option) (float64, string) { return -1, "" }
