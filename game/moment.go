package game

import "slices"

// Moment is a point at which something happens by itself: nobody has the impulse there.
type Moment uint8

// The moments.
const (
	NoMoment Moment = iota
	ActionAnnouncedM
	BlockTried // a minion attempts to block
	BlockFails
	BlockSucceeds
	BleedSucceeds  // a bleed is about to be successful
	BleedSucceeded // and was
	AfterActionResolved
	Resolving // the action begins to resolve, blocked or not
	ActionEnds
	RoundBegins
	StrikeResolution
	StrikeDone // a strike with a card in play has been resolved, and its damage
	PressStepM // the press step begins
	ActionOver // after everything of an action
	OustedM    // a Methuselah has been ousted
	DamageDone // damage of one moment has been inflicted
	RoundEnds
	RoundOver    // after the end-of-round step
	AfterCombatM // combat is over, and no other follows
	LeftTorporM  // a vampire has left torpor for the ready region
	CombatOver   // combat is over, whether or not another follows
	Emptied      // a vampire's blood has been reduced to 0 in combat
	DiablerisedM // a vampire has committed diablerie, before the blood hunt
	Wounding     // damage has been inflicted on a minion
	WentTorpid
	MovedOutM // a vampire has been moved out of the uncontrolled region
	TalliedM  // the votes of a referendum have been counted
	ReferendumPassed
	ReferendumFailed
	VotedM          // a vampire has cast votes or ballots
	BurnedM         // a card in play has been burned
	AboutToGo       // a minion is about to leave the ready region: what is noted of it
	LeavingReady    // likewise: what is done about it
	LeftReady       // a minion has left the ready region
	MinionPhaseOver // after the end of a minion phase
	InfluencePhaseOver
	TransferredM // transfers have moved pool to an uncontrolled minion
	AboutToBurn  // a card in play is about to be burned
	TurnEnds
	Replacing       // a card would be replaced
	ReplacedM       // its replacement has been drawn
	DiscardBegins   // a discard phase
	BearerBurnsM    // the minion that a card is on is burned; asked of that card alone
	BearerChangedM  // a card has moved from one minion to another
	SucceededM      // an action has been successful, and its effects have taken place
	EquippedM       // a minion has equipped with a card
	BloodLostM      // a vampire in play has lost blood
	BeingPlayed     // a card is being played, before its as-played window
	CardPlayedM     // a card that is no action and no strike has been played and taken its place
	ControlChangedM // a card has come under the control of another Methuselah
	EntersM         // a card has entered play, before it is contested (AR-1.13.2.p1)
	CountingM       // the votes of a referendum have been cast
	DiscardedM      // a card has been discarded with a discard phase action
	ReadyFell       // a ready minion has been burned or sent to torpor; about its controller, too
)

// due is something that will happen: which effect, of which play, at which moment.
type due struct {
	at     Moment
	window Window // or: one of the opportunities of this window, before its Methuselah passes
	effect *Effect
	play   *Play
	span   Span // lost with it
	every  bool // each time, while it lasts
	came   int  // in which turn it came last, of a window that comes once a turn
	fight  bool // it begins a combat
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
	if len(g.dues) == 0 && len(g.watchers) == 0 {
		return
	}
	var buf [8]ripe
	all := g.triggersAt(at, g.duesAt(at, buf[:0]))
	if len(all) == 0 {
		return
	}
	up := g.about
	g.about = o
	g.inOrder(at, all)
	g.about = up
}

// duesAt takes what is due at a moment.
func (g *Game) duesAt(at Moment, all []ripe) []ripe {
	kept := g.dues[:0]
	for _, d := range g.dues {
		if d.at == at {
			all = append(all, ripe{due: d})
		}
		if d.at != at || d.every {
			kept = append(kept, d)
		}
	}
	g.dues = kept
	return all
}

func (g *Game) triggersAt(at Moment, all []ripe) []ripe {
	for _, c := range g.watchers {
		for _, m := range c.def.Triggers {
			if m.moment == at {
				all = append(all, ripe{card: c, mode: m})
			}
		}
	}
	return all
}

// trigger is the use that a card in play makes of a trigger by itself.
func (g *Game) trigger(c *Card, m *Mode) *Play {
	p := &Play{card: c, ref: c.ref(), mode: m, seat: g.decider(c, m), by: c.host, on: g.about, action: g.action}
	if m.user == byItself {
		p.by = c
	}
	return p
}

// triggered reports whether a trigger's conditions hold at this moment.
func (g *Game) triggered(c *Card, m *Mode) bool {
	if c.usedUp(m, NoSeat) {
		return false
	}
	p := g.trigger(c, m)
	for i := range m.conds {
		if m.conds[i].Fails(g, p) != nil {
			return false
		}
	}
	return true
}

func (g *Game) fireTrigger(c *Card, m *Mode) {
	if !g.triggered(c, m) {
		return
	}
	p := g.trigger(c, m)
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
