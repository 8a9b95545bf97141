package game

// PlaysAsVampire lets an ally play the cards that require disciplines as a vampire
// (RB-allies.p1).
func PlaysAsVampire(levels Levels) Trait {
	return Trait{Text: "This ally can play cards that require " + levels.String() + " as a vampire",
		Set: func(d *Definition) { d.plays = levels }}
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
