package game

import (
	"slices"
	"strings"
)

// contestCard starts or widens the contest for a unique card that has entered play: every copy
// is turned face down and is out of play (RB-contested-cards.p1). A second copy of one's own
// is burned instead.
func (g *Game) contestCard(c *Card) {
	if !c.unique() || !c.inPlay() || c.alone {
		return
	}
	var rivals []*Card
	for _, k := range g.cards {
		if k == c || k.alone || !k.unique() || !sameUnique(k, c) || !k.inPlay() && k.zone != Contested {
			continue
		}
		if c.def.supplants {
			g.burn(k)
			continue
		}
		if k.controller == c.controller {
			g.tell(Event{Kind: SelfContest, Card: c, Seat: c.controller})
			g.burn(c)
			return
		}
		rivals = append(rivals, k)
	}
	if len(rivals) == 0 {
		return
	}
	for _, k := range rivals {
		switch {
		case k.zone == Contested:
		case k.def.leavesForGood:
			g.removeCard(k) // AR-1.13.2.p2.c1: it leaves play as the contest begins
		default:
			g.contest(k)
		}
	}
	g.contest(c)
}

// sameUnique: cards of one name; an advanced vampire contests its base, and vampires of two
// groups are different persons' cards of one name. What does not contest is a different card for
// all that reads names (AR-1.13.1.p2.c1).
func sameUnique(a, b *Card) bool { return !a.apart && !b.apart && uniqueName(a) == uniqueName(b) }

func uniqueName(c *Card) string {
	f := c.piece.Facts
	if f.Advanced && f.Base != "" {
		return f.Base
	}
	return f.Name
}

// contest takes a card out of play, face down, with everything on it. It remembers where it
// was.
func (g *Game) contest(c *Card) {
	g.leaveReady(c, Contested)
	c.back = c.zone
	c.backHost = c.host
	s := c.controller
	g.take(c)
	c.zone = Contested
	c.faceDown = true
	g.seats[s].zones[Contested] = append(g.seats[s].zones[Contested], c)
	g.refresh(c)
	g.tell(Event{Kind: ContestBegan, Card: c, Seat: s})
	g.settleTitles()
}

func (g *Game) leaveContest(c *Card) { c.back, c.backHost = Nowhere, nil }

func (g *Game) contested(c *Card) bool {
	for _, k := range g.cards {
		if k != c && k.zone == Contested && sameUnique(k, c) && g.in(k.controller) {
			return true
		}
	}
	return false
}

// endContests brings back what nobody contests any longer, unlocked, in its controller's
// unlock phase (RB-contested-cards.p2.c3).
func (g *Game) endContests(s Seat) {
	m := g.seats[s]
	for _, c := range append([]*Card(nil), m.zones[Contested]...) {
		if g.contested(c) {
			continue
		}
		g.uncontest(c)
	}
	for _, c := range g.controlledMinions(s) {
		if c.titleLost && len(g.titleRivals(c)) == 0 {
			c.titleLost = false
			g.turnTitleCards(c)
			g.tell(Event{Kind: TitleGained, Card: c, Seat: s, Word: c.title.String()})
		}
	}
}

func (g *Game) uncontest(c *Card) {
	host := c.backHost
	back := c.back
	if back == Nowhere {
		back = InPlay
	}
	c.faceDown, c.locked = false, false
	g.tell(Event{Kind: ContestEnded, Card: c, Seat: c.controller})
	if host != nil {
		if !host.inPlay() {
			g.burn(c)
			return
		}
		g.putOn(c, host, c.controller)
		return
	}
	g.move(c, back, c.controller)
}

// titleRivals are the vampires in play with a title that cannot stand beside c's.
func (g *Game) titleRivals(c *Card) []*Card {
	var rivals []*Card
	for _, k := range g.titledCards {
		if k != c && !c.apart && !k.apart && (k.zone == Ready || k.zone == Torpor) && k.title.Rank != Untitled && c.title.rivals(k.title) && g.suits(k) {
			rivals = append(rivals, k)
		}
	}
	return rivals
}

// suits reports whether a vampire is of the sect and clan of its title.
func (g *Game) suits(c *Card) bool {
	r := rankRules[c.title.Rank]
	return (r.sect == NoSect || c.sect == r.sect) && (!r.clan || c.title.Of == "" || g.isClan(c, c.title.Of))
}

// settleTitles contests every unique title that two vampires in play claim: while it is
// contested neither has it (RB-contested-titles.p1).
func (g *Game) settleTitles() {
	for _, c := range g.titledCards {
		if c.apart || c.titleLost || c.title.Rank == Untitled || c.zone != Ready && c.zone != Torpor || !g.suits(c) {
			continue
		}
		for _, k := range g.titledCards {
			if k == c || k.apart || k.title.Rank == Untitled || k.zone != Ready && k.zone != Torpor || !c.title.rivals(k.title) {
				continue
			}
			if !g.suits(k) { // RB-vampire-sects.p4.c4: a dormant title is not contested
				g.yieldTitle(k)
				continue
			}
			g.contestTitle(c, k)
			g.contestTitle(k, c)
		}
	}
}

// contestTitle takes the title of a vampire that another claims, if it is not contested already.
func (g *Game) contestTitle(c, rival *Card) {
	if !c.titleLost {
		c.titleLost = true
		g.turnTitleCards(c)
		g.tell(Event{Kind: TitleContested, Card: c, Other: rival, Seat: c.controller, Word: c.title.String()})
	}
}

// offerContests lists the contests of the unlock phase: 1 pool for a card, 1 blood for a
// title, or yielding (RB-contested-cards.p2, RB-contested-titles.p2).
func (g *Game) offerContests(l *lister) {
	m := g.seats[l.seat]
	due := g.turnSeat == l.seat && g.phase == UnlockPhase && l.window == UnlockW
	if due {
		for _, r := range m.upkeep {
			if c := r.get(); c != nil {
				g.offerContest(l, c, nil)
			}
		}
	}
	if !l.probe {
		return
	}
	why := contestInUnlock
	if due {
		why = contestSettled
	}
	for _, c := range append(g.controlledMinions(l.seat), m.zones[Contested]...) {
		if !due || !slices.Contains(m.upkeep, c.ref()) {
			g.offerContest(l, c, why)
		}
	}
}

// offerContest offers to pay for a contest or to yield it, if there is one.
func (g *Game) offerContest(l *lister, c *Card, why *Refusal) {
	pay := Option{Verb: Contests, card: c, on: Nothing, must: true, act: (*Game).keepContest}
	l.begin()
	l.refuse(why)
	switch {
	case c.zone == Contested:
		pay.PoolCost = g.contestPrice(c)
		l.need(g.seats[l.seat].pool >= pay.PoolCost, noPoolForContest)
	case c.titleLost:
		pay.BloodCost = 1
		l.need(c.zone == Ready, torpidYields)
		l.need(c.blood >= 1, noBloodForTitle)
	default:
		return
	}
	l.offer(pay)
	l.begin()
	l.refuse(why)
	l.offer(Option{Verb: Yields, card: c, on: Nothing, must: true, act: (*Game).yieldContest})
}

// contestPrice is what it costs to go on contesting a card; a title's price is in blood and its own
// (AR-5.8.1.p4.c2).
func (g *Game) contestPrice(c *Card) int { return 1 + g.value(ContestPool, c, c.controller, 0) }

func (g *Game) settledUpkeep(s Seat, c *Card) {
	m := g.seats[s]
	for i, r := range m.upkeep {
		if r.card == c {
			m.upkeep = append(m.upkeep[:i], m.upkeep[i+1:]...)
			return
		}
	}
}

func (g *Game) keepContest(o *Option) {
	g.settledUpkeep(o.seat, o.card)
	if o.card.zone == Contested {
		g.burnPool(o.seat, g.contestPrice(o.card))
	} else {
		g.loseBlood(o.card, 1)
	}
	g.tell(Event{Kind: ContestPaid, Card: o.card, Seat: o.seat})
}

// yieldContest burns a contested card with all on it, or gives a title up for good.
func (g *Game) yieldContest(o *Option) {
	g.settledUpkeep(o.seat, o.card)
	g.tell(Event{Kind: ContestYielded, Card: o.card, Seat: o.seat})
	if o.card.zone == Contested {
		g.burn(o.card)
		return
	}
	g.yieldTitle(o.card)
}

// yieldTitle gives a title up for good, with the card that stands for it.
func (g *Game) yieldTitle(c *Card) {
	c.title, c.titleLost = Title{}, false
	g.settleTitleCards(c)
}

// controlsCopy reports whether a seat controls a card of a name, contested or not.
func (g *Game) controlsCopy(s Seat, name string) bool {
	for _, k := range g.cards {
		if k.controller == s && !k.apart && !k.def.supplants && (k.inPlay() || k.zone == Contested) && strings.EqualFold(k.Name(), name) {
			return true
		}
	}
	return false
}

func (g *Game) controlsVampire(s Seat, c *Card) bool {
	for _, k := range g.cards {
		if k != c && k.controller == s && k.unique() && !k.def.supplants && (k.inPlay() || k.zone == Contested) && sameUnique(k, c) {
			return true
		}
	}
	return false
}
