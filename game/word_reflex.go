package game

// The words of this file are for reflexes: a minion in combat cancels a card that the opposing
// minion plays, as it is played (RB-reflex-cards.p1).

// CancelsOpponents cancels a card of a kind that the opposing minion is playing.
func CancelsOpponents(trait string, unpaid bool) Bundle {
	return Bundle{AsReflex,
		CancelPlay("a "+trait+" card of the opposing minion", func(_ *Game, p *Play) bool { return p.card.trait(trait) }, unpaid),
		when("", notAgainstIt, func(g *Game, p *Play) bool {
			return g.combat != nil && g.playing != nil && p.by != nil && g.playing.by == g.combat.opponent(p.by)
		}),
	}
}

var notAgainstIt = refusal("A reflex cancels what is played against the minion itself.", "RB-reflex-cards.p1.c1")
