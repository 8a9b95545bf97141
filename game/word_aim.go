package game

// The words of this file ask what an action is aimed at.

// aims are the cards that an action is aimed at.
func (p *Play) aims() []*Card {
	if p == nil {
		return nil
	}
	all := one(p.on.get())
	for _, o := range p.picks {
		all = append(all, one(o.get())...)
	}
	if p.mode != nil && p.mode.action != nil {
		switch s := p.mode.action; {
		case s.atHost:
			all = append(all, one(p.card.host)...)
		case s.atThis:
			all = append(all, p.card)
		}
	}
	return all
}

// AimedAtYours: usable only during an action directed at cards of a kind that the user's Methuselah
// controls.
func AimedAtYours(w Who) Condition {
	return when("usable only during an action directed at "+w.Text+" you control", refusal("The action is not directed at such a card of yours.", "AR-3.1.5.p1.c1"),
		func(g *Game, p *Play) bool {
			if g.action == nil || len(g.action.targets) == 0 {
				return false
			}
			for _, c := range g.action.play.aims() {
				if c.controller == p.seat && w.Is(g, c) {
					return true
				}
			}
			return false
		})
}

// PlayAimedAtYours limits a cancel to cards aimed at a card of a kind that its user controls.
func PlayAimedAtYours(w Who) Condition {
	return when("only if it is aimed at "+w.Text+" you control", refusal("The card is not aimed at such a card of yours.", "AR-1.5.4.p1.c5"),
		func(g *Game, p *Play) bool {
			for _, c := range g.playing.aims() {
				if c.controller == p.seat && w.Is(g, c) {
					return true
				}
			}
			return false
		})
}

// BurnedFighting: the card that was burned is of a kind and was in combat with the acting minion, a
// vampire (AR-3.10.2.p2.c2).
func BurnedFighting(w Who) Bundle {
	return Bundle{Say("when " + w.Text + " is burned in combat with an acting vampire, "),
		when("", lacksRequirement, func(g *Game, p *Play) bool {
			v := g.foeOfBurned(g.about.Card)
			return v != nil && v.isVampire() && v == g.actsInCombat() && w.Is(g, g.about.Card)
		})}
}

// foeOfBurned is the minion with which a card that has been burned was in combat.
func (g *Game) foeOfBurned(c *Card) *Card {
	f := g.combat
	if f == nil || c == nil {
		return nil
	}
	for i := range f.sides {
		if f.sides[i].minion.card == c {
			return f.sides[1-i].minion.get()
		}
	}
	return nil
}
