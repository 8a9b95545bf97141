package game

// ActsAs: a minion of a kind is acting, whoever controls it.
func ActsAs(w Who) Condition {
	return when("only if "+w.Text+" is acting", refusal("No such minion is acting.", "AR-1.5.4.p1.c5"),
		func(g *Game, p *Play) bool { c := g.actor(); return c != nil && w.Is(g, c) })
}

// ItIsReady: the minion whose text it is must be ready.
var ItIsReady = when("only while this minion is ready", mustBeReady, func(g *Game, p *Play) bool { return p.card.ready() })
