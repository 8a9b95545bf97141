package game

import "fmt"

// The words of this file are for what a strike or another effect leaves for the time after it, and
// for what cards on a combatant make of a combat.

// OnHit is what a strike that ends combat does to its target after combat: nothing if it was
// dodged, and nothing if combat goes on (AR-4.9.2.p4).
func OnHit(e Effect) Mark {
	return Mark{Text: "after combat, " + e.Text, Set: func(m *Mode) { strikeOf(m).Hits = append(strikeOf(m).Hits, e) }}
}

// IfClose has an effect happen only if the range is close, or was when combat ended.
func IfClose(e Effect) Effect {
	return Effect{Text: "provided the range is close, " + e.Text, Check: e.Check, Do: func(g *Game, p *Play) {
		if c := g.theCombat(); c != nil && !c.long {
			e.Do(g, p)
		}
	}}
}

// Together is several effects as one.
func Together(es ...Effect) Effect {
	text := ""
	for i, e := range es {
		if i > 0 {
			text += " and "
		}
		text += e.Text
	}
	return Effect{Text: text,
		Check: func(g *Game, p *Play) *Refusal {
			for _, e := range es {
				if e.Check != nil && e.Check(g, p) != nil {
					return e.Check(g, p)
				}
			}
			return nil
		},
		Do: func(g *Game, p *Play) {
			for _, e := range es {
				e.Do(g, p)
			}
		}}
}

// Among are those reached that are of a kind.
func Among(r Reach, w Who) Reach {
	return func(g *Game, p *Play) []*Card {
		var out []*Card
		for _, c := range r(g, p) {
			if w.Is(g, c) {
				out = append(out, c)
			}
		}
		return out
	}
}

// Inflicts is damage that the user inflicts on the opposing minion: handled with all damage of
// the moment, or at once after combat (AR-4.5.4).
func Inflicts(n int) Effect {
	return inflicts(fmt.Sprintf("this minion inflicts %d damage on the opposing minion", n), n, false)
}

// InflictsSurely is likewise damage that cannot be prevented.
func InflictsSurely(n int) Effect {
	return inflicts(fmt.Sprintf("this minion inflicts %d damage on the opposing minion, which cannot be prevented", n), n, true)
}

func inflicts(text string, n int, fixed bool) Effect {
	return Effect{Text: text, Do: func(g *Game, p *Play) {
		for _, c := range Opponent(g, p) {
			if c.inPlay() {
				g.damage(damage{target: c.ref(), n: n, source: p.by.ref(), strike: g.strikeOf(p), fixed: fixed})
			}
		}
		g.resolveOutside()
	}}
}

// resolveOutside handles damage that comes when no combat is in progress.
func (g *Game) resolveOutside() {
	switch {
	case g.combat == nil || g.combat.over:
		g.resolveDamage(nil)
	case g.combat.step == EndOfRound:
		g.resolveDamage(g.combat)
	}
}

// strikeOf is the strike that a play was made for, nil if it was made for none.
func (g *Game) strikeOf(p *Play) *strike {
	if c := g.theCombat(); c != nil {
		for i := range c.sides {
			if x := c.sides[i].strike; x != nil && x.play == p && p != nil {
				return x
			}
		}
	}
	return nil
}

// SkipsUnlock keeps those reached from unlocking as normal in their next unlock phase; whom says
// who they are.
func SkipsUnlock(on Reach, whom string) Effect {
	return Effect{Text: whom + " does not unlock as normal in its next unlock phase", Do: func(g *Game, p *Play) {
		for _, c := range on(g, p) {
			g.addMod(mod{value: CannotUnlock, n: 1, role: roleCard, on: c.ref(), source: p.ref, mode: p.mode,
				until: Point{Set: true, Phase: MasterPhase, Seat: c.controller}})
		}
	}}
}

// ToTorpor sends those reached to torpor; a user that has left play meanwhile does not go.
func ToTorpor(on Reach, text string) Effect {
	return Effect{Text: text, Do: func(g *Game, p *Play) {
		for _, c := range on(g, p) {
			switch {
			case !c.inPlay() || c == p.by && p.byRef.card == c && p.byRef.get() != c:
			case g.combat != nil && g.combat.fights(c) && c.isVampire():
				g.fall(c) // it should go to torpor, and that can be answered (AR-3.7.8.3.p2.c2)
			default:
				g.toTorpor(c)
			}
		}
	}}
}

// UserCan lets the user of a strike pay blood for an effect in a window to come; when says which.
func UserCan(w Window, span Span, when string, blood int, e Effect) Mark {
	held := e
	offer := Effect{Do: func(g *Game, p *Play) {
		g.give(grant{kind: grantUse, window: w, minion: p.by.ref(), source: p.ref, mode: p.mode, effect: &held, play: p, blood: blood, span: span})
	}}
	return Mark{Text: fmt.Sprintf("%sthis minion can burn %d blood to %s", when, blood, e.Text), Set: func(m *Mode) {
		strikeOf(m).Before = append(strikeOf(m).Before, offer)
	}}
}

// UserCanBefore lets the user of a strike pay blood, until combat ends, for an effect before that
// (AR-4.9.1.p4.c4).
func UserCanBefore(blood int, e Effect) Mark {
	e.Text += " before combat ends"
	return UserCan(EndOfRound, RoundSpan, "", blood, e)
}

// AtThePriceOf has the user pay blood for an effect as it comes, which it must; without the blood
// nothing comes of it.
func AtThePriceOf(blood int, e Effect) Effect {
	return Effect{Text: fmt.Sprintf("this minion burns %d blood to %s", blood, e.Text), Do: func(g *Game, p *Play) {
		if p.by != nil && p.by.blood >= blood {
			g.loseBlood(p.by, blood)
			e.Do(g, p)
		}
	}}
}

// OpponentGets changes a value of the minion that opposes the one whose text it is, while
// something holds of it; text says what.
func OpponentGets(v Value, n int, text string, holds func(*Game, *Card) bool) Static {
	if text != "" {
		text = " " + text
	}
	return Static{Text: "A minion opposing this one" + text + " " + gets(v, n), Value: v, N: constant(n),
		Applies: func(g *Game, src, t *Card, _ Seat) bool {
			c := g.combat
			return t != nil && c != nil && !c.over && c.opponent(src.fighting()) == t && holds(g, t)
		}}
}

// TookDamage: damage was inflicted this round on the minion the card is on.
var TookDamage = when("if this minion has taken damage in the round, ", lacksRequirement, func(g *Game, p *Play) bool {
	c := g.theCombat()
	if c == nil || p.card.host == nil {
		return false
	}
	i := c.index(p.card.host)
	return i >= 0 && c.sides[i].hurt > 0
})

// OpponentsControllerGainsCapacity gives pool for the minion the card is on to the Methuselah whose
// minion opposes it: as much as its capacity.
var OpponentsControllerGainsCapacity = Effect{Text: "the Methuselah controlling the opposing minion gains pool equal to its capacity", Do: func(g *Game, p *Play) {
	c, h := g.theCombat(), p.card.host
	if c == nil || h == nil || c.index(h) < 0 {
		return
	}
	if s := c.sides[1-c.index(h)].seat; g.in(s) {
		g.gainPool(s, g.capacity(h))
	}
}}

// PutBackOn puts a card that has been played and put away on whom it reaches.
func PutBackOn(to Reach, whom string) Effect {
	return Effect{Text: "put this card on " + whom, Do: func(g *Game, p *Play) {
		for _, c := range to(g, p) {
			if c.inPlay() && !p.card.inPlay() {
				p.card.level = p.mode.level
				g.putOn(p.card, c, p.card.keeper(c, p.seat))
			}
		}
	}}
}

// UnlessPaid has an effect happen unless a minion that it reaches burns blood to avert it.
func UnlessPaid(blood int, of Reach, e Effect) Effect {
	return Effect{Text: fmt.Sprintf("%s unless it burns %d blood", e.Text, blood), Do: func(g *Game, p *Play) {
		for _, c := range of(g, p) {
			if c.inPlay() && c.blood >= blood && g.askYes(c.controller, p.card) {
				g.loseBlood(c, blood)
				return
			}
		}
		e.Do(g, p)
	}}
}
