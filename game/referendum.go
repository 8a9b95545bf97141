package game

// referendum is the one in progress, or the last one.
type referendum struct {
	bloodHunt bool
	on        *Card // the diablerist of a blood hunt
	seat      Seat  // of the acting vampire
	caller    Ref
	card      *Card // the calling card
	play      *Play

	votes    [2]int // for, against; the prisci's block aside
	ballots  [2]int
	cast     []cast
	swayed   []swayed
	called   bool    // the calling card's vote has been used
	politics [8]bool // seats that have had their vote from a political action card
	open     bool
	counting bool
	passed   bool
	failed   bool
	canceled bool
	foiled   bool // made to fail
	certain  bool // it passes by itself: nobody votes
}

// cast is what one source has cast.
type cast struct {
	source  Object
	seat    Seat
	side    voteSide
	votes   int
	ballots int
	by      Ref // the vampire, if it is one
}

// voteSide is for or against.
type voteSide uint8

const (
	inFavour voteSide = iota
	opposed
)

func (r *referendum) tally() (forIt, againstIt int) {
	forIt, againstIt = r.votes[0], r.votes[1]
	switch {
	case r.ballots[0] > r.ballots[1]: // RB-sabbat.p7: the prisci's block of three
		forIt += 3
	case r.ballots[1] > r.ballots[0]:
		againstIt += 3
	}
	return
}

// resolvePolitical calls the referendum of a successful political action: terms, polling,
// result (RB-the-referendum).
func (g *Game) resolvePolitical(a *action) {
	r := &referendum{seat: a.seat, caller: a.minion, play: a.play}
	if !a.play.uses() {
		r.card = a.play.card // RB-gaining-votes.p2.c1: it gives a vote
	}
	g.open(BeforeReferendum, nil)
	if c := a.minion.get(); c == nil || !c.ready() || a.fell {
		g.endNow(Ended) // it has left before the referendum
		g.checkpoint()
		return
	}
	call := g.called(a)
	if call == nil {
		return
	}
	r.play = call
	if call != a.play {
		r.card = nil
		if !call.uses() {
			r.card = call.card
		}
		defer g.putCalled(a, r)
	}
	a.ref = r
	for _, x := range callers(a.play, call) {
		for _, e := range x.mode.terms {
			e.Do(g, x)
		}
	}
	g.tell(Event{Kind: ReferendumCalled, Card: call.card, Seat: r.seat, Picks: call.picks, N: call.named})
	g.referendumOn(r)
	if !r.canceled && !r.certain {
		g.moment(TalliedM, cardObject(r.caller.get()))
		g.checkpoint()
	}
	if !r.passed {
		if r.failed {
			g.moment(ReferendumFailed, cardObject(r.caller.get()))
		}
		return
	}
	g.hold(func() {
		for _, x := range callers(a.play, call) {
			for _, e := range x.mode.passes {
				e.Do(g, x)
			}
		}
	})
	g.settle()
	// AR-3.7.5.3.p3: what follows from its passing comes after its effects and their ousts
	g.moment(ReferendumPassed, cardObject(r.caller.get()))
	g.checkpoint()
}

// callers are the plays whose terms and effects a referendum has: of the action, and of what it calls.
func callers(p, call *Play) []*Play {
	if p == call {
		return []*Play{p}
	}
	return []*Play{call, p}
}

// referendumOn polls and counts.
func (g *Game) referendumOn(r *referendum) {
	g.run(ReferendumSpan, func() {
		g.ref = r
		if r.certain = g.byItself(r); r.certain {
			return
		}
		r.open = true
		if !r.bloodHunt {
			g.open(Polling, nil)
		}
		r.counting = true
		g.open(VotesW, offerVotes)
		g.silenceBarred(r)
		g.moment(CountingM, Nothing)
	}, func() {
		r.open = false
		if r.canceled {
			g.tell(Event{Kind: ReferendumEnded, Seat: r.seat, Word: "is canceled"})
			return
		}
		yes, no := r.tally()
		r.passed = (yes > no || r.certain) && !r.foiled
		r.failed = !r.passed
		word := "fails"
		if r.passed {
			word = "passes"
		}
		g.tell(Event{Kind: ReferendumEnded, Seat: r.seat, N: yes, M: no, Word: word})
	})
	g.lastRef = r
}

// available is what a vampire can still cast: its votes and ballots less what it has cast.
func (g *Game) available(r *referendum, c *Card, side voteSide) (votes, ballots int) {
	if g.flag(Abstaining, c, c.controller) {
		return 0, 0
	}
	votes, ballots = g.votesOf(c), g.ballotsOf(c)
	if side == opposed {
		votes += g.value(VotesAgainst, c, c.controller, 0)
	}
	for i := range r.cast {
		if r.cast[i].by.get() == c {
			votes -= r.cast[i].votes
			ballots -= r.cast[i].ballots
		}
	}
	return max(0, votes), max(0, ballots)
}

// castBy is the side on which a source has voted.
func (r *referendum) castBy(o Object) (voteSide, bool) {
	for i := range r.cast {
		if r.cast[i].source == o {
			return r.cast[i].side, true
		}
	}
	return 0, false
}

// castFor is the side on which a Methuselah has voted with a source: a card may give votes to
// several of them.
func (r *referendum) castFor(o Object, s Seat) (voteSide, bool) {
	for i := range r.cast {
		if x := &r.cast[i]; x.source == o && (x.by.card != nil || x.seat == s) {
			return x.side, true
		}
	}
	return 0, false
}

// offerVotes lists the votes a seat may cast: each source on one side, once, in any order
// (RB-gaining-votes, RB-the-referendum.p3).
func offerVotes(g *Game, l *lister) {
	r := g.ref
	if r == nil {
		if l.probe && g.now != VotesW {
			for _, c := range g.controlledMinions(l.seat) {
				g.offerVote(l, nil, cardObject(c), noReferendum)
			}
		}
		return
	}
	if l.window != VotesW && !l.probe {
		return
	}
	for _, z := range []Zone{Ready, Torpor} {
		if z == Torpor && !l.probe {
			continue
		}
		for _, c := range g.seats[l.seat].zones[z] {
			g.offerVampire(l, r, c)
		}
	}
	g.offerCards(l, r)
	if g.edge == l.seat || l.probe {
		g.offerEdge(l, r)
	}
	g.offerBought(l, r)
}

func (g *Game) offerVampire(l *lister, r *referendum, c *Card) {
	side, did := r.castBy(cardObject(c))
	if !did {
		side = opposed
	}
	votes, ballots := g.available(r, c, side)
	if votes+ballots == 0 && !l.probe {
		return
	}
	var why *Refusal
	switch {
	case c.zone != Ready:
		why = readyToVote
	case g.flag(Abstaining, c, l.seat):
		why = g.forbids(l.seat, c, l.seat, Abstaining)
	case did && votes+ballots == 0:
		why = votedAlready
	case votes+ballots == 0:
		why = noVotes
	}
	g.offerVote(l, r, cardObject(c), why)
}

// offerVote offers a source on each side it can still vote on.
func (g *Game) offerVote(l *lister, r *referendum, o Object, why *Refusal) {
	for _, s := range []voteSide{inFavour, opposed} {
		l.begin()
		l.refuse(why)
		if r != nil {
			if was, did := r.castFor(o, l.seat); did && was != s {
				l.refuse(votedAlready)
				l.refuse(oneSide)
			}
			l.need(!r.bound(o, s), swayedVote)
			l.refuse(g.voteCost(r, o, s))
		}
		l.offer(Option{Verb: VotesFor, on: o, side: s, act: (*Game).voteOption})
	}
}

// voteCost refuses a vote that costs blood its vampire lacks.
func (g *Game) voteCost(r *referendum, o Object, s voteSide) *Refusal {
	if s == opposed && o.Card != nil && o.Card.isVampire() {
		if r := g.forbidden(o.Card.controller, CannotOppose, o.Card); r != nil {
			return r
		}
		if n := g.value(VoteCost, o.Card, o.Card.controller, 0); n > 0 && o.Card.blood < 1 {
			return tooLittleBlood
		}
	}
	return nil
}

// offerCards lists the vote of the calling card, and one of the political action cards in hand
// (RB-gaining-votes.p2).
func (g *Game) offerCards(l *lister, r *referendum) {
	if r.card != nil && r.seat == l.seat && (!r.called || l.probe) {
		var why *Refusal
		if r.called {
			why = votedAlready
		}
		g.offerVote(l, r, cardObject(r.card), why)
		if r.called && l.probe {
			g.offerVote(l, r, cardObject(r.card), onePoliticCard)
		}
	}
	for _, c := range g.seats[l.seat].zones[Hand] {
		if !c.is(PoliticalAction) {
			continue
		}
		var why *Refusal
		if r.politics[l.seat] || r.card != nil && r.seat == l.seat {
			why = onePoliticCard
		}
		if why != nil && !l.probe {
			return
		}
		g.offerVote(l, r, cardObject(c), why)
		l.begin()
		l.refuse(why)
		l.offer(Option{Verb: BurnsForVote, card: c, on: Nothing, act: func(g *Game, o *Option) {
			g.gainCardVote(g.ref, o.seat, o.card)
		}})
	}
}

// gainCardVote burns a political action card for a vote that may be cast later.
func (g *Game) gainCardVote(r *referendum, s Seat, c *Card) {
	r.politics[s] = true
	g.tell(Event{Kind: BurnedForVote, Card: c, Seat: s})
	g.move(c, AshHeap, s)
	g.addMod(mod{value: VotesOf, n: 1, role: roleSeat, seat: s, source: c.ref(), span: ReferendumSpan})
}

func (g *Game) offerEdge(l *lister, r *referendum) {
	var why *Refusal
	if g.edge != l.seat {
		why = noEdgeToBurn
	}
	g.offerVote(l, r, wordObject("the Edge"), why)
}

// offerBought lists the votes a Methuselah has from cards: each card is one source.
func (g *Game) offerBought(l *lister, r *referendum) {
	for i := range g.mods[VotesOf] {
		m := &g.mods[VotesOf][i]
		if m.role != roleSeat || m.seat != l.seat {
			continue
		}
		c := m.source.card
		if _, did := r.castFor(cardObject(c), l.seat); did {
			continue
		}
		g.offerVote(l, r, cardObject(c), nil)
	}
}

// voteOption casts all votes and ballots of a source.
func (g *Game) voteOption(o *Option) {
	r := g.ref
	s := o.side
	x := cast{source: o.on, seat: o.seat, side: s}
	c := o.on.Card
	switch {
	case c == nil:
		x.votes = 1
		g.takeEdge(NoSeat)
	case c == r.card:
		x.votes, r.called = 1, true
	case c.zone == Hand:
		g.gainCardVote(r, o.seat, c)
		x.source, x.votes = cardObject(c), 1 // where it lies now
	case c.isMinion():
		x.by = c.ref()
		x.votes, x.ballots = g.available(r, c, s)
		if n := g.value(VoteCost, c, c.controller, 0); n > 0 && s == opposed {
			if _, did := r.castBy(o.on); !did {
				g.loseBlood(c, 1)
			}
		}
	default:
		x.votes = g.boughtVotes(o.seat, c)
	}
	r.add(x)
	g.tell(Event{Kind: VotesCast, On: o.on, Seat: o.seat, N: x.votes, M: x.ballots, Word: s.String()})
	if x.by.get() != nil {
		g.moment(VotedM, cardObject(c))
	}
}

// add counts what a source has cast.
func (r *referendum) add(x cast) {
	r.cast = append(r.cast, x)
	r.votes[x.side] += x.votes
	r.ballots[x.side] += x.ballots
}

func (g *Game) boughtVotes(s Seat, c *Card) int {
	n := 0
	for i := range g.mods[VotesOf] {
		if m := &g.mods[VotesOf][i]; m.role == roleSeat && m.seat == s && m.source.card == c {
			n += m.n
		}
	}
	return n
}

// abstain cancels what a vampire has cast and keeps it from casting more.
func (g *Game) abstain(c *Card, source Ref) {
	r := g.ref
	if r == nil {
		return
	}
	r.takeBack(c)
	g.addMod(mod{value: Abstaining, n: 1, role: roleCard, on: c.ref(), source: source, span: ReferendumSpan})
	g.tell(Event{Kind: Abstained, Card: c, Seat: c.controller})
}

func (s voteSide) String() string {
	if s == opposed {
		return "against"
	}
	return "for"
}
