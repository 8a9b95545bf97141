package game

// offerActions lists the actions the rules give every minion (RB-types-of-actions).
func offerActions(g *Game, l *lister) {
	if l.window != BetweenActions && !l.probe {
		return
	}
	m := g.seats[l.seat]
	g.listLent(l)
	if !l.probe && !g.mayAct(l.seat) {
		return
	}
	for _, z := range []Zone{Ready, Torpor} {
		for _, c := range m.zones[z] {
			if z == Torpor && c.locked && !l.probe {
				continue
			}
			for i := range baseActions {
				if b := &baseActions[i]; l.probe || b.zone == z {
					l.begin()
					g.ruleActor(l, c, b.kind, nil, nil)
					if n := g.toll(c, b.kind, nil); n > 0 {
						l.need(c.blood >= n, tooLittleBlood)
					}
					if !l.dead() {
						b.offer(g, l, c)
					}
				}
			}
		}
	}
}

// baseActions are the actions that need no card.
var baseActions []baseAction

type baseAction struct {
	kind  actionKind
	zone  Zone
	offer func(*Game, *lister, *Card)
}

func init() {
	baseActions = []baseAction{
		{bleedKind, Ready, offerBleed}, {huntKind, Ready, offerHunt},
		{equipFromKind, Ready, offerEquipFrom}, {rescueKind, Ready, offerRescue},
		{diablerieKind, Ready, offerDiablerie}, {anarchKind, Ready, offerAnarch},
		{leaveTorporKind, Torpor, offerLeaveTorpor},
	}
}

// baseAction begins an action that needs no card.
func (g *Game) baseAction(o *Option, k actionKind) {
	a := &action{kind: k, minion: o.with.ref(), seat: o.seat, stealth: kindStealth[k], torpid: k == leaveTorporKind,
		play: &Play{seat: o.seat, by: o.with, on: o.on}}
	if (k == rescueKind || k == diablerieKind) && o.on.Card.controller == o.seat {
		a.stealth = 1
	}
	if k == equipFromKind {
		a.taken = g.chooseMore(o)
		a.play.on = cardObject(o.card)
	}
	if k == anarchKind {
		a.price = g.anarchCost(o.with)
	}
	g.direct(a)
	a.play.mode = nil
	g.perform(a)
}

// offerBleed: any ready minion, the prey, once a turn (RB-bleed).
func offerBleed(g *Game, l *lister, c *Card) {
	l.need(!g.repeats(c, bleedKind, nil, nil, seatObject(g.prey(l.seat))), bledAlready)
	g.needMaster(l, c)
	k := l.mark()
	for i := range g.seats {
		s := Seat(i)
		if !g.in(s) || s != g.prey(l.seat) && !l.probe {
			continue
		}
		if s == l.seat {
			l.refuse(neverYourself)
		} else if s != g.prey(l.seat) {
			l.refuse(onlyPrey)
		}
		l.unless(BleedsNot, c, s)
		l.offer(Option{Verb: Bleeds, with: c, on: seatObject(s), Bleed: g.bleedOf(c), must: g.owes(c, bleedKind, nil, nil),
			act: func(g *Game, o *Option) { g.baseAction(o, bleedKind) }})
		l.back(k)
	}
}

// offerHunt: any ready vampire (RB-hunt).
func offerHunt(g *Game, l *lister, c *Card) {
	l.need(c.isVampire() && c.zone == Ready, onlyHunters)
	l.unless(CannotHunt, c, l.seat)
	l.unless(NoPlainHunt, c, l.seat)
	l.need(!g.repeats(c, huntKind, nil, nil, Nothing), actedAlready)
	l.offer(Option{Verb: Hunts, with: c, on: Nothing, Stealth: 1, must: g.owes(c, huntKind, nil, nil),
		act: func(g *Game, o *Option) { g.baseAction(o, huntKind) }})
}

// offerEquipFrom: equipment of another minion one controls (RB-equip.p6).
func offerEquipFrom(g *Game, l *lister, c *Card) {
	for _, friend := range g.controlledMinions(l.seat) {
		if friend == c {
			continue
		}
		for _, e := range friend.on {
			if !e.isGear() || e.zone != OnHost {
				continue
			}
			k := l.mark()
			l.need(!g.repeats(c, equipFromKind, nil, nil, cardObject(e)), actedAlready)
			l.refuse(mayBear(c, e))
			if !g.mayHave(c, e) {
				l.bar(c, c, cannotHaveIt)
			}
			l.offer(Option{Verb: Equips, card: e, from: friend, with: c, on: Nothing, Stealth: 1,
				act: func(g *Game, o *Option) { g.baseAction(o, equipFromKind) }})
			l.back(k)
		}
	}
}

// chooseMore asks which further equipment of the same minion is taken.
func (g *Game) chooseMore(o *Option) []*Card {
	taken := []*Card{o.card}
	for {
		var rest []*Card
		for _, e := range o.from.on {
			if e.isGear() && e.zone == OnHost && !contains(taken, e) && !g.repeats(o.with, equipFromKind, nil, nil, cardObject(e)) {
				rest = append(rest, e)
			}
		}
		if len(rest) == 0 {
			return taken
		}
		g.choosing = otherFriends
		c := g.chooseOrDone(o.seat, "Take more of its equipment?", rest)
		g.choosing = nil
		if c == nil {
			return taken
		}
		taken = append(taken, c)
	}
}

func contains(list []*Card, c *Card) bool {
	for _, d := range list {
		if d == c {
			return true
		}
	}
	return false
}

// offerRescue: a ready vampire, any vampire in torpor (RB-rescue-a-vampire-from-torpor).
func offerRescue(g *Game, l *lister, c *Card) {
	l.need(c.isVampire(), onlyVampires)
	l.unless(CannotRescue, c, l.seat)
	g.eachTorpid(l, c, Rescues, rescueKind, func(t *Card) {
		l.need(t.zone == Torpor, notInTorpor)
		l.unless(StaysTorpid, t, t.controller)
		l.need(c.blood+t.blood >= g.rescueCost(c, t)+g.charge(rescueKind, l.seat, c, cardObject(t)), twoBloodToRescue)
	})
}

// offerDiablerie: a ready vampire, any vampire in torpor (RB-diablerise-a-vampire-in-torpor).
func offerDiablerie(g *Game, l *lister, c *Card) {
	l.need(c.isVampire(), onlyVampires)
	l.need(!c.trait("blood cursed"), bloodCursed)
	l.unless(NoDiablerie, c, c.controller)
	g.eachTorpid(l, c, Diablerises, diablerieKind, func(t *Card) {
		l.need(t.zone == Torpor, notInTorpor)
		l.unless(Undiablerised, t, t.controller)
	})
}

func (g *Game) eachTorpid(l *lister, c *Card, v Verb, kind actionKind, rule func(*Card)) {
	k := l.mark()
	for i := range g.seats {
		zones := []Zone{Torpor, Ready}
		if !l.probe {
			zones = zones[:1]
		}
		for _, z := range zones {
			for _, t := range g.seats[i].zones[z] {
				if t == c || !t.isVampire() {
					continue
				}
				rule(t)
				if t.controller != l.seat {
					g.needMaster(l, c)
					g.ruleTargeted(l, l.seat, c, t)
				}
				l.need(!g.repeats(c, kind, nil, nil, cardObject(t)), actedAlready)
				l.need(c.blood >= g.charge(kind, l.seat, c, cardObject(t)), tooLittleBlood)
				o := Option{Verb: v, with: c, on: cardObject(t), act: func(g *Game, o *Option) { g.baseAction(o, kind) }}
				if t.controller == l.seat {
					o.Stealth = 1
				}
				l.offer(o)
				l.back(k)
			}
		}
	}
}

// offerAnarch: an untitled vampire that is no Anarch (RB-become-anarch).
func offerAnarch(g *Game, l *lister, c *Card) {
	l.need(c.isVampire() && !g.titled(c) && c.sect != Anarch, onlyUntitled)
	cost := g.anarchCost(c)
	l.need(c.blood >= cost, anarchCost)
	l.need(!g.repeats(c, anarchKind, nil, nil, Nothing), actedAlready)
	l.offer(Option{Verb: BecomesAnarch, with: c, on: Nothing, BloodCost: cost, Stealth: 1,
		act: func(g *Game, o *Option) { g.baseAction(o, anarchKind) }})
}

// anarchCost is 2 blood, or 1 with another ready Anarch.
func (g *Game) anarchCost(c *Card) int {
	if g.anyReady(c.controller, func(k *Card) bool { return k != c && k.isVampire() && k.sect == Anarch }) {
		return 1
	}
	return 2
}

// offerLeaveTorpor: a vampire in torpor with 2 blood (RB-leave-torpor-see-torpor).
func offerLeaveTorpor(g *Game, l *lister, c *Card) {
	l.need(c.isVampire(), onlyTorpid)
	l.need(c.blood >= 2, twoBloodToLeave)
	l.unless(CannotLeave, c, l.seat)
	l.unless(StaysTorpid, c, l.seat)
	l.need(!g.repeats(c, leaveTorporKind, nil, nil, Nothing), actedAlready)
	l.offer(Option{Verb: LeavesTorpor, with: c, on: Nothing, BloodCost: 2, Stealth: 1,
		act: func(g *Game, o *Option) { g.baseAction(o, leaveTorporKind) }})
}

// baseCosts are the costs of actions that need no card; they report whether all was paid.
var baseCosts [actionKinds]func(*Game, *action) bool

// resolvers do what each kind of action does when it succeeds.
var resolvers [actionKinds]func(*Game, *action)

func init() {
	baseCosts[leaveTorporKind] = func(g *Game, a *action) bool { return g.loseBlood(a.minion.get(), 2) == 2 }
	baseCosts[anarchKind] = func(g *Game, a *action) bool {
		return g.loseBlood(a.minion.get(), a.price) == a.price
	}
	baseCosts[rescueKind] = (*Game).payRescue
	resolvers = [actionKinds]func(*Game, *action){
		bleedKind: (*Game).resolveBleed, huntKind: (*Game).resolveHunt,
		equipFromKind: (*Game).resolveEquipFrom, politicalKind: (*Game).resolvePolitical,
		leaveTorporKind: func(g *Game, a *action) { g.fromTorpor(a.minion.get()) },
		rescueKind:      (*Game).resolveRescue, diablerieKind: (*Game).resolveDiablerie,
		anarchKind: func(g *Game, a *action) { g.setSect(a.minion.get(), Anarch) },
	}
}

// resolveBleed burns the target's pool; a bleed of 1 or more takes the Edge (RB-bleed.p7).
func (g *Game) resolveBleed(a *action) {
	s := a.object().Seat
	if !g.in(s) {
		return
	}
	actor := a.minion.get()
	g.moment(BleedSucceeds, cardObject(actor))
	n := g.bleedOf(actor)
	if n <= 0 || a.bleedFailed {
		return
	}
	a.bledFor = n
	who := s
	if a.proxy && g.in(a.payer) {
		who = a.payer
	}
	most := g.mostBled(a, who, n)
	g.tell(Event{Kind: BledFor, Card: actor, Seat: a.seat, To: s, N: n}) // before what it does is told
	a.bled = g.burnPool(who, most)
	g.takeEdge(a.seat)
	g.moment(BleedSucceeded, cardObject(actor))
}

// resolveHunt gives the vampire its hunt amount (RB-hunt.p7).
func (g *Game) resolveHunt(a *action) {
	c := a.minion.get()
	n := g.huntOf(c) + a.hunt
	if m := a.play.mode; m != nil && m.action != nil && m.action.steals {
		n = g.loseBlood(a.play.on.get(), n)
	}
	if !a.unfed {
		a.gained = g.gainBlood(c, n)
	}
}

func (g *Game) resolveEquipFrom(a *action) {
	for _, e := range a.taken {
		if e.zone == OnHost && e.host.controller == a.seat {
			g.putOn(e, a.minion.get(), a.seat)
			g.moment(EquippedM, cardObject(e))
		}
	}
}

// placeAction puts the card of a successful action where its type or text says.
func (g *Game) placeAction(a *action) {
	p := a.play
	c := a.minion.get()
	if p.placed || p.card.zone != Limbo || p.ref.get() == nil {
		return
	}
	switch {
	case p.mode.as.Has(Equipment | Retainer):
		if c == nil || !c.inPlay() {
			g.putAway(p)
			return
		}
		p.by = c
		g.install(p)
	case p.mode.as.Has(Power):
		if c == nil || !c.inPlay() {
			g.putAway(p)
			return
		}
		g.enter(p.card, p.mode, func() { g.putOn(p.card, c, a.seat) })
		g.unlock(c) // RB-power.p2.c1
	case p.mode.as.Has(Ally):
		g.install(p)
	case a.ref != nil && !a.ref.passed:
		g.putAway(p)
	default:
		p.by = c
		g.place(p)
	}
}

// enter puts an ally, retainer or equipment in play at the level it was played at, with its
// starting life.
func (g *Game) enter(c *Card, m *Mode, put func()) {
	c.level = None
	switch f := c.piece.Facts; {
	case m != nil:
		c.level = m.level
		if len(m.disciplines) > 0 {
			c.disc = m.disciplines[0]
		}
	case len(f.Needs) > 0 && len(f.Needs[0]) > 0:
		c.level, c.disc = Basic, f.Needs[0][0] // AR-1.6.3.p2.c1
	}
	if c.is(Ally | Retainer) {
		c.blood = g.startingLife(c)
	}
	put()
	g.tell(Event{Kind: EnteredPlay, Card: c, Seat: c.controller})
}

// startingLife is an ally's or retainer's life at the level it was put in play at.
func (g *Game) startingLife(c *Card) int {
	n := c.piece.Facts.Life
	if c.level == Superior && c.def.superiorLife > 0 {
		n = c.def.superiorLife
	}
	return n + c.moreLife
}
