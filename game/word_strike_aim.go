package game

import "fmt"

// The words of this file are for cards that are played as a strike is chosen and that change that
// strike (AR-4.3.1.p2.c1).

// aim is what such a card does to the strike that is being chosen.
type aim struct {
	play     *Play
	more     int  // damage added once the strike has damaged the opposing minion
	retainer bool // it may be aimed at a retainer, at any range
	then     []Effect
}

// AsStrikeChosen: usable as the minion chooses its strike, also one it is committed to.
var AsStrikeChosen = Mark{Text: "usable only as this minion chooses a strike", Set: func(m *Mode) {
	m.windows = In(ChooseStrike)
	m.user = byCombatantUnlessInPlay(m)
}}

// OneWithTraitEach limits a minion to one card with a trait in a span, whatever its name.
func OneWithTraitEach(t string, s Span) Condition {
	return when(fmt.Sprintf("a minion plays only one %s each %s", t, spanNames[s]), refusal("The minion has played one already.", "AR-1.15.p6.c1"),
		func(g *Game, p *Play) bool {
			for i := range g.played {
				if x := &g.played[i]; x.span >= s && x.by.get() == p.by && x.card.trait(t) {
					return false
				}
			}
			return true
		})
}

// OnceItHurts adds damage to the strike once any of it has been inflicted on the opposing minion,
// and what else happens then.
func OnceItHurts(n int, then ...Effect) Effect {
	text := fmt.Sprintf("once any damage of this strike has been inflicted on the opposing minion, it takes %+d damage from this strike", n)
	for _, e := range then {
		text += ", and " + e.Text
	}
	return Effect{Text: text, Do: func(g *Game, p *Play) {
		if a := g.aimOf(p); a != nil {
			a.more, a.then = n, then
		}
	}}
}

// MayStrikeRetainer lets the strike be aimed at a retainer of the opposing minion instead.
var MayStrikeRetainer = Effect{Text: "this strike can be aimed at a retainer of the opposing minion instead of that minion", Do: func(g *Game, p *Play) {
	if a := g.aimOf(p); a != nil {
		a.retainer = true
	}
}}

// aimOf is what is being done to the strike that the user is choosing.
func (g *Game) aimOf(p *Play) *aim {
	if g.combat == nil {
		return nil
	}
	i := g.combat.index(p.by)
	if i < 0 {
		return nil
	}
	s := &g.combat.sides[i]
	if s.aim == nil {
		s.aim = &aim{play: p}
	}
	return s.aim
}

// aimed adds what aims add to strikes that have damaged the opposing minion.
func (g *Game) aimed(lots []damage) {
	for i := range lots {
		d := &lots[i]
		if d.strike == nil || d.strike.aim == nil || d.n == 0 || d.strike.target != nil || d.target.get() == nil {
			continue
		}
		d.n += d.strike.aim.more
		for _, e := range d.strike.aim.then {
			e.Do(g, d.strike.aim.play)
		}
	}
}
