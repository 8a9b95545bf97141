package game

import (
	"fmt"
	"strings"
)

// The words of this file are about how a card comes into play, and what is left of it when it
// goes.

// AboutThis: the moment is about the card itself.
var AboutThis = when("", lacksRequirement, func(g *Game, p *Play) bool { return g.about.Card == p.card })

// AboutSeat: it is about a Methuselah as the card's controller sees her.
func AboutSeat(whose Whose) Condition {
	return when("", lacksRequirement, func(g *Game, p *Play) bool {
		return whose.Is(g, &Play{card: p.card, seat: p.card.controller}, g.about.Seat)
	})
}

// AboutChosen: it is about the Methuselah or the card chosen for this one.
var AboutChosen = when("", lacksRequirement, func(g *Game, p *Play) bool {
	x := p.card.chosen
	return x.Card != nil && g.about.Card == x.Card || x.Card == nil && g.about.Card == nil && g.about.Seat == x.Seat
})

// AsItEnters is what a card does as it enters play, before it can be contested: what it costs
// and collects, and whether it stays (AR-1.13.2.p1).
func AsItEnters(parts ...InMode) OnCard {
	return When(EntersM, append([]InMode{Say("as this card enters play, "), AboutThis}, parts...)...)
}

// ContestsCostMore has a Methuselah who contests a card with this one's controller burn more pool so
// as not to yield it, while this vampire is ready.
func ContestsCostMore(n int) Static {
	return Static{Text: fmt.Sprintf("while this vampire is ready, whoever contests a card with you burns %d pool more to go on with it", n),
		Value: ContestPool, N: constant(n),
		Applies: func(g *Game, src, t *Card, s Seat) bool {
			if t == nil || !src.ready() || s == src.controller {
				return false
			}
			for _, k := range g.seats[src.controller].zones[Contested] {
				if sameUnique(k, t) {
					return true
				}
			}
			return false
		}}
}

// Supplants: the card contests nothing; a further copy burns the one in play (AR-1.13.1.p2.c3).
var Supplants = Trait{Text: "This card cannot be contested: if another copy of it would enter play, the copy in play is burned instead",
	Set: func(d *Definition) { d.supplants = true }}

// LeavesForGood removes the card from the game when it leaves play, also for a contest
// (AR-1.13.2.p2.c1).
var LeavesForGood = Trait{Text: "This card is removed from the game when it leaves play", Set: func(d *Definition) { d.leavesForGood = true }}

// InsteadOfBurning is what happens to a card in play that would be burned; not to one that is
// contested, which is out of play (AR-1.13.3.p1.c4).
func InsteadOfBurning(effects ...Effect) Trait {
	var texts []string
	for _, e := range effects {
		texts = append(texts, e.Text)
	}
	return Trait{Text: "If this card would be burned, instead " + strings.Join(texts, ", "), Set: func(d *Definition) {
		d.unburned = func(g *Game, c *Card) bool {
			p := &Play{card: c, ref: c.ref(), seat: c.controller, by: c, on: Nothing}
			p.byRef = c.ref()
			g.hold(func() {
				for _, e := range effects {
					e.Do(g, p)
				}
			})
			return true
		}
	}}
}

// RemovesThis removes the card from the game.
var RemovesThis = Effect{Text: "remove this card from the game", Do: func(g *Game, p *Play) { g.removeCard(p.card) }}

// WithCounter has an effect happen once the card has so many counters of a name.
func WithCounter(n int, name string, e Effect) Effect {
	return Effect{Text: "if it has " + count(n, name+" counter") + ", " + e.Text, Do: func(g *Game, p *Play) {
		if p.card.counter(name) >= n {
			e.Do(g, p)
		}
	}}
}

// Picks chooses something as the effect resolves; where there is nothing to choose the effect
// cannot be used.
func Picks(s *Selector) Bundle {
	return Bundle{
		when("", noTarget, func(g *Game, p *Play) bool { return len(s.candidates(g, p)) > 0 }),
		Effect{Text: s.Text, Do: func(g *Game, p *Play) {
			p.on = g.chooseObject(p.seat, sentence(s.Text), ChooseW, s.candidates(g, p), false)
		}},
	}
}

// Way is one of several things that an effect may do.
type Way struct {
	Word string
	Do   Effect
}

// OneOf has its user choose one of several effects as it resolves; what cannot be done is not
// offered.
func OneOf(ways ...Way) Effect {
	var texts []string
	for _, w := range ways {
		texts = append(texts, w.Do.Text)
	}
	return Effect{Text: "either " + strings.Join(texts, " or "), Do: func(g *Game, p *Play) {
		var words []Object
		for _, w := range ways {
			if w.Do.Check == nil || w.Do.Check(g, p) == nil {
				words = append(words, wordObject(w.Word))
			}
		}
		if len(words) == 0 {
			return
		}
		word := g.chooseObject(p.seat, "Which?", ChooseW, words, false).Word
		for _, w := range ways {
			if w.Word == word {
				w.Do.Do(g, p)
			}
		}
	}}
}

// BlocksAsAlly: the minion may block as if it were an ally; in combat it is what it is.
var BlocksAsAlly = Trait{Text: "This vampire may block as an ally, but is a vampire in the combat", Set: func(d *Definition) { d.allyBlock = true }}

// LosesTitle takes the titles of whom it reaches.
func LosesTitle(of Reach) Effect {
	return Effect{Text: "it loses its title", Do: func(g *Game, p *Play) {
		for _, c := range of(g, p) {
			g.yieldTitle(c)
		}
	}}
}

// ItIsYour: it is that phase of the card's controller.
func ItIsYour(p Phase) Condition {
	return when("in your "+p.String()+" phase, ", notYourTurn, func(g *Game, x *Play) bool {
		return g.phase == p && g.turnSeat == x.card.controller
	})
}

// YourPredatorMay is what the predator of the card's controller may do in a phase of the prey of
// that Methuselah.
func YourPredatorMay(word string, in Phase, parts ...InMode) OnCard {
	return Named(word, append([]InMode{
		Mark{Text: "during your prey's " + in.String() + " phase", Set: func(m *Mode) {
			m.open, m.anyTurn, m.windows, m.whoMay = true, true, In(windowOf(in)), "your predator can: "
		}},
		when("", notYourTurn, func(g *Game, p *Play) bool {
			return g.turnSeat == g.prey(p.card.controller) && p.seat == g.predator(p.card.controller)
		})}, parts...)...)
}

// ToUsersReady moves the card under the control of whoever uses the ability, ready.
var ToUsersReady = Effect{Text: "move this card to her ready region", Do: func(g *Game, p *Play) {
	g.control(p.card, p.seat)
	if p.card.zone == Torpor {
		g.fromTorpor(p.card)
	}
}}

// Obtaining: the action in progress is one to recruit an ally or to employ a retainer.
var Obtaining = DuringAction(func(g *Game, a *action) bool { return a.kind == recruitKind || a.kind == employKind })
