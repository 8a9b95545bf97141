package game

// requiring reports whether a mode requires a discipline.
func (m *Mode) requiring(d Discipline) bool {
	if m == nil {
		return false
	}
	for _, k := range m.disciplines {
		if k == d {
			return true
		}
	}
	return false
}

// StruckRequiring: the minion has struck with a strike that requires a discipline.
func StruckRequiring(d Discipline) Condition {
	return when("if it has struck with a strike that requires "+d.Name(), refusal("It has not struck with such a strike.", "AR-1.5.4.p1.c5"),
		func(g *Game, p *Play) bool {
			i := -1
			if g.combat != nil {
				i = g.combat.index(p.by)
			}
			return i >= 0 && g.combat.sides[i].strike != nil && g.combat.sides[i].strike.mode.requiring(d)
		})
}

// OnlyStrikesRequiring limits the additional strikes of the round to strikes that require a
// discipline.
func OnlyStrikesRequiring(d Discipline) Effect {
	return Effect{Text: "which must be a strike that requires " + d.Name(), Do: func(g *Game, p *Play) {
		if i := g.combat.index(p.by); i >= 0 {
			g.combat.sides[i].only = d
		}
	}}
}

// onlyThose keeps the strikes on offer to those that the side's additional strike may be used for.
func (s *side) onlyThose(opts []Option) []Option {
	kept := opts[:0]
	for _, o := range opts {
		if o.mode.requiring(s.only) {
			kept = append(kept, o)
		}
	}
	return kept
}

// StruckWithThis: the minion has struck with this weapon.
var StruckWithThis = when("after striking with this weapon", refusal("The minion has not struck with this weapon.", "AR-1.5.4.p1.c5"),
	func(g *Game, p *Play) bool {
		if g.combat == nil || g.combat.index(p.by) < 0 {
			return false
		}
		x := g.combat.sides[g.combat.index(p.by)].strike
		return x != nil && x.card == p.card
	})

// OnlyWithThis limits the additional strikes of the round to strikes with this weapon.
var OnlyWithThis = Effect{Text: "which must be a strike with this weapon", Do: func(g *Game, p *Play) {
	if i := g.combat.index(p.by); i >= 0 {
		g.combat.sides[i].again = p.ref
	}
}}
