package game

import "fmt"

// The words of this file are for actions that do several things at once, and for what answers them
// from a card in play.

// MoreBleed adds to what the bleed that its card takes is for.
func MoreBleed(n int) Mark {
	return Mark{Text: fmt.Sprintf("the bleed is with %+d bleed", n), Set: func(m *Mode) { spec(m).bleed += n }}
}

// IntoFight gives something in the combat that the card's action starts.
func IntoFight(x InFight) Effect {
	return Effect{Text: trimJoint(x.Text), Do: func(g *Game, p *Play) {
		for _, t := range Target(g, p) {
			x.Do(g, p, t)
		}
	}}
}

func trimJoint(text string) string {
	for len(text) > 0 && (text[0] == ';' || text[0] == ' ') {
		text = text[1:]
	}
	return text
}

// WithStrength is strength for that combat.
func WithStrength(n int) InFight {
	return InFight{Text: fmt.Sprintf("; this acting minion gets %+d strength in that combat", n), Do: func(g *Game, p *Play, _ *Card) {
		g.addMod(mod{value: Strength, n: n, role: roleCard, on: p.by.ref(), source: p.ref, mode: p.mode, span: CombatSpan})
	}}
}

// BledDiscards has the Methuselah being bled discard cards that she chooses; she draws up afterwards.
func BledDiscards(n int) Effect {
	return Effect{Text: fmt.Sprintf("the Methuselah being bled discards %s of her choice", count(n, "card")), Do: func(g *Game, p *Play) {
		s := g.action.object().Seat
		for range n {
			if !g.in(s) {
				return
			}
			if c := g.chooseCard(s, "Discard a card.", ChooseW, Discards, g.seats[s].zones[Hand]); c != nil {
				g.discard(c)
			}
		}
	}}
}

// NoReadyUnlocked describes Methuselahs without a ready unlocked minion.
func NoReadyUnlocked(g *Game, s Seat) bool {
	for _, c := range g.seats[s].zones[Ready] {
		if c.isMinion() && !c.locked {
			return false
		}
	}
	return true
}

// ActionAtItsController: the action in progress is directed at who controls the minion with the card.
func ActionAtItsController(g *Game, src *Card) bool {
	return g.action != nil && src.host != nil && g.action.at(src.host.controller)
}

// ReactsWith has a ready vampire of a kind, locked or not, use a card in play against the action of
// another Methuselah.
func ReactsWith(w Who) Bundle {
	return Bundle{
		Mark{Text: "with a ready minion that is " + w.Text + ", locked or not", Set: func(m *Mode) {
			m.user, m.evenLocked, m.windows = byReacting, true, In(ActionW, BlockAttempt)
		}},
		Silently(UserIs(w)),
	}
}

// BurnsCounter takes counters off the card as a price, those of a name if one is given.
func BurnsCounter(n int, of ...string) Effect {
	name := plainCounter
	if len(of) > 0 {
		name = of[0]
	}
	return Effect{Text: fmt.Sprintf("burn %s of this card", count(n, counterOf(name))),
		Check: func(g *Game, p *Play) *Refusal {
			if p.card.counter(name) < n {
				return noCounters
			}
			return nil
		},
		Do: func(g *Game, p *Play) { g.addCounters(p.card, name, -n) }}
}

// InNextDiscard has an effect come as the discard phase of the turn begins.
func InNextDiscard(e Effect) Effect {
	held := e
	return Effect{Text: "during the next discard phase " + e.Text, Do: func(g *Game, p *Play) {
		g.later(due{at: DiscardBegins, effect: &held, play: p, span: TurnSpan})
	}}
}
