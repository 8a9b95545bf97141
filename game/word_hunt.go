package game

import "fmt"

// The words of this file are for hunts that are not the one of the rulebook.

// StealingHunt is a hunt that steals blood of the chosen vampire instead of gaining it from the blood
// bank; the hunt amount counts as usual. It is an action of the card, so that its minion takes it once
// a turn.
func StealingHunt(n int, from *Selector) Bundle {
	return Bundle{
		Mark{Text: fmt.Sprintf("(D) hunt at +1 stealth: %s, steal %d blood of it instead of gaining that from the blood bank", from.Text, n), Set: func(m *Mode) {
			s := spec(m)
			s.kind, s.hunt, s.stealth, s.steals = huntKind, n-1, s.stealth+1, true
		}},
		Silently(from),
	}
}

// huntsOtherwise reports whether a card on a vampire, or one for all of its kind, lets it hunt in
// another way now.
func (g *Game) huntsOtherwise(c *Card) bool {
	for _, k := range g.abilities {
		for _, m := range k.def.Abilities {
			if m.action == nil || m.action.kind != huntKind || m.user == byBearer && k.host != c {
				continue
			}
			p := Play{card: k, ref: k.ref(), mode: m, seat: c.controller, by: c, on: Nothing}
			if !g.unmet(m, &p) && !g.repeats(c, cardKind, k, m, Nothing) && (m.target == nil || len(m.target.candidates(g, &p)) > 0) {
				return true
			}
		}
	}
	return false
}
