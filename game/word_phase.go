package game

import "fmt"

// The words of this file are for what a Methuselah may do in her phases, and for what the phases take.

// MoreOf gives who uses it more master phase actions, transfers or discard phase actions in the present
// phase.
func MoreOf(v Value, n int) Effect {
	what := valueNames[v]
	if n == 1 {
		what = what[:len(what)-1]
	}
	return Effect{Text: fmt.Sprintf("%+d %s", n, what), Do: func(g *Game, p *Play) {
		m := g.seats[p.seat]
		switch v {
		case MasterActions:
			m.masterActions += n
		case TransfersOf:
			m.transfers += n
		case DiscardActions:
			m.discards += n
		}
	}}
}

// BurnsOwnTop burns cards of the top of the library of who uses it; there must be so many.
func BurnsOwnTop(n int) Effect {
	return Effect{Text: fmt.Sprintf("burn the top %d cards of your library", n),
		Check: func(g *Game, p *Play) *Refusal {
			if len(g.seats[p.seat].zones[Library]) < n {
				return refusal("Your library has too few cards.", "AR-1.6.5.p2.c1")
			}
			return nil
		},
		Do: func(g *Game, p *Play) {
			for range n {
				if lib := g.seats[p.seat].zones[Library]; len(lib) > 0 {
					g.burn(lib[0])
				}
			}
		}}
}

// EachGivesPool moves blood of each ready vampire that one controls to one's pool.
func EachGivesPool(n int) Effect {
	return Effect{Text: fmt.Sprintf("move %d blood of each ready vampire you control to your pool", n), Do: func(g *Game, p *Play) {
		sum := 0
		for _, c := range g.readyMinions(p.seat) {
			if c.isVampire() {
				sum += g.loseBlood(c, n)
			}
		}
		g.gainPool(p.seat, sum)
	}}
}

// UserBurnsPoolPer has who uses it burn 1 pool for each of something; there must be any.
func UserBurnsPoolPer(each Number) Effect {
	return Effect{Text: "burn 1 pool for each " + each.Text,
		Check: func(g *Game, p *Play) *Refusal {
			if each.Of(g, p) == 0 {
				return noTarget
			}
			return nil
		},
		Do: func(g *Game, p *Play) { g.burnPool(p.seat, each.Of(g, p)) }}
}
