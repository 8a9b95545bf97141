package game

import "fmt"

// UseTransfers is the price of an ability in transfers, paid in one's influence phase.
func UseTransfers(n int) Bundle {
	text := "use 1 transfer"
	if n != 1 {
		text = fmt.Sprintf("use %d transfers", n)
	}
	return Bundle{
		Say("during your influence phase"),
		Mark{Text: text, Set: func(m *Mode) { m.windows = In(InfluenceW) }},
		when("", noTransfers, func(g *Game, p *Play) bool { return g.seats[p.seat].transfers >= n }),
		Effect{Do: func(g *Game, p *Play) { g.seats[p.seat].transfers -= n }},
	}
}

// DrawCrypt draws a card from one's crypt; Drawn reaches it.
var DrawCrypt = Effect{Text: "draw 1 card from your crypt",
	Check: func(g *Game, p *Play) *Refusal {
		if len(g.seats[p.seat].zones[Crypt]) == 0 {
			return emptyCrypt
		}
		return nil
	},
	Do: func(g *Game, p *Play) {
		if crypt := g.seats[p.seat].zones[Crypt]; len(crypt) > 0 {
			k := crypt[0]
			g.drawCrypt(p.seat)
			p.onRef = k.ref()
		}
	}}

// RemoveUncontrolled removes a crypt card of one's uncontrolled region from the game, for all to
// see.
var RemoveUncontrolled = Effect{Text: "then a crypt card of your choice in your uncontrolled region is removed from the game", Do: func(g *Game, p *Play) {
	var from []*Card
	for _, c := range g.seats[p.seat].zones[Uncontrolled] {
		if c.piece.Facts.Crypt() {
			from = append(from, c)
		}
	}
	if len(from) == 0 {
		return
	}
	var opts []Option
	for _, c := range from {
		opts = append(opts, Option{Verb: Chooses, on: cardObject(c)})
	}
	o := g.ask(&Decision{Seat: p.seat, Window: ChooseW, Prompt: "Which crypt card is removed from the game?", Options: opts, Hidden: true})
	g.removeCard(o.on.Card)
}}

// WhenYouTransfer is what the card does each time transfers of its controller move pool to whom is
// chosen for it.
func WhenYouTransfer(parts ...InMode) OnCard {
	return When(TransferredM, append([]InMode{Say("each time your transfers move pool to the chosen vampire, "), Must,
		when("", notYours, func(g *Game, p *Play) bool {
			c := p.card.chosenCard()
			return c != nil && g.about.Card == c && c.controller == p.card.controller
		})}, parts...)...)
}

// AsManyCounters puts as many counters on the card as the moment was about.
var AsManyCounters = Effect{counts: true, Text: "put as many counters from the blood bank on this card", Do: func(g *Game, p *Play) {
	g.addCounters(p.card, plainCounter, g.points)
}}

// AtEndOf is what the card does at the end of its controller's phase of a kind.
func AtEndOf(ph Phase, parts ...InMode) OnCard {
	return When(phaseOver[ph], append([]InMode{Say("at the end of your " + ph.String() + " phase, "),
		when("", notYourTurn, func(g *Game, p *Play) bool { return g.about.Seat == p.card.controller })}, parts...)...)
}

// CountersComplete: the counters of the card and those of the uncontrolled vampire reached come to its
// capacity.
func CountersComplete(on Reach) Condition {
	return when("if its counters and those of this card together come to at least its capacity, ", tooYoung, func(g *Game, p *Play) bool {
		for _, c := range on(g, p) {
			return c.blood+p.card.counter(plainCounter) >= g.fullBlood(c)
		}
		return false
	})
}

// MovesItOut moves the uncontrolled minion reached out with what is on it, as by influence: not a
// second copy, and a scarce one at its price (RB-influence-phase.p9).
func MovesItOut(on Reach) Effect {
	return Effect{Text: "move it to your ready region",
		Check: func(g *Game, p *Play) *Refusal {
			for _, c := range on(g, p) {
				switch {
				case c.zone != Uncontrolled:
				case c.unique() && g.controlsVampire(c.controller, c):
					return notOwnCopy
				case g.scarceCost(c) > g.seats[c.controller].pool:
					return scarceCost
				default:
					return nil
				}
			}
			return noTarget
		},
		Do: func(g *Game, p *Play) {
			for _, c := range on(g, p) {
				g.burnPool(c.controller, g.scarceCost(c))
				g.moveOut(c)
			}
		}}
}

// BurnsUnlessChosen burns the card as soon as what is chosen for it is not of a kind.
func BurnsUnlessChosen(w Who) Trait {
	return Trait{Text: "Burn this card when the chosen vampire is no longer " + w.Text, Set: func(d *Definition) {
		d.settles = func(g *Game, c *Card) {
			if k := c.chosen; k.Card != nil && (k.get() == nil || !w.Is(g, k.Card)) {
				g.burn(c)
			}
		}
	}}
}

// IsUncontrolled describes minions in an uncontrolled region.
var IsUncontrolled = Who{"uncontrolled", func(_ *Game, c *Card) bool { return c.zone == Uncontrolled }}
