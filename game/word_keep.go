package game

// StoresFromHand keeps a card of one's hand of a kind face down on this card, out of play; there
// must be one besides the card itself (AR-1.6.5.p2.c2).
func StoresFromHand(w Who) Effect {
	return Effect{
		Text: "put " + w.Text + " from your hand face down on this card, out of play",
		Check: func(g *Game, p *Play) *Refusal {
			if len(g.ofKind(others(g.seats[p.seat].zones[Hand], p.card), w)) == 0 {
				return noOtherCard
			}
			return nil
		},
		Do: func(g *Game, p *Play) { g.storeFromHand(p, w) },
	}
}

// AnyCard describes every card; Needing those that require a discipline, whatever else would do.
var AnyCard = Who{"a card", func(*Game, *Card) bool { return true }}

// Needing describes the cards that require a discipline.
func Needing(d Discipline) Who {
	return Who{"a card that requires " + d.Name(), func(_ *Game, c *Card) bool { return requires(c.piece.Facts, d) }}
}

// ofKind are the cards of a list that are of a kind.
func (g *Game) ofKind(list []*Card, w Who) []*Card {
	var out []*Card
	for _, c := range list {
		if w.Is(g, c) {
			out = append(out, c)
		}
	}
	return out
}

var noOtherCard = refusal("There must be another card in your hand.", "AR-1.6.5.p2.c2")

func others(list []*Card, c *Card) []*Card {
	var out []*Card
	for _, k := range list {
		if k != c {
			out = append(out, k)
		}
	}
	return out
}

func (g *Game) storeFromHand(p *Play, w Who) {
	if k := g.chooseCard(p.seat, "Which card is kept here?", ChooseW, Chooses, g.ofKind(g.seats[p.seat].zones[Hand], w)); k != nil {
		g.keepOn(k, p.card)
	}
}

// keepOn stores a card on another, for what that one's text lets be done with it.
func (g *Game) keepOn(c, host *Card) {
	if k := host.def.keeps; k != nil {
		g.keep(c, host, k)
		return
	}
	g.store(c, host)
}

// KeeperLooks says that the card kept on this one is known to its controller; the view shows it.
var KeeperLooks = Trait{Text: "You may look at the card kept on this one at any time", Set: func(*Definition) {}}

// ExchangesKept exchanges a card in hand for the one kept on this card.
var ExchangesKept = Effect{
	Text: "swap one of the cards in your hand with the one kept here",
	Check: func(g *Game, p *Play) *Refusal {
		if len(kept(p.card)) == 0 || len(g.seats[p.seat].zones[Hand]) == 0 {
			return noTarget
		}
		return nil
	},
	Do: func(g *Game, p *Play) {
		was := kept(p.card)
		g.storeFromHand(p, AnyCard)
		for _, k := range was {
			g.move(k, Hand, p.seat)
		}
	},
}

func kept(c *Card) []*Card {
	var out []*Card
	for _, k := range c.on {
		if k.zone == Stored {
			out = append(out, k)
		}
	}
	return out
}
