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
	hunt     int
	torpor   bool // taken from torpor
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
	seat    Seat // the acting Methuselah
	play    *Play
	targets []Seat // whom it is directed at; none: undirected
	taken   []*Card
	stealth int // inherent
	bleed   int // inherent addition to the bleed amount
	hunt    int
	price   int // blood, fixed as it was announced (RB-1-announce-the-action.p1.c1)

	blocker     Ref  // attempting, or successful
	atOnce      bool // nothing more is played before that fight
	slave       Ref  // fights the blocker instead of the acting minion
	foiled      bool // made to fail
	foiler      Ref  // whom its minion fights then
	blockSeat   Seat
	attempting  bool
	blocked     bool
	declined    [8]bool
	closed      bool // blocks have been declined by all
	retargeted  bool
	resume      bool    // goes on as if unblocked
	fell        bool    // its minion has gone to torpor meanwhile: it cannot go on (AR-3.7.7.4.p2.c2)
	reached     bool    // has begun to resolve
	blockers    []Ref   // who have blocked it
	used        []*Play // abilities used for it by the acting Methuselah's minions
	resolving   bool
	outcome     Outcome
	bled        int // pool burned by the bleed
	bledFor     int // the amount of a successful bleed
	gained      int
	combats     int
	ref         *referendum
	bloodHunts  []bloodHunt
	diablerists []Ref // who have committed diablerie in it
	noRepeat    bool
	bleedFailed bool
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
	spec := o.mode.action
	a := &action{kind: spec.kind, minion: p.by.ref(), seat: p.seat, play: p, stealth: spec.stealth, bleed: spec.bleed, hunt: spec.hunt}
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
	g.run(ActionSpan, func() {
		g.action = a
		g.course(a)
	}, func() { g.endAction(a) })
}

// course is the course of an action (RB-detailed-course-of-an-action).
func (g *Game) course(a *action) {
	actor := a.minion.get()
	fromHand := a.play != nil && a.play.card != nil && !a.play.mode.fromPlay
	if fromHand && !g.showCard(a.play) {
		// RB-wording-templates.p5.c1: a canceled action does not lock the minion
		a.outcome = Canceled
		g.putAway(a.play)
		return
	}
	g.lock(actor)
	if fromHand {
		g.useReductions(a.play)
	}
	g.tell(Event{Kind: ActionAnnounced, Card: actor, Seat: a.seat, Word: kindNames[a.kind], On: a.object(), N: a.stealth})
	g.noteAct(a)
	g.moment(ActionAnnouncedM, cardObject(actor))
	g.checkpoint()
	g.open(Announced, nil)
	for {
		if !a.foiled {
			g.attempts(a)
		}
		if a.foiled {
			g.foil(a)
			break
		}
		if !a.blocked {
			g.open(WouldSucceed, nil)
			g.reach(a)
			g.checkpoint()
			g.succeed(a)
			break
		}
		g.resolveBlock(a)
		if !a.resume || a.fell {
			break
		}
		g.resumeAction(a)
	}
	g.checkpoint()
	g.open(AfterResolution, nil)
	g.moment(AfterActionResolved, cardObject(a.minion.get()))
	g.holdBloodHunts(a)
	g.checkpoint()
}

func (a *action) object() Object {
	if a.play == nil {
		return Nothing
	}
	return a.play.on
}

// noteAct remembers the action against its repetition.
func (g *Game) noteAct(a *action) {
	c := a.minion.get()
	c.acted = append(c.acted, a.record())
}

// record is what tells whether another action is the same.
func (a *action) record() actRecord {
	r := actRecord{kind: a.kind, on: a.object()}
	if p := a.play; p != nil && p.card != nil {
		if p.mode.fromPlay {
			r.source, r.mode = p.card.ref(), p.mode
		} else {
			r.name = p.card.Name()
		}
	}
	return r
}

// bar keeps a minion from repeating an action, whether it took that action or took it over.
func (c *Card) bar(r actRecord) {
	for i := range c.acted {
		if c.acted[i] == r {
			c.acted[i].barred = true
			return
		}
	}
	r.barred = true
	c.acted = append(c.acted, r)
}

// resumeAction puts a blocked action back in progress as if it had not been blocked: its card
// comes back from the ash heap, and who had declined to block has declined (AR-3.6.1).
func (g *Game) resumeAction(a *action) {
	a.resume, a.blocked, a.outcome, a.blocker = false, false, InProgress, Ref{}
	if p := a.play; p != nil && p.card != nil && !p.mode.fromPlay && p.card.zone == AshHeap {
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
	if p := a.play; p != nil && p.card != nil && p.card.zone == Limbo {
		g.move(p.card, AshHeap, p.card.owner)
	}
	g.reach(a)
	g.checkpoint()
	if c, t := a.minion.get(), a.foiler.get(); c != nil && t != nil && g.mayFight(c, t) {
		g.fight(c, t, false)
	}
}

// succeed resolves an action that was not blocked: its cost is paid, then its effects take
// place (RB-3-resolve-the-action.p1).
func (g *Game) succeed(a *action) {
	actor := a.minion.get()
	if actor == nil || a.kind != leaveTorporKind && !actor.ready() {
		a.outcome = Ended // AR-3.5.3.p3.c1
		return
	}
	a.resolving = true
	a.outcome = Successful
	g.tell(Event{Kind: ActionSucceeded, Card: actor, Seat: a.seat, Word: kindNames[a.kind]})
	paid := g.payAction(a)
	if !paid || !g.stillMeets(a) {
		return
	}
	g.checkpoint()
	if resolve := resolvers[a.kind]; resolve != nil {
		resolve(g, a)
	}
	if p := a.play; p != nil && p.mode != nil {
		g.apply(p)
		if p.card != nil && !p.mode.fromPlay {
			g.placeAction(a)
		}
	}
	a.resolving = false
}

// stillMeets re-reads the requirements of an action in progress (AR-1.6.1): a minion that
// lost them gets nothing, and nothing happens to a target that no longer qualifies
// (AR-3.4.1.p1.c1).
func (g *Game) stillMeets(a *action) bool {
	p := a.play
	if p != nil && p.mode != nil && p.mode.target != nil && p.on.Card != nil && !p.mode.target.accepts(g, p, p.on) {
		return false
	}
	if p == nil || p.card == nil || p.mode.fromPlay {
		return true
	}
	l := lister{g: g, seat: a.seat}
	p.by = a.minion.get()
	g.ruleRequirements(&l, p)
	for _, w := range p.mode.requires {
		l.need(g.fulfils(p, p.by, w), lacksRequirement)
	}
	return !l.failed
}

// payAction pays an action's cost; false if it could not be paid.
func (g *Game) payAction(a *action) bool {
	actor := a.minion.get()
	if cost := baseCosts[a.kind]; cost != nil {
		return cost(g, a)
	}
	p := a.play
	if p == nil || p.card == nil {
		return true
	}
	p.by = actor
	g.payX(p)
	g.useReductions(p)
	pool, blood := g.poolCost(p), g.bloodCost(p)
	ok := g.seats[a.seat].pool+g.fundsFor(p) >= pool && (blood == 0 || actor.blood >= blood)
	g.payPool(p, pool)
	g.loseBlood(actor, blood)
	return ok
}

// endAction is the end of an action, however it came.
func (g *Game) endAction(a *action) {
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
	g.drawDelayed(ActionSpan)
	if c := a.minion.get(); a.noRepeat && c != nil {
		c.bar(a.record())
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
