package game

import "fmt"

// announce makes the further choices of a play before the card is shown: what it names is
// named when it is played (RS-master-cards.2.c1).
func (g *Game) announce(p *Play) {
	for i := range p.mode.more {
		p.mode.more[i].Do(g, p)
	}
}

// announces makes an effect a choice that is made as the mode is announced.
func announces(do func(*Game, *Play)) Mark {
	return Mark{Set: func(m *Mode) { m.more = append(m.more, Effect{Do: do}) }}
}

// UpTo has more objects chosen than the first, n in all, as the mode is announced; text names
// them. Targets reaches all of them.
func UpTo(n int, text string, s *Selector) Bundle {
	s.Text = "choose " + text
	return Bundle{s, announces(func(g *Game, p *Play) {
		for len(p.picks)+1 < n {
			from := g.unnamed(s, p)
			if len(from) == 0 {
				return
			}
			c := g.chooseOrDone(p.seat, "Choose another?", from)
			if c == nil {
				return
			}
			p.picks = append(p.picks, cardObject(c))
		}
	})}
}

// Targets reaches everything a play was aimed at, the first target and the further ones.
func Targets(g *Game, p *Play) []*Card {
	all := Target(g, p)
	for _, o := range p.picks {
		all = append(all, one(o.get())...)
	}
	return all
}

// MayBurnNamed lets who plays the card name a card in play of a name, which is burned when
// the card resolves.
func MayBurnNamed(name string) Bundle {
	return Bundle{
		announces(func(g *Game, p *Play) {
			var from []*Card
			for _, c := range g.cards {
				if c.inPlay() && c.Name() == name {
					from = append(from, c)
				}
			}
			if len(from) == 0 {
				return
			}
			if c := g.chooseOrDone(p.seat, "Burn a "+name+"?", from); c != nil {
				p.picks = append(p.picks, cardObject(c))
			}
		}),
		Effect{Text: "you can name a " + name + " in play and burn it", Do: func(g *Game, p *Play) {
			for _, o := range p.picks {
				if o.Card.inPlay() {
					g.burn(o.Card)
				}
			}
		}},
	}
}

// TakesToPool moves blood of the target to its user's pool: an amount from least to most that
// is named as the card is played, as far as it is there when the card resolves (AR-1.7.5.p1.c1).
// With most above any capacity it is as much as the target has.
func TakesToPool(least, most int) Bundle {
	text := fmt.Sprintf("name a number from %d to %d", least, most)
	if most > 90 {
		text = "name any amount of its blood"
	}
	return Bundle{
		announces(func(g *Game, p *Play) {
			top := most
			if most > 90 {
				top = p.on.Card.blood
			}
			p.n = g.askNumber(p.seat, "How much blood is moved?", AmountW, Takes, least, top)
		}),
		Effect{Text: text + " and move that much blood, as far as it is there, from it to your pool", Do: func(g *Game, p *Play) {
			g.gainPool(p.seat, g.loseBlood(p.on.Card, p.n))
		}},
	}
}
