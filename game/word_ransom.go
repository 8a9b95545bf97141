package game

import (
	"fmt"
	"strings"
)

// ransom is what somebody gives to cancel a card that is being played, by that card's own text.
type ransom struct {
	whose func(*Game, *Play) Seat
	pool  int
	cards int // discarded, of a type
	of    Types
}

// RansomedFor lets the controller of whom it reaches cancel the card being played for some pool.
func RansomedFor(n int, of Reach, whose string) Mark {
	return Mark{Text: fmt.Sprintf("as this card is played, %s controller can burn %d pool to cancel it", whose, n), Set: func(m *Mode) {
		m.ransom = &ransom{pool: n, whose: func(g *Game, p *Play) Seat {
			for _, c := range of(g, p) {
				return c.controller
			}
			return NoSeat
		}}
	}}
}

// OpponentCancelsFor lets the opposing minion's controller cancel the card being played by
// discarding cards of a type.
func OpponentCancelsFor(n int, of Types) Mark {
	text := fmt.Sprintf("as this card is played, the opposing minion can discard %s to cancel it", count(n, strings.ToLower(of.String())+" card"))
	return Mark{Text: text, Set: func(m *Mode) {
		m.ransom = &ransom{cards: n, of: of, whose: func(g *Game, p *Play) Seat {
			for _, c := range Opponent(g, p) {
				return c.controller
			}
			return NoSeat
		}}
	}}
}

// offerRansom lists the cancel that the card being played grants.
func offerRansom(g *Game, l *lister) {
	p := g.playing
	if p == nil || p.canceled || p.mode.ransom == nil || p.mode.ransom.whose(g, p) != l.seat {
		return
	}
	x := p.mode.ransom
	l.begin()
	l.need(g.seats[l.seat].pool >= x.pool, tooLittlePool)
	l.need(x.cards == 0 || g.holds(l.seat, x.cards, x.of), tooFewToDiscard)
	l.offer(Option{Verb: Uses, card: p.card, on: Nothing, PoolCost: x.pool, act: (*Game).payRansom})
}

var tooFewToDiscard = refusal("You have too few such cards to discard.", "AR-0.p3.c4")

func (g *Game) payRansom(o *Option) {
	x := g.playing.mode.ransom
	g.tell(Event{Kind: Used, Card: o.card, Seat: o.seat, On: Nothing})
	g.burnPool(o.seat, x.pool)
	for range x.cards {
		if c := g.chooseCard(o.seat, "Discard which card?", ChooseW, Discards, g.cardsInHand(o.seat, x.of)); c != nil {
			g.discard(c)
		}
	}
	g.cancel(g.playing, false)
}

// askRansom asks whether the use of a card's ability is canceled by the card's own text.
func (g *Game) askRansom(p *Play) {
	up := g.playing
	g.playing = p
	defer func() { g.playing = up }()
	l := lister{g: g, seat: p.mode.ransom.whose(g, p), window: AsPlayed}
	if !g.in(l.seat) {
		return
	}
	offerRansom(g, &l)
	if len(l.opts) == 0 {
		return
	}
	l.opts = append(l.opts, Option{Verb: Decline, on: Nothing})
	if o := g.ask(&Decision{Seat: l.seat, Window: AsPlayed, Prompt: "Cancel it?", Options: l.opts, Default: 1}); o.Verb == Uses {
		g.payRansom(&o)
	}
}
