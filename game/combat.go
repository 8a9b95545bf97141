package game

import "slices"

// combat is the combat in progress: side 0 is the acting minion's.
type combat struct {
	sides   [2]side
	round   int
	number  int // of all combats
	long    bool
	byBlock bool // it arose from a block
	over    bool
	ended   bool // by an effect
	queued  *pair
	setNext rangeSet // the next round's range, set outright
	set     bool     // this round's range is set: no determine range step
	afar    bool     // rounds begin at long range

	maneuvered int // the side that used the last maneuver; -1: none
	pressed    int // the side that used the last press

	lastManeuver *maneuver // the last one used, unless it was canceled

	going     bool
	step      Window
	acts      Ref  // the acting minion, as the combat began
	begunBy   bool // an effect that began with the combat says so
	written   bool // an effect says who acts at present
	steals    []steal
	pairNo    int
	played    bool      // a card has been played this round
	idle      int       // rounds without a card played, up to now
	hurt      []damage  // what has been inflicted in it
	contracts [2][]pact // on the combatants as it began
	first     bool      // in the first-strike resolution
	burnt     int       // the blood of a combatant vampire just burned
}

type rangeSet uint8

const (
	rangeNotSet rangeSet = iota
	rangeClose
	rangeLong
)

// maneuver is a maneuver used: by which side, who had used the one before, with which card.
type maneuver struct {
	side, before int
	with         Ref
}

// side is one combatant's part in the combat.
type side struct {
	minion  Ref
	seat    Seat
	strike  *strike    // chosen
	commit  *strike    // by the maneuver of a strike card or weapon
	aim     *aim       // done to the strike that is being chosen
	extra   int        // additional strikes left
	again   Ref        // the weapon that its additional strikes must be made with
	only    Discipline // that its additional strikes must require
	bound   int        // of its additional strikes that must be of a kind that they were given for
	extraBy bool       // a limited source of additional strikes used this round
	lost    int        // blood lost to damage this round
	hurt    int        // damage inflicted on it this round
	inAll   int        // and in this combat
	dealt   int        // damage that it inflicted this round
}

// fights reports whether the minion is a combatant.
func (c *combat) fights(m *Card) bool {
	return m != nil && !c.over && (c.sides[0].minion.get() == m || c.sides[1].minion.get() == m)
}

// sideOf returns the side of a seat.
func (c *combat) sideOf(s Seat) *side {
	for i := range c.sides {
		if c.sides[i].seat == s {
			return &c.sides[i]
		}
	}
	return nil
}

// index is the side of a combatant; -1 of who is none, and where there is no combat.
func (c *combat) index(m *Card) int {
	if c == nil {
		return -1
	}
	for i := range c.sides {
		if c.sides[i].minion.get() == m {
			return i
		}
	}
	return -1
}

// opponent is the other combatant.
func (c *combat) opponent(m *Card) *Card {
	if i := c.index(m); i >= 0 {
		return c.sides[1-i].minion.get()
	}
	return nil
}

// bothReady reports whether both combatants are still ready and where they were.
func (g *Game) bothReady(c *combat) bool {
	for i := range c.sides {
		m := c.sides[i].minion.get()
		if m == nil || !m.ready() || m.controller != c.sides[i].seat || g.isFalling(m) {
			return false
		}
	}
	return true
}

// oneCombat fights rounds until combat is over; another may be queued to follow.
func (g *Game) oneCombat(x *pair, byBlock bool) *combat {
	a, b := x.a.get(), x.b.get()
	c := &combat{byBlock: byBlock, maneuvered: -1, pressed: -1}
	c.sides[0] = side{minion: a.ref(), seat: a.controller}
	c.sides[1] = side{minion: b.ref(), seat: b.controller}
	c.acts, c.begunBy = x.a, x.written
	for _, s := range []Seat{a.controller, b.controller} {
		g.seats[s].withdrawing = false // RB-withdrawing-from-the-game.p2.c1
	}
	up := g.combat
	g.combat = c
	g.fights++
	c.number = g.fights
	g.dropUses()
	if g.action != nil {
		g.action.combats++
	}
	c.contracts = [2][]pact{pacts(a), pacts(b)}
	g.tell(Event{Kind: CombatBegan, Card: a, Other: b, Seat: a.controller})
	g.run(CombatSpan, func() {
		for i := range x.begins {
			x.begins[i].Do(g, x.play, c.opponent(x.play.by))
		}
		for {
			c.round++
			c.played = false
			g.oneRound(c)
			if c.idle++; c.played {
				c.idle = 0
			}
			g.moment(RoundOver, Nothing)
			if c.ended || c.queued != nil || !c.going || !g.bothReady(c) {
				return
			}
		}
	}, func() {
		c.over = true
		g.pending = nil
		g.noteFight(c)
		g.tell(Event{Kind: CombatEnded, Card: c.sides[0].minion.get(), Seat: c.sides[0].seat})
	})
	g.drawDelayed(CombatSpan)
	g.moment(CombatOver, cardObject(c.sides[0].minion.get()))
	g.combat = up
	g.checkpoint()
	return c
}

// oneRound is one round of combat: seven steps (RB-combat-sequence). The end of the round
// comes even when combat ends early.
func (g *Game) oneRound(c *combat) {
	c.going, c.ended, c.pairNo = false, false, 0
	c.maneuvered, c.pressed = -1, -1
	c.long, c.set, c.step, c.lastManeuver = c.afar, false, BeforeRange, nil
	if c.setNext != rangeNotSet {
		c.long, c.set, c.setNext = c.setNext == rangeLong, true, rangeNotSet
	}
	for i := range c.sides {
		s := &c.sides[i]
		s.strike, s.commit, s.extra, s.extraBy, s.lost, s.dealt, s.hurt = nil, nil, 0, false, 0, 0, 0
		s.only, s.again = NoDiscipline, Ref{}
	}
	g.run(RoundSpan, func() {
		g.tell(Event{Kind: RoundBegan, Card: c.sides[0].minion.get(), Other: c.sides[1].minion.get(), N: c.round})
		g.fallAgain(c)
		g.arrange(c)
		g.moment(RoundBegins, Nothing)
		g.openUntil(BeforeRange, nil, func(g *Game) bool { return len(g.pending) > 0 })
		g.resolveDamage(c)
		c.step = RangeW
		g.afterDamage()
		g.checkpoint()
		g.arrange(c)
		g.determineRange(c)
		g.arrange(c)
		g.open(BeforeStrikes, nil)
		g.strikes(c)
		g.arrange(c)
		g.pressStep()
	}, func() { g.endOfRound(c) })
}

// endOfRound is the window after presses; combat that is about to end may be made to go on
// there (AR-4.9.1). Damage under way when the round was cut short comes first
// (AR-4.9.2.p5.c1).
func (g *Game) endOfRound(c *combat) {
	c.step = EndOfRound
	if !g.alive(CombatSpan) {
		return
	}
	g.resolveDamage(c)
	g.moment(RoundEnds, Nothing)
	g.open(EndOfRound, nil)
	g.afterDamage()
}

// alive reports whether the scopes down to a kind are not being left.
func (g *Game) alive(span Span) bool {
	for s := g.cur; s != nil; s = s.up {
		if s.over && !s.closing {
			return false
		}
	}
	return true
}

// endCombat ends the combat: the round is cut, its end still happens.
func (g *Game) endCombat() {
	if c := g.combat; c != nil && !c.over {
		c.ended = true
		c.going = false
		g.end(RoundSpan)
	}
}

// settleCombat ends a round whose combatants are no longer both ready
// (RB-4-strike.p10.c1). A blood hunt held in the round comes to its end first
// (AR-3.7.8.2.p2.c1).
func (g *Game) settleCombat() {
	if c := g.combat; c != nil && !c.over && c.step != EndOfRound && !g.bothReady(c) && !g.votingInRound() {
		c.going = false
		g.end(RoundSpan)
	}
}

// votingInRound reports whether a referendum is held within the round in progress.
func (g *Game) votingInRound() bool {
	for s := g.cur; s != nil && s.span != RoundSpan; s = s.up {
		if s.span == ReferendumSpan {
			return true
		}
	}
	return false
}

// determineRange: close unless maneuvers make it long (RB-2-determine-range).
func (g *Game) determineRange(c *combat) {
	for i := range c.sides {
		if !c.set && g.flag(FightsAfar, c.sides[i].minion.get(), c.sides[i].seat) { // AR-4.2.1.p2.c2
			c.long, c.set = true, true
		}
	}
	if c.set {
		return
	}
	g.open(RangeW, offerManeuvers)
	g.tell(Event{Kind: RangeSet, Word: rangeWord(c.long)})
}

func rangeWord(long bool) string {
	if long {
		return "long"
	}
	return "close"
}

// grant is a maneuver, press or strike that a combatant may use but need not.
type grant struct {
	kind   grantKind
	minion Ref
	source Ref
	mode   *Mode
	strike *StrikeSpec
	press  pressKind
	span   Span
	must   bool
	n      int  // the damage it prevents
	toLong bool // a maneuver only to long range
	either bool // a maneuver or a press
	// A maneuver only to close range; a strike that is not used up, or only for an additional strike;
	// a prevention that can be used a part at a time.
	toClose, often, further, parts bool
	strikes                        bool // a prevention of the damage of strikes
	// Of a grantUse: when, what it does and what the minion pays for it.
	window Window
	effect *Effect
	play   *Play
	blood  int
}

type grantKind uint8

const (
	grantManeuver grantKind = iota
	grantPress
	grantStrike
	grantPrevent
	grantUse    // an effect that its minion may use in a window
	grantAction // an action with a card in the ash heap
)

func (g *Game) give(x grant) { g.grants = append(g.grants, x) }

func (g *Game) dropGrants(span Span) {
	g.grants = slices.DeleteFunc(g.grants, func(x grant) bool { return x.span == span })
}

// dropUses forgets what could be done after a combat.
func (g *Game) dropUses() {
	g.grants = slices.DeleteFunc(g.grants, func(x grant) bool { return x.kind == grantUse && x.window == AfterCombat })
}

func (g *Game) useGrant(x *grant) {
	for i := range g.grants {
		if &g.grants[i] == x || g.grants[i] == *x {
			g.grants = append(g.grants[:i], g.grants[i+1:]...)
			return
		}
	}
}

// offerManeuvers lists the maneuvers that combatants have from grants and from strikes of
// weapons; maneuver cards are listed with the hand.
func offerManeuvers(g *Game, l *lister) {
	c, i := g.listedSide(l, RangeW)
	if c == nil {
		return
	}
	g.offerGranted(l, c.sides[i].minion.get(), grantManeuver, RangeW, func(x *grant) Option {
		l.need(c.maneuvered != i, notTwoManeuvers)
		l.need(!x.toLong || !c.long, onlyToLong)
		l.need(!x.toClose || c.long, onlyToCloseRange)
		l.need(x.blood == 0 || c.sides[i].minion.get().blood >= x.blood, tooLittleBlood)
		g.ruleManeuver(l, c, i)
		return Option{Verb: Maneuvers, BloodCost: x.blood, act: func(g *Game, o *Option) {
			if x := o.grant; x.blood > 0 {
				g.loseBlood(x.minion.get(), x.blood)
			}
			source := g.spendGrant(o)
			g.maneuver(g.combat, g.combat.sideIndex(o.seat), source)
		}}
	})
	g.offerWeaponManeuvers(l, c, i, c.sides[i].minion.get())
}

// listedSide is the combat in progress and the side of the seat that is listed; nil where it
// has none, or where another window is open and nobody asks why.
func (g *Game) listedSide(l *lister, w Window) (*combat, int) {
	c := g.combat
	if c == nil || l.window != w && !l.probe {
		return nil, -1
	}
	if i := c.sideIndex(l.seat); i >= 0 {
		return c, i
	}
	return nil, -1
}

// offerGranted offers what a combatant was given the use of; option says what it is, and gives
// the reasons against it.
func (g *Game) offerGranted(l *lister, m *Card, kind grantKind, w Window, option func(*grant) Option) {
	for k := range g.grants {
		x := &g.grants[k]
		if x.kind != kind && !(x.either && kind == grantPress) || x.minion.get() != m || m == nil {
			continue
		}
		l.begin()
		l.needAt(w)
		o := option(x)
		o.card, o.grant, o.on = x.source.card, x, Nothing
		l.offer(o)
	}
}

// spendGrant uses a grant up and returns the card it came from.
func (g *Game) spendGrant(o *Option) *Card {
	source := o.grant.source.card
	g.useGrant(o.grant)
	return source
}

// ruleManeuver refuses a maneuver to long range to a minion that an effect keeps from it.
func (g *Game) ruleManeuver(l *lister, c *combat, i int) {
	m, s := c.sides[i].minion.get(), c.sides[i].seat
	l.unless(CannotManeuver, m, s)
	if c.long {
		l.unless(CannotGoClose, m, s)
	} else {
		l.unless(CannotGoLong, m, s)
	}
}

func (c *combat) sideIndex(s Seat) int {
	for i := range c.sides {
		if c.sides[i].seat == s {
			return i
		}
	}
	return -1
}

// maneuver changes the range.
func (g *Game) maneuver(c *combat, i int, with *Card) {
	if i < 0 {
		return // it has left the combat as its maneuver was played
	}
	c.lastManeuver = &maneuver{side: i, before: c.maneuvered, with: with.ref()}
	c.long = !c.long
	c.maneuvered = i
	g.tell(Event{Kind: Maneuvered, Card: c.sides[i].minion.get(), Other: with, Seat: c.sides[i].seat, Word: rangeWord(c.long)})
}

// undoManeuver cancels the last maneuver and what it provides; a strike that provided it stays
// chosen (AR-1.8.4.p1.c2, c3).
func (g *Game) undoManeuver() {
	c := g.combat
	m := c.lastManeuver
	c.lastManeuver = nil
	c.long, c.maneuvered = !c.long, m.before
	if x := c.sides[m.side].commit; x == nil || x.card != m.with.card {
		g.grants = slices.DeleteFunc(g.grants, func(x grant) bool { return x.kind == grantPress && x.source == m.with })
	}
	g.tell(Event{Kind: CardCanceled, Card: m.with.card, Seat: c.sides[m.side].seat})
}

// ruleCombatUse gives the reasons against a maneuver, strike or press card.
func (g *Game) ruleCombatUse(l *lister, p *Play) {
	c := g.combat
	if c == nil {
		return
	}
	i := c.index(p.by)
	if i < 0 {
		l.refuse(mustBeInCombat)
		return
	}
	if p.mode.strike != nil {
		l.unless(PlaysNoStrikes, p.by, l.seat)
	}
	switch l.window {
	case RangeW:
		l.need(c.maneuvered != i, notTwoManeuvers)
		g.ruleManeuver(l, c, i)
		if p.mode.strike != nil {
			l.need(c.sides[i].commit == nil, oneStrikeManeuver)
			g.ruleStrike(l, c, i, p.mode.strike)
		}
	case PressW:
		g.rulePress(l, c, i, p.mode.press)
	case ChooseStrike:
		if c.sides[i].commit != nil && c.pairNo <= 1 && !p.mode.strike.OnlyWeapon {
			l.bound(&c.sides[i])
		}
		g.ruleStrike(l, c, i, p.mode.strike)
	}
}
