package game

import "fmt"

// The words of this file are for masters and events that answer what happens at the table: an
// oust, a block, each Methuselah's phase.

// Controlling: the Methuselah who uses it controls a minion of a kind.
func Controlling(w Who) Condition {
	return when("if she controls "+w.Text, refusal("She controls no such minion.", "AR-1.5.4.p1.c5"), func(g *Game, p *Play) bool {
		for _, c := range g.controlledMinions(p.seat) {
			if w.Is(g, c) {
				return true
			}
		}
		return false
	})
}

// InAnyUnlock: usable by its controller during any Methuselah's unlock phase.
var InAnyUnlock = Mark{Text: "during any Methuselah's unlock phase", Set: func(m *Mode) { m.windows, m.anyTurn = In(UnlockW), true }}

// ToYourPrey and ToYourPredator are neighbours of who uses a card, as they are at each use.
var (
	ToYourPrey     = Neighbour{"prey", (*Game).prey}
	ToYourPredator = Neighbour{"predator", (*Game).predator}
)

// Neighbour is a Methuselah by where she sits.
type Neighbour struct {
	Text string
	Of   func(*Game, Seat) Seat
}

// PassesTo gives a neighbour control of the card, for good or for a time, which is counted by
// one's own turns.
func PassesTo(n Neighbour, how ...Till) Effect {
	text := "your " + n.Text + " takes control of this card"
	for _, t := range how {
		text += " " + t.Text
	}
	return Effect{Text: text, Do: func(g *Game, p *Play) {
		t := n.Of(g, p.seat)
		switch {
		case t == NoSeat:
		case len(how) > 0:
			g.lend(p.card, t, p.seat, how[0])
		default:
			g.control(p.card, t)
		}
	}}
}

// NamesInHeap has a name chosen among the cards in a neighbour's ash heap; the card keeps it,
// whoever that neighbour is later (AR-2.5.2.p2.c1).
func NamesInHeap(n Neighbour) Bundle {
	return Bundle{
		&Selector{Text: "choose the name of a card in your " + n.Text + "'s ash heap", words: func(g *Game, p *Play) []string {
			var names []string
			if s := n.Of(g, p.seat); s != NoSeat {
				for _, c := range g.seats[s].zones[AshHeap] {
					if !hasWord(names, c.Name()) {
						names = append(names, c.Name())
					}
				}
			}
			return names
		}},
		Effect{Do: func(g *Game, p *Play) { p.card.named = p.on.Word }},
	}
}

// RemovesNamed removes cards of the name chosen for this one from a neighbour's ash heap; there must
// be so many.
func RemovesNamed(k int, n Neighbour) Effect {
	copies := func(g *Game, p *Play) []*Card {
		var all []*Card
		if s := n.Of(g, p.seat); s != NoSeat {
			for _, c := range g.seats[s].zones[AshHeap] {
				if c.Name() == p.card.named {
					all = append(all, c)
				}
			}
		}
		return all
	}
	return Effect{Text: fmt.Sprintf("remove %d cards of the chosen name in your %s's ash heap from the game", k, n.Text),
		Check: func(g *Game, p *Play) *Refusal {
			if len(copies(g, p)) < k {
				return refusal("There are too few cards of that name in the ash heap.", "AR-1.6.5.p2.c1")
			}
			return nil
		},
		Do: func(g *Game, p *Play) {
			for _, c := range copies(g, p)[:k] {
				g.removeCard(c)
			}
		}}
}

// EndsTurnAfterAction ends the turn when the action in progress, if there is one, is over; the
// predator of the ousted Methuselah takes the next turn (AR-2.3.1.p1.c2).
var EndsTurnAfterAction = Effect{Text: "the turn ends after the action in progress, if any; the predator of the ousted Methuselah takes the next turn",
	Do: func(g *Game, p *Play) {
		g.follows = g.predator(g.about.Seat)
		if g.action == nil {
			g.end(TurnSpan)
			return
		}
		g.later(due{at: ActionOver, effect: &endTurn, play: p, span: TurnSpan})
	}}

var endTurn = Effect{Do: func(g *Game, p *Play) { g.end(TurnSpan) }}

// AfterSuccess has an effect happen after the action has resolved and every combat of it is over, if
// it was successful (AR-2.3.3.p1.c3).
func AfterSuccess(e Effect) Effect {
	held := Effect{Text: e.Text, Do: e.Do, Check: func(g *Game, p *Play) *Refusal { return IfSuccessful.Fails(g, p) }}
	return Effect{Text: "after the action has resolved, if it was successful, " + e.Text, Do: func(g *Game, p *Play) {
		g.later(due{window: AfterResolution, effect: &held, play: p, span: ActionSpan})
	}}
}

// BeforeRangeIsSet: usable by a Methuselah before range is chosen.
var BeforeRangeIsSet = Mark{Text: "usable before range is chosen", Set: func(m *Mode) { m.windows = In(BeforeRange) }}

// LockedGivesOthers changes a value of the other minions of a kind that the controller of this one
// has, while this one is locked.
func LockedGivesOthers(w Who, v Value, n int) Static {
	return Static{Text: "While this minion is locked, other minions you control get " + plus(n) + " " + valueNames[v] + " if each is " + w.Text, Value: v, N: constant(n),
		Applies: func(g *Game, src, t *Card, _ Seat) bool {
			return t != nil && t != src && src.locked && t.controller == src.controller && w.Is(g, t)
		}}
}

// InAction: usable during an action, at whatever point of it.
var InAction = Bundle{
	Mark{Text: "during an action", Set: func(m *Mode) {
		m.windows = In(Announced, ActionW, BlockAttempt, BlocksDeclined, WouldSucceed, AfterResolution, BlockResolution)
	}},
	when("", noActionNow, func(g *Game, p *Play) bool { return g.action != nil }),
}

var noActionNow = refusal("There is no action in progress.", "RB-summary-of-the-course-of-an-action.p7.c1")

// LetsIt allows the target to burn blood for an effect once in this action, in a window of it,
// whenever it wants (AR-2.5.1.p2.c2).
func LetsIt(w Window, blood int, e Effect) Effect {
	held := e
	return Effect{Text: fmt.Sprintf("it can burn %d blood during this action for this: %s", blood, e.Text), Do: func(g *Game, p *Play) {
		q := *p
		q.by = p.on.Card
		q.byRef = q.by.ref()
		g.give(grant{kind: grantUse, window: w, minion: q.by.ref(), source: p.ref, mode: p.mode, effect: &held, play: &q, blood: blood, span: ActionSpan})
	}}
}

// MergedChanges: the merged vampire is of a sect, has less capacity and no longer has some of its
// traits.
func MergedChanges(s Sect, capacity int, without ...string) Trait {
	text := ""
	for i, t := range without {
		if i > 0 {
			text += " nor "
		}
		text += t
	}
	return Trait{Text: fmt.Sprintf("Merged, this vampire is %s, not %s, and has %+d capacity", s, text, capacity), Set: func(d *Definition) {
		d.mergedSect, d.sheds = s, without
		d.Statics = append(d.Statics, &Static{Value: CapacityOf, N: constant(capacity),
			Applies: func(g *Game, src, t *Card, _ Seat) bool { return t == src && src.base != nil }})
	}}
}
