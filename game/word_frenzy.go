package game

import "slices"

// The words of this file are for frenzy and for what keeps a combatant from what it has.

// frenzied is the minion that a frenzy card being played is about; nil for other cards.
func (g *Game) frenzied(p *Play) *Card {
	if p.mode.fromPlay || p.mode.keyword != "frenzy" && !p.card.trait("frenzy") {
		return nil
	}
	switch {
	case p.mode.frenzies == itsUser:
		return p.by
	case p.mode.frenzies == theActing:
		return g.actor()
	case p.on.Card != nil:
		return p.on.Card
	case g.combat != nil:
		return g.combat.opponent(p.by)
	}
	return nil
}

// frenzies says which minion a frenzy card is about: mostly the one it is played on or against.
type frenzies uint8

const (
	itsTarget frenzies = iota
	itsUser
	theActing
)

// FrenzyOfUser: the frenzy is that of the minion that plays the card.
var FrenzyOfUser = Mark{Set: func(m *Mode) { m.frenzies = itsUser }}

// ruleFrenzy refuses a frenzy card on a minion that is immune to such cards as it is played: what
// it gains or loses later does not reach a card already played (AR-2.5.3.p3.c3).
func (g *Game) ruleFrenzy(p *Play) *Refusal {
	if len(g.statics[FrenzyProof])+len(g.mods[FrenzyProof]) == 0 {
		return nil
	}
	return g.forbidden(p.seat, FrenzyProof, g.frenzied(p))
}

// CancelsFrenzies ends what the frenzy cards do that have been used on whom it reaches in this combat.
func CancelsFrenzies(on Reach, whom string) Effect {
	return Effect{Text: "what frenzy cards used on " + whom + " in this combat still do is canceled", Do: func(g *Game, p *Play) {
		for i := range g.played {
			x := &g.played[i]
			q := &Play{card: x.card, mode: x.mode, by: x.by.get(), on: x.on}
			if x.fight == 0 || x.fight != g.fightNo() || !contains(on(g, p), g.frenzied(q)) {
				continue
			}
			g.endEffectsOf(x.card)
			if x.card.inPlay() {
				g.burn(x.card)
			}
		}
	}}
}

// endEffectsOf ends every lingering effect of a card that has been played.
func (g *Game) endEffectsOf(c *Card) {
	for v := range g.mods {
		g.mods[v] = slices.DeleteFunc(g.mods[v], func(m mod) bool { return m.source.card == c })
	}
	g.dues = slices.DeleteFunc(g.dues, func(d due) bool { return d.play.card == c })
	g.grants = slices.DeleteFunc(g.grants, func(x grant) bool { return x.source.card == c })
}

// CannotUseGear keeps minions from using their equipment for a span, from now on: what the
// equipment has done already stands (AR-2.5.3.p3.c1).
func CannotUseGear(on Reach, span Span) Effect {
	return Effect{Text: "cannot use equipment", Do: func(g *Game, p *Play) {
		for _, c := range on(g, p) {
			g.addMod(mod{value: Unusable, n: 1, role: roleAll, on: c.ref(), source: p.ref, mode: p.mode, span: span,
				cond: func(_ *Game, m *mod, t *Card, _ Seat) bool {
					return t != nil && t.isGear() && t.host != nil && t.host == m.on.get()
				}})
		}
	}}
}

// RoundPresses gives the round a press that no minion makes: combat goes on unless a press
// answers it.
var RoundPresses = Effect{Text: "this round has a press of its own, only to continue combat", Do: func(g *Game, p *Play) {
	g.later(due{at: PressStepM, effect: &PressesByItself, play: p, span: RoundSpan})
}}

// PressesByItself has the combat go on unless a press answers it, in the press step that begins.
var PressesByItself = Effect{Text: "combat goes on unless a press ends it", Do: func(g *Game, p *Play) {
	g.combat.going = true
	g.tell(Event{Kind: Pressed, Card: p.card, Seat: p.seat, Word: "continue"})
}}
