package game

import "fmt"

// The words of this file are for Blood Brothers: what one gains another gains, what one has done
// another does.

// gain is blood or life that a minion has gained lately: since the last window closed.
type gain struct {
	who Ref
	n   int
}

// CircleMate chooses another Blood Brother of the user's circle.
func CircleMate(s *Selector) *Selector {
	s.Text += " of the same circle as this one"
	s.tests = append(s.tests, Test{Else: refusal("They are not of one circle.", "RB-traits.p4.c1"),
		Holds: func(g *Game, p *Play, c *Card) bool { return p.by != nil && g.sameCircle(p.by, c) }})
	return s
}

// lately are the amounts that a minion has gained lately.
func (g *Game) lately(c *Card) []int {
	var all []int
	for _, x := range g.gains {
		if x.who.get() == c && c != nil {
			all = append(all, x.n)
		}
	}
	return all
}

// SharesAGain gives the target as much as the user has just gained; of several gains its
// Methuselah says which is meant (AR-2.4.2.p2.c1).
var SharesAGain = Bundle{
	when("usable after this minion has gained blood", refusal("The minion has not just gained blood.", "AR-1.2.1.p3.c2"),
		func(g *Game, p *Play) bool { return len(g.lately(p.by)) > 0 }),
	announces(func(g *Game, p *Play) {
		var opts []Option
		seen := map[int]bool{}
		for _, n := range g.lately(p.by) {
			if !seen[n] {
				seen[n] = true
				opts = append(opts, Option{Verb: Takes, n: n, on: Nothing})
			}
		}
		if len(opts) > 0 {
			p.n = g.ask(&Decision{Seat: p.seat, Window: AmountW, Prompt: "Which gain is shared?", Options: opts, Default: 0}).n
		}
	}),
	Effect{Text: "it gains the same amount", Do: func(g *Game, p *Play) {
		if c := p.on.get(); c != nil && c.inPlay() {
			g.gainBlood(c, p.n)
		}
	}},
}

// LendsTheAction lets the target, as the next action of its Methuselah, take the action that was taken
// with the present action's card, from the ash heap as if from the hand.
var LendsTheAction = Bundle{
	when("", refusal("The action was not taken with an action card that lies in your ash heap.", "AR-1.11.2.p2.c2"),
		func(g *Game, p *Play) bool { return lentCard(g.action, p.seat) != nil }),
	Effect{Text: "as your next action it can play this action's card out of your ash heap, as though it were in your hand",
		Do: func(g *Game, p *Play) {
			if c := lentCard(g.action, p.seat); c != nil && p.on.Card != nil {
				g.give(grant{kind: grantAction, minion: p.on.Card.ref(), source: c.ref(), mode: p.mode, span: GameSpan})
			}
		}},
}

func lentCard(a *action, s Seat) *Card {
	if a == nil || a.play == nil || a.play.card == nil || a.play.mode == nil || a.play.mode.fromPlay {
		return nil
	}
	if c := a.play.card; c.zone == AshHeap && c.owner == s && c.is(ActionCard) {
		return c
	}
	return nil
}

// listLent lists the actions that may be taken with a card from the ash heap.
func (g *Game) listLent(l *lister) {
	for i := range g.grants {
		x := &g.grants[i]
		m, c := x.minion.get(), x.source.get()
		if x.kind != grantAction || m == nil || c == nil || m.controller != l.seat || c.zone != AshHeap {
			continue
		}
		for _, mode := range c.def.Modes {
			if mode.action == nil {
				continue
			}
			l.begin()
			p := Play{card: c, ref: c.ref(), mode: mode, seat: l.seat, by: m, on: Nothing}
			g.ruleUser(l, &p)
			if !l.dead() {
				g.listTargets(l, &p)
			}
		}
	}
}

// dropLent forgets what could be done as a Methuselah's next action.
func (g *Game) dropLent(s Seat) {
	for i := 0; i < len(g.grants); {
		if m := g.grants[i].minion.get(); g.grants[i].kind == grantAction && (m == nil || m.controller == s) {
			g.grants = append(g.grants[:i], g.grants[i+1:]...)
			continue
		}
		i++
	}
}

// UntilItEnds: usable throughout the action, after its resolution as well.
var UntilItEnds = Mark{Set: func(m *Mode) { m.windows = duringAction | In(BlockResolution, AfterResolution, DiablerieW) }}

// CheaperHere takes blood off what the card costs at this level.
func CheaperHere(n int) Mark {
	return Mark{Text: fmt.Sprintf("at this level it costs %d blood less", n), Set: func(m *Mode) { m.discount = n }}
}
