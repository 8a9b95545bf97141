package game

// DiscardOne has its user discard a card of the hand of a kind.
func DiscardOne(w Who) Bundle {
	return Bundle{
		&Selector{Text: "discard " + w.Text, zones: []Zone{Hand}, whose: Yours.Is, wrong: notYours, tests: who([]Who{w})},
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
