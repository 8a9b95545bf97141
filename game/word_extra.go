package game

// The words of this file are for additional strikes that come with a strike or for blood, and for
// what a combatant is given the use of.

// moreStrikes gives additional strikes, of a kind if one is named.
func moreStrikes(n func(*Play) int, only *StrikeSpec) Bundle {
	return Bundle{
		Condition{Fails: func(g *Game, p *Play) *Refusal { return g.forbidden(p.seat, CannotExtra, p.by) }},
		when("", oneExtraCard, func(g *Game, p *Play) bool {
			if g.combat == nil {
				return false
			}
			i := g.combat.index(p.by)
			return i >= 0 && (!p.mode.limited || !g.combat.sides[i].extraBy)
		}),
		Effect{Do: func(g *Game, p *Play) {
			if i := g.combat.index(p.by); i >= 0 {
				s := &g.combat.sides[i]
				s.extra += n(p)
				s.extraBy = s.extraBy || p.mode.limited
				if only != nil {
					s.bound += n(p)
					g.give(grant{kind: grantStrike, further: true, minion: p.by.ref(), source: p.ref, mode: p.mode, strike: only, span: RoundSpan})
				}
			}
		}},
	}
}

// WithExtraStrike is a strike card's additional strike, which comes with it: where it could not be
// had, the card cannot be played (AR-1.1.3.p1.c3).
var WithExtraStrike = Bundle{Say("with 1 additional strike"), Silently(moreStrikes(func(*Play) int { return 1 }, nil))}

// WithExtra likewise is an additional strike of one kind.
func WithExtra(parts ...InMode) Bundle {
	s := strikeBy(parts)
	return Bundle{Say("with 1 additional strike: " + s.Text), Silently(moreStrikes(func(*Play) int { return 1 }, s))}
}

// strikeBy is the strike that some words make.
func strikeBy(parts []InMode) *StrikeSpec {
	m := &Mode{}
	for _, p := range parts {
		p.inMode(m)
	}
	return m.strike
}

// ExtraForX gives as many additional strikes as the user burns blood for, besides what the card
// costs.
var ExtraForX = Bundle{
	BurnsX(0),
	Mark{Text: "for X additional strikes", Set: func(m *Mode) {
		m.extra = 1
		m.user = byCombatantUnlessInPlay(m)
	}},
	when("", tooLittleBlood, func(g *Game, p *Play) bool { return p.by == nil || p.by.blood > g.bloodCost(p) }),
	moreStrikes(func(p *Play) int { return p.n }, nil),
}

// furtherOnly keeps the strikes on offer to those of the kind that the side's last additional
// strikes must be of.
func (s *side) furtherOnly(opts []Option) []Option {
	kept := opts[:0]
	for _, o := range opts {
		if o.grant != nil && o.grant.further {
			kept = append(kept, o)
		}
	}
	return kept
}

// Gains gives the user something that it can use once within a span.
func Gains(text string, what grantSpec, span Span) Effect {
	return Effect{Text: text, Do: func(g *Game, p *Play) {
		x := what(p)
		x.minion, x.source, x.mode, x.span = p.by.ref(), p.ref, p.mode, span
		g.give(x)
	}}
}

// AManeuverToClose is a maneuver that can be used to get to close range only.
func AManeuverToClose(*Play) grant { return grant{kind: grantManeuver, toClose: true} }

// AtBlood is something whose use costs blood.
func AtBlood(n int, what grantSpec) grantSpec {
	return func(p *Play) grant {
		x := what(p)
		x.blood = n
		return x
	}
}

// AStrikeAtWill is a strike that can be chosen as often as one strikes.
func AStrikeAtWill(parts ...InMode) grantSpec {
	s := strikeBy(parts)
	return func(*Play) grant { return grant{kind: grantStrike, strike: s, often: true} }
}

// StrikesMore gives additional strikes as a part of another effect; they are the limited source of the
// round.
func StrikesMore(n int) Effect {
	return Effect{Text: count(n, "additional strike") + " (limited)", Do: func(g *Game, p *Play) {
		if i := g.combat.index(p.by); i >= 0 {
			g.combat.sides[i].extra += n
			g.combat.sides[i].extraBy = true
		}
	}}
}
