package game

import "fmt"

// The words of this file limit standing effects to what is going on, and let effects be paid for
// by amounts that are chosen.

// Bleeding: the action in progress is a bleed.
var Bleeding = DuringAction(func(g *Game, a *action) bool { return a.kind == bleedKind })

// Slaves describes the slaves of whatever clan (RB-traits.p9).
var Slaves = Who{"that is a slave", func(g *Game, c *Card) bool { return c.piece.Facts.Slave != "" }}

// StealthToNothing takes all present stealth from whom it reaches, for the action; stealth gained
// afterwards counts. A minion that has none may be chosen (AR-1.6.5.p1.c2).
func StealthToNothing(of Reach, whose string) Effect {
	return Effect{Text: "reduce " + whose + " stealth to 0; it can be raised again", Do: func(g *Game, p *Play) {
		for _, c := range of(g, p) {
			if n := g.stealthOf(c); n > 0 {
				g.addMod(mod{value: Stealth, n: -n, role: roleCard, on: c.ref(), source: p.ref, mode: p.mode, span: ActionSpan})
			}
		}
	}}
}

// CostsPool is a cost of an ability in pool.
func CostsPool(n int) Mark {
	return Mark{Text: fmt.Sprintf("burn %d pool", n), Set: func(m *Mode) { m.poolCost = n }}
}

// BloodForStealth has a chosen acting minion burn any amount of its blood for as much stealth until
// the end of the turn, not more than takes it beyond the blocking minion's intercept by 1.
var BloodForStealth = Effect{
	Text: "it burns any amount of its blood and gets as much stealth until the end of the turn, 1 more than the blocking minion's intercept at most",
	Check: func(g *Game, p *Play) *Refusal {
		switch c := p.on.Card; {
		case c == nil || g.actor() != c:
			return stealthNotNeeded
		case c.blood == 0:
			return tooLittleBlood
		}
		return g.stealthNeeded(p)
	},
	Do: func(g *Game, p *Play) {
		b := g.action.blocker.get()
		for _, c := range Target(g, p) {
			if b == nil {
				return
			}
			most := min(c.blood, g.interceptOf(b)+1-g.stealthOf(c))
			n := g.loseBlood(c, g.askNumber(p.seat, "How much blood is burned?", AmountW, Takes, min(1, most), most))
			g.addMod(mod{value: Stealth, n: n, role: roleCard, on: c.ref(), source: p.ref, mode: p.mode, span: TurnSpan})
		}
	}}

// InTorporActs: the action is taken by a vampire in torpor, and by no other.
var InTorporActs = Mark{Text: "usable only by a vampire in torpor. Should it be blocked, there is no combat, but a blocking vampire that can commit diablerie may diablerise this acting one", Set: func(m *Mode) { spec(m).torpor = true }}

// AManeuverToLong is a maneuver that can be used to get to long range only.
func AManeuverToLong(*Play) grant { return grant{kind: grantManeuver, toLong: true} }

// playedAlready refuses a second play of what is played once in a span.
func playedAlready(s Span) *Refusal {
	if s == GameSpan {
		return refusal("One has been played in this game.", "AR-1.2.1.p8.c1")
	}
	return refusal("One has been played already.", "AR-1.6.1.p1.c1")
}

// OncePlayedA limits all plays of cards of this name together to one in a span.
func OncePlayedA(s Span) Trait {
	rule := playedAlready(s)
	return Trait{Text: "Only one of this name can be played each " + spanNames[s], Set: func(d *Definition) {
		d.limits = append(d.limits, limit{span: s, rule: rule})
	}}
}

// YoungerUnless: the chosen vampire must be younger, unless a card of a kind is in play.
func YoungerUnless(w Who, s *Selector) *Selector {
	s.tests = append(s.tests, Test{Else: refusal("The vampire is not younger.", "RB-crypt-cards.p5.c1"),
		Holds: func(g *Game, p *Play, c *Card) bool { return p.by != nil && g.older(p.by, c) || g.someInPlay(w) }})
	return s
}

func (g *Game) someInPlay(w Who) bool {
	for _, c := range g.cards {
		if c.inPlay() && w.Is(g, c) {
			return true
		}
	}
	return false
}

// StealBloodOf moves n blood of each whom it reaches to the user, as far as it is there; p.n is
// what was moved.
func StealBloodOf(n int, of Reach, text string) Effect {
	return Effect{Text: text, Do: func(g *Game, p *Play) {
		for _, c := range of(g, p) {
			p.n += g.loseBlood(c, n)
		}
		if p.by != nil {
			g.gainBlood(p.by, p.n)
		}
	}}
}

// HeapToHand has the user's controller move up to as many library cards of the ash heap to hand as
// the effects before have counted; the hand is discarded down afterwards.
func HeapToHand(text string) Effect {
	from := From{"", []Zone{AshHeap}}
	return Effect{Text: "for each " + text + " you can put 1 card of your ash heap into your hand; discard down afterwards", Do: func(g *Game, p *Play) {
		for range p.n {
			found := from.cards(g, p.seat, func(k *Card) bool { return LibraryCards.Is(g, k) })
			if len(found) == 0 {
				return
			}
			k := g.chooseOrDone(p.seat, "Which card comes to your hand?", found)
			if k == nil {
				return
			}
			g.move(k, Hand, p.seat)
		}
	}}
}

// DisciplineCards describes master Discipline cards.
var DisciplineCards = Who{"a master Discipline card", func(g *Game, c *Card) bool { return c.is(Master) && c.def.discipline != NoDiscipline }}

// StealsCard moves a card of a kind from the opposing minion to the striking one; one that could
// not be put there cannot be chosen.
func StealsCard(w Who) Effect {
	return Effect{Text: "steal " + w.Text + " of the opposing vampire, which goes on this striking vampire", Do: func(g *Game, p *Play) {
		i := g.combat.index(p.by)
		o := g.combat.opponent(p.by)
		if i < 0 || o == nil || g.combat.sides[i].strike.target != nil {
			return // it struck a retainer
		}
		var from []*Card
		for _, k := range o.on {
			if k.zone == OnHost && w.Is(g, k) && (k.def.discipline == NoDiscipline || g.level(p.by, k.def.discipline) < Superior) {
				from = append(from, k)
			}
		}
		if k := g.chooseCard(p.seat, "Steal which card?", ChooseW, Chooses, from); k != nil {
			g.putOn(k, p.by, p.seat)
		}
	}}
}

// BlocksNo keeps whom it reaches from blocking minions of a kind for a span.
func BlocksNo(w Who, on Reach, span Span) Effect {
	return Effect{Text: "it cannot block a minion that is " + w.Text + " this " + spanNames[span], Do: func(g *Game, p *Play) {
		for _, c := range on(g, p) {
			g.addMod(mod{value: Unblockable, n: 1, role: roleCard, on: c.ref(), source: p.ref, mode: p.mode, play: p, span: span,
				cond: func(g *Game, _ *mod, _ *Card, _ Seat) bool { return g.actor() != nil && w.Is(g, g.actor()) }})
		}
	}}
}
