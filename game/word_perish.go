package game

import "strings"

// The words of this file are for minions that would be burned.

// WhenItWouldBurn: usable when the user would be burned, in torpor or ready.
var WhenItWouldBurn = Bundle{
	Mark{Text: "usable only when this vampire would be burned, also in torpor", Set: func(m *Mode) {
		m.windows, m.evenTorpid = In(WouldBurn), true
	}},
	when("", refusal("The vampire would not be burned.", "AR-1.5.4.p1.c5"), func(g *Game, p *Play) bool { return p.by != nil && p.by == g.perishing }),
}

// InsteadOfPerishing keeps the user in play, where it would be burned, for what happens instead.
func InsteadOfPerishing(effects ...Effect) Effect {
	var texts []string
	for _, e := range effects {
		texts = append(texts, e.Text)
	}
	return Effect{Text: "instead, " + strings.Join(texts, " and "), Do: func(g *Game, p *Play) {
		if g.survive(p.by) {
			for _, e := range effects {
				e.Do(g, p)
			}
		}
	}}
}

// WhenBearerWouldBurn is what the card does when the minion it is on is about to be burned.
func WhenBearerWouldBurn(parts ...InMode) OnCard {
	return When(AboutToBurn, append([]InMode{Say("when this minion is about to be burned, "), AboutHost}, parts...)...)
}
