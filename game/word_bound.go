package game

import "fmt"

// The words of this file are for cards whose fate hangs on a minion's: what must be done with one,
// what outlives its bearer, what is bound to another minion.

// Mandatory makes an ability an action that the minion it is for must take before any other, unless
// it must hunt; having taken it discharges it (AR-3.9.1, AR-3.9.2).
var Mandatory = Mark{Text: "during its controller's minion phase it must do that, unless it must hunt", Set: func(m *Mode) {
	spec(m)
	m.duty = true
	if m.def != nil {
		m.def.compels = true
	}
}}

// testament is a card on a minion that is being burned, and how old that minion was.
type testament struct {
	card *Card
	seat Seat
	age  int
}

// outliving takes off a minion that is about to be burned what its end does not burn.
func (g *Game) outliving(c *Card) []testament {
	var all []testament
	for _, k := range append([]*Card(nil), c.on...) {
		if k.def.outlives && k.indexed {
			all = append(all, testament{k, k.controller, g.capacity(c)})
		}
	}
	for _, x := range all {
		g.move(x.card, Limbo, x.seat)
	}
	return all
}

// speak does what such a card says; where that puts it nowhere, it is burned.
func (g *Game) speak(x testament) {
	for _, m := range x.card.def.Triggers {
		if m.moment == BearerBurnsM && g.in(x.seat) {
			g.apply(&Play{card: x.card, ref: x.card.ref(), mode: m, seat: x.seat, on: Nothing, n: x.age})
		}
	}
	if x.card.zone == Limbo {
		g.move(x.card, AshHeap, x.card.owner)
	}
}

// WhenBearerBurns is what the card does when the minion it is on is burned; a diablerist cannot take
// it.
func WhenBearerBurns(parts ...InMode) OnCard {
	return several{
		Trait{Set: func(d *Definition) { d.outlives = true }},
		When(BearerBurnsM, append([]InMode{Say("when this minion is burned (a vampire that diablerises it cannot take this card), "), Must}, parts...)...),
	}
}

// Drawn is the crypt card that was drawn or shown before.
func Drawn(g *Game, p *Play) []*Card { return one(p.onRef.get()) }

// DrawnYounger: the card drawn is younger than the minion that was burned.
var DrawnYounger = when("if it is younger than that minion", lacksRequirement, func(g *Game, p *Play) bool {
	k := p.onRef.get()
	return k != nil && k.piece.Facts.Capacity < p.n
})

// ThisOnto moves this card onto whom it reaches.
func ThisOnto(on Reach, text string) Effect {
	return Effect{Text: text, Do: func(g *Game, p *Play) {
		for _, c := range on(g, p) {
			g.putOn(p.card, c, p.seat)
		}
	}}
}

// ReadyAndFull moves crypt cards of the uncontrolled region to the ready region, filled from the
// blood bank; an imbued comes incapacitated.
func ReadyAndFull(on Reach) Effect {
	return Effect{Text: "move it to your ready region, filled from the blood bank", Do: func(g *Game, p *Play) {
		for _, c := range on(g, p) {
			c.faceDown, c.locked = false, false
			if c.is(Imbued) {
				g.move(c, Incapacitated, p.seat)
				continue
			}
			c.blood = g.fullBlood(c)
			g.move(c, Ready, p.seat)
		}
	}}
}

// KeepsThis leaves the card under the control of who used it, whoever controls the minion it is on
// from now on.
var KeepsThis = Effect{Text: "you go on controlling this card", Do: func(g *Game, p *Play) { p.card.kept = true }}

// Kept: the card has been left so on a minion.
func Kept(_ *Game, src *Card) bool { return src.kept }

// IfKept: likewise.
var IfKept = when("once it has been put on an opposing minion", lacksRequirement, func(g *Game, p *Play) bool { return p.card.kept })

// AgainThisPhase lets the user have an effect once more between the actions of the phase.
func AgainThisPhase(e Effect) Effect {
	held := e
	return Effect{Text: "once more during this minion phase, you may " + e.Text, Do: func(g *Game, p *Play) {
		if p.by != nil {
			g.give(grant{kind: grantUse, window: BetweenActions, minion: p.by.ref(), source: p.ref, mode: p.mode, effect: &held, play: p, span: PhaseSpan})
		}
	}}
}

// UserGivesThis has the user's controller move up to n blood from the user to this card.
func UserGivesThis(n int) Effect {
	return Effect{Text: fmt.Sprintf("you may move up to %d blood from the acting vampire to it", n), Do: func(g *Game, p *Play) {
		if p.by != nil && p.card.inPlay() && p.by.blood > 0 {
			var opts []Option
			for k := 0; k <= min(n, p.by.blood); k++ {
				opts = append(opts, Option{Verb: Gives, n: k, on: cardObject(p.card)})
			}
			k := g.ask(&Decision{Seat: p.seat, Window: AmountW, Prompt: "How much blood is moved?", Options: opts, Default: -1}).n
			g.gainBlood(p.card, g.loseBlood(p.by, k))
		}
	}}
}

// BoundToUser burns this card or the user when the other leaves the ready region.
var BoundToUser = Effect{Text: "when either of both leaves the ready region, the other is burned", Do: func(g *Game, p *Play) {
	if p.by == nil || !p.card.ready() {
		return
	}
	q := *p
	q.byRef, q.onRef = p.by.ref(), p.card.ref()
	g.later(due{at: LeftReady, effect: &burnOther, play: &q, span: GameSpan, every: true})
}}

var burnOther = Effect{Do: func(g *Game, p *Play) {
	c := g.about.Card
	other := p.onRef
	if c != p.byRef.card {
		other = p.byRef
	}
	if p.canceled || c != p.byRef.card && c != p.onRef.card {
		return
	}
	p.canceled = true
	if k := other.get(); k != nil && k.inPlay() {
		g.burn(k)
	}
}}

// ShufflesIn shuffles cards in play into their owners' libraries.
func ShufflesIn(on Reach, text string) Effect {
	return Effect{Text: text, Do: func(g *Game, p *Play) {
		for _, c := range on(g, p) {
			if c.inPlay() {
				g.move(c, Library, c.owner)
				g.shuffle(c.owner, Library)
			}
		}
	}}
}

// AtSuperior: the card was played at the superior level.
var AtSuperior = when("if this card was played at the superior level", lacksRequirement, func(_ *Game, p *Play) bool { return p.card.level == Superior })
