package game

import "fmt"

// The words of this file are for cards that come back from the ash heap, and for copies of a card
// that count together.

// LibraryCards describes the cards of a library.
var LibraryCards = Who{"a library card", func(g *Game, c *Card) bool { return !c.piece.Facts.Crypt() }}

// Masters describes master cards.
var Masters = Who{"a master card", func(g *Game, c *Card) bool { return c.is(Master) }}

// Names has exactly n different things named as the mode is announced; the selector chooses the
// first. Targets reaches all of them (AR-1.14.1.p1).
func Names(n int, text string, s *Selector) Bundle {
	s.Text = "choose " + text
	return Bundle{s,
		when("", noTarget, func(g *Game, p *Play) bool { return len(s.candidates(g, p)) >= n }),
		announces(func(g *Game, p *Play) {
			for len(p.picks)+1 < n {
				p.picks = append(p.picks, cardObject(g.chooseCard(p.seat, "Which other one?", ChooseW, Chooses, g.unnamed(s, p))))
			}
		})}
}

// unnamed are the cards that a selector accepts and the play does not name yet.
func (g *Game) unnamed(s *Selector, p *Play) []*Card {
	var from []*Card
	for _, o := range s.candidates(g, p) {
		if !contains(Targets(g, p), o.Card) {
			from = append(from, o.Card)
		}
	}
	return from
}

// PicksUpTo has its user choose up to n things as the effect resolves (AR-1.14.1.p2.c2).
func PicksUpTo(n int, text string, s *Selector) Effect {
	return Effect{Text: "choose up to " + text, Do: func(g *Game, p *Play) {
		p.on, p.picks = Nothing, nil
		for range n {
			from := g.unnamed(s, p)
			if len(from) == 0 {
				return
			}
			c := g.chooseOrDone(p.seat, "Choose a card?", from)
			if c == nil {
				return
			}
			p.picks = append(p.picks, cardObject(c))
		}
	}}
}

// ChosenToHand moves one of the chosen cards to hand.
var ChosenToHand = Effect{Text: "move one of the chosen cards to your hand", Do: func(g *Game, p *Play) {
	if c := g.chooseCard(p.seat, "Which of them comes to your hand?", ChooseW, Chooses, Targets(g, p)); c != nil {
		g.move(c, Hand, p.seat)
	}
}}

// TargetsToLibrary shuffles the chosen cards into the library, as far as they are where they were.
func TargetsToLibrary(text string) Effect {
	return Effect{Text: text, Do: func(g *Game, p *Play) {
		for _, c := range Targets(g, p) {
			g.move(c, Library, p.seat)
		}
		g.shuffle(p.seat, Library)
	}}
}

// TargetsToTop puts the chosen cards on top of the library, in the order that their Methuselah says.
var TargetsToTop = Effect{Text: "move them to the top of your library", Do: func(g *Game, p *Play) {
	left := Targets(g, p)
	var top []*Card
	for len(left) > 0 {
		c := g.chooseCard(p.seat, "Which of them lies uppermost?", OrderW, Chooses, left)
		left = others(left, c)
		top = append(top, c)
	}
	m := g.seats[p.seat]
	for i := len(top) - 1; i >= 0; i-- {
		g.move(top[i], Library, p.seat)
		lib := m.zones[Library]
		copy(lib[1:], lib[:len(lib)-1])
		lib[0] = top[i]
	}
}}

// DiscardsAtRandom has its user discard cards at random and draw up afterwards.
func DiscardsAtRandom(n int) Effect {
	return Effect{Text: fmt.Sprintf("then discard %s at random and draw up afterwards", count(n, "card")), Do: func(g *Game, p *Play) {
		for range n {
			g.discardRandom(p.seat)
		}
	}}
}

// copiesInPlay are the cards in play of the name of one.
func (g *Game) copiesInPlay(c *Card) []*Card {
	var all []*Card
	for _, k := range g.cards {
		if k.Name() == c.Name() && k.inPlay() {
			all = append(all, k)
		}
	}
	return all
}

// WithCopies: one controls so many copies of the card in play.
func WithCopies(n int) Condition {
	return when(fmt.Sprintf("if you control %d copies of this card, ", n), lacksRequirement, func(g *Game, p *Play) bool {
		k := 0
		for _, c := range g.copiesInPlay(p.card) {
			if c.controller == p.seat {
				k++
			}
		}
		return k >= n
	})
}

// RemovesCopies removes all copies of the card in play from the game, whoever controls them.
var RemovesCopies = Effect{Text: "remove every copy in play from the game, whoever controls it", Do: func(g *Game, p *Play) {
	for _, c := range g.copiesInPlay(p.card) {
		g.removeCard(c)
	}
}}

// BurnsCopies is a price in copies of the card in play, one's own or not.
func BurnsCopies(n int) Bundle {
	return Bundle{
		when("", refusal("There are too few copies in play.", "AR-1.6.5.p2.c1"), func(g *Game, p *Play) bool { return len(g.copiesInPlay(p.card)) >= n }),
		Effect{Text: fmt.Sprintf("burn %d copies of this card in play, whoever controls them", n), Do: func(g *Game, p *Play) {
			for range n {
				if c := g.chooseCard(p.seat, "Which copy is burned?", ChooseW, Chooses, g.copiesInPlay(p.card)); c != nil {
					g.burn(c)
				}
			}
		}}}
}
