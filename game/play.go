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
	vampirely  bool       // called by what an ally plays as a vampire (AR-5.5.3.p1.c2)
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
