package game

import "fmt"

// The words of this file go with equip actions and with what comes into play by them.

// IfEquipped: the action was to equip with a weapon, and was successful.
var IfEquipped = Bundle{AfterResolving, when("if it was an action to equip with a weapon, and successful",
	refusal("No action to equip with a weapon was successful.", "RB-equip.p5.c1"), func(g *Game, p *Play) bool {
		a := g.action
		if a == nil || a.outcome != Successful || a.minion.get() == nil {
			return false
		}
		for _, c := range a.equipment() {
			if c.trait("weapon") && c.host == a.minion.get() {
				return true
			}
		}
		return false
	})}

// equipment is what an equip action is about.
func (a *action) equipment() []*Card {
	switch {
	case a.kind == equipFromKind:
		return a.taken
	case a.kind == equipKind && a.play != nil && a.play.card != nil && !a.play.mode.fromPlay && a.play.mode.as.Has(Equipment):
		return one(a.play.card)
	case a.kind == equipKind && a.play != nil:
		return one(a.play.onRef.get())
	}
	return nil
}

// EquipsThough equips the acting minion, whose action to equip with a weapon from the hand has been
// blocked, with that weapon at its cost; it cannot be used in the first round of the combat.
var EquipsThough = Bundle{BeforeBlockResolves, Effect{
	Text: "a weapon of your hand that the action was to equip this vampire with does not go to your ash heap: this vampire equips with it now, at its cost; it cannot be used in the first round of the combat",
	Check: func(g *Game, p *Play) *Refusal {
		if k := g.blockedWeapon(); k == nil || len(g.waysToObtain(p, p.by, k)) == 0 {
			return refusal("No action to equip with a weapon from the hand has been blocked.", "RB-equip.p5.c2")
		}
		return nil
	},
	Do: func(g *Game, p *Play) {
		if k := g.blockedWeapon(); k != nil {
			g.obtains(p, p.by, k, g.waysToObtain(p, p.by, k))
			g.addMod(mod{value: Unusable, n: 1, role: roleCard, on: k.ref(), source: p.ref, mode: p.mode, span: RoundSpan})
		}
	}}}

// blockedWeapon is the weapon of an equip action that has been blocked.
func (g *Game) blockedWeapon() *Card {
	a := g.action
	if a == nil || a.outcome != Blocked || a.kind != equipKind || a.play == nil || a.play.card == nil || a.play.mode.fromPlay {
		return nil
	}
	if k := a.play.card; k.zone == AshHeap && k.is(Equipment) && k.trait("weapon") {
		return k
	}
	return nil
}

// HandInBlock changes the hand size of who uses it in the combat that a block of the action causes.
func HandInBlock(n int) Effect {
	return Effect{Text: fmt.Sprintf("should this action be blocked, you get %+d hand size in the combat of the block", n), Do: func(g *Game, p *Play) {
		g.addMod(mod{value: HandSize, n: n, role: roleSeat, seat: p.seat, source: p.ref, mode: p.mode, span: ActionSpan,
			cond: func(g *Game, _ *mod, _ *Card, _ Seat) bool {
				return g.combat != nil && !g.combat.over && g.combat.byBlock
			}})
	}}
}

// OnItself chooses among such cards one on the minion that uses the card.
func OnItself(text string, s *Selector) *Selector {
	s.Text = "choose " + text + " on this minion"
	s.tests = append(s.tests, Test{Holds: func(g *Game, p *Play, c *Card) bool { return c.host != nil && c.host == p.by }})
	return s
}

// NoneYet: its user has no card of the name on it.
var NoneYet = when("(a minion can have only one of these)", hasItAlready, func(g *Game, p *Play) bool { return !carries(p.by, p.card.Name()) })

// NoneOn: a card that is chosen has no card of the name on it.
func NoneOn(s *Selector) *Selector {
	s.Text += " and has no card of this name"
	s.tests = append(s.tests, Test{Else: hasItAlready, Holds: func(g *Game, p *Play, c *Card) bool { return !carries(c, p.card.Name()) }})
	return s
}

// RemovesForLife removes any number of cards of some types, in one's hand or ash heap, from the
// game, for a life of the ally each.
func RemovesForLife(text string, kinds Types) Effect {
	from := From{"", []Zone{Hand, AshHeap}}
	return Effect{Text: "you can remove any number of " + text + " in your hand or ash heap from the game; this ally gains 1 life for each", Do: func(g *Game, p *Play) {
		for p.card.inPlay() {
			k := g.searchOrNone(p.seat, "Remove a card for 1 life?", from.cards(g, p.seat, func(c *Card) bool { return c.is(kinds) }))
			if k == nil {
				return
			}
			g.removeCard(k)
			g.gainBlood(p.card, 1)
		}
	}}
}

// PerLife gives an ally a value for each life it has.
func PerLife(v Value) Static {
	return Static{Text: "Each life that it has is worth +1 " + valueNames[v] + " to this ally", Value: v,
		N:       func(_ *Game, src *Card) int { return src.blood },
		Applies: func(_ *Game, src, t *Card, _ Seat) bool { return t == src }}
}

// LooksAtTop shows who uses it the top library card of the Methuselah who has been bled; locking
// this card discards it.
var LooksAtTop = Effect{Text: "you can look at the top card of the library of the Methuselah bled, and then lock this card to discard that card", Do: func(g *Game, p *Play) {
	t := g.action.object().Seat
	if !g.in(t) || len(g.seats[t].zones[Library]) == 0 || !g.askYes(p.seat, p.card) {
		return
	}
	k := g.seats[t].zones[Library][0]
	g.tell(Event{Kind: Saw, Card: k, Seat: p.seat, To: t, Secret: true})
	if !p.card.locked && g.askYes(p.seat, p.card) {
		g.lock(p.card)
		g.discard(k)
	}
}}

// SeesTop shows who uses it the top cards of the library of the Methuselah bled; DiscardsOfTop has that
// Methuselah discard one of a kind among them, of the user's choice.
func SeesTop(n int) Effect {
	return Effect{Text: fmt.Sprintf("look at the top %d cards of that Methuselah's library", n), Do: func(g *Game, p *Play) {
		t := g.action.object().Seat
		g.tell(Event{Kind: Looked, Seat: p.seat, To: t, Word: fmt.Sprintf("the top %d cards of %s's library", n, g.seats[t].name)})
		for _, c := range g.librarysTop(t, n) {
			g.tell(Event{Kind: Saw, Card: c, Seat: p.seat, To: t, Secret: true})
		}
	}}
}

// DiscardsOfTop: see SeesTop.
func DiscardsOfTop(n int, w Who) Effect {
	return Effect{Text: "should any of them be " + w.Text + ", that Methuselah discards one such card of your choice", Do: func(g *Game, p *Play) {
		var from []*Card
		for _, c := range g.librarysTop(g.action.object().Seat, n) {
			if w.Is(g, c) {
				from = append(from, c)
			}
		}
		if c := g.chooseCard(p.seat, "Which card is discarded?", SearchW, Chooses, from); c != nil {
			g.discard(c)
		}
	}}
}

func (g *Game) librarysTop(s Seat, n int) []*Card {
	lib := g.seats[s].zones[Library]
	return lib[:min(n, len(lib))]
}

// CanBleed describes action cards with which a minion bleeds.
var CanBleed = Who{"an action card that can be used to bleed", func(_ *Game, c *Card) bool {
	for _, m := range c.def.Modes {
		if m.as.Has(ActionCard) && m.action != nil && m.action.kind == bleedKind {
			return true
		}
	}
	return false
}}

// OneThat is a card of a kind.
func OneThat(text string, w Who) Which {
	return Which{text, func(g *Game, _ *Play, c *Card) bool { return w.Is(g, c) }}
}
