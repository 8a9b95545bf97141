package game

// actionKind is one of the rulebook's types of action.
type actionKind uint8

const (
	cardKind actionKind = iota
	bleedKind
	huntKind
	equipKind
	equipFromKind
	employKind
	recruitKind
	politicalKind
	leaveTorporKind
	rescueKind
	diablerieKind
	anarchKind
	burnCardKind
	redListKind
	actionKinds
)

var kindNames = [actionKinds]string{"action", "bleed", "hunt", "equip", "equip", "employ retainer",
	"recruit ally", "political action", "leave torpor", "rescue", "diablerie", "become Anarch", "action", "Red List hunt"}

// kindStealth is the default stealth of each kind.
var kindStealth = [actionKinds]int{huntKind: 1, equipKind: 1, equipFromKind: 1, employKind: 1,
	recruitKind: 1, politicalKind: 1, leaveTorporKind: 1, anarchKind: 1, redListKind: 1}

// kindOf is the kind of action that a card type takes.
func kindOf(t Types) actionKind {
	switch {
	case t.Has(Equipment):
		return equipKind
	case t.Has(Retainer):
		return employKind
	case t.Has(Ally):
		return recruitKind
	case t.Has(PoliticalAction):
		return politicalKind
	}
	return cardKind
}

// actionSpec is what a mode says of the action it takes.
type actionSpec struct {
	kind     actionKind
	stealth  int
	bleed    int // added to the bleed amount
	most     int // pool that its bleed burns at the most; 0: no limit
	hunt     int
	steals   bool // a hunt that steals its blood of the target
	torpor   bool // taken from torpor
	atHost   bool // aimed at what its card is on
	atThis   bool // aimed at its card
	towards  func(*Game, *Play) []Seat
	blockers []Who    // may attempt to block it whoever controls them
	favours  []favour // stealth for who takes it
}

// Outcome is how an action came out.
type Outcome uint8

// The outcomes, five different things (RB-minion-phase.p1.c4, AR-3.5).
const (
	InProgress Outcome = iota
	Successful
	Blocked
	Failed
	Ended
	Canceled
)

var outcomeNames = [...]string{"in progress", "successful", "blocked", "failed", "ended", "canceled"}

func (o Outcome) String() string { return outcomeNames[o] }

// action is the action in progress.
type action struct {
	kind    actionKind
	minion  Ref  // the acting minion
	permit  Ref  // the card in play that was locked to take it
	taker   Ref  // the minion that took the action, also when another has become the acting one
	seat    Seat // the acting Methuselah
	play    *Play
	targets []Seat // whom it is directed at; none: undirected
	taken   []*Card
	stealth int // inherent
	bleed   int // inherent addition to the bleed amount
	hunt    int
	toll    int // blood to burn for the attempt, unless it is canceled
	price   int // blood, fixed as it was announced (RB-1-announce-the-action.p1.c1)

	blocker     Ref   // attempting, or successful
	atOnce      bool  // nothing more is played before that fight
	slave       Ref   // fights the blocker instead of the acting minion
	foiled      bool  // made to fail
	foiler      Ref   // whom its minion fights then
	cutOff      bool  // it does not fail but ends: nothing more is played (AR-3.5.3.p1.c3)
	entering    *pair // who are about to enter combat by its effect
	calm        bool  // the combat of the block has been canceled
	blockSeat   Seat
	attempting  bool
	blocked     bool
	declined    [8]bool
	closed      bool // blocks have been declined by all
	retargeted  bool
	resume      bool    // goes on as if unblocked
	fell        bool    // its minion has gone to torpor meanwhile: it cannot go on (AR-3.7.7.4.p2.c2)
	torpid      bool    // taken from torpor
	stopped     Ref     // the acting minion as it was blocked
	reached     bool    // has begun to resolve
	reopened    bool    // an effect after its resolution has put it back in progress
	blockers    []Ref   // who have blocked it
	used        []*Play // abilities used for it by the acting Methuselah's minions
	resolving   bool
	outcome     Outcome
	bled        int  // pool burned by the bleed
	paying      bool // its cost is being paid
	exhausted   bool // an ally has paid its last life for it
	proxy       bool // another Methuselah burns pool for it: payer
	payer       Seat
	bledFor     int // the amount of a successful bleed
	gained      int
	unfed       bool // its hunt gives no blood
	stopping    bool // the block attempt in progress is canceled: it neither succeeds nor fails
	combats     int
	lost        int       // blood that the acting minion has lost
	cutShort    bool      // the acting minion has ended combat by a strike
	fights      []*combat // that are over
	ref         *referendum
	bloodHunts  []bloodHunt
	diablerists []Ref // who have committed diablerie in it
	noRepeat    bool
	bleedFailed bool
	poolLost    [8]int // pool that each Methuselah has burned during it
}

func (a *action) at(s Seat) bool {
	for _, t := range a.targets {
		if t == s {
			return true
		}
	}
	return false
}

// announceOption announces an action with a card or by a card in play.
func (g *Game) announceOption(o *Option) {
	p := g.newPlay(o, o.seat)
	g.announce(p)
	g.nameX(p)
	g.nameFunds(p)
	if o.mode.lock {
		g.lock(o.card)
	}
	for _, span := range o.mode.once {
		if o.mode.fromPlay {
			g.markUse(o.card, o.mode, span, p.seat)
		}
	}
	spec := o.mode.action
	a := &action{kind: spec.kind, minion: p.by.ref(), seat: p.seat, play: p, stealth: spec.stealth, bleed: spec.bleed, hunt: spec.hunt, torpid: spec.torpor}
	if p.kind != cardKind {
		a.kind = p.kind
	}
	g.direct(a)
	g.perform(a)
}

// direct works out whom an action is directed at: those it targets, or whose things it
// targets (RB-who-may-attempt-to-block.p1).
func (g *Game) direct(a *action) {
	p := a.play
	if p == nil {
		return
	}
	if a.kind == bleedKind && p.on.none() {
		p.on = seatObject(g.prey(a.seat))
	}
	if p.mode != nil && p.mode.action != nil && p.mode.action.towards != nil {
		a.targets = p.mode.action.towards(g, p)
		return
	}
	for _, o := range append([]Object{p.on}, p.picks...) {
		s := o.Seat
		if o.Card != nil && o.Card.zone != AshHeap && o.Card.zone != Uncontrolled && a.kind != politicalKind {
			s = o.Card.controller
		}
		if s != NoSeat && s != a.seat && !a.at(s) {
			a.targets = append(a.targets, s)
		}
	}
}

// perform takes an announced action through its course.
func (g *Game) perform(a *action) {
	g.usePermit(a)
	g.run(ActionSpan, func() {
		g.action = a
		g.course(a)
	}, func() { g.endAction(a) })
	g.moment(ActionOver, Nothing)
	g.checkpoint()
	g.actNext()
}

// actNext takes the action that the one before has its minion take at once, unless it cannot be
// taken any more.
func (g *Game) actNext() {
	a := g.follow
	g.follow = nil
	if a == nil {
		return
	}
	if c := a.minion.get(); c != nil && c.ready() && !c.locked && g.in(a.object().Seat) && !g.repeats(c, a.kind, nil, nil, a.object()) && !g.flag(CannotAct, c, a.seat) {
		g.direct(a)
		g.perform(a)
	}
}

// usePermit locks the card by which a minion acts in another Methuselah's minion phase. It stays
// locked whatever comes of the action; after one that is canceled as it is played the minion may
// still act once, or let it be (AR-3.5.1.p4.c3).
func (g *Game) usePermit(a *action) {
	c := a.minion.get()
	again := g.again.get() == c
	g.again = Ref{}
	if again || g.turnSeat == a.seat {
		return
	}
	for _, k := range c.on {
		if k.indexed && k.def.permits && !k.locked {
			g.lock(k)
			a.permit = k.ref()
			return
		}
	}
}

// course is the course of an action (RB-detailed-course-of-an-action).
func (g *Game) course(a *action) {
	actor := a.minion.get()
	fromHand := a.play != nil && a.play.card != nil && !a.play.uses()
	if !fromHand && a.play != nil && a.play.kept != nil {
		g.beginUse(a.play)
	}
	if fromHand && !g.showCard(a.play) {
		// RB-wording-templates.p5.c1: a canceled action does not lock the minion
		a.outcome = Canceled
		g.putAway(a.play)
		if a.permit.get() != nil {
			g.again = a.minion
		}
		return
	}
	if !g.wasDue(a) {
		g.freeActs++
	}
	g.lock(actor)
	g.actsBegun++
	if fromHand {
		g.useReductions(a.play)
	}
	e := Event{Kind: ActionAnnounced, Card: actor, Seat: a.seat, Word: kindNames[a.kind], On: a.object(), N: a.stealth}
	if p := a.play; p != nil && p.mode != nil && p.mode.fromPlay {
		e.Other, e.Mode = p.card, p.mode
	}
	g.tell(e)
	g.noteAct(a)
	g.moment(ActionAnnouncedM, cardObject(actor))
	g.checkpoint()
	first := len(g.played)
	g.openUntil(Announced, nil, func(g *Game) bool { return g.regularSince(first) })
	for {
		g.toResolution(a)
		g.checkpoint()
		if a.cutOff {
			return
		}
		g.openUntil(AfterResolution, nil, func(*Game) bool { return a.resume || a.reopened })
		if !a.resume || a.fell {
			break
		}
		g.resumeAction(a)
	}
	g.moment(AfterActionResolved, cardObject(a.minion.get()))
	g.holdBloodHunts(a)
	g.checkpoint()
}

// regularSince reports whether a modifier or reaction that is not for the announcement has been
// played after so many plays: nothing follows it that is (AR-2.2.p2.c1).
func (g *Game) regularSince(first int) bool {
	for _, x := range g.played[min(first, len(g.played)):] {
		if x.as.Has(ActionModifier|Reaction) && !x.as.Has(CombatCard) && !x.mode.windows.Has(Announced) {
			return true
		}
	}
	return false
}

// toResolution lets the action be blocked or not, until it has resolved one way or another.
func (g *Game) toResolution(a *action) {
	for {
		if !a.foiled {
			g.attempts(a)
		}
		if a.foiled {
			g.foil(a)
			return
		}
		if !a.blocked {
			g.open(WouldSucceed, nil)
			if a.foiled {
				continue
			}
			g.reach(a)
			g.checkpoint()
			g.succeed(a)
			if a.outcome == Successful {
				g.moment(SucceededM, cardObject(a.minion.get()))
				if c := a.minion.get(); c != nil && a.kind == recruitKind {
					c.hired = g.turns
				}
			}
			return
		}
		g.resolveBlock(a)
		if !a.resume || a.fell {
			return
		}
		g.resumeAction(a)
	}
}

func (a *action) object() Object {
	if a.play == nil {
		return Nothing
	}
	return a.play.on
}

// resumeAction puts a blocked action back in progress as if it had not been blocked: its card
// comes back from the ash heap, and who had declined to block has declined (AR-3.6.1).
func (g *Game) resumeAction(a *action) {
	a.resume, a.blocked, a.calm, a.outcome, a.blocker = false, false, false, InProgress, Ref{}
	if p := a.play; p != nil && p.card != nil && !p.uses() && p.card.zone == AshHeap {
		life := p.card.life
		g.move(p.card, Limbo, a.seat)
		p.card.life = life
		p.ref = p.card.ref()
	}
	g.tell(Event{Kind: ActionContinues, Card: a.minion.get(), Seat: a.seat})
}

// foil is an action made to fail before a block: it has reached its resolution, and its minion
// may have to fight (AR-3.5.3).
func (g *Game) foil(a *action) {
	a.outcome = Failed
	if a.cutOff {
		a.outcome = Ended
	}
	if p := a.play; p != nil && p.card != nil && p.card.zone == Limbo {
		g.move(p.card, AshHeap, p.card.owner)
	}
	g.reach(a)
	g.checkpoint()
	if c, t := a.minion.get(), a.foiler.get(); c != nil && t != nil && g.mayFight(c, t) {
		g.fight(c, t, false)
	}
}

// endAction is the end of an action, however it came.
func (g *Game) endAction(a *action) {
	if c := a.minion.get(); a.exhausted && c != nil && c.inPlay() {
		g.burn(c) // resolving was cut short
	}
	if a.outcome == InProgress {
		a.outcome = Ended
	}
	g.last = a
	if p := a.play; p != nil && p.card != nil && p.card.zone == Limbo {
		g.move(p.card, AshHeap, p.card.owner)
	}
	a.attempting = false
	if a.reached && a.outcome != Canceled {
		g.overdue(AfterResolution)
	}
	if g.alive(ActionSpan) {
		g.holdBloodHunts(a)
	}
	g.tell(Event{Kind: ActionEnded, Card: a.minion.card, Seat: a.seat, Word: a.outcome.String()})
	g.moment(ActionEnds, cardObject(a.minion.get()))
	g.returnControl(Point{Set: true, Span: ActionSpan, Seat: NoSeat})
	g.gains = g.gains[:0]
	g.drawDelayed(ActionSpan)
	if a.outcome == Canceled {
		g.forgetAct(a)
	}
	if c := a.minion.get(); a.noRepeat && c != nil {
		for _, r := range a.records() {
			c.bar(r)
		}
	}
}

// settleAction ends an action that no longer stands: its minion is gone from play, or its
// Methuselah from the game.
func (g *Game) settleAction() {
	a := g.action
	if a == nil || a.outcome != InProgress {
		return
	}
	c := a.minion.get()
	switch {
	case c == nil || !c.inPlay() || !g.in(a.seat):
		a.outcome = Ended
		g.end(ActionSpan)
	case a.kind == leaveTorporKind && c.ready():
		// something else has brought it out: the price is paid, and that is all
		a.outcome = Successful
		g.payAction(a)
		g.end(ActionSpan)
	}
}

// endNow ends the action at once, unsuccessfully.
func (g *Game) endNow(o Outcome) {
	if a := g.action; a != nil {
		a.outcome = o
		g.end(ActionSpan)
	}
}
