package game

import "fmt"

// The words of this file are for allies as they come, and for vampires that cards bring into play.

// AnyType is every card type.
const AnyType = Reflex<<1 - 1

// ActsAtOnce lets an ally act in the turn in which it is recruited.
var ActsAtOnce = Trait{Text: "This ally can take actions the turn it is recruited", Set: func(d *Definition) { d.actsAtOnce = true }}

// UnlocksFirstRecruiter unlocks the recruiting minion after its first successful such action of the
// turn.
var UnlocksFirstRecruiter = Effect{Text: "unlock the recruiting minion if this is its first successful action to recruit an ally this turn", Do: func(g *Game, p *Play) {
	if p.by != nil && p.by.hired != g.turns {
		g.unlock(p.by)
	}
}}

func (e Effect) onCard(d *Definition) { d.shared = append(d.shared, e) }

// UnlessPool has an effect happen unless its controller burns pool to avert it.
func UnlessPool(n int, e Effect) Effect {
	return Effect{Text: fmt.Sprintf("%s unless you burn %d pool", e.Text, n), Do: func(g *Game, p *Play) {
		if g.seats[p.seat].pool >= n && g.askYes(p.seat, p.card) {
			g.burnPool(p.seat, n)
			return
		}
		e.Do(g, p)
	}}
}

// NoLifeGain keeps an ally from gaining life.
var NoLifeGain = Trait{Text: "This ally cannot gain life", Set: func(d *Definition) { d.noGain = true }}

// Shuns keeps directed actions that require some disciplines from being aimed at the minion.
func Shuns(ds ...Discipline) Trait {
	return Trait{Text: "This minion cannot be the target of directed actions that require " + orNames(ds), Set: func(d *Definition) { d.shuns = ds }}
}

// shunned reports whether a card's own text keeps the action of a mode from being aimed at it.
func (g *Game) shunned(p *Play, c *Card) bool {
	if p.mode == nil || p.mode.action == nil || p.mode.action.towards != nil || c.controller == p.seat {
		return false
	}
	for _, d := range c.def.shuns {
		if p.mode.needs(d) {
			return true
		}
	}
	return false
}

// BurnsUnlessRemoved burns the card unless its controller removes a card of a kind in her ash heap
// from the game.
func BurnsUnlessRemoved(text string, w Who) Effect {
	from := From{"", []Zone{AshHeap}}
	return Effect{Text: "burn it unless you remove " + text + " in your ash heap from the game", Do: func(g *Game, p *Play) {
		s := p.card.controller
		if k := g.searchOrNone(s, "Remove which card?", from.cards(g, s, func(c *Card) bool { return w.Is(g, c) })); k != nil {
			g.removeCard(k)
			return
		}
		g.burn(p.card)
	}}
}

// FillsFrom has the ally take blood of the chosen vampire as life, up to its starting life.
var FillsFrom = Effect{Text: "move any amount of its blood to this ally as life, up to its starting life",
	Check: func(g *Game, p *Play) *Refusal {
		if p.card.blood >= g.startingLife(p.card) {
			return refusal("The ally has its starting life.", "AR-1.5.4.p1.c5")
		}
		return nil
	},
	Do: func(g *Game, p *Play) {
		for _, c := range Target(g, p) {
			if most := min(c.blood, g.startingLife(p.card)-p.card.blood); most > 0 {
				g.gainBlood(p.card, g.loseBlood(c, g.askNumber(p.seat, "How much blood is moved?", AmountW, Takes, 1, most)))
			}
		}
	}}

// Raises puts the chosen card of an ash heap in play as it would come by an action, at no cost.
var Raises = Effect{Text: "move it to your ready region with its starting life", Do: func(g *Game, p *Play) {
	for _, c := range Target(g, p) {
		if g.mayPut(c, nil, p.seat) {
			g.putInPlay(c, nil, p.seat)
		}
	}
}}

// SameName chooses only other cards of the name.
func SameName(s *Selector) *Selector {
	s.Text = "choose another copy of this card you control"
	s.tests = append(s.tests, Test{Holds: func(g *Game, p *Play, c *Card) bool { return c != p.card && c.Name() == p.card.Name() }})
	return s
}

// NothingElse says of an ally that its numbers are all that there is to it.
var NothingElse = Trait{Text: "This ally has nothing but its life, strength and bleed", Set: func(*Definition) {}}
