package game

import "fmt"

// BearerPaysToAct has the vampire the card is on burn blood to attempt any action but hunts and
// those to enter combat: also if the action fails or is blocked, not if it is canceled
// (AR-3.5.1.p4.c1).
func BearerPaysToAct(n int) OnCard {
	return several{
		Static{Text: fmt.Sprintf("The vampire with this card must burn %d blood to attempt an action that is neither a hunt nor one to enter combat", n),
			Value: ActionCost, N: constant(n), Applies: func(g *Game, src, t *Card, _ Seat) bool { return t != nil && src.host == t }},
		Trait{Set: func(d *Definition) {
			d.tollFree = func(k actionKind, m *Mode) bool { return k == huntKind || k == redListKind || m != nil && m.fights }
		}},
	}
}

// BurnsAfterHostActs burns the card when an action of the minion it is on has come to its
// resolution, at the end of that action.
var BurnsAfterHostActs = When(ActionEnds, Say("after the resolution of an action of this vampire burn this card"),
	Silently(Must, AboutHost, BurnThis, when("", lacksRequirement, func(g *Game, p *Play) bool { return g.action != nil && g.action.reached })))

// LockedActs: the action is taken by a locked vampire, and by no other.
var LockedActs = Mark{Text: "usable only by a locked vampire", Set: func(m *Mode) { m.whileLocked = true }}

// HurtsActorAfterCombat inflicts environmental damage that cannot be prevented on the acting minion
// of the combat after it.
func HurtsActorAfterCombat(n int) Effect {
	hurt := Effect{Do: func(g *Game, p *Play) {
		if c := p.onRef.get(); c != nil && c.inPlay() {
			g.environmental(c, n, false, true)
		}
	}}
	return Effect{Text: fmt.Sprintf("after the combat, %d environmental damage that cannot be prevented is done to the acting vampire", n), Do: func(g *Game, p *Play) {
		q := *p
		q.onRef = g.actsInCombat().ref()
		g.later(due{at: AfterCombatM, effect: &hurt, play: &q, span: ActionSpan})
	}}
}
