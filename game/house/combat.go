package house

import "elysium/game"

// harm is what damage costs the controller of a minion.
func harm(m *game.CardView, n int, aggravated bool) float64 {
	switch {
	case m == nil || n <= 0:
		return 0
	case m.Facts != nil && !m.Facts.Types.Has(game.Vampire):
		if n >= m.Blood {
			return 2 + 0.2*float64(m.Strength+m.Bleed)
		}
		return 0.6 * float64(n)
	}
	cost := 0.3 * float64(min(n, m.Blood))
	if n > m.Blood || aggravated {
		cost += 1.8 + 0.3*float64(m.Capacity)
	}
	return cost
}

// reach is the damage a minion is known to strike for at a range.
func (t *table) reach(m *game.CardView, long bool) int {
	n := m.Strength
	if long {
		n = 0
	}
	for i := range m.On {
		if m.On[i].Facts != nil {
			n = max(n, t.strikes(m, t.readCard(&m.On[i], ""), long))
		}
	}
	if m.Facts != nil && m.Text != "" {
		n = max(n, t.strikes(m, t.readCard(m, ""), long))
	}
	return n
}

// strikes is the damage of a strike with these words at a range.
func (t *table) strikes(m *game.CardView, s *signals, long bool) int {
	if !s.strike || long && !s.ranged {
		return 0
	}
	n := s.damage
	if s.hand {
		n += m.Strength
	}
	return n
}

// clash is what a round of combat at close range would be worth to a's side.
func (t *table) clash(a, b *game.CardView) float64 {
	return harm(b, t.reach(a, false), false) - harm(a, t.reach(b, false), false)
}

// fight is the seat's part in the combat in progress.
type fight struct {
	mine, theirs *game.CardView
	damage       int // on its way to mine
	long, going  bool
}

// fight reports the combat in progress, false if the seat has no part in it.
func (t *table) fight() (fight, bool) {
	c := t.v.Combat
	if c == nil {
		return fight{}, false
	}
	for i, s := range c.Seats {
		if s == t.seat {
			f := fight{t.card(c.Minions[i]), t.card(c.Minions[1-i]), c.Damage[i], c.Long, c.Going}
			return f, f.mine != nil && f.theirs != nil
		}
	}
	return fight{}, false
}

// margin is what an exchange of strikes at a range is worth.
func (t *table) margin(f *fight, long bool) float64 {
	return harm(f.theirs, t.best(f.mine, long), false) - harm(f.mine, t.reach(f.theirs, long), false)
}

// best is the hardest strike a minion has at a range, its controller's hand included.
func (t *table) best(m *game.CardView, long bool) int {
	n := t.reach(m, long)
	for i := range t.me.HandCards {
		c := &t.me.HandCards[i]
		if c.Facts != nil && c.Facts.Types.Has(game.CombatCard) && meets(m, c.Facts) {
			s := t.readAs(m, c)
			n = max(n, t.strikes(m, s, long), t.theft(s, long))
		}
	}
	return n
}

func (t *table) theft(s *signals, long bool) int {
	if long && !s.ranged {
		return 0
	}
	return s.steal
}

// scoreStrike weighs what a strike does to the other and spares its own minion.
func scoreStrike(t *table, o *game.Option) (float64, string) {
	f, ok := t.fight()
	if !ok {
		return 0, "a strike is to be chosen"
	}
	cost := t.price(o.PoolCost, o.BloodCost, f.mine)
	if p := t.find(o.CardID()); p != nil && p.zone == game.Hand {
		cost += 0.2
	}
	danger := harm(f.mine, t.reach(f.theirs, f.long), false)
	s := &signals{hand: true, strike: true}
	if o.CardID() >= 0 {
		s = t.read(o)
	}
	switch {
	case s.ends:
		return 0.9*danger - cost - max(0, t.margin(&f, f.long)), "it wants out of this combat"
	case s.dodge:
		return 0.9*danger - cost, "it would be hurt"
	case s.strips:
		return 0.8 - cost, "the weapon is the danger"
	}
	target := f.theirs
	if r := t.card(o.TargetID()); r != nil {
		target = r
	}
	n := t.strikes(f.mine, s, f.long)
	worth := harm(target, n, s.aggravated && n > 0)
	if k := t.theft(s, f.long); k > 0 {
		k = min(k, target.Blood)
		worth += 0.3*float64(k) + 0.25*float64(min(k, max(0, f.mine.Capacity-f.mine.Blood)+n))
	}
	if s.first && n > target.Blood {
		worth += danger
	}
	return worth - cost, "it strikes where it hurts"
}

// scoreManeuver changes the range when the other range suits the minion better.
func scoreManeuver(t *table, o *game.Option) (float64, string) {
	f, ok := t.fight()
	if !ok {
		return -1, ""
	}
	gain := t.margin(&f, !f.long) - t.margin(&f, f.long)
	cost := 0.3 + t.price(o.PoolCost, o.BloodCost, f.mine)
	if f.long {
		return gain - cost, "it fights better close by"
	}
	return gain - cost, "it fights better from afar"
}

// scorePress goes on with a fight that is going well and ends one that is not.
func scorePress(t *table, o *game.Option) (float64, string) {
	f, ok := t.fight()
	if !ok {
		return -1, ""
	}
	m := t.margin(&f, false)
	cost := 0.3 + t.price(o.PoolCost, o.BloodCost, f.mine)
	if f.going {
		return -m - cost, "it has had enough"
	}
	return m - cost, "the combat is going well"
}

// scoreCombatPlay weighs plays in combat that are no strikes, by the step of the combat.
func (t *table) scoreCombatPlay(o *game.Option, s *signals) (float64, string) {
	f, ok := t.fight()
	if !ok {
		if s.silent {
			return -0.2, ""
		}
		return 0.1 - t.price(o.PoolCost, o.BloodCost, t.card(o.MinionID())), "it may help"
	}
	cost := 0.2 + t.price(o.PoolCost, o.BloodCost, f.mine)
	switch {
	case s.silent:
		return -0.2, ""
	case t.d.Window == game.RangeW && s.maneuver:
		return scoreManeuver(t, o)
	case t.d.Window == game.PressW && s.press:
		return scorePress(t, o)
	case t.d.Window == game.PreventW:
		return t.prevent(&f, s) - cost, "the damage would hurt"
	case t.d.Window == game.WouldTorpor || t.d.Window == game.WouldBurn:
		return 2 - cost, "it would be lost otherwise"
	case t.d.Window == game.AdditionalStrikes && s.extra > 0:
		return 0.9*harm(f.theirs, t.best(f.mine, f.long)*s.extra, false) - cost, "it strikes again"
	case t.d.Window == game.EndOfRound || t.d.Window == game.AfterCombat || t.d.Window == game.BetweenCombats:
		return 0.3 + min(1, t.margin(&f, false)) - cost, "the combat is going well"
	case s.strength > 0:
		n := t.reach(f.mine, f.long)
		return harm(f.theirs, n+s.strength, false) - harm(f.theirs, n, false) - cost + 0.2, "it hits harder"
	case t.d.Window == game.PressW || t.d.Window == game.RangeW:
		return -0.1, ""
	}
	return 0.4 - cost, "it helps in combat"
}

// prevent is what preventing damage saves.
func (t *table) prevent(f *fight, s *signals) float64 {
	n := min(max(s.prevent, 1), f.damage)
	return harm(f.mine, f.damage, false) - harm(f.mine, f.damage-n, false)
}
