package game

import "slices"

// Play is one use of a card or ability: what its effects are told.
type Play struct {
	card   *Card
	ref    Ref
	mode   *Mode
	seat   Seat  // who uses it
	by     *Card // the minion that uses it; nil for a Methuselah's use
	on     Object
	picks  []Object // further objects, chosen later
	named  int      // how many of them are what a referendum is about
	x      int      // what X came to
	n      int      // a number its effects hand on
	action *action
	byRef  Ref // the minion that used it, tracked
	onRef  Ref // a card it concerns later, tracked

	canceled bool
	unpaid   bool // canceled without its cost being paid
	half     bool // half of its printed cost is paid
	brought  bool // equipped, employed or recruited by another effect, not by an action
	// What is charged on top of its cost has come before what was taken off it.
	surcharged bool
	placed     bool       // its effect put the card somewhere
	over       *Play      // the play this one was played on
	set        []Ref      // cards of the hand named for it, face down (AR-1.14.2.p1)
	less       Less       // taken off what it costs
	calls      *Play      // what it calls, if not itself: a card of the hand, or an effect in play
	kind       actionKind // of the action, if it is of the type of a card named for it
	met        []string   // requirements met for it by pretence
	xNamed     bool       // X was named as it was played
	honest     bool       // no requirement may be met by pretence
	kept       *keeping   // what its card was kept for
	keeper     Ref        // on which card
	lent       bool       // its disciplines need not be had
	fund       Ref        // a card whose counters pay for it
	funded     int        // how many
}

// lost reports whether what a play is aimed at is no more: a card that has left and come back is
// another object (AR-1.12.1.p1.c5).
func (p *Play) lost() bool { return p != nil && p.on.Card != nil && p.on.get() == nil }

// played remembers a play for what limits plays: the same modifier or reaction twice by one
// minion in an action, one a round, and so on.
type played struct {
	name  string
	by    Ref
	seat  Seat
	span  Span
	mode  *Mode
	as    Types
	card  *Card
	fight int // the number of the combat it was played in; 0: none
	on    Object
}

// listHand lists the plays of a seat's hand in a window.
func (g *Game) listHand(l *lister) {
	for _, c := range g.seats[l.seat].zones[Hand] {
		if !l.probe && !c.def.windows.Has(l.window) {
			continue
		}
		g.listCard(l, c)
	}
	if len(g.keptCards) > 0 {
		g.listKept(l)
	}
	if l.window == UnlockW || l.probe {
		g.listConvictions(l)
		g.listRecoveries(l)
	}
}

func (g *Game) listCard(l *lister, c *Card) {
	for _, m := range c.def.Modes {
		if l.probe || m.windows.Has(l.window) {
			l.begin()
			g.listMode(l, c, m)
		}
	}
}

// listMode lists the plays of one mode of a card in hand: by whom and on what.
func (g *Game) listMode(l *lister, c *Card, m *Mode) {
	if l.refuse(g.untimely(l, m)); l.dead() || !l.probe && g.idle(l.seat, m) {
		return // most candidates end here, before a play is made of them
	}
	p := &l.play
	*p = Play{card: c, ref: c.ref(), mode: m, seat: l.seat, on: Nothing, action: g.action}
	p.fromKept()
	if m.user == byMethuselah {
		g.ruleMaster(l, p)
		if l.dead() {
			return
		}
		g.listTargets(l, p)
		return
	}
	for _, u := range g.users(l, m) {
		k := l.mark()
		p.by, p.on = u, Nothing
		g.ruleUser(l, p)
		if !l.dead() {
			g.listTargets(l, p)
		}
		l.back(k)
	}
}

// idle reports whether nobody of a seat has the part in the action or combat that a mode asks
// for. What it spares would be refused one minion after another (ruleUser, ruleActor).
func (g *Game) idle(s Seat, m *Mode) bool {
	switch m.user {
	case byReady:
		return m.action != nil && !g.mayAct(s)
	case byActing, byOther:
		return g.action == nil || g.action.seat != s
	case byReacting, byLockedReacter:
		return g.action != nil && g.action.seat == s
	case byCombatant:
		return g.combat == nil || g.combat.sideOf(s) == nil
	}
	return false
}

// users are the minions to consider for a mode: when somebody asks why, all of the seat's.
func (g *Game) users(l *lister, m *Mode) []*Card {
	if l.probe {
		return g.controlledMinions(l.seat)
	}
	switch m.user {
	case byActing:
		if a := g.action; a != nil && a.seat == l.seat {
			if c := a.minion.get(); c != nil && c.controller == l.seat {
				return l.sole(c)
			}
		}
		return nil
	case byCombatant:
		if c := g.combat; c != nil {
			for i := range c.sides {
				if c.sides[i].seat == l.seat {
					if m := c.sides[i].minion.get(); m != nil {
						return l.sole(m)
					}
				}
			}
		}
		return nil
	}
	if m.evenTorpid {
		return g.controlledMinions(l.seat)
	}
	if m.action != nil && m.action.torpor {
		return g.seats[l.seat].zones[Torpor]
	}
	return g.seats[l.seat].zones[Ready]
}

// listTargets finishes a candidate: its conditions, and one option for each target.
func (g *Game) listTargets(l *lister, p *Play) {
	m := p.mode
	if m.target == nil {
		g.ruleConditions(l, p)
		g.offerPlay(l, p)
		return
	}
	found := false
	m.target.each(g, p, l.probe, func(o Object) {
		found = true
		k := l.mark()
		p.on = o
		m.target.rule(g, l, p, o)
		if !l.dead() {
			g.ruleConditions(l, p)
			if !l.dead() {
				g.offerPlay(l, p)
			}
		}
		l.back(k)
	})
	if !found && l.probe {
		l.refuse(noTarget)
		p.on = Nothing
		g.offerPlay(l, p)
	}
}

func (g *Game) ruleConditions(l *lister, p *Play) {
	up := g.reading
	g.reading = g.readingFor(p)
	for i := range p.mode.conds {
		l.refuse(p.mode.conds[i].Fails(g, p))
		if l.dead() {
			break
		}
	}
	g.reading = up
	if l.dead() {
		return
	}
	if len(g.pricers) > 0 && p.mode.target != nil {
		g.affordable(l, p) // what it is played on may make it dearer (AR-1.7.2.p2.c2)
	}
	if p.mode.action != nil {
		g.ruleAction(l, p)
	}
	if p.mode.strike != nil && l.window == ChooseStrike || p.mode.maneuver && l.window == RangeW || p.mode.press != 0 && l.window == PressW {
		g.ruleCombatUse(l, p)
	}
	l.refuse(g.ruleFrenzy(p))
	if len(p.mode.limits) > 0 || p.mode.limited {
		g.ruleLimits(l, p)
	}
}

// offerPlay offers a play under the verb its type has.
func (g *Game) offerPlay(l *lister, p *Play) {
	m := p.mode
	o := Option{Verb: Plays, card: p.card, mode: m, with: p.by, on: p.on, act: (*Game).playOption}
	o.PoolCost, o.BloodCost, o.X = g.poolCost(p), g.bloodCost(p), p.card.piece.Facts.Pool.X || p.card.piece.Facts.Blood.X
	switch {
	case m.fromPlay:
		o.Verb, o.act, o.must = Uses, (*Game).useOption, m.mustIn(l.window)
		if m.action != nil {
			o.Verb, o.act = Acts, (*Game).announceOption
		}
		if m.user == byBearer && !m.saysUser() || p.by == p.card {
			o.with = nil
		}
		if m.action != nil {
			o.with = p.by
			o.must = o.must || (m.duty || m.action.steals && g.flag(NoPlainHunt, p.by, p.seat)) && g.owes(p.by, m.action.kind, p.card, m)
		}
	case m.action != nil:
		o.act = (*Game).announceOption
		switch m.action.kind {
		case equipKind:
			if m.as.Has(Equipment) {
				o.Verb = Equips
			}
		case employKind:
			if m.as.Has(Retainer) {
				o.Verb = Employs
			}
		case recruitKind:
			if m.as.Has(Ally) {
				o.Verb = Recruits
			}
		case politicalKind:
			o.Verb = Calls
		case bleedKind:
			if m.target == nil {
				o.on = Nothing
			}
		}
		o.Stealth, o.Bleed = m.action.stealth, m.action.bleed
	case l.window == ChooseStrike && m.strike != nil:
		o.Verb, o.act, o.with = Strikes, nil, nil
	case l.window == RangeW && m.strike != nil:
		o.Verb, o.act, o.with = Maneuvers, (*Game).maneuverOption, nil
	case m.user == byCombatant || m.user == byActing || m.user == byMethuselah:
		o.with = nil
	}
	if l.probe && m.user == byReacting {
		o.with = p.by
	}
	l.offer(o)
	if o.Verb == Strikes && m.target == nil && g.combat != nil {
		if i := g.combat.index(p.by); i >= 0 {
			g.offerAtRetainers(l, g.combat, i, o, m.strike)
		}
	}
}

func (m *Mode) saysUser() bool { return m.def != nil && m.def.oneUser }

// newPlay makes the play an option stands for.
func (g *Game) newPlay(o *Option, s Seat) *Play {
	p := &Play{card: o.card, ref: o.card.ref(), mode: o.mode, seat: s, by: o.with, on: o.on, action: g.action}
	if p.by == nil {
		p.by = g.impliedUser(o.mode, o.card, s)
	}
	p.byRef = p.by.ref()
	p.fromKept()
	return p
}

// impliedUser is the minion that a label leaves out.
func (g *Game) impliedUser(m *Mode, c *Card, s Seat) *Card {
	switch m.user {
	case byActing:
		if g.action != nil {
			return g.action.minion.get()
		}
	case byCombatant:
		if g.combat != nil {
			if sd := g.combat.sideOf(s); sd != nil {
				return sd.minion.get()
			}
		}
	case byBearer:
		return c.host
	case byItself:
		return c
	}
	return nil
}

// playOption plays a card from hand that is no action and no strike.
func (g *Game) playOption(o *Option) {
	g.playCard(g.newPlay(o, o.seat))
}

// playCard plays a card: it is shown, may be canceled as it is played, is replaced, is paid
// for, and does what it says (RB-playing-a-card). It reports whether it took effect.
func (g *Game) playCard(p *Play) bool {
	g.announce(p)
	if p.uses() {
		return g.useKept(p)
	}
	if p.mode.as.Has(Master) && p.mode.user == byMethuselah {
		g.spendMaster(p)
	}
	if p.mode.as.Has(EventCard) {
		g.spendEvent(p)
	}
	if p.mode.decline && g.action != nil {
		g.action.declined[p.seat] = true
	}
	if !g.showCard(p) {
		g.putAway(p)
		g.drawUp()
		g.moment(CardPlayedM, cardObject(p.card).by(p.seat)) // AR-1.8.3: canceled, but played
		return false
	}
	g.payPlay(p)
	g.drawUp()
	if p.mode.as.Has(Master) {
		g.trifle(p)
	}
	if p.lost() {
		g.putAway(p)
	} else {
		g.apply(p)
		g.place(p)
	}
	g.moment(CardPlayedM, cardObject(p.card).by(p.seat))
	return true
}

// showCard moves the card out of the hand and opens its as-played window; the replacement
// waits until that has closed (RB-playing-a-card.p2.c3). False: it was canceled.
func (g *Game) showCard(p *Play) bool {
	m := g.seats[p.seat]
	fromHand := p.card.zone == Hand
	g.pretend(p)
	g.noteLoan(p)
	g.move(p.card, Limbo, p.seat)
	p.card.faceDown = false
	p.ref = p.card.ref()
	g.spendKept(p)
	g.tell(Event{Kind: Played, Card: p.card, Seat: p.seat, Other: p.by, On: p.on, Mode: p.mode})
	g.remember(p)
	if fromHand {
		m.fillLater(p.card)
		m.inPlayNow++
	}
	up := g.playing
	p.over = up
	g.playing = p
	var ransom func(*Game, *lister)
	if p.mode.ransom != nil {
		ransom = offerRansom
	}
	if len(g.watchers) > 0 {
		g.moment(BeingPlayed, cardObject(p.card)) // AR-1.8.1.p1.c7: before anybody may cancel it
	}
	g.hold(func() {
		if p.canceled {
			return
		}
		g.openUntil(AsPlayed, ransom, func(*Game) bool { return p.canceled })
	})
	g.playing = up
	if fromHand {
		m.inPlayNow--
		g.leaveGapOf(p)
	}
	return !p.canceled
}

// leaveGapOf has a card that was played replaced, now or when its text says; a canceled one at
// once (AR-1.9.3.p2.c1).
func (g *Game) leaveGapOf(p *Play) {
	m, def := g.seats[p.seat], p.card.def
	x := gap{card: p.card, by: p.by.ref(), played: true, acting: p.by != nil && g.actor() == p.by, canceled: p.canceled}
	d := def.delay
	if d.Span == GameSpan && (d.Phase == UnlockPhase || d.Phase == DiscardPhase) {
		d.Seat = p.seat
	}
	if def.waits != nil {
		d = noPoint
	}
	if !d.Set && p.mode.as.Has(Reaction) && len(g.mods[ReactionsHeld]) > 0 {
		d = Point{Set: true, Span: ActionSpan, Seat: NoSeat}
	}
	if !p.canceled && d.Set {
		m.delays = append(m.delays, owed{d, def.waits, g.turns, x})
		return
	}
	m.leaveGap(x)
}

// remember notes a play for what limits plays.
func (g *Game) remember(p *Play) {
	g.played = append(g.played, played{p.card.Name(), p.by.ref(), p.seat, g.innermost(), p.mode, p.mode.as, p.card, g.fightNo(), p.on})
}

// innermost is the narrowest span in progress.
func (g *Game) innermost() Span {
	if g.cur == nil {
		return GameSpan
	}
	return g.cur.span
}

// onceAGame reports whether plays of the mode are remembered for the rest of the game.
func (m *Mode) onceAGame() bool {
	for i := range m.limits {
		if m.limits[i].span == GameSpan && !m.limits[i].on {
			return true
		}
	}
	return false
}

func (g *Game) dropPlayed(span Span) {
	up := GameSpan
	if g.cur != nil {
		up = g.cur.span
	}
	for i := range g.played {
		if g.played[i].span == span {
			g.played[i].span = up
		}
	}
	if span == TurnSpan {
		g.played = slices.DeleteFunc(g.played, func(x played) bool { return !x.mode.onceAGame() })
	}
}

// apply performs the effects of a play, in printed order; they finish before anything around
// them is left.
func (g *Game) apply(p *Play) {
	g.hold(func() {
		g.asPlayed(p, func() {
			up := g.reading
			g.reading = g.readingFor(p)
			defer func() { g.reading = up }()
			for i := range p.mode.steps {
				if do := p.mode.steps[i].Do; do != nil {
					do(g, p)
				}
			}
			g.byHand(p)
		})
	})
}

// useOption uses an ability of a card in play.
func (g *Game) useOption(o *Option) {
	g.useAbility(g.newPlay(o, o.seat))
}

func (g *Game) useAbility(p *Play) {
	g.announce(p)
	g.tell(Event{Kind: Used, Card: p.card, Seat: p.seat, Other: p.by, On: p.on, Mode: p.mode})
	for _, span := range p.mode.once {
		g.markUse(p.card, p.mode, span, p.seat)
	}
	if p.mode.lock {
		g.lock(p.card)
	}
	if a := g.action; a != nil && p.by != nil && p.seat == a.seat {
		a.used = append(a.used, p)
	}
	g.payPlay(p)
	g.apply(p)
}

// key is what the uses of a mode are counted under.
func (m *Mode) key() *Mode {
	if m.shared {
		return &m.def.sharedUse
	}
	return m
}

func (g *Game) markUse(c *Card, m *Mode, span Span, s Seat) {
	m = m.key()
	c.markUsed(m, span, s)
	for _, k := range g.usedCards {
		if k == c {
			return
		}
	}
	g.usedCards = append(g.usedCards, c)
}
