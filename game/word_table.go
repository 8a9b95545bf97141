package game

import "fmt"

// Where a card goes when it resolves.
var (
	PutInPlay   = Mark{Text: "put this card in play", Set: func(m *Mode) { m.spot = spotInPlay }}
	PutOnUser   = Mark{Text: "put this card on this minion", Set: func(m *Mode) { m.spot = spotOnUser }}
	PutOnTarget = Mark{Text: "put this card on the chosen card", Set: func(m *Mode) { m.spot = spotOnTarget }}
)

// AddBlood adds blood from the bank to whom it reaches.
func AddBlood(n int, to Reach) Effect {
	return Effect{Text: fmt.Sprintf("add %d blood to it", n), Do: func(g *Game, p *Play) {
		for _, c := range to(g, p) {
			g.gainBlood(c, n)
		}
	}}
}

// BurnBlood burns blood of whom it reaches, as far as there is any.
func BurnBlood(n int, of Reach) Effect {
	return Effect{Text: fmt.Sprintf("it burns %d blood", n), Do: func(g *Game, p *Play) {
		for _, c := range of(g, p) {
			g.loseBlood(c, n)
		}
	}}
}

// GainPool gives its user pool.
func GainPool(n int) Effect {
	return Effect{Text: fmt.Sprintf("gain %d pool", n), Do: func(g *Game, p *Play) { g.gainPool(p.seat, n) }}
}

// PreyBurns has the prey burn pool.
func PreyBurns(n int) Effect {
	return Effect{Text: fmt.Sprintf("your prey burns %d pool", n), Do: func(g *Game, p *Play) {
		if t := g.prey(p.seat); t != NoSeat {
			g.burnPool(t, n)
		}
	}}
}

// BurnsPool has the controller of whom it reaches burn pool.
func BurnsPool(n int, of Reach) Effect {
	return Effect{Text: fmt.Sprintf("its controller burns %d pool", n), Do: func(g *Game, p *Play) {
		for _, c := range of(g, p) {
			g.burnPool(c.controller, n)
		}
	}}
}

// DrainToPool moves blood from the card's host to its controller's pool, FeedFromPool back.
func DrainToPool(n int) Effect {
	return Effect{Text: fmt.Sprintf("move %d blood from this vampire to its controller's pool", n),
		Check: func(g *Game, p *Play) *Refusal {
			if p.card.host == nil || p.card.host.blood < n {
				return tooLittleBlood
			}
			return nil
		},
		Do: func(g *Game, p *Play) {
			h := p.card.host
			g.gainPool(h.controller, g.loseBlood(h, n))
		}}
}

// FeedFromPool moves pool of the host's controller onto the host.
func FeedFromPool(n int) Effect {
	return Effect{Text: fmt.Sprintf("move %d pool of its controller to this vampire", n),
		Check: func(g *Game, p *Play) *Refusal {
			if p.card.host == nil || g.seats[p.card.host.controller].pool < n {
				return tooLittlePool
			}
			return nil
		},
		Do: func(g *Game, p *Play) {
			h := p.card.host
			g.gainBlood(h, g.burnPool(h.controller, n))
		}}
}

// Shared: the abilities of a card so marked have one limit of use together.
var Shared = Mark{Set: func(m *Mode) { m.shared = true }}

// BurnThis burns the card itself.
var BurnThis = Effect{Text: "burn this card", Do: func(g *Game, p *Play) {
	if p.ref.get() != nil {
		g.burn(p.card)
	}
}}

// BurnableBy lets minions of a kind burn the card with a directed action.
func BurnableBy(w Who, more ...InMode) OnCard {
	parts := []InMode{Mark{Text: w.Text + " can burn this card as a (D) action"}, AnyMinionActs(w), quiet(AtThis), quietEffect(BurnThis)}
	return Named("burn", append(parts, more...)...)
}

func quiet(m Mark) Mark           { m.Text = ""; return m }
func quietEffect(e Effect) Effect { e.Text = ""; return e }

// HuntingGround is the ability of every hunting ground: a vampire gains from one a turn.
var HuntingGround = Ability(During(UnlockPhase), fedOnce(AReady(Yours, Vampires)), AddBlood(1, Target),
	Effect{Do: func(g *Game, p *Play) {
		g.addMod(mod{value: Fed, n: 1, role: roleCard, on: p.on.Card.ref(), source: p.ref, span: TurnSpan})
	}})

func fedOnce(s *Selector) *Selector {
	s.Text = "a ready vampire you control, that has gained from no hunting ground this turn"
	s.tests = append(s.tests, Test{Holds: func(g *Game, p *Play, c *Card) bool { return !g.flag(Fed, c, c.controller) }})
	return s
}

// CancelPlay cancels the card being played; of a kind, and with or without its cost.
func CancelPlay(text string, kind func(*Game, *Play) bool, unpaid bool) Bundle {
	return Bundle{
		Mark{Text: "cancel " + text + " as it is played", Set: func(m *Mode) {
			m.cancels = true
			m.windows = In(AsPlayed)
		}},
		when("", cancelsOnlyAsPlayed, func(g *Game, p *Play) bool {
			return g.playing != nil && g.playing.card != p.card && !g.playing.canceled && kind(g, g.playing)
		}),
		Effect{Do: func(g *Game, p *Play) {
			if x := g.canceling(p); x != nil {
				g.cancel(x, unpaid)
			}
		}},
	}
}

// MinionCard and MasterCard are kinds of cards being played.
func MinionCard(g *Game, p *Play) bool { return !p.mode.as.Has(Master | EventCard) }

// MasterCard is a master card.
func MasterCard(g *Game, p *Play) bool { return p.mode.as.Has(Master) }

// Allocate spreads points among Methuselahs, at least least of them; each choice is a point.
func Allocate(points, least int) Effect {
	return Effect{Text: fmt.Sprintf("allocate %d points among %d or more Methuselahs", points, least), Do: func(g *Game, p *Play) {
		for k := range points {
			var from []Object
			different := map[Seat]bool{}
			for _, o := range p.picks {
				different[o.Seat] = true
			}
			var buf [8]Seat
			for _, s := range g.clockwise(p.seat, buf[:0]) {
				// the points left must still be able to reach enough Methuselahs
				if !different[s] || len(different)+points-k-1 >= least {
					from = append(from, seatObject(s))
				}
			}
			g.choosing = termsExhausted
			p.picks = append(p.picks, g.chooseObject(p.seat, "Who gets a point?", TermsW, from, false))
			g.choosing = nil
		}
	}}
}

// BurnAllocated has each Methuselah burn a pool for each point.
var BurnAllocated = Effect{Text: "each Methuselah burns 1 pool for each point", Do: func(g *Game, p *Play) {
	for _, o := range p.picks {
		g.burnPool(o.Seat, 1)
	}
}}

// Custom is a one-off function with its own words, for what no other card does.
func Custom(text string, do func(*Game, *Play)) Effect { return Effect{Text: text, Do: do} }
