package game

// The words of this file decide how vampires vote, whoever controls them (AR-3.7.6.3).

// swayed is a vampire of whose votes and ballots an effect has decided on which side they are.
type swayed struct {
	by   Ref
	side voteSide
}

var swayedVote = &Refusal{"An effect has decided on which side that vampire votes.", "AR-3.7.6.3.p3.c1"}

// Sways has whoever uses it say on which side those reached vote. What they have cast goes there; one that
// has cast nothing votes on no other side, but may abstain. Of several such effects the last one decides
// (AR-3.7.6.3.p1.c1, AR-3.7.6.3.p3.c1).
func Sways(on Reach, whose string) Effect {
	return Effect{Text: "you say on which side " + whose + " votes and ballots are cast, those that are cast already included; who has cast none can abstain",
		Do: func(g *Game, p *Play) {
			for _, c := range on(g, p) {
				if g.ref == nil || g.flag(Abstaining, c, c.controller) {
					continue
				}
				sides := []Object{wordObject(inFavour.String()), wordObject(opposed.String())}
				side := inFavour
				if g.chooseObject(p.seat, "On which side does "+c.Name()+" vote?", ChooseW, sides, false).Word == opposed.String() {
					side = opposed
				}
				g.sway(c, side)
			}
		}}
}

// sway decides on which side a vampire votes, and turns there what it has cast: of that, votes that count
// on the other side only are lost (AR-3.7.6.3.p2.c3).
func (g *Game) sway(c *Card, side voteSide) {
	r := g.ref
	r.swayed = append(r.swayed, swayed{c.ref(), side})
	if !r.takeBack(c) {
		return
	}
	x := cast{source: cardObject(c), seat: c.controller, side: side, by: c.ref()}
	x.votes, x.ballots = g.available(r, c, side)
	r.add(x)
	g.tell(Event{Kind: VotesCast, On: x.source, Seat: x.seat, N: x.votes, M: x.ballots, Word: side.String()})
}

// takeBack takes out what a vampire has cast, and reports whether it had cast anything.
func (r *referendum) takeBack(c *Card) (did bool) {
	kept := r.cast[:0]
	for _, x := range r.cast {
		if x.by.get() == c {
			r.votes[x.side] -= x.votes
			r.ballots[x.side] -= x.ballots
			did = true
			continue
		}
		kept = append(kept, x)
	}
	r.cast = kept
	return did
}

// bound reports whether an effect keeps a source from voting on a side.
func (r *referendum) bound(o Object, s voteSide) bool {
	for i := len(r.swayed) - 1; i >= 0 && o.Card != nil; i-- {
		if r.swayed[i].by.get() == o.Card {
			return r.swayed[i].side != s
		}
	}
	return false
}

// NamesX has one or more different things named as the mode is announced, at most as many as the user has
// blood; X is how many. Targets reaches them.
func NamesX(text string, s *Selector) Bundle {
	return Bundle{
		Mark{Text: "choose X " + text},
		when("", noTarget, func(g *Game, p *Play) bool { return len(s.candidates(g, p)) > 0 }),
		when("", tooLittleBlood, func(g *Game, p *Play) bool { return p.by == nil || p.by.blood > 0 }),
		announces(func(g *Game, p *Play) {
			for len(p.picks) < p.by.blood {
				from := g.unnamed(s, p)
				if len(from) == 0 {
					break
				}
				var c *Card
				if len(p.picks) == 0 {
					c = g.chooseCard(p.seat, "Which one?", ChooseW, Chooses, from)
				} else if c = g.chooseOrDone(p.seat, "Another one?", from); c == nil {
					break
				}
				p.picks = append(p.picks, cardObject(c))
			}
			p.x, p.xNamed = len(p.picks), true
		})}
}

// Relations that those who decide about votes ask for.
var (
	NotTheActor     = Which{"not acting", func(g *Game, _ *Play, c *Card) bool { return c.isVampire() && c != g.actor() }}
	CorruptedByUser = Which{"one with any of your corruption counters", func(_ *Game, p *Play, c *Card) bool { return c.corrupted[p.seat] > 0 }}
	OlderThanThis   = Which{"older than the vampire with this text", func(g *Game, p *Play, c *Card) bool { return c.isVampire() && g.older(c, p.card) }}
)

// NotAgainstIt keeps vampires of a kind from voting against the referendums that this minion has called; one
// that comes to be of the kind later has its votes canceled, and abstains (AR-3.7.6.3.p2.c4).
func NotAgainstIt(w Who, whom string) Static {
	return Static{Text: whom + " cannot cast votes or ballots against a referendum this vampire has called", Value: CannotOppose, N: constant(1),
		Applies: func(g *Game, src, t *Card, s Seat) bool {
			return t != nil && t.isVampire() && g.ref != nil && g.ref.caller.get() == src && w.Is(g, t)
		}}
}

// silenceBarred cancels what vampires have cast that may not vote so by now.
func (g *Game) silenceBarred(r *referendum) {
	if len(g.statics[CannotOppose]) == 0 {
		return
	}
	for i := len(r.cast) - 1; i >= 0; i = min(i, len(r.cast)) - 1 {
		if c := r.cast[i].by.get(); c != nil && r.cast[i].side == opposed && g.flag(CannotOppose, c, c.controller) {
			g.abstain(c, g.setters(CannotOppose, c, c.controller)[0].ref())
		}
	}
}
