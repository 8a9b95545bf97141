package game

import "slices"

// lentStrike is the strike of a melee weapon that a strike card is used for instead of a hand
// strike, nil for none: its Methuselah says which as she plays the card.
func (g *Game) lentStrike(c *combat, i int, s *StrikeSpec) *strike {
	m := c.sides[i].minion.get()
	weapons := g.lendable(c, i, s)
	if len(weapons) == 0 {
		return nil
	}
	var from []Object
	if !s.OnlyWeapon {
		from = append(from, wordObject(s.ownName()))
	}
	for _, x := range weapons {
		from = append(from, cardObject(x.card))
	}
	w := g.chooseObject(c.sides[i].seat, "Which strike is it?", ChooseW, from, false).Card
	if w == nil {
		return nil
	}
	mode := weapons[slices.IndexFunc(weapons, func(x lent) bool { return x.card == w })].mode
	for _, span := range mode.once {
		if !mode.weaponRepeat {
			g.markUse(w, mode, span, c.sides[i].seat)
		}
	}
	return &strike{spec: mode.strike, card: w, mode: mode, ref: w.ref(),
		play: &Play{card: w, ref: w.ref(), mode: mode, seat: c.sides[i].seat, by: m, on: Nothing, action: g.action}}
}

// ownName is what a strike that could also be that of a weapon is otherwise.
func (s *StrikeSpec) ownName() string {
	if s.Hand {
		return "hand strike"
	}
	return "the card's own"
}

// lent is a weapon whose strike a strike card may use.
type lent struct {
	card *Card
	mode *Mode
}

// lendable are the weapons of a side that a strike card may use: where only hand strikes can be used,
// those whose strike is one, too; for who is committed to a weapon, only that one (AR-4.3.1.p1.c2).
func (g *Game) lendable(c *combat, i int, s *StrikeSpec) []lent {
	m := c.sides[i].minion.get()
	if m == nil || !s.OrMelee && !s.OrRanged {
		return nil
	}
	commit := c.sides[i].commit
	if c.pairNo > 1 {
		commit = nil
	}
	hands := g.flag(HandsOnly, m, c.sides[i].seat)
	var all []lent
	g.eachWeapon(m, func(w *Card, mode *Mode) {
		k := mode.strike
		fits := s.OrMelee && (k.Melee || w.trait("melee")) || s.OrRanged && k.Ranged && w.trait("weapon")
		switch {
		case !fits, w == m, hands && !k.Hand, g.flag(Unusable, w, w.controller):
		case commit != nil && commit.card != w, commit == nil && w.usedUp(mode, NoSeat):
		case slices.ContainsFunc(all, func(x lent) bool { return x.card == w }):
		default:
			all = append(all, lent{w, mode})
		}
	})
	return all
}

// used is the strike of a weapon that a card uses: what the card adds is of the kind of the rest
// (RS-damage-combat.4.c1, AR-4.3.1.p3.c4).
func (s *StrikeSpec) used(by *StrikeSpec) *StrikeSpec {
	more := *s
	if by.OrMelee && (s.Melee || s.Damage > 0) {
		more.Damage += by.Damage
	}
	more.Undodged = more.Undodged || by.Undodged
	return &more
}
