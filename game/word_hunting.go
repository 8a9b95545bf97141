package game

import "fmt"

// The words of this file are about hunts: obligations to hunt, what a hunt brings, and what follows
// from it.

func (c *Card) hasHunted() bool {
	for i := range c.acted {
		if c.acted[i].kind == huntKind {
			return true
		}
	}
	return false
}

// WhenItMustHunt is what comes instead when the minion with the card has a mandatory hunt.
func WhenItMustHunt(e Effect) Trait {
	return Trait{Text: "When the minion with this card must hunt, instead " + e.Text, Set: func(d *Definition) {
		d.settles = func(g *Game, c *Card) {
			h := c.host
			if h == nil || g.phase != MinionPhase || g.action != nil || h.controller != g.turnSeat {
				return
			}
			if d := g.duties(h); d.hunt {
				e.Do(g, &Play{card: c, ref: c.ref(), seat: c.controller, by: h, byRef: h.ref(), on: Nothing})
			}
		}
	}}
}

// HuntedFull: the acting minion has hunted at full capacity, so that the hunt gave it nothing.
func HuntedFull(g *Game, a *action) bool {
	c := a.minion.get()
	return a.kind == huntKind && a.gained == 0 && c != nil && c.blood >= g.capacity(c)
}

// PlainHunt: the action in progress is the hunt of the rulebook, which no card provides.
var PlainHunt = DuringAction(func(g *Game, a *action) bool {
	return a.kind == huntKind && (a.play == nil || a.play.card == nil)
})

// HuntFeeds: usable when a hunt is about to be successful and would give its vampire blood, whatever
// effects like this one make of it (RB-hunt.p7).
var HuntFeeds = Bundle{
	Mark{Text: "usable when a vampire's hunt is successful and about to give it blood", Set: func(m *Mode) { m.windows = In(WouldSucceed) }},
	when("", refusal("No hunt is about to give a vampire blood.", "RB-hunt.p7.c1"), func(g *Game, p *Play) bool {
		a, c := g.action, g.actor()
		return a != nil && a.kind == huntKind && c != nil && c.blood < g.capacity(c) && g.huntOf(c)+a.hunt > 0
	}),
}

// HuntGivesNothing has the hunt in progress bring no blood.
var HuntGivesNothing = Effect{Text: "that vampire gains no blood from the hunt", Do: func(g *Game, p *Play) {
	if g.action != nil {
		g.action.unfed = true
	}
}}

// NotFull describes vampires with less blood than their capacity.
var NotFull = Who{"that is not at full capacity", func(g *Game, c *Card) bool { return c.isVampire() && c.blood < g.capacity(c) }}

// IfAny chooses one of a kind as the effect resolves and does something with it, or something else
// if there is none.
func IfAny(s *Selector, then, otherwise Effect) Effect {
	return Effect{Text: s.Text + " and " + then.Text + "; if there is none, " + otherwise.Text, Do: func(g *Game, p *Play) {
		from := s.candidates(g, p)
		if len(from) == 0 {
			otherwise.Do(g, p)
			return
		}
		p.on = g.chooseObject(p.seat, sentence(s.Text), ChooseW, from, false)
		then.Do(g, p)
	}}
}

// ChosenIsActing: the card chosen for this one is acting.
func ChosenIsActing(g *Game, src *Card) bool {
	return g.actor() != nil && src.chosenCard() == g.actor()
}

// Diablerising: the action in progress is to commit diablerie.
var Diablerising = DuringAction(func(g *Game, a *action) bool { return a.kind == diablerieKind })

// BleedUpX gives the acting minion the X of the effects before, or of the cost, as bleed for the
// action.
var BleedUpX = Effect{Text: "+X bleed for this action", Do: func(g *Game, p *Play) { g.bleedUp(p, max(p.n, p.x), nil) }}

// BurnedAtMethuselahs burns the card when it has as many counters as there are Methuselahs in the
// game, or more.
var BurnedAtMethuselahs = Trait{Text: "Burn this card when it has at least as many counters as there are Methuselahs in the game", Set: func(d *Definition) {
	d.settles = func(g *Game, c *Card) {
		n := 0
		for i := range g.seats {
			if g.in(Seat(i)) {
				n++
			}
		}
		if c.inPlay() && c.counter(plainCounter) >= n {
			g.burn(c)
		}
	}
}}

// SeesHands lets the user's controller look at the hands of certain Methuselahs for a span.
func SeesHands(whose Whose, span Span, text string) Effect {
	return Effect{Text: fmt.Sprintf("for the rest of this %s you may look at %s at any time", spanNames[span], text), Do: func(g *Game, p *Play) {
		for _, s := range g.among(p, whose) {
			g.addMod(mod{value: HandSeen, n: 1, role: roleSeat, seat: s, source: p.ref, mode: p.mode, play: p, span: span})
		}
	}}
}

// seesHand reports whether an effect shows a hand to a seat.
func (g *Game) seesHand(s, of Seat) bool {
	for i := range g.mods[HandSeen] {
		if m := &g.mods[HandSeen][i]; m.seat == of && m.play.seat == s {
			return true
		}
	}
	return false
}
