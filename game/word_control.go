package game

import (
	"fmt"
	"slices"
)

// The words of this file are about who controls a minion, for how long, and what keeps it with
// its controller (AR-6.2).

// Till says how long a change of control lasts.
type Till struct {
	Text  string
	point func(Seat) Point
	ends  int
}

// For how long.
var (
	UntilEndOfTurn = Till{Text: "until the end of the turn", point: func(Seat) Point { return Point{Set: true, Span: TurnSpan, Seat: NoSeat} }}
	// UntilYourUnlock ends before anything unlocks (AR-6.2.1.p2.c1).
	UntilYourUnlock = Till{Text: "until your next unlock phase", point: func(s Seat) Point { return Point{Set: true, Phase: UnlockPhase, Seat: s} }}
	// UntilNextAction does not count the action in progress (AR-6.2.3.p1).
	UntilNextAction = Till{Text: "until the end of the next action", point: func(Seat) Point { return Point{Set: true, Span: ActionSpan, Seat: NoSeat} }, ends: 1}
)

// TakesControl gives the user's Methuselah control of minions for a time.
func TakesControl(on Reach, how Till) Effect {
	return Effect{Text: "take control of it " + how.Text, Do: func(g *Game, p *Play) {
		for _, c := range on(g, p) {
			g.lend(c, p.seat, p.seat, how)
		}
	}}
}

func (g *Game) lend(c *Card, to, by Seat, how Till) {
	if c.inPlay() && c.controller != to && g.mayChange(c, to) {
		g.borrow(c, to, how.point(by))
		c.returns.ends = how.ends
	}
}

// Steals gives the user's Methuselah control of what it reaches for good; it stays locked or
// unlocked as it was (AR-6.2.1.p3.c1). Equipment and retainers come to the user.
func Steals(on Reach) Effect {
	return Effect{Text: "steal it", Do: func(g *Game, p *Play) {
		for _, c := range on(g, p) {
			switch {
			case c.host == nil || !c.isGear() && !c.is(Retainer):
				g.steal(c, p.seat)
			case c.inPlay() && p.by != nil && p.by.inPlay() && g.canHave(p.by, c):
				g.putOn(c, p.by, p.by.controller)
			}
		}
	}}
}

func (g *Game) steal(c *Card, s Seat) {
	if c.inPlay() && c.controller != s && g.mayChange(c, s) {
		c.returns = nil
		g.control(c, s)
	}
}

// change is a change of control that is about to happen.
type change struct {
	card    *Card
	to      Seat
	stopped bool
}

// mayChange lets effects stop a change of control that is about to happen; what was paid for it
// stays paid (AR-6.2.2.p4.c1). Control that ends by itself is not asked about.
func (g *Game) mayChange(c *Card, to Seat) bool {
	up := g.changing
	x := &change{card: c, to: to}
	g.changing = x
	g.openUntil(WouldChangeControl, nil, func(*Game) bool { return x.stopped })
	g.changing = up
	return !x.stopped && c.inPlay()
}

// AboutToChangeOrFight chooses a vampire one controls whose control is about to change, or that
// is about to enter combat.
var AboutToChangeOrFight = Bundle{
	Mark{Set: func(m *Mode) { m.windows = In(WouldChangeControl, BlockResolution, BetweenCombats) }},
	&Selector{Text: "choose a vampire you control whose control is about to change or that is about to enter combat",
		zones: []Zone{Ready, Torpor}, whose: Yours.Is, wrong: notYours,
		tests: []Test{{Else: refusal("Its control is not about to change, and it is not about to enter combat.", "RB-action-card-or-card-in-play.p3.c1"),
			Holds: func(g *Game, p *Play, c *Card) bool {
				return c.isVampire() && (g.changing != nil && g.changing.card == c || g.changing == nil && g.foeToCome(c) != nil)
			}}}},
}

// KeepsControl stops the change of control that is about to happen.
var KeepsControl = Effect{Text: "its control does not change", Do: func(g *Game, p *Play) {
	if g.changing != nil && g.changing.card == p.on.get() {
		g.changing.stopped = true
	}
}}

// UserMayBurn has an effect take place if the user burns blood for it; it need not.
func UserMayBurn(n int, e Effect) Effect {
	return Effect{Text: fmt.Sprintf("this vampire can burn %d blood: %s", n, e.Text), Do: func(g *Game, p *Play) {
		if p.by != nil && p.by.inPlay() && p.by.blood >= n && g.askYes(p.seat, p.card) {
			g.loseBlood(p.by, n)
			e.Do(g, p)
		}
	}}
}

// NowYours are those reached that the user's Methuselah controls by now.
func NowYours(r Reach) Reach {
	return func(g *Game, p *Play) []*Card {
		return slices.DeleteFunc(r(g, p), func(c *Card) bool { return !c.inPlay() || c.controller != p.seat })
	}
}

// StealsPool moves pool of the chosen Methuselah to one's own.
func StealsPool(n int) Effect {
	return Effect{Text: fmt.Sprintf("steal %d pool of that Methuselah", n), Do: func(g *Game, p *Play) {
		if g.in(p.on.Seat) {
			g.gainPool(p.seat, g.burnPool(p.on.Seat, n))
		}
	}}
}
