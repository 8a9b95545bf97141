package game

import "slices"

// Moment is a point at which something happens by itself: nobody has the impulse there.
type Moment uint8

// The moments.
const (
	NoMoment Moment = iota
	ActionAnnouncedM
	BlockFails
	BlockSucceeds
	BleedSucceeds  // a bleed is about to be successful
	BleedSucceeded // and was
	AfterActionResolved
	Resolving // the action begins to resolve, blocked or not
	ActionEnds
	RoundBegins
	StrikeResolution
	RoundEnds
	RoundOver // after the end-of-round step
	AfterCombatM
	WentTorpid
	ReferendumPassed
	ReferendumFailed
	VotedM          // a vampire has cast votes or ballots
	LeftReady       // a minion has left the ready region
	MinionPhaseOver // after the end of a minion phase
	TurnEnds
	Replacing // a card would be replaced
	PhaseBegins
	DiscardBegins   // a discard phase
	CardPlayedM     // a card that is no action and no strike has been played and taken its place
	ControlChangedM // a card has come under the control of another Methuselah
)

// due is something that will happen: which effect, of which play, at which moment.
type due struct {
	at     Moment
	window Window // or: one of the opportunities of this window, before its Methuselah passes
	effect *Effect
	play   *Play
	span   Span // lost with it
	every  bool // each time, while it lasts
}

// later makes something happen at a moment to come.
func (g *Game) later(d due) { g.dues = append(g.dues, d) }

func (g *Game) dropDues(span Span) {
	g.dues = slices.DeleteFunc(g.dues, func(d due) bool { return d.span == span })
}

// dropMoment forgets what was to happen at a moment that will not come (AR-4.9.2).
func (g *Game) dropMoment(at Moment) {
	g.dues = slices.DeleteFunc(g.dues, func(d due) bool { return d.at == at })
}

// moment lets happen what is due at a moment and what cards in play do by themselves then.
func (g *Game) moment(at Moment, o Object) {
	if len(g.dues) > 0 {
		g.fireDues(at, o)
	}
	if len(g.watchers) > 0 {
		g.fireTriggers(at, o)
	}
}

func (g *Game) fireDues(at Moment, o Object) {
	var now []due
	kept := g.dues[:0]
	for _, d := range g.dues {
		if d.at == at {
			now = append(now, d)
		}
		if d.at != at || d.every {
			kept = append(kept, d)
		}
	}
	g.dues = kept
	up := g.about
	for _, d := range now {
		g.about = o
		d.effect.Do(g, d.play)
	}
	g.about = up
}

func (g *Game) fireTriggers(at Moment, o Object) {
	up := g.about
	for i := 0; i < len(g.watchers); i++ {
		c := g.watchers[i]
		for _, m := range c.def.Triggers {
			if m.moment != at {
				continue
			}
			g.about = o
			g.fireTrigger(c, m)
			if i >= len(g.watchers) || g.watchers[i] != c {
				i--
				break
			}
		}
	}
	g.about = up
}

func (g *Game) fireTrigger(c *Card, m *Mode) {
	p := &Play{card: c, ref: c.ref(), mode: m, seat: g.decider(c, m), by: c.host, on: g.about, action: g.action}
	if m.user == byItself {
		p.by = c
	}
	if c.usedUp(m, NoSeat) {
		return
	}
	for i := range m.conds {
		if m.conds[i].Fails(g, p) != nil {
			return
		}
	}
	if !m.must && m.optional && !g.askYes(p.seat, c) {
		return
	}
	for _, span := range m.once {
		g.markUse(c, m, span, p.seat)
	}
	g.apply(p)
}

// startPoint is the start of a phase of a seat: what was to last until then ends, what was to
// come then comes.
func (g *Game) startPoint(p Phase, s Seat) {
	g.expirePoint(p, s)
	g.seats[s].endDelays(func(d owed) bool { return d.until.Phase == p && d.until.Seat == s })
	g.returnControl(Point{Set: true, Phase: p, Seat: s})
}

// returnControl ends the changes of control that were to last until a point. A card due to
// return to a Methuselah out of the game is removed from it.
func (g *Game) returnControl(at Point) {
	for _, c := range g.borrowed {
		r := c.returns
		if r == nil || r.until.Seat != at.Seat || r.until.Span != at.Span && at.Seat == NoSeat || r.until.Phase != at.Phase && at.Seat != NoSeat {
			continue
		}
		if r.ends > 0 {
			r.ends--
			continue
		}
		c.returns = nil
		switch {
		case !c.inPlay():
		case g.in(r.then):
			g.control(c, r.then)
		default:
			g.removeCard(c)
		}
	}
	g.borrowed = slices.DeleteFunc(g.borrowed, func(c *Card) bool { return c.returns == nil })
}

// borrow gives control of a card until a point.
func (g *Game) borrow(c *Card, s Seat, until Point) {
	then := c.controller
	g.control(c, s)
	if c.returns != nil {
		then = c.returns.then
	}
	c.returns = &Control{until: until, then: then, turn: g.turns}
	g.borrowed = append(g.borrowed, c)
}
