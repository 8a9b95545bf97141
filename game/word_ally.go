package game

import "fmt"

// PlaysAsVampire lets an ally play the cards that require disciplines as a vampire
// (RB-allies.p1).
func PlaysAsVampire(levels Levels) Trait {
	return Trait{Text: "This ally can play cards that require " + levels.String() + " as a vampire",
		Set: func(d *Definition) { d.plays = levels }}
}

// PlaysAsVampireAged likewise, with a capacity of its own (RB-allies.p1.c5).
func PlaysAsVampireAged(levels Levels, capacity int) Trait {
	return Trait{Text: fmt.Sprintf("This ally can play cards that require %s as a vampire with a capacity of %d", levels, capacity),
		Set: func(d *Definition) { d.plays, d.playsAged = levels, capacity }}
}

// NoFirstStrikesOfYoung keeps opposing vampires of at most a capacity from striking in the first
// round of combat.
func NoFirstStrikesOfYoung(capacity int) Static {
	return Static{Text: fmt.Sprintf("Opposing vampires with a capacity of %d or less cannot strike in the first round", capacity),
		Value: CannotStrike, N: constant(1), Applies: func(g *Game, src, t *Card, _ Seat) bool {
			c := g.combat
			return t != nil && c != nil && !c.over && c.round == 1 && c.opponent(src) == t && t.isVampire() && g.capacity(t) <= capacity
		}}
}

// asVampire reports whether an ally plays the card as a vampire: its life is its blood then.
func (p *Play) asVampire() bool {
	if p.by == nil || !p.by.is(Ally) || p.mode.fromPlay {
		return false
	}
	for _, d := range p.mode.disciplines {
		if d != NoDiscipline && p.by.def.plays[d] >= p.mode.level {
			return true
		}
	}
	return false
}
