package game

import "fmt"

// The words of this file say what lasts and how long: for the time in torpor, until a phase, as
// long as a card is there (AR-2.5).

// leaveTorpor ends what was to last as long as a vampire stayed in torpor.
func (g *Game) leaveTorpor(c *Card) {
	for v := range g.mods {
		kept := g.mods[v][:0]
		for _, m := range g.mods[v] {
			if !m.torpid || m.on.card != c {
				kept = append(kept, m)
			}
		}
		g.mods[v] = kept
	}
}

// RaisesADiscipline gives the bearer 1 more level of a discipline that it has at the basic level
// and that is chosen, until its controller's next phase of a kind (AR-2.5.3.p1.c2).
func RaisesADiscipline(until Phase) Bundle {
	return Bundle{
		&Selector{Text: "choose a discipline that it has at the basic level", words: func(g *Game, p *Play) []string {
			var all []string
			for d := Abo; d < disciplines; d++ {
				if p.card.host != nil && g.level(p.card.host, d) == Basic {
					all = append(all, d.String())
				}
			}
			return all
		}},
		Effect{Text: "it has 1 more level of it until the next " + until.String() + " phase of its controller", Do: func(g *Game, p *Play) {
			d, _ := ParseDiscipline(p.on.Word)
			if h := p.card.host; h != nil && d != NoDiscipline {
				g.addMod(mod{value: LevelOf, n: 1, disc: d, role: roleCard, on: h.ref(), source: p.ref, mode: p.mode,
					until: Point{Set: true, Phase: until, Seat: h.controller}})
			}
		}},
	}
}

// BarsFrom keeps the minions reached from playing action modifiers and combat cards that require a
// discipline, for the rest of the action (AR-2.5.1.p2.c3).
func BarsFrom(on Reach, ds ...Discipline) Effect {
	return Effect{Text: "the acting minion cannot play action modifiers or combat cards that require " + orNames(ds) + " for the rest of the action",
		Do: func(g *Game, p *Play) {
			for _, c := range on(g, p) {
				for _, d := range ds {
					g.addMod(mod{value: BarredFrom, n: 1, disc: d, role: roleCard, on: c.ref(), source: p.ref, mode: p.mode, span: ActionSpan})
				}
			}
		}}
}

// barredFrom says to a reader what keeps the user of a play from the discipline it is played with.
func (g *Game) barredFrom(reader Seat, p *Play) *Refusal {
	if len(g.mods[BarredFrom]) == 0 || !p.mode.as.Has(ActionModifier|CombatCard) {
		return nil
	}
	for i := range g.mods[BarredFrom] {
		m := &g.mods[BarredFrom][i]
		for _, d := range p.mode.disciplines {
			if m.disc == d && p.by != nil && m.on.get() == p.by {
				return g.forbids(reader, p.by, p.seat, BarredFrom)
			}
		}
	}
	return nil
}

// BearerIs gives the vampire that the card is on a trait, from this mode's level on.
func BearerIs(trait, text string) Mark {
	return Mark{Text: "the vampire with this card " + text, Set: func(m *Mode) {
		if m.def != nil {
			m.def.confers = append(m.def.confers, conferred{trait, m.level})
		}
	}}
}

// FromSuperior: the card has the ability only if it was played at the superior level.
var FromSuperior = Mark{Text: "if this card was played at the superior level", Set: func(m *Mode) { m.atLevel = Superior }}

// takesAsNormal reports whether a minion takes aggravated damage as normal damage. To what prevents
// it the damage stays what it is (AR-4.4.4.p1, AR-4.5.2.p3.c1).
func (g *Game) takesAsNormal(c *Card) bool {
	return len(g.statics[TreatsAsNormal])+len(g.mods[TreatsAsNormal]) > 0 && g.flag(TreatsAsNormal, c, c.controller)
}

// MostBledIs limits the pool that the action's bleed burns; the bleed itself stays what it is.
func MostBledIs(n int) Mark {
	return Mark{Text: fmt.Sprintf("(it burns %d pool at the most)", n), Set: func(m *Mode) { spec(m).most = n }}
}

// YouBurnAtMost limits the pool that the controller of the card burns to one bleed.
func YouBurnAtMost(n int) Static {
	return Static{Text: fmt.Sprintf("A bleed for which you would burn more than %d pool burns %d of your pool instead", n, n),
		Value: MostBled, Set: true, N: constant(n),
		Applies: func(g *Game, src, t *Card, s Seat) bool { return t == nil && s == src.controller }}
}

// mostBled is how much of a bleed's amount burns pool of a Methuselah, who need not be its target:
// read after everything that modifies the amount (AR-2.4.1.p2.c2).
func (g *Game) mostBled(a *action, who Seat, n int) int {
	if p := a.play; p != nil && p.mode != nil && p.mode.action != nil && p.mode.action.most > 0 {
		n = min(n, p.mode.action.most)
	}
	for _, u := range g.statics[MostBled] {
		if u.static.Applies(g, u.card, nil, who) {
			n = min(n, u.static.N(g, u.card))
		}
	}
	return n
}

// AfterYourBleed is what the card does by itself after a minion of its controller has bled
// successfully.
func AfterYourBleed(parts ...InMode) OnCard {
	return When(BleedSucceeded, append([]InMode{Say("after a minion you control has bled successfully, "), Must,
		when("", lacksRequirement, func(g *Game, p *Play) bool { return g.action != nil && g.action.seat == p.card.controller })}, parts...)...)
}
