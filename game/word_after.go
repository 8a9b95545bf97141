package game

import "strings"

// The words of this file are for what is played after a combat or after an action has resolved
// (AR-2.3).

// noteFight remembers a combat that is over, for what is played after it.
func (g *Game) noteFight(c *combat) {
	if a := g.action; a != nil {
		a.fights = append(a.fights, c)
	}
}

// foughtIn is the last combat that a minion took part in, of this action or else the last one.
func (g *Game) foughtIn(m *Card) (*combat, int) {
	if m == nil {
		return nil, -1
	}
	all := []*combat{g.fought}
	if g.action != nil {
		all = g.action.fights
	}
	for k := len(all) - 1; k >= 0; k-- {
		if c := all[k]; c != nil && c.index(m) >= 0 {
			return c, c.index(m)
		}
	}
	return nil, -1
}

// AfterFight: usable after a combat, once every combat that the action brings has been handled
// (AR-2.3.3.p1.c1).
var AfterFight = Mark{Set: func(m *Mode) { m.windows = In(AfterResolution, AfterCombat) }}

// AfterItsFight: a minion reached took part in that combat.
func AfterItsFight(of Reach) Bundle {
	return Bundle{AfterFight, when("after a combat that this minion took part in", noFight, func(g *Game, p *Play) bool {
		for _, m := range of(g, p) {
			if c, _ := g.foughtIn(m); c != nil {
				return true
			}
		}
		return false
	})}
}

// IfFoeGone: the minion that opposed one reached in its last combat is not ready now.
func IfFoeGone(of Reach) Condition {
	return when("if the opposing minion is not ready", foeReady, func(g *Game, p *Play) bool {
		for _, m := range of(g, p) {
			if c, i := g.foughtIn(m); c != nil {
				foe := c.sides[1-i].minion.get()
				return foe == nil || !foe.ready()
			}
		}
		return false
	})
}

// AfterYourBlockers: after a combat between the acting minion and another minion of the user's
// Methuselah that has blocked it.
var AfterYourBlockers = Bundle{
	Mark{Text: "usable after a combat between the acting minion and another minion you control that blocked it", Set: func(m *Mode) { m.windows = In(AfterResolution) }},
	when("", noFight, func(g *Game, p *Play) bool {
		a := g.action
		if a == nil {
			return false
		}
		for _, c := range a.fights {
			if b := c.sides[1].minion; c.byBlock && c.sides[0].minion == a.minion && c.sides[1].seat == p.seat && (b.get() == nil || b.get() != p.by) {
				return true
			}
		}
		return false
	}),
}

var (
	noFight  = refusal("There has been no such combat.", "AR-2.3.3.p1.c1")
	foeReady = refusal("The opposing minion is still ready.", "AR-1.5.4.p1.c5")
)

// IfHuntFed: a hunt was successful, so that blood was gained by it.
var IfHuntFed = when("if the hunt was successful", refusal("No hunt was successful.", "RB-hunt.p7.c1"),
	func(g *Game, p *Play) bool {
		a := g.action
		return a != nil && a.kind == huntKind && a.outcome == Successful && a.gained > 0
	})

// PutsBackInProgress: nothing for after the resolution of the action follows (AR-2.3.1.p4.c1).
var PutsBackInProgress = Effect{Do: func(g *Game, p *Play) {
	if g.action != nil {
		g.action.reopened = true
	}
}}

// Provided has an effect happen only if something holds by then.
func Provided(c Condition, e Effect) Effect {
	text := c.Text + ", " + e.Text
	if c.Text == "" {
		text = e.Text
	}
	if strings.HasPrefix(c.Text, "if ") {
		text = e.Text + " " + c.Text
	}
	return Effect{Text: text, Do: func(g *Game, p *Play) {
		if c.Fails(g, p) == nil {
			e.Do(g, p)
		}
	}}
}

// CallsBloodHunt holds a referendum on a blood hunt against whom it reaches, which has committed
// no diablerie by that.
func CallsBloodHunt(on Reach) Effect {
	return Effect{Text: "as after a diablerie, a referendum is held to call a blood hunt on this vampire", Do: func(g *Game, p *Play) {
		for _, c := range on(g, p) {
			g.huntDown(bloodHunt{c.ref(), c.controller, 0})
		}
	}}
}

// FightActor has the user enter combat with the acting minion, which keeps that part.
func FightActor(more ...InFight) Bundle {
	text := "enter combat with the acting minion"
	for _, x := range more {
		text += x.Text
	}
	return Bundle{Say(text), Silently(EnterCombat(ActingMinion, more...))}
}

// ItCannotInRoundOne keeps the minion entered combat with from something in the first round.
func ItCannotInRoundOne(v Value) InFight {
	return InFight{Text: "; that one " + flagTexts[v] + " in the first round of that combat", Do: func(g *Game, p *Play, t *Card) {
		g.addMod(mod{value: v, n: 1, role: roleCard, on: t.ref(), source: p.ref, mode: p.mode, span: RoundSpan})
	}}
}

// What a combat that an effect starts may give besides.
var (
	// WithManeuverOrPress: one of the two.
	WithManeuverOrPress = InFight{Text: "; this minion gets 1 optional maneuver or press in that combat", Do: func(g *Game, p *Play, t *Card) {
		g.give(grant{kind: grantManeuver, either: true, press: anyPress, minion: p.by.ref(), source: p.ref, mode: p.mode, span: CombatSpan})
	}}
)

// Every reaches what is of a kind and in play as the effect resolves: what comes later is not
// reached (AR-2.5.2.p4.c1).
func Every(w Who) Reach {
	return func(g *Game, p *Play) []*Card {
		var all []*Card
		for i := range g.seats {
			for _, c := range g.controlledMinions(Seat(i)) {
				if w.Is(g, c) {
					all = append(all, c)
				}
			}
		}
		return all
	}
}

// ReturnsOnePlayed moves a card that the user has played in this action from the ash heap to the
// hand; the hand is discarded down afterwards.
var ReturnsOnePlayed = Effect{Text: "move a card that this minion played in this action from your ash heap to your hand, then discard down to your hand size",
	Do: func(g *Game, p *Play) {
		var from []*Card
		for i := range g.played {
			x := &g.played[i]
			if x.span >= ActionSpan && x.by == p.byRef && x.card.zone == AshHeap && x.card.owner == p.seat && !contains(from, x.card) {
				from = append(from, x.card)
			}
		}
		if c := g.chooseCard(p.seat, "Which card returns to your hand?", ChooseW, Chooses, from); c != nil {
			g.move(c, Hand, p.seat)
		}
	}}
