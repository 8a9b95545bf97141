package game

import "fmt"

// rescueCost is what a rescue costs the two vampires together: less than 2 blood where effects make
// it cheaper. What is added to it is charged to the acting one.
func (g *Game) rescueCost(c, t *Card) int {
	if c == nil || len(g.pricers) == 0 {
		return 2
	}
	p := &Play{mode: &Mode{fromPlay: true, action: &actionSpec{kind: rescueKind}}, seat: c.controller, by: c, on: cardObject(t)}
	return min(2, g.priceOf(p, OfBlood, 2, 0))
}

// payRescue asks how the 2 blood of a rescue are split between the two vampires
// (RB-rescue-a-vampire-from-torpor.p2).
func (g *Game) payRescue(a *action) bool {
	rest := g.rescueCost(a.minion.get(), a.object().Card)
	payers := []*Card{a.minion.get(), a.object().Card}
	for rest > 0 {
		actor, t := a.minion.get(), a.object().Card
		if actor == nil || t == nil || t.zone != Torpor || actor.blood+t.blood < rest {
			return false
		}
		var opts []Option
		for _, c := range payers {
			other := 0
			for _, k := range payers {
				if k != c {
					other += k.blood
				}
			}
			for n := rest; n >= 1; n-- {
				if c.blood >= n && other >= rest-n {
					opts = append(opts, Option{Verb: Pays, n: n, on: cardObject(c)})
				}
			}
		}
		o := g.ask(&Decision{Seat: a.seat, Window: PaymentW, Prompt: fmt.Sprintf("Who pays for the rescue? %d blood left to pay.", rest), Options: opts, Default: -1})
		rest -= g.loseBlood(o.on.Card, o.n)
		payers = remove(payers, o.on.Card) // what one pays is said once; the other pays the rest
	}
	return true
}

func (g *Game) resolveRescue(a *action) {
	if t := a.object().Card; t != nil && t.zone == Torpor {
		g.fromTorpor(t)
	}
}

// blockedInTorpor: a blocked vampire in torpor does not fight; a vampire that blocked it may
// diablerise it (RB-leave-torpor-see-torpor.p5).
func (g *Game) blockedInTorpor(a *action, actor, blocker *Card) {
	if actor == nil || blocker == nil || !blocker.ready() || !blocker.isVampire() || actor.zone != Torpor || !g.mayDiablerise(blocker) || g.flag(Undiablerised, actor, actor.controller) {
		return
	}
	o := g.ask(&Decision{Seat: blocker.controller, Window: OfferW, Default: 1,
		Prompt:  "Diablerise the vampire you blocked?",
		Options: []Option{{Verb: Diablerises, with: blocker, on: cardObject(actor)}, {Verb: Decline}}})
	if o.Verb == Diablerises {
		g.diablerise(blocker, actor)
		g.checkpoint()
		g.holdBloodHunts(a)
	}
}

// mayDiablerise reports whether nothing keeps a vampire from diablerie.
func (g *Game) mayDiablerise(c *Card) bool {
	return !c.trait("blood cursed") && !g.flag(NoDiablerie, c, c.controller)
}

func (g *Game) resolveDiablerie(a *action) {
	c, t := a.minion.get(), a.object().Card
	if c == nil || t == nil || t.zone != Torpor {
		return
	}
	g.diablerise(c, t)
}

// bloodHunt is a diablerie whose referendum is due.
type bloodHunt struct {
	diablerist Ref
	seat       Seat
	blood      int // that was on the victim
}

// diablerise burns the victim: its blood moves to the diablerist, who may take its equipment
// and, if the victim was older, a Discipline card (RB-diablerie.p3-p6). Nothing can be played
// between the steps. The blood hunt is held when the action around it has resolved. A victim that
// saves itself loses nothing, and there has been no diablerie (RS-reform-body.2.c1,
// AR-3.7.8.3.p2.c1).
func (g *Game) diablerise(c, victim *Card) {
	if g.flag(Undiablerised, victim, victim.controller) || g.saved(victim) || g.unburned(victim) {
		return
	}
	g.tell(Event{Kind: Diablerie, Card: c, Seat: c.controller, Other: victim})
	c.diablerist, c.lastKill = true, g.turns
	older := g.older(victim, c)
	n := victim.blood
	victim.blood = 0
	if n > 0 {
		g.seats[victim.controller].withdrawing = false // RB-withdrawing-from-the-game.p3.c1
	}
	g.gainBlood(c, n)
	g.loot(c, victim)
	red := victim.trait("red list")
	g.inherit(c, victim)
	g.devoured = victim
	g.burnSurely(victim)
	g.devoured = nil
	if older {
		g.takeDiscipline(c)
	}
	if red {
		g.takeTrophies(c)
	}
	g.moment(DiablerisedM, cardObject(c))
	if a := g.action; a != nil {
		a.bloodHunts = append(a.bloodHunts, bloodHunt{c.ref(), c.controller, n})
		a.diablerists = append(a.diablerists, c.ref())
		return
	}
	g.huntDown(bloodHunt{c.ref(), c.controller, n})
}

// loot lets a minion take equipment of one that is about to be burned, except what speaks when that
// happens; it returns what was taken.
func (g *Game) loot(c, victim *Card) []*Card {
	var taken []*Card
	for {
		var gear []*Card
		for _, e := range victim.on {
			if e.isGear() && e.zone == OnHost && g.mayHave(c, e) && !e.def.outlives {
				gear = append(gear, e)
			}
		}
		if len(gear) == 0 {
			return taken
		}
		e := g.chooseOrDone(c.controller, "Take equipment of the victim?", gear)
		if e == nil {
			return taken
		}
		taken = append(taken, e)
		g.putOn(e, c, c.controller)
	}
}

// takeDiscipline lets the diablerist's controller fetch a master Discipline card from library,
// ash heap or hand and put it on the diablerist (RB-diablerie.p6).
func (g *Game) takeDiscipline(c *Card) {
	s := c.controller
	g.fetch(s, c, "Put a Discipline card on the diablerist?", func(k *Card) bool {
		return k.is(Master) && k.def.discipline != NoDiscipline && g.level(c, k.def.discipline) < Superior
	})
}

// fetch lets a seat put one of its cards from hand, ash heap or library on a minion; a library
// looked through is shuffled, the hand drawn up.
func (g *Game) fetch(s Seat, host *Card, prompt string, ok func(*Card) bool) {
	m := g.seats[s]
	var found []*Card
	for _, z := range []Zone{Hand, AshHeap, Library} {
		for _, k := range m.zones[z] {
			if ok(k) && !hasName(found, k) {
				found = append(found, k)
			}
		}
	}
	if len(found) == 0 {
		return
	}
	k := g.searchOrNone(s, prompt, found)
	if k != nil {
		g.enter(k, nil, func() { g.putOn(k, host, s) })
	}
	g.shuffle(s, Library)
}

func hasName(list []*Card, c *Card) bool {
	for _, d := range list {
		if d.piece == c.piece && d.zone == c.zone {
			return true
		}
	}
	return false
}

// holdBloodHunts conducts the referendums that an action's diableries have made due
// (RB-the-blood-hunt).
func (g *Game) holdBloodHunts(a *action) {
	for len(a.bloodHunts) > 0 {
		h := a.bloodHunts[0]
		a.bloodHunts = a.bloodHunts[1:]
		g.huntDown(h)
		g.checkpoint()
	}
}

// huntDown holds the referendum on a blood hunt; if it passes, the diablerist is burned.
func (g *Game) huntDown(h bloodHunt) {
	if h.blood > 0 {
		up := g.drained
		g.drained = h.blood
		g.hold(func() { g.open(DiablerieW, nil) }) // the hunt is held whatever has become of the combat
		g.drained = up
	}
	c := h.diablerist.get()
	if c == nil || !c.inPlay() || !g.in(c.controller) || g.flag(NotHunted, c, c.controller) {
		return
	}
	r := &referendum{bloodHunt: true, on: c, seat: c.controller}
	g.tell(Event{Kind: BloodHuntCalled, Card: c, Seat: c.controller})
	g.referendumOn(r)
	if !r.passed || h.diablerist.get() == nil {
		return
	}
	up := g.hunted
	g.hunted = c
	g.hold(func() { g.open(BloodHunt, nil) })
	g.hunted = up
	if h.diablerist.get() != nil && c.inPlay() {
		g.burnSurely(c)
	}
}
