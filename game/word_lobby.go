package game

import "slices"

// The words of this file are for referendums that one card has another one call.

// CallsNamed makes the action call a referendum of a political action card in hand, named unseen as the
// action is announced, or of an effect in play (AR-1.14.2.p1). The card is played, paid for and gives
// its vote when the action has succeeded; one that is only playable as if from hand is not in hand
// (AR-1.14.2.p3.c1).
var CallsNamed = Bundle{
	Mark{Set: func(m *Mode) { spec(m).kind = politicalKind }},
	Effect{
		Text: "political action: call the referendum of a political action card in your hand, which is played, or one that an effect in play allows",
		Check: func(g *Game, p *Play) *Refusal {
			if p.by != nil && len(g.callable(p)) == 0 {
				return noTarget
			}
			return nil
		},
		Names: func(g *Game, p *Play) {
			var from []*Card
			ways := g.callable(p)
			for _, q := range ways {
				from = append(from, q.card)
			}
			c := g.chooseCard(p.seat, "Which referendum is called?", ChooseW, Chooses, from)
			for _, q := range ways {
				if q.card == c {
					p.calls = q
				}
			}
		},
	},
}

// callable are the referendums that a vampire could call by another card.
func (g *Game) callable(p *Play) []*Play {
	var ways []*Play
	try := func(c *Card, m *Mode) {
		q := &Play{card: c, ref: c.ref(), mode: m, seat: p.seat, by: p.by, byRef: p.by.ref(), on: Nothing, action: p.action, vampirely: p.asVampire()}
		l := lister{g: g, seat: p.seat}
		g.ruleRequirements(&l, q)
		g.affordable(&l, q)
		for i := range m.conds {
			l.refuse(m.conds[i].Fails(g, q))
		}
		if !l.failed {
			ways = append(ways, q)
		}
	}
	for _, c := range g.seats[p.seat].zones[Hand] {
		for _, m := range c.def.Modes {
			if c != p.card && m.as.Has(PoliticalAction) && m.target == nil {
				try(c, m)
			}
		}
	}
	for _, c := range g.abilities {
		for _, m := range c.def.Abilities {
			if m.action != nil && m.action.kind == politicalKind && m.target == nil && (m.open || c.controller == p.seat) {
				try(c, m)
			}
		}
	}
	return ways
}

// called is what a political action calls: the card it was taken with, or what that one names, which
// is played now. Nil: it is not there any more.
func (g *Game) called(a *action) *Play {
	q := a.play.calls
	if q == nil {
		return a.play
	}
	if q.ref.get() == nil || !q.mode.fromPlay && q.card.zone != Hand || q.mode.fromPlay && !q.card.inPlay() {
		return nil
	}
	if !q.mode.fromPlay {
		g.move(q.card, Limbo, q.seat)
		q.ref = q.card.ref()
		g.tell(Event{Kind: Played, Card: q.card, Seat: q.seat, Other: q.by, On: Nothing, Mode: q.mode})
		g.payPlay(q)
		g.drawUp()
	}
	return q
}

// putCalled puts the card that another one has called where it goes after its referendum.
func (g *Game) putCalled(a *action, r *referendum) {
	q := a.play.calls
	if q == nil || q.mode.fromPlay || q.card.zone != Limbo {
		return
	}
	switch {
	case r.canceled:
		g.move(q.card, Hand, q.card.owner)
	case r.passed:
		g.place(q)
	default:
		g.putAway(q)
	}
}

// NextReferendum has the next referendum that a vampire of certain Methuselahs calls within a span
// pass by itself.
func NextReferendum(by Whose, span Span, ws ...Who) Effect {
	who := "any vampire"
	if len(ws) > 0 {
		who = Both(ws...).Text
	}
	text := "the next referendum that " + who + by.Text + " calls "
	if span != GameSpan {
		text += "this " + spanNames[span] + " "
	}
	return Effect{Text: text + "passes automatically", Do: func(g *Game, p *Play) {
		g.addMod(mod{value: PassesByItself, n: 1, role: roleAll, source: p.ref, mode: p.mode, play: p, span: span,
			cond: func(g *Game, m *mod, c *Card, s Seat) bool {
				return by.Is(g, m.play, s) && (len(ws) == 0 || c != nil && Both(ws...).Is(g, c))
			}})
	}}
}

// byItself reports whether a referendum passes by itself, and uses that up; a blood hunt is not called
// by a vampire.
func (g *Game) byItself(r *referendum) bool {
	if r.bloodHunt || !g.flag(PassesByItself, r.caller.get(), r.seat) {
		return false
	}
	g.mods[PassesByItself] = slices.DeleteFunc(g.mods[PassesByItself], func(m mod) bool { return m.reaches(g, r.caller.get(), r.seat) })
	return true
}
