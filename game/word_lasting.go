package game

import "fmt"

// SetStrength sets the strength of the user for a span; bonuses still add to it
// (AR-4.4.1.p1).
func SetStrength(n int, span Span) Effect {
	return Effect{Text: fmt.Sprintf("this minion has a strength of %d for this %s", n, spanNames[span]), Do: func(g *Game, p *Play) {
		g.addMod(mod{value: Strength, set: true, n: n, role: roleCard, on: p.by.ref(), source: p.ref, mode: p.mode, span: span})
	}}
}

// TimesForAll limits an ability to some uses a turn by its Methuselah over all cards of the name, and
// to one by each card.
func TimesForAll(n int) Bundle {
	text := "only once each turn with cards of this name"
	if n > 1 {
		text = fmt.Sprintf("with no more than %d cards of this name each turn", n)
	}
	return Bundle{
		Mark{Set: func(m *Mode) { m.once, m.perSeat = append(m.once, TurnSpan), true }},
		when(text, onceOnly, func(g *Game, p *Play) bool {
			used := 0
			for _, c := range g.cards {
				if c.def == p.card.def && c.used(p.mode.key(), TurnSpan, p.seat) > 0 {
					used++
				}
			}
			return used < n
		}),
	}
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
			s, l := BearerGets(v, n), m.level
			applies := s.Applies
			s.Applies = func(g *Game, src, t *Card, seat Seat) bool {
				return applies(g, src, t, seat) && src.level == l && t.isVampire()
			}
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
