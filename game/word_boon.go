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

// BleedOfAnother: a minion that the user does not control is bleeding another Methuselah, for 1 or
// more, all blocks are declined, and nobody burns pool in her place.
var BleedOfAnother = Bundle{
	Mark{Text: "usable after blocks are declined, only while a minion you do not control is bleeding another Methuselah for 1 or more",
		Set: func(m *Mode) { m.windows = In(WouldSucceed) }},
	when("", refusal("Nobody is bleeding another Methuselah, or her pool is spared already.", "RS-major-boon.2.c1"), func(g *Game, p *Play) bool {
		a := g.action
		return g.bleeds() && a.seat != p.seat && a.object().Seat != p.seat && a.object().Seat != NoSeat && !a.proxy
	}),
}

// BurnsPoolForBled has the user burn the pool of this bleed in the place of its target, which is the
// card's chosen Methuselah; the bleed is as successful as before. Unless she burns any the card is
// burned.
var BurnsPoolForBled = Effect{Text: "you burn pool for this bleed instead of its target, and the bleed is still successful; if you do not burn at least 1, burn this card",
	Do: func(g *Game, p *Play) {
		a := g.action
		a.proxy, a.payer = true, p.seat
		p.card.choose(a.object())
		unpaid := Effect{Do: func(g *Game, p *Play) {
			if a := g.action; a != nil && a.bled == 0 && p.ref.get() != nil {
				g.burn(p.card)
			}
		}}
		g.later(due{at: AfterActionResolved, effect: &unpaid, play: p, span: ActionSpan})
	}}

// ChosenBurnsPoolForBled has the card's chosen Methuselah burn the pool of a bleed that is about to
// be successful against the user.
var ChosenBurnsPoolForBled = Bundle{
	Mark{Text: "if you are about to be bled successfully", Set: func(m *Mode) { m.windows, m.anyTurn = In(WouldSucceed), true }},
	when("", refusal("You are not about to be bled successfully.", "AR-3.4.3.p1.c1"), func(g *Game, p *Play) bool {
		return g.bleeds() && g.action.object().Seat == p.seat && !g.action.proxy && g.in(p.card.chosen.Seat)
	}),
	Effect{Text: "the Methuselah in whose place you burned pool burns pool instead of you, and the bleed is still successful", Do: func(g *Game, p *Play) {
		g.action.proxy, g.action.payer = true, p.card.chosen.Seat
	}},
}
