package game

// InAnyCombat: a Methuselah who controls a minion uses it in a combat, whoever fights it.
var InAnyCombat = Bundle{
	Mark{Text: "usable in combat, also if you are not involved in it", Set: func(m *Mode) { m.user, m.windows = byMethuselah, duringCombat }},
	when("", refusal("You control no minion that could play it.", "RB-requirements-for-playing-cards.p2.c1"),
		func(g *Game, p *Play) bool { return len(g.controlledMinions(p.seat)) > 0 }),
}

// AFighter chooses a combatant of a kind.
func AFighter(w Who) *Selector {
	s := AReady(Anyone, w)
	s.Text = "choose " + w.Text + " in combat"
	s.tests = append(s.tests, Test{Else: mustBeInCombat, Holds: func(g *Game, p *Play, c *Card) bool { return g.combat != nil && g.combat.fights(c) }})
	return s
}
