package game

// NotAggravated is damage of the normal kind, or taken as such (AR-4.5.5.p1.c3).
func NotAggravated(g *Game, c *Card, d damage) bool { return !d.aggravated || g.takesAsNormal(c) }

// FromBearer is damage from the minion that the card is on, also what it does around it.
func FromBearer(_ *Game, c *Card, d damage) bool {
	return c.host != nil && (d.source.get() == c.host || d.user.get() == c.host)
}

// FromWeapons is damage that weapons do, whatever delivers it (AR-4.4.2.p4.c1).
func FromWeapons(_ *Game, _ *Card, d damage) bool { return d.weapon != nil && d.weapon.trait("weapon") }

// FromKind is damage from minions or retainers of a kind, also what they do around them.
func FromKind(w Who) func(*Game, *Card, damage) bool {
	return func(g *Game, _ *Card, d damage) bool {
		m, cause := d.source.get(), d.cause.get()
		return m != nil && w.Is(g, m) || cause != nil && w.Is(g, cause)
	}
}

// ImmuneTo says of what damage nothing reaches the card: it is inflicted without success, also
// if it cannot be prevented (RB-5-damage-resolution.p15).
func ImmuneTo(text string, which func(*Game, *Card, damage) bool) Trait {
	return Trait{Text: "It is immune to " + text, Set: func(d *Definition) { d.immune = which }}
}

// dropImmune takes off the damage to which what it is on its way to is immune.
func (g *Game) dropImmune() {
	for i := range g.pending {
		if v := g.pending[i].target.get(); v != nil && g.isImmune(v, g.pending[i]) && !g.pierces(g.pending[i]) {
			g.pending[i].n = 0
		}
	}
}

func (g *Game) isImmune(v *Card, d damage) bool {
	return v.def.immune != nil && v.def.immune(g, v, d) ||
		g.changed(UnhurtByNormal) && NotAggravated(g, v, d) && g.flag(UnhurtByNormal, v, v.controller)
}

// OpponentInBlockUsesNoGear keeps a minion that blocks the employer, or that the employer
// blocks, from using its equipment in the combat of that block.
var OpponentInBlockUsesNoGear = Static{
	Text:  "A minion that blocks the employer or is blocked by it cannot use equipment in the combat of that block",
	Value: Unusable, N: constant(1),
	Applies: func(g *Game, src, t *Card, _ Seat) bool {
		c := g.combat
		return t != nil && c != nil && !c.over && c.byBlock && t.host != nil && t.isGear() && c.opponent(src.host) == t.host
	}}
