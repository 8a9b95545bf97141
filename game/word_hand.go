package game

// DiscardRequiring has its user discard a card of the hand that requires a discipline.
func DiscardRequiring(d Discipline) Bundle {
	return Bundle{
		&Selector{Text: "discard a card that requires " + d.Name(), zones: []Zone{Hand}, whose: Yours.Is, wrong: notYours,
			tests: []Test{{Holds: func(g *Game, p *Play, c *Card) bool { return requires(c.piece.Facts, d) }}}},
		Effect{Do: func(g *Game, p *Play) { g.discard(p.on.Card) }},
	}
}

// requires reports whether a card has a discipline among its requirements.
func requires(f *Facts, d Discipline) bool {
	for _, need := range f.Needs {
		for _, n := range need {
			if n == d {
				return true
			}
		}
	}
	return false
}

// WhileActing: usable while the minion whose text it is acts.
var WhileActing = Bundle{
	Mark{Set: func(m *Mode) { m.windows = duringAction }},
	when("", onlyActingMinion, func(g *Game, p *Play) bool { return p.by != nil && g.actor() == p.by }),
}
