package game

// StoresFromHand keeps a card of one's hand face down on this card, out of play; there must be
// one besides the card itself (AR-1.6.5.p2.c2).
var StoresFromHand = Effect{
	Text: "put a card from your hand face down on this card, out of play",
	Check: func(g *Game, p *Play) *Refusal {
		if len(others(g.seats[p.seat].zones[Hand], p.card)) == 0 {
			return noOtherCard
		}
		return nil
	},
	Do: func(g *Game, p *Play) { g.storeFromHand(p) },
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

func (g *Game) storeFromHand(p *Play) {
	if k := g.chooseCard(p.seat, "Which card is kept face down?", ChooseW, Chooses, g.seats[p.seat].zones[Hand]); k != nil {
		g.store(k, p.card)
	}
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
		g.storeFromHand(p)
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
