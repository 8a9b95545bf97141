package game

// The words of this file are for discard phase actions.

// OneMoreDiscard gives a discard phase action; something happens if a card of a kind is discarded with
// it, which is once. Which of several discards it was may be said with the first that is of that kind.
func OneMoreDiscard(w Who, e Effect) Effect {
	then := Effect{Do: func(g *Game, p *Play) {
		if p.n == 0 && g.about.Seat == p.seat && w.Is(g, g.about.Card) && g.askYes(p.seat, p.card) {
			p.n = 1
			e.Do(g, p)
		}
	}}
	return Effect{Text: "+1 discard phase action. If it is used to discard " + w.Text + ", you can " + e.Text, Do: func(g *Game, p *Play) {
		MoreOf(DiscardActions, 1).Do(g, p)
		g.later(due{at: DiscardedM, effect: &then, play: p, span: PhaseSpan, every: true})
	}}
}

// MakesSect describes cards that make a vampire one of a sect.
func MakesSect(s Sect) Who {
	return Who{"a card that makes a vampire " + s.String(), func(_ *Game, c *Card) bool {
		for _, m := range c.def.Modes {
			for i := range m.steps {
				if m.steps[i].sect == s {
					return true
				}
			}
		}
		return false
	}}
}
