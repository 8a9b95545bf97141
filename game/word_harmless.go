package game

import "slices"

// ProofAgainst keeps cards that require a discipline from preventing the damage of a strike: they
// cannot be played for it at all (AR-1.1.3.p1.c3).
func ProofAgainst(d Discipline) Mark {
	return strikeMark(", whose damage cards that require "+d.Name()+" cannot prevent", func(s *StrikeSpec) { s.Proof = d })
}

// byWeapon reports whether a strike is made with a weapon in play.
func (x *strike) byWeapon() bool {
	return x.card != nil && x.mode != nil && x.mode.fromPlay && x.card.trait("weapon")
}

// DisarmsOnStrike keeps the weapons of the opposing vampire from inflicting damage this round once
// the strike has resolved, those that strike at the same time included.
var DisarmsOnStrike = OnStrike(Effect{Text: "the opposing vampire's strikes with weapons inflict no damage this round", Do: func(g *Game, p *Play) {
	for _, c := range Opponent(g, p) {
		if !c.isVampire() {
			continue
		}
		g.addMod(mod{value: Harmless, n: 1, role: roleCard, on: c.ref(), source: p.ref, mode: p.mode, span: RoundSpan})
		g.pending = slices.DeleteFunc(g.pending, func(d damage) bool {
			return d.source.get() == c && d.strike != nil && d.strike.byWeapon()
		})
	}
}})
