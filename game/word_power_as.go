package game

// The words of this file are for the powers of the imbued that have the icon of a card type, and for
// counters on their bearers.

// PowerModifier is a power's effect with the icon of an action modifier: the power is locked for it
// while its imbued acts (RB-power.p2.c3, c4).
var PowerModifier = Bundle{
	Mark{Text: "as an action modifier", Set: func(m *Mode) {
		m.user, m.lock = byBearer, true
		if m.windows == 0 {
			m.windows = duringAction
		}
	}},
	Say("lock this card"),
	when("", onlyActingMinion, func(g *Game, p *Play) bool { return p.by != nil && g.actor() == p.by }),
}

// PowerInCombat is one with the icon of a combat card.
var PowerInCombat = Bundle{
	Mark{Text: "in combat", Set: func(m *Mode) { m.user, m.windows, m.lock = byBearer, duringCombat|In(PreventW), true }},
	Say("lock this card"),
}

// NotBeside: not usable by a minion that has a card of a name.
func NotBeside(name string) Condition {
	return when("not usable by a minion with "+name, refusal("A card that excludes it is on the minion.", "RB-important-terms-in-the-game.p8.c1"),
		func(g *Game, p *Play) bool { return p.card.host == nil || !carries(p.card.host, name) })
}

// AtBearer: the action in progress is directed at the minion the card is on.
var AtBearer = when("only during an action directed at this minion", refusal("The action is not directed at this minion.", "AR-2.1.2.p3.c2"),
	func(g *Game, p *Play) bool {
		a := g.action
		return a != nil && p.card.host != nil && a.at(p.card.host.controller) && a.aimed() == p.card.host
	})

// aimed is the minion that the action is directed at, if it is at one.
func (a *action) aimed() *Card {
	if a.play != nil && a.play.mode != nil {
		return a.play.aim()
	}
	return a.object().Card
}

// PutsOnBearer puts counters of a name on the minion the card is on.
func PutsOnBearer(n int, name string) Effect {
	return Effect{Text: "put " + count(n, name+" counter") + " on this minion", Do: func(g *Game, p *Play) {
		if p.card.host != nil {
			g.addCounters(p.card.host, name, n)
		}
	}}
}

// PreventsByCounters has the bearer burn any number of its counters of a name to prevent as much
// damage that is not aggravated.
func PreventsByCounters(name string) Bundle {
	plain := func(_ *Game, _ *Play, d damage) bool { return !d.aggravated }
	most := func(g *Game, p *Play) int {
		if p.by == nil {
			return 0
		}
		return min(p.by.counter(name), g.preventable(p.by, false, nil))
	}
	return Bundle{
		prevents("burn any number of its "+name+" counters to prevent as much damage that is not aggravated", func(g *Game, p *Play) int {
			n := g.askNumber(p.seat, "How many "+name+" counters are burned?", AmountW, Takes, 1, most(g, p))
			g.addCounters(p.by, name, -n)
			return n
		}, plain),
		when("", noCounters, func(g *Game, p *Play) bool { return most(g, p) > 0 }),
	}
}

// BurnsBearersCounters burns all counters of a name on the minion the card is on, at a moment.
func BurnsBearersCounters(name string, at Moment, when_ string) OnCard {
	return When(at, Must, Say("burn all "+name+" counters on this minion "+when_), Effect{Do: func(g *Game, p *Play) {
		if h := p.card.host; h != nil {
			g.addCounters(h, name, -h.counter(name))
		}
	}})
}

// noBlockAttempt: no block is being attempted, and none has succeeded.
func noBlockAttempt(g *Game, p *Play) *Refusal {
	if a := g.action; a != nil && (a.attempting || a.blocked) {
		return oneAttemptAtATime
	}
	return nil
}
