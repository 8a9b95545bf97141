package game

import "fmt"

// Where a card goes when it resolves.
var (
	PutInPlay   = Mark{Text: "put this card into play", Set: func(m *Mode) { m.spot = spotInPlay }}
	PutOnUser   = Mark{Text: "put this card on this minion", Set: func(m *Mode) { m.spot = spotOnUser }}
	PutOnTarget = Mark{Text: "put this card on the chosen card", Set: func(m *Mode) { m.spot = spotOnTarget }}
)

// AddBlood adds blood from the bank to whom it reaches.
func AddBlood(n int, to Reach) Effect { return AddBloodTo(n, to, "it") }

// AddBloodTo likewise; whom names it.
func AddBloodTo(n int, to Reach, whom string) Effect {
	return Effect{Text: fmt.Sprintf("add %d blood to %s", n, whom), Do: func(g *Game, p *Play) {
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
	parts := []InMode{Say(w.Text + " can burn this card as a (D) action"), Silently(AnyMinionActs(w), AtThis, BurnThis)}
	return Named("burn", append(parts, more...)...)
}

// HuntingGround is the ability of every hunting ground: a vampire gains from one a turn.
var HuntingGround = Ability(Feeds(1, Vampires))

func fedOnce(s *Selector) *Selector {
	s.tests = append(s.tests, Test{Else: refusal("The vampire has gained blood from a hunting ground this turn.", "RS-hunting-grounds.1.c1"), Holds: func(g *Game, p *Play, c *Card) bool { return !g.flag(Fed, c, c.controller) }})
	return s
}

// Custom is a one-off function with its own words, for what no other card does.
func Custom(text string, do func(*Game, *Play)) Effect { return Effect{Text: text, Do: do} }
