package game

import "fmt"

// The words of this file are about referendums that the minion with the text has called.

// CostsAgainstIt has vampires burn blood to cast votes and ballots against the referendums that
// this minion calls.
func CostsAgainstIt(n int) Static {
	return Static{Text: fmt.Sprintf("A vampire burns %d blood to cast votes and ballots against a referendum this vampire has called", n),
		Value: VoteCost, N: constant(n),
		Applies: func(g *Game, src, t *Card, s Seat) bool {
			return t != nil && t.isVampire() && g.ref != nil && g.ref.caller.get() == src
		}}
}

// WhenItsReferendumPasses is what happens after a referendum that this minion has called passes.
func WhenItsReferendumPasses(text string, parts ...InMode) OnCard {
	return When(ReferendumPassed, Say("after a referendum called by this vampire passes, "+text),
		when("", lacksRequirement, func(g *Game, p *Play) bool { return g.about.Card == p.card }),
		Silently(parts...))
}

// IfItIsLocked: the minion whose text it is must be locked for it to matter.
var IfItIsLocked = when("", mustBeLocked, func(g *Game, p *Play) bool { return p.card.locked })
