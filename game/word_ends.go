package game

import "fmt"

// The words of this file end actions before they come to their effect (AR-3.5), and say who may
// not take the same action again.

// CancelAction cancels the action: it has not come to its resolution, so that nothing is paid and
// its minion may take it again (AR-3.5.1.p2.c1).
var CancelAction = Effect{Text: "cancel the action, which is not blocked: no blocking minion locks", Do: func(g *Game, p *Play) { g.endNow(Canceled) }}

// ReturnsActionCard gives the card that the action was taken with back to its owner's hand, who
// discards down afterwards (AR-1.14.2.p3.c2).
var ReturnsActionCard = Effect{Text: "a card played to take the action returns to its owner's hand, who then discards down to her hand size",
	Do: func(g *Game, p *Play) {
		if g.action == nil || g.action.play == nil || g.action.play.card == nil {
			return
		}
		if x := g.action.play; !x.mode.fromPlay && (x.card.zone == Limbo || x.card.zone == AshHeap) {
			g.move(x.card, Hand, x.card.owner)
		}
	}}

// BarsForAll keeps all minions of a kind that the acting Methuselah controls from taking the same
// action again this turn (AR-3.7.5.4.p2.c2, AR-3.5.2.p1.c1).
func BarsForAll(w Who) Effect {
	whose := "the acting Methuselah's minions cannot"
	if w.Text != AnyMinion.Text {
		whose = "none of the acting Methuselah's minions that is " + w.Text + " can"
	}
	return Effect{Text: whose + " take the same action again this turn",
		Do: func(g *Game, p *Play) {
			if a := g.action; a != nil {
				for _, r := range a.records() {
					g.seats[a.seat].barredActs = append(g.seats[a.seat].barredActs, barredAct{r, w})
				}
			}
		}}
}

// FailsUnlessBurned makes the action fail unless its minion burns blood, which an ally cannot do.
func FailsUnlessBurned(n int) Effect {
	return Effect{Text: fmt.Sprintf("the action fails unless the acting vampire burns %d blood; an ally has none to burn", n), Do: func(g *Game, p *Play) {
		a, c := g.action, g.actor()
		if a == nil || c == nil {
			return
		}
		if c.isVampire() && c.blood >= n && g.askYes(c.controller, p.card) {
			g.loseBlood(c, n)
			return
		}
		a.foiled = true
	}}
}

// EndsInCombat has the action end, unsuccessfully, in a combat of its minion with the target:
// nothing can be played in between (AR-3.5.3.p1.c3).
var EndsInCombat = Bundle{
	Mark{Set: func(m *Mode) { m.frenzies = theActing }},
	Effect{Text: "the action is unsuccessful and ends; the acting minion enters combat with it at once", Do: func(g *Game, p *Play) {
		if a := g.action; a != nil && p.on.get() != nil {
			a.foiled, a.cutOff, a.foiler = true, true, p.on.Card.ref()
		}
	}},
}

// IfUnsuccessful: the action came to its resolution and was not successful.
var IfUnsuccessful = when("if the action was not successful", refusal("The action was successful.", "AR-3.5.3.p2.c1"),
	func(g *Game, p *Play) bool {
		return g.action != nil && (g.action.outcome == Failed || g.action.outcome == Blocked)
	})

// OnceEach limits all plays of a mode's level to one in a span, whoever plays it.
func OnceEach(s Span) Mark {
	return Mark{Text: "only one can be played so each " + spanNames[s], Set: func(m *Mode) {
		m.limits = append(m.limits, limit{span: s, mode: m, rule: playedAlready(s)})
	}}
}

// UserUnlocked: the minion that uses it must be unlocked, woken or not.
var UserUnlocked = when("usable only by an unlocked minion", mustBeUnlocked, func(g *Game, p *Play) bool { return p.by != nil && !p.by.locked })

// NotActing is every Methuselah but the one whose minion acts.
var NotActing = Whose{" that does not belong to the acting Methuselah", func(g *Game, p *Play, s Seat) bool { return g.action != nil && s != g.action.seat }}
