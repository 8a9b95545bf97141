package game

import "fmt"

// The words of this file are for cards that become allies.

// allyFrom makes a card in play, or one that comes into play, an ally of its own; what was on it in
// its former shape and lasted is gone (AR-2.5.4.p1.c2).
func (g *Game) allyFrom(c *Card, s Seat, f Facts, def *Definition) {
	g.unindexAll(c)
	for v := range g.mods {
		kept := g.mods[v][:0]
		for _, m := range g.mods[v] {
			if m.role != roleCard || m.on.card != c {
				kept = append(kept, m)
			}
		}
		g.mods[v] = kept
	}
	f.Types = Ally
	g.incarnate(c, &Piece{Facts: &f, Def: def})
	g.move(c, Ready, s)
}

// The life of what becomes an ally, if it is no number of its own: what it has, or its capacity as a
// crypt card.
const (
	LifeKept       = -1
	LifeOfCapacity = -2
)

// BecomeAllies puts those reached in play under the user's control as allies of their names, or
// makes them that where they are in play; text says how. What was in the crypt is unique also then
// (AR-1.13.1.p1.c1). What is printed on them otherwise has no part in it.
func BecomeAllies(of Reach, text string, life, strength, bleed int, trait string, ways ...OnCard) Effect {
	def := Define(ways...)
	how := map[int]string{LifeKept: "its present life", LifeOfCapacity: "life equal to its capacity"}[life]
	if how == "" {
		how = fmt.Sprintf("%d life", life)
	}
	return Effect{Text: fmt.Sprintf("%s %s ally with %s, %d strength and %d bleed. %s", text, trait, how, strength, bleed, def.render()),
		Do: func(g *Game, p *Play) {
			for _, c := range of(g, p) {
				f := Facts{Name: c.Name(), Life: life, Strength: strength, StrengthSet: true, Bleed: bleed, BleedSet: true, Traits: []string{trait}}
				n, entered := life, !c.inPlay()
				switch life {
				case LifeKept:
					n, f.Life = c.blood, g.startingLife(c)-c.moreLife
				case LifeOfCapacity:
					n = c.piece.Facts.Capacity
					f.Life, f.Unique = n, true
				}
				if entered {
					c.faceDown, c.locked, c.blood = false, false, n
				}
				g.allyFrom(c, p.seat, f, def)
				c.blood = n
				if entered {
					g.tell(Event{Kind: EnteredPlay, Card: c, Seat: p.seat})
				}
			}
		}}
}

// TopBecomesAlly puts the top card of the user's library in play, face up, as an ally without name and
// text; it is removed from the game after it is burned, or when this card is not in play any more.
func TopBecomesAlly(life, strength, bleed int, trait string) Effect {
	def := Define(LeavesForGood, Trait{Set: func(d *Definition) {
		d.settles = func(g *Game, c *Card) {
			if k := c.chosenCard(); c.inPlay() && (k == nil || !k.inPlay()) {
				g.removeCard(c)
			}
		}
	}})
	return Effect{
		Text: fmt.Sprintf("put the top card of the library in play, face up: it becomes an ally without a name, a %s with %d life, %d strength and %d bleed. Remove it from the game after it is burned, or when this card leaves play", trait, life, strength, bleed),
		Check: func(g *Game, p *Play) *Refusal {
			if len(g.seats[p.seat].zones[Library]) == 0 {
				return refusal("The library is empty.", "AR-1.6.5.p2.c1")
			}
			return nil
		},
		Do: func(g *Game, p *Play) {
			c := g.seats[p.seat].zones[Library][0]
			g.allyFrom(c, p.seat, Facts{Name: trait, Life: life, Strength: strength, Bleed: bleed, Traits: []string{trait}}, def)
			c.blood = life
			c.choose(cardObject(p.card))
			g.refresh(c)
			g.tell(Event{Kind: EnteredPlay, Card: c, Seat: p.seat})
		}}
}

// OnThis chooses a card on the minion that uses the text.
func OnThis(ws ...Who) *Selector {
	s := CardOn(Yours, ws...)
	s.Text = "choose" + describe(ws, Anyone) + " on this minion"
	s.tests = append(s.tests, Test{Else: wrongTarget, Holds: func(g *Game, p *Play, c *Card) bool { return c.host != nil && c.host == p.by && c.inPlay() }})
	return s
}

// WhenItIsBurned is what happens after the minion whose text it is has been burned from play, to the
// new object that it is then (AR-2.5.4.p1.c1).
func WhenItIsBurned(e ...Effect) Trait {
	text := "After this minion is burned, "
	for i, x := range e {
		if i > 0 {
			text += " and "
		}
		text += x.Text
	}
	return Trait{Text: text, Set: func(d *Definition) { d.burnt = append(d.burnt, e...) }}
}

// SkipsTurn lets a Methuselah skip her whole turn, before it begins with her unlock phase.
var SkipsTurn = Bundle{
	Mark{Text: "skip her whole turn", Set: func(m *Mode) {
		m.open, m.windows = true, In(BeforeUnlock)
		m.whoMay = "every Methuselah may, before she unlocks, "
	}},
	when("", notYourTurn, func(g *Game, p *Play) bool { return g.turnSeat == p.seat }),
	Effect{Do: func(g *Game, p *Play) { g.end(TurnSpan) }},
}

// BurnsAfterYour burns the card when its controller has done this for so many in all.
func BurnsAfterYour(name, text string, n, last int) Effect {
	return Effect{Text: "(burn this card when its controller has so " + text + " in all)", Do: func(g *Game, p *Play) {
		if p.seat != p.card.controller {
			return
		}
		g.addCounters(p.card, name, n)
		if p.card.counter(name) >= last {
			g.burn(p.card)
		}
	}}
}

// StrikeEachRound gives the user a strike once in each round of the combat, this one included.
func StrikeEachRound(text string, kind grantSpec) Effect {
	give := Effect{Do: func(g *Game, p *Play) {
		if c := p.byRef.get(); c != nil {
			g.give(p.granted(kind, RoundSpan))
		}
	}}
	return Effect{Text: "once each round of this combat this minion can " + text, Do: func(g *Game, p *Play) {
		give.Do(g, p)
		g.later(due{at: RoundBegins, effect: &give, play: p, span: CombatSpan, every: true})
	}}
}

// contracted reports whether a combatant has, or had as the combat began, a card with a trait for
// which another is chosen.
func (c *combat) contracted(i int, by *Card) bool {
	for _, x := range c.contracts[i] {
		if x.chosen == by.ref() {
			return true
		}
	}
	return false
}

// pact is a card on a combatant, and who is chosen for it.
type pact struct{ card, chosen Ref }

// pacts are the contracts on a minion.
func pacts(m *Card) []pact {
	var all []pact
	for _, k := range m.on {
		if k.zone == OnHost && k.trait("contract") && k.chosen.get() != nil {
			all = append(all, pact{k.ref(), k.chosen.get().ref()})
		}
	}
	return all
}

// AfterFulfilling: after a combat with a minion on which was a contract for which the user is chosen,
// and which is not ready now.
var AfterFulfilling = Bundle{AfterItsFight(User), IfFoeGone(User),
	when("if the opposing one has, or had in that combat, a contract for which this minion is chosen", refusal("There was no contract for it.", "AR-1.5.4.p1.c5"),
		func(g *Game, p *Play) bool {
			c, i := g.foughtIn(p.by)
			return c != nil && c.contracted(1-i, p.by)
		})}

// BurnsTheContract burns that contract, if it is still in play.
var BurnsTheContract = Effect{Text: "burn the contract if it is still in play", Do: func(g *Game, p *Play) {
	c, i := g.foughtIn(p.by)
	if c == nil {
		return
	}
	for _, x := range c.contracts[1-i] {
		if k := x.card.get(); k != nil && k.inPlay() && x.chosen == p.by.ref() {
			g.burn(k)
			return
		}
	}
}}
