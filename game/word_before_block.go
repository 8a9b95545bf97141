package game

import (
	"fmt"
	"strings"
)

// The words of this file are used when the action is blocked, before the block resolves.

// ItIsBlocked: the minion whose text it is, or that its card is on, has been blocked.
var ItIsBlocked = Bundle{BeforeBlockResolves, Silently(when("", onlyActingMinion, func(g *Game, p *Play) bool { return p.by != nil && g.actor() == p.by }))}

// BlockerIs: the blocking minion is of a kind.
func BlockerIs(which Which) Condition {
	return when("only if the blocking minion is "+which.Text, wrongBlocker, func(g *Game, p *Play) bool {
		if g.action == nil || g.action.blocker.card == nil {
			return false
		}
		q := *p
		if c := g.action.stopped.get(); c != nil && p.by == g.actor() {
			q.by = c // AR-1.6.1.p1.c3: what was so as the block came stays so
		}
		return which.Is(g, &q, g.action.blocker.card)
	})
}

// Relations to the user: AnOlder and OfItsClan are vampires, ActingYounger the acting minion as the
// designation is at present (AR-3.10.2.p2.c1).
var (
	AnOlder = Which{"an older vampire", func(g *Game, p *Play, c *Card) bool {
		return c.isVampire() && p.by != nil && g.older(c, p.by)
	}}
	NotOlder = Which{"a vampire that is not older", func(g *Game, p *Play, c *Card) bool {
		return c.isVampire() && p.by != nil && !g.older(c, p.by)
	}}
	OfItsClan = Which{"a vampire of this one's clan", func(g *Game, p *Play, c *Card) bool {
		return c.isVampire() && p.by != nil && g.isClan(c, g.clanOf(p.by))
	}}
	ActingYounger = Which{"the acting minion, a younger vampire", func(g *Game, p *Play, c *Card) bool {
		return c == g.actor() && c.isVampire() && g.older(p.by, c)
	}}
)

var wrongBlocker = refusal("The blocking minion is of another kind.", "AR-1.6.5.p2.c1")

// GoesOnUnblocked has the action continue as if unblocked: the block does not come to its
// resolution, or has come to it (AR-3.6.2.p4.c1).
var GoesOnUnblocked = Effect{Text: "the action continues as if unblocked", Check: canContinue, Do: func(g *Game, p *Play) {
	if g.action != nil {
		g.action.resume = true
	}
}}

// CancelBlock cancels the block with its combat: it has neither succeeded nor failed, and the
// action goes on (AR-3.5.4.p1.c1).
var CancelBlock = Effect{Text: "cancel the block and its combat; the action goes on", Check: canContinue, Do: func(g *Game, p *Play) {
	if a := g.action; a != nil && len(a.blockers) > 0 {
		a.resume, a.blockers = true, a.blockers[:len(a.blockers)-1]
	}
}}

// CancelCombat cancels the combat of the block only: the action is blocked, and the blocking
// minion locks (AR-3.5.4.p2.c1).
var CancelCombat = Effect{Text: "cancel the combat of the block", Do: func(g *Game, p *Play) {
	if g.action != nil {
		g.action.calm = true
	}
}}

var combatCanceled = refusal("The combat of the block has been canceled.", "AR-3.5.4.p2.c3")

// CannotBlockUser keeps minions of a kind from blocking the user for a span.
func CannotBlockUser(which Which, span Span) Effect {
	return Effect{Text: which.Text + " cannot block this minion for the rest of the " + spanNames[span], Do: func(g *Game, p *Play) {
		g.addMod(mod{value: Unblockable, n: 1, role: roleAll, source: p.ref, mode: p.mode, play: p, span: span,
			cond: func(g *Game, m *mod, c *Card, _ Seat) bool {
				return c != nil && g.actor() != nil && g.actor() == m.play.byRef.get() && which.Is(g, m.play, c)
			}})
	}}
}

// ContinuesBlocked is of strikes that end combat: the striking minion's action, if it was blocked and
// is of a kind, goes on (AR-3.6.2.p2.c1).
func ContinuesBlocked(text string, kind func(*Game, *action) bool) Mark {
	return AfterCombatEnds(Effect{
		Text: "if this minion was blocked in " + text + ", the action continues as if unblocked",
		Do: func(g *Game, p *Play) {
			if g.action != nil && kind(g, g.action) && canContinue(g, p) == nil {
				g.action.resume = true
			}
		}})
}

// NoBleed is an action other than a bleed.
func NoBleed(_ *Game, a *action) bool { return a.kind != bleedKind }

// FightsInstead has the user fight the blocking minion: it locks, the acting minion unlocks, and
// the action stays blocked; the user does not become the acting minion (AR-3.10.2.p1.c3).
var FightsInstead = Effect{Text: "instead of resolving the block, unlock the acting minion; this vampire and the blocking minion lock and enter combat",
	Check: func(g *Game, p *Play) *Refusal {
		switch a := g.action; {
		case a != nil && a.slave.get() != nil:
			return onlyOneSlave
		case a != nil && a.calm:
			return combatCanceled
		}
		return nil
	},
	Do: func(g *Game, p *Play) {
		g.unlock(g.actor())
		g.lock(p.by)
		g.action.slave, g.action.atOnce = p.by.ref(), true
	}}

// NotAfterAFight: the acting minion has fought one round at most in this action, has lost less
// blood than n, and has ended no combat before its press step.
func NotAfterAFight(n int) Condition {
	return when(fmt.Sprintf("not usable if this action has seen more than 1 round of combat, if this vampire has lost %d or more blood in it or has ended a combat in it before the press step", n),
		refusal("There has been more of a fight in this action than the card allows.", "RB-important-terms-in-the-game.p8.c1"), func(g *Game, p *Play) bool {
			a, rounds := g.action, 0
			if a == nil {
				return true
			}
			for _, c := range a.fights {
				rounds += c.round
			}
			return rounds <= 1 && a.lost < n && !a.cutShort
		})
}

// ComparesCrypts compares the capacities of the top cards of the user's crypt and of that of the
// blocking minion's controller, and shuffles both: one thing happens if the user's is younger,
// others if it is not.
func ComparesCrypts(younger Effect, otherwise ...Effect) Effect {
	text := "compare the top cards of your crypt and of the blocking minion's controller's, then shuffle both. If yours is younger, " + strings.TrimSuffix(younger.Text, ",") + "; otherwise "
	for i, e := range otherwise {
		if i > 0 && e.Text != "" {
			text += " and "
		}
		text += e.Text
	}
	return Effect{Text: text, Check: blockersCrypt, Do: func(g *Game, p *Play) {
		b := g.action.blocker.get()
		if b == nil {
			return
		}
		if g.topOfCrypt(p.seat) < g.topOfCrypt(b.controller) {
			younger.Do(g, p)
			return
		}
		for _, e := range otherwise {
			e.Do(g, p)
		}
	}}
}

// blockersCrypt refuses what takes the top card of the blocking minion's controller's crypt where
// there is none (AR-1.9.4.p1.c2).
func blockersCrypt(g *Game, p *Play) *Refusal {
	if g.action == nil || g.action.blocker.get() == nil || len(g.seats[g.action.blocker.get().controller].zones[Crypt]) == 0 {
		return emptyCrypt
	}
	return nil
}

// topOfCrypt shows the top card of a crypt and shuffles it; its capacity is none without a card.
func (g *Game) topOfCrypt(s Seat) int {
	all := g.seats[s].zones[Crypt]
	if len(all) == 0 {
		return 0
	}
	c := all[0]
	g.tell(Event{Kind: Revealed, Card: c, Seat: s})
	n := max(c.piece.Facts.Capacity, c.piece.Facts.Life)
	g.shuffle(s, Crypt)
	return n
}

// ChooseBlockersSeat makes the controller of the blocking minion the card's lasting choice.
var ChooseBlockersSeat = Effect{Text: "the blocking minion's controller is the one chosen for this card", Do: func(g *Game, p *Play) {
	if b := g.action.blocker.get(); b != nil {
		p.card.choose(seatObject(b.controller))
	}
}}

// AboutToFight: the user is about to enter combat with a minion for which something holds, by a
// block, the effect of an action, or after another combat.
func AboutToFight(which Which) Bundle {
	return Bundle{
		Mark{Text: "usable only if this minion is about to enter combat with " + which.Text, Set: func(m *Mode) {
			m.windows = In(BlockResolution, BetweenCombats)
		}},
		Condition{Fails: func(g *Game, p *Play) *Refusal {
			if g.action != nil && g.action.calm && g.now == BlockResolution {
				return combatCanceled
			}
			if foe := g.foeToCome(p.by); foe == nil || !which.Is(g, p, foe) {
				return notAboutToFight
			}
			return nil
		}},
	}
}

var notAboutToFight = refusal("The vampire is not about to enter combat with such a minion.", "AR-3.7.7.2.p1.c1")
