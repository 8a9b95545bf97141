package game

import "fmt"

// SavesFromOust is played on a Methuselah about to be ousted: she is given pool, enough to make
// good what she could not pay (AR-6.5.1.p3.c3), and is the card's chosen Methuselah.
var SavesFromOust = Bundle{
	Mark{Set: func(m *Mode) { m.windows = In(WouldBeOusted) }},
	&Selector{Text: "give pool to a Methuselah who has none, enough to keep her in the game", seats: true,
		whose: func(g *Game, p *Play, s Seat) bool { return s == g.threatened && s != p.seat },
		wrong: refusal("That Methuselah is not being ousted.", "RB-ending-the-game.p1.c1")},
	when("", tooLittlePool, func(g *Game, p *Play) bool {
		return g.in(p.on.Seat) && g.seats[p.seat].pool >= g.seats[p.on.Seat].lacking+1
	}),
	Effect{Do: func(g *Game, p *Play) {
		var opts []Option
		for n := g.seats[p.on.Seat].lacking + 1; n <= g.seats[p.seat].pool; n++ {
			opts = append(opts, Option{Verb: Gives, n: n, on: p.on})
		}
		if len(opts) == 0 {
			return
		}
		o := g.ask(&Decision{Seat: p.seat, Window: GiveW, Prompt: "How much pool?", Options: opts, Default: -1})
		g.gainPool(p.on.Seat, g.burnPool(p.seat, o.n)-g.seats[p.on.Seat].lacking)
		p.card.choose(p.on)
	}},
}

// StealsPoolFromChosen moves pool from the chosen Methuselah to one's own, in her unlock phases.
func StealsPoolFromChosen(n int) OnCard {
	return Named("steal",
		Mark{Text: "during each of that Methuselah's unlock phases", Set: func(m *Mode) {
			m.windows, m.anyTurn, m.once = In(UnlockW), true, []Span{PhaseSpan}
		}},
		when("", notYourTurn, func(g *Game, p *Play) bool { return g.in(p.card.chosen.Seat) && g.turnSeat == p.card.chosen.Seat }),
		Effect{Text: fmt.Sprintf("steal %d pool from her", n), Do: func(g *Game, p *Play) { g.gainPool(p.seat, g.burnPool(p.card.chosen.Seat, n)) }})
}

// TakesVictoryPoint gives the controller the next victory point of the chosen Methuselah; several
// such cards take one each, in the order they came (RS-life-boon.1.c1).
func TakesVictoryPoint(n int) Static {
	return Static{Text: fmt.Sprintf("a victory point that the Methuselah saved by this card gains is yours instead, unless you are being ousted. "+
		"Burn this card when you have gained %d from it", n), Value: VictoryTo, N: constant(n),
		Applies: func(g *Game, src, t *Card, s Seat) bool {
			return t == nil && src.chosen.Seat == s && g.in(src.controller)
		}}
}
