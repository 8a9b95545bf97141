package game

import "fmt"

// PlaysAsVampire lets an ally play the cards that require disciplines as a vampire
// (RB-allies.p1).
func PlaysAsVampire(levels Levels) Trait {
	return Trait{Text: "This ally can play cards that require " + levels.String() + " as a vampire",
		Set: func(d *Definition) { d.plays = levels }}
}

// AsOneOf has it play these cards as a vampire of a sect; it is none (AR-5.9.3.p3.c1).
func AsOneOf(s Sect) Trait {
	return Trait{Text: "It plays them as a vampire that is " + s.String(), Set: func(d *Definition) { d.playsOf = s }}
}

// PlaysKindAsVampire likewise, cards of some types only.
func PlaysKindAsVampire(kinds Types, text string, levels Levels) Trait {
	return Trait{Text: "This ally can play " + text + " that require " + levels.String() + " as a vampire",
		Set: func(d *Definition) { d.plays, d.playsOnly = levels, kinds }}
}

// maySpell reports whether a minion may play a mode for a discipline that it does not have.
func (c *Card) maySpell(d Discipline, m *Mode) bool {
	return d != NoDiscipline && c.def.plays[d] >= m.level && (c.def.playsOnly == 0 || m.as.Has(c.def.playsOnly))
}

// PlaysAsVampireAged likewise, with a capacity of its own (RB-allies.p1.c5).
func PlaysAsVampireAged(levels Levels, capacity int) Trait {
	return Trait{Text: fmt.Sprintf("This ally can play cards that require %s as a vampire with a capacity of %d", levels, capacity),
		Set: func(d *Definition) { d.plays, d.playsAged = levels, capacity }}
}

// playsAs reports whether the minion that plays a card is of a kind, an ally that plays it as a
// vampire counting as one (AR-5.5.3.p1.c1).
func (g *Game) playsAs(p *Play, w Who) bool {
	return w.Is(g, p.by) || p.asVampire() && g.feign(p.by, pretence{vampire: true}, func() bool { return w.Is(g, p.by) })
}

// asVampire reports whether an ally plays the card as a vampire: its life is its blood then.
func (p *Play) asVampire() bool {
	if p.by == nil || !p.by.is(Ally) || p.mode.fromPlay {
		return false
	}
	if p.vampirely {
		return true
	}
	if p.kept != nil && p.kept.asVampire {
		return true
	}
	for _, d := range p.mode.disciplines {
		if p.by.maySpell(d, p.mode) {
			return true
		}
	}
	return false
}
