package game

import "slices"

// Methuselah is one player's side of the table.
type Methuselah struct {
	name      string
	pool      int
	vp        int
	half      bool // half a point more: in the game when time was up
	ousted    bool // out of the game, by oust or withdrawal
	withdrawn bool
	counters  []Counter
	turns     int // own turns begun
	lastTurn  int // the number of her last turn that has ended
	handSize  int // before modifiers

	zones [zones][]*Card // cards by where they are; a card on another is under its host

	masterActions  int
	debt           int         // master phase actions spent out of turn (RB-master-cards.p11)
	outOfTurn      bool        // an out-of-turn master since her last master phase
	barredActs     []barredAct // actions her minions cannot take this turn
	trifled        bool        // has had this phase's bonus
	transfers      int
	discards       int
	eventPlayed    bool
	burnOptionUsed bool
	bonusTrifle    bool  // an out-of-turn trifle's action, for the next master phase
	upkeep         []Ref // contests to pay or yield in this unlock phase

	inPlayNow int    // cards being played: not replaced before their as-played window closes
	delays    []owed // replacements drawn later (RB-drawing-cards.p1)
	short     int    // cards a board left out of the hand
	gone      []gap  // cards that left the hand and are to be replaced
	lacking   int    // pool that was to be lost and was not there

	withdrawing bool
	thin        bool // began her turn with an empty library and a short hand
}

// gap is a card that has left a hand and is to be replaced.
type gap struct {
	card     *Card
	by       Ref  // the minion that played it
	acting   bool // as the acting minion
	played   bool
	canceled bool
	delayed  bool // it was not replaced at once
}

// owed is a replacement that waits for a point or an event.
type owed struct {
	until Point
	wait  *wait
	turn  int
	gap
}

// wait is an event that a replacement waits for: a moment about a card of a kind.
type wait struct {
	at   Moment
	kind Who
}

// endDelays ends what holds replacements back; they are drawn at the next checkpoint.
func (m *Methuselah) endDelays(over func(owed) bool) {
	m.delays = slices.DeleteFunc(m.delays, func(d owed) bool {
		if over(d) {
			d.gap.delayed = true
			m.gone = append(m.gone, d.gap)
			return true
		}
		return false
	})
}

// endWaits draws at once what has waited for an event, ahead of all else that the event brings
// (AR-1.9.2.p2).
func (g *Game) endWaits(at Moment, c *Card) {
	over := false
	for i := range g.seats {
		g.seats[i].endDelays(func(d owed) bool {
			ends := d.wait != nil && d.wait.at == at && c != nil && d.wait.kind.Is(g, c)
			over = over || ends
			return ends
		})
	}
	if over {
		g.drawUp()
	}
}

// leaveGap notes what has left the hand; a card being played is noted once that is settled.
func (m *Methuselah) leaveGap(x gap) { m.gone = append(m.gone, x) }

// fillLater takes a card that is being played off the list of those to be replaced.
func (m *Methuselah) fillLater(c *Card) {
	m.gone = slices.DeleteFunc(m.gone, func(x gap) bool { return x.card == c })
}

func (g *Game) in(s Seat) bool { return s != NoSeat && !g.seats[s].ousted }

// next returns the nearest seat still in the game clockwise of s; s itself if alone.
func (g *Game) next(s Seat) Seat {
	n := Seat(len(g.seats))
	for i := Seat(1); i <= n; i++ {
		if t := (s + i) % n; g.in(t) {
			return t
		}
	}
	return s
}

// prey is the Methuselah to one's left (RB-order-of-play.p1.c2); NoSeat if there is none.
func (g *Game) prey(s Seat) Seat {
	if t := g.next(s); t != s {
		return t
	}
	return NoSeat
}

// predator is the Methuselah to one's right.
func (g *Game) predator(s Seat) Seat {
	n := Seat(len(g.seats))
	for i := Seat(1); i < n; i++ {
		if t := (s - i + n) % n; g.in(t) {
			return t
		}
	}
	return NoSeat
}

// clockwise lists the seats in the game from s on.
func (g *Game) clockwise(s Seat, buf []Seat) []Seat {
	n := Seat(len(g.seats))
	for i := Seat(0); i < n; i++ {
		if t := (s + i) % n; g.in(t) {
			buf = append(buf, t)
		}
	}
	return buf
}

// readyMinions lists the minions in a seat's ready region.
func (g *Game) readyMinions(s Seat) []*Card { return g.seats[s].zones[Ready] }

// controlledMinions lists a seat's ready and torpid minions.
func (g *Game) controlledMinions(s Seat) []*Card {
	m := g.seats[s]
	out := make([]*Card, 0, len(m.zones[Ready])+len(m.zones[Torpor]))
	for _, z := range []Zone{Ready, Torpor, Incapacitated} {
		out = append(out, m.zones[z]...)
	}
	return out
}

// handTarget is the hand size with every modifier, replacements that wait left out.
func (g *Game) handTarget(s Seat) int {
	m := g.seats[s]
	return max(0, g.handSize(s)-len(m.delays)-m.inPlayNow-m.short)
}

func (g *Game) handSize(s Seat) int {
	m := g.seats[s]
	return g.value(HandSize, nil, s, m.handSize)
}

// gainPool gives pool from the blood bank.
func (g *Game) gainPool(s Seat, n int) {
	if n <= 0 || !g.in(s) {
		return
	}
	g.seats[s].pool += n
	g.tell(Event{Kind: PoolGained, Seat: s, N: n})
}

// burnPool takes up to n pool to the blood bank and reports how much was taken. An oust is
// settled between effects, never here.
func (g *Game) burnPool(s Seat, n int) int {
	m := g.seats[s]
	m.lacking += max(0, n-m.pool)
	n = min(n, m.pool)
	if n <= 0 {
		return 0
	}
	m.pool -= n
	m.withdrawing = false // RB-withdrawing-from-the-game.p4.c1
	if g.action != nil {
		g.action.poolLost[s] += n
	}
	g.tell(Event{Kind: PoolBurned, Seat: s, N: n})
	return n
}

// takeEdge gives a seat the Edge, from whoever has it (RB-bleed.p7.c3).
func (g *Game) takeEdge(s Seat) {
	if g.edge == s {
		return
	}
	g.edge = s
	if s == NoSeat {
		g.tell(Event{Kind: EdgeBurned})
		return
	}
	g.tell(Event{Kind: EdgeTaken, Seat: s})
}
