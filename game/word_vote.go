package game

import "fmt"

// VotesAgainstUp gives the user votes that it can cast against the referendum only; useless to
// one that has voted for it (RB-gaining-votes.p1.c2).
func VotesAgainstUp(n int) Effect {
	return Effect{Text: fmt.Sprintf("this vampire gets %s, only against the referendum, and votes against it at once", plusVotes(n)),
		Check: func(g *Game, p *Play) *Refusal {
			if g.ref == nil || p.by == nil {
				return nil
			}
			if s, did := g.ref.castBy(cardObject(p.by)); did && s == inFavour {
				return oneSide
			}
			return nil
		},
		Do: func(g *Game, p *Play) {
			g.addMod(mod{value: VotesAgainst, n: n, role: roleCard, on: p.by.ref(), source: p.ref, mode: p.mode, span: ReferendumSpan})
			g.forceAgainst(p.by)
		}}
}

// forceAgainst has a vampire that gained votes against the referendum cast all it has at once,
// if it can.
func (g *Game) forceAgainst(c *Card) {
	r, o := g.ref, cardObject(c)
	if r == nil {
		return
	}
	if _, did := r.castBy(o); did {
		g.castMore(c)
	} else if votes, ballots := g.available(r, c, opposed); votes+ballots > 0 && c.ready() && !r.bound(o, opposed) && g.voteCost(r, o, opposed) == nil {
		g.voteOption(&Option{Verb: VotesFor, seat: c.controller, on: o, side: opposed})
	}
}

// AVoter chooses a vampire that has cast votes or ballots in the referendum.
func AVoter() *Selector {
	return &Selector{Text: "choose a vampire that has cast votes or ballots in this referendum", zones: []Zone{Ready, Torpor},
		tests: []Test{{Text: "has voted", Else: refusal("That vampire has cast nothing.", "AR-3.7.6.3.p3.c1"),
			Holds: func(g *Game, p *Play, c *Card) bool {
				if g.ref == nil || !c.isVampire() {
					return false
				}
				_, did := g.ref.castBy(cardObject(c))
				return did
			}}}}
}

// MakesAbstain makes the vampires reached abstain: what they have cast is canceled, and they cast
// nothing more (AR-3.7.6.1.p2.c1).
func MakesAbstain(on Reach) Effect {
	return Effect{Text: "it abstains: its votes and ballots are canceled", Do: func(g *Game, p *Play) {
		for _, c := range on(g, p) {
			g.abstain(c, p.ref)
		}
	}}
}

// CancelsReferendum ends the referendum without a result: nothing is counted, and nothing that
// hangs on a result happens (AR-3.7.5.4.p2.c1).
var CancelsReferendum = Effect{Text: "cancel the referendum", Do: func(g *Game, p *Play) {
	if r := g.ref; r != nil {
		r.canceled = true
		g.end(ReferendumSpan)
	}
}}

// GainsByMargin gives the acting vampire a blood for each vote by which the referendum passed;
// up to most of them can go to its Methuselah's pool instead.
func GainsByMargin(most int) Effect {
	text := "this vampire gains 1 blood per vote by which the referendum passed"
	if most > 0 {
		text += fmt.Sprintf(", but up to %d of that blood can go to your pool instead", most)
	}
	return Effect{Text: text, Do: func(g *Game, p *Play) {
		yes, no := g.action.ref.tally()
		n := max(0, yes-no)
		k := 0
		if most > 0 && n > 0 {
			k = g.askNumber(p.seat, "How much of it goes to your pool?", AmountW, Takes, 0, min(most, n))
		}
		g.gainPool(p.seat, k)
		g.gainBlood(p.by, n-k)
	}}
}
