package game

import "fmt"

// SetStrength sets the strength of the user for a span; bonuses still add to it
// (AR-4.4.1.p1).
func SetStrength(n int, span Span) Effect {
	return Effect{Text: fmt.Sprintf("this minion has a strength of %d for this %s", n, spanNames[span]), Do: func(g *Game, p *Play) {
		g.addMod(mod{value: Strength, set: true, n: n, role: roleCard, on: p.by.ref(), source: p.ref, mode: p.mode, span: span})
	}}
}

// OnceForAll limits an ability to one use a turn by its Methuselah over all cards of the name.
var OnceForAll = Bundle{
	Mark{Set: func(m *Mode) { m.once, m.perSeat = append(m.once, TurnSpan), true }},
	when("only once each turn with cards of this name", onceOnly, func(g *Game, p *Play) bool {
		for _, c := range g.cards {
			if c.def == p.card.def && c.used(p.mode.key(), TurnSpan, p.seat) > 0 {
				return false
			}
		}
		return true
	}),
}

// XIsCopies makes X the copies of the card that its player controls.
var XIsCopies = Trait{Text: "X is the number of copies of this card you control", Set: func(d *Definition) {
	d.x = func(g *Game, p *Play) int {
		n := 0
		for _, c := range g.cards {
			if c.def == p.card.def && c.controller == p.seat && c.inPlay() {
				n++
			}
		}
		return n
	}
}}

// BearerHas changes a value of the vampire that the card is on, if it was played at this mode's
// level; not of an ally that played it as a vampire (RB-allies.p1.c9).
func BearerHas(v Value, n int) Mark {
	return Mark{Text: "the vampire with this card " + gets(v, n), Set: func(m *Mode) {
		if m.def != nil {
			s := BearerGetsAt(m.level, v, n)
			applies := s.Applies
			s.Applies = func(g *Game, src, t *Card, seat Seat) bool { return applies(g, src, t, seat) && t.isVampire() }
			m.def.Statics = append(m.def.Statics, &s)
		}
	}}
}

// PutOnUserLocked puts the card on its user at once, locked.
var PutOnUserLocked = Effect{Text: "put this card on this minion, locked", Do: func(g *Game, p *Play) {
	if p.by == nil || !p.by.inPlay() || p.card.zone != Limbo {
		return
	}
	p.placed = true
	p.card.level = p.mode.level
	g.putOn(p.card, p.by, p.seat)
	p.card.locked = true
}}

// UserSuffers inflicts aggravated environmental damage on the user that cannot be prevented; if
// escape is not 0, it may burn that much blood to be immune.
func UserSuffers(n, escape int) Effect {
	text := fmt.Sprintf("this vampire takes %d aggravated environmental damage that cannot be prevented", n)
	if escape > 0 {
		text += fmt.Sprintf("; it can burn %d blood to be immune to it", escape)
	}
	return Effect{Text: text, Do: func(g *Game, p *Play) {
		c := p.by
		if c == nil || !c.inPlay() {
			return
		}
		if escape > 0 && c.blood >= escape && g.askYes(c.controller, p.card) {
			g.loseBlood(c, escape)
			return
		}
		g.environmental(c, n, true, true)
	}}
}
