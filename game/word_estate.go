package game

import (
	"fmt"
	"slices"
	"strings"
)

// The words of this file are for locations: hunting grounds, and what they give those who hold
// them.

// Feeds is what a hunting ground does for a ready vampire of a kind: one gains blood in the unlock
// phase, from one hunting ground a turn.
func Feeds(n int, ws ...Who) Bundle {
	return Bundle{During(UnlockPhase), fedOnce(AReady(Yours, ws...)), AddBlood(n, Target),
		Say("(a vampire gains blood from only one hunting ground each turn)"),
		Effect{Do: func(g *Game, p *Play) {
			g.addMod(mod{value: Fed, n: 1, role: roleCard, on: p.on.Card.ref(), source: p.ref, span: TurnSpan})
		}}}
}

// Not describes what is of another kind.
func Not(w Who) Who {
	return Who{"not " + w.Text, func(g *Game, c *Card) bool { return !w.Is(g, c) }}
}

// FollowsPath describes the vampires of a path.
func FollowsPath(path string) Who {
	return Who{"a vampire who follows the Path of " + path, func(_ *Game, c *Card) bool { return c.isVampire() && c.path == path }}
}

// NotFirstAction: not usable during the first action of a minion phase; one that was canceled as it
// was played is none.
var NotFirstAction = when("not during the first action of a minion phase", refusal("It is the first action of the minion phase.", "RB-important-terms-in-the-game.p8.c1"),
	func(g *Game, p *Play) bool { return g.actsBegun != 1 })

// DrawsAside has its user draw cards and discard as many.
func DrawsAside(n int) Effect {
	return Effect{Text: "draw " + count(n, "card") + " and discard down afterwards", Do: func(g *Game, p *Play) { g.drawAside(p.seat, n) }}
}

// NeedingSect describes the cards with a requirement that no vampire but one of a sect, or the holder
// of a title of it, meets.
func NeedingSect(s Sect) Who {
	text := OfSect(s).Text
	return Who{"a card that requires " + text, func(g *Game, c *Card) bool {
		for _, m := range c.def.Modes {
			for _, w := range m.requires {
				if g.asksSect(w, s) {
					return true
				}
			}
		}
		return false
	}}
}

// asksSect reports whether a vampire must be of a sect to be of a kind, whatever its title.
func (g *Game) asksSect(w Who, s Sect) bool {
	anybody := &Card{piece: &Piece{Facts: &Facts{Types: Vampire, Capacity: 11}}, def: &Definition{}, zone: Ready}
	for k := Camarilla; k <= Laibon; k++ {
		met := false
		for r := Untitled; r < ranks && !met; r++ {
			met = g.feign(anybody, pretence{sect: k, title: r, vampire: true}, func() bool { return w.Is(g, anybody) })
		}
		if met != (k == s) {
			return false
		}
	}
	return true
}

// BeforeItResolves: usable during an action until it resolves.
var BeforeItResolves = Mark{Text: "before the action resolves", Set: func(m *Mode) { m.windows = In(Announced) | duringAction }}

// OfTargetsClan chooses only vampires of the clan of the one chosen before, YoungerThanTarget those
// that are younger than it.
func OfTargetsClan(s *Selector) *Selector {
	s.Text += " of the same clan"
	s.tests = append(s.tests, Test{Else: refusal("The vampire is of another clan.", "RB-action-card-or-card-in-play.p3.c1"),
		Holds: func(g *Game, p *Play, c *Card) bool { return p.on.Card != nil && g.isClan(c, g.clanOf(p.on.Card)) }})
	return s
}

// YoungerThanTarget chooses only vampires younger than the one chosen before.
func YoungerThanTarget(s *Selector) *Selector {
	s.Text += " that is younger than it"
	s.tests = append(s.tests, Test{Else: refusal("The vampire is not younger.", "RB-crypt-cards.p5.c1"),
		Holds: func(g *Game, p *Play, c *Card) bool { return p.on.Card != nil && g.capacity(c) < g.capacity(p.on.Card) }})
	return s
}

// GivesBloodUpTo moves up to n blood of the target to the card named besides.
func GivesBloodUpTo(n int) Effect {
	return Effect{Text: fmt.Sprintf("move up to %d blood from the first to the second", n), Do: func(g *Game, p *Play) {
		from, to := p.on.get(), AlsoNamed(g, p)
		if from == nil || len(to) == 0 || from.blood == 0 {
			return
		}
		g.gainBlood(to[0], g.loseBlood(from, g.askNumber(p.seat, "How much blood is moved?", AmountW, Takes, 0, min(n, from.blood))))
	}}
}

// RevealsTopOfCrypt reveals the top card of one's crypt. One of a kind is drawn and gets blood, another
// one goes to the bottom of the crypt.
func RevealsTopOfCrypt(w Who, blood int) Effect {
	return Effect{Text: fmt.Sprintf("reveal the top card of your crypt; if it is %s, draw it and add %d blood to it, else move it to the bottom of your crypt", w.Text, blood),
		Do: func(g *Game, p *Play) {
			crypt := g.seats[p.seat].zones[Crypt]
			if len(crypt) == 0 {
				return
			}
			k := crypt[0]
			g.tell(Event{Kind: Revealed, Card: k, Seat: p.seat})
			if w.Is(g, k) {
				g.drawCrypt(p.seat)
				g.gainBlood(k, blood)
				return
			}
			g.move(k, Crypt, p.seat)
		}}
}

// IfActionNeeds: the action in progress was by a card of a kind, or as it was played required a
// discipline.
func IfActionNeeds(w Who, d Discipline) Condition {
	return when("if the action's card was "+w.Text+" or "+d.Name(), refusal("The action required no such thing.", "AR-1.5.4.p1.c5"),
		func(g *Game, p *Play) bool {
			a := g.action
			if a == nil || a.play == nil || a.play.card == nil || a.play.mode == nil || a.play.mode.fromPlay {
				return false
			}
			return w.Is(g, a.play.card) || slices.Contains(a.play.mode.disciplines, d)
		})
}

// BledPoolOnThis puts on the card as many counters as the bleed has burned pool.
var BledPoolOnThis = Effect{counts: true, Text: "put the pool that it has burned on this card as counters", Do: func(g *Game, p *Play) {
	if g.action != nil {
		g.addCounters(p.card, plainCounter, g.action.bled)
	}
}}

// IfYourPrey: she is the prey of the card's controller.
var IfYourPrey = when("if she is your prey", refusal("It concerns another Methuselah.", "RB-important-terms-in-the-game.p8.c1"),
	func(g *Game, p *Play) bool { return p.seat == g.prey(p.card.controller) })

// PreyHas: the prey of the card's controller controls a minion of a kind.
func PreyHas(w Who) func(*Game, *Card) bool {
	return func(g *Game, c *Card) bool {
		s := g.prey(c.controller)
		return s != NoSeat && g.controls(s, w)
	}
}

// EachWithGains has every Methuselah who controls a minion of a kind gain pool.
func EachWithGains(n int, w Who) Mark {
	return Passes(Effect{Text: fmt.Sprintf("each Methuselah who controls %s gains %d pool", w.Text, n), Do: func(g *Game, p *Play) {
		for _, s := range g.among(p, Anyone) {
			if g.controls(s, w) {
				g.gainPool(s, n)
			}
		}
	}})
}

// TermsChooseUpTo has the caller choose up to n things that the referendum is about. AllInTerms are all
// the cards that the terms name.
func TermsChooseUpTo(n int, text string, s *Selector) Mark {
	return Terms(Effect{Text: "choose up to " + text, Do: func(g *Game, p *Play) {
		for range n {
			var from []Object
			for _, o := range s.candidates(g, p) {
				if !contained(p.picks, o) {
					from = append(from, o)
				}
			}
			o := g.chooseObject(p.seat, sentence(s.Text), TermsW, from, true)
			if o.none() {
				return
			}
			p.picks = append(p.picks, o)
			p.named++
		}
	}})
}

// TermsChooseEither has the caller choose one thing of one of several kinds; one of each if it is of a
// kind.
func TermsChooseEither(both Who, ways ...*Selector) Mark {
	texts := make([]string, len(ways))
	for i, s := range ways {
		texts[i] = s.Text
	}
	return Terms(Effect{Text: strings.Join(texts, " or ") + " (or both, if this vampire is " + both.Text + ")", Do: func(g *Game, p *Play) {
		all := p.by != nil && both.Is(g, p.by)
		left := ways
		for len(left) > 0 {
			var from []Object
			for _, s := range left {
				from = append(from, s.candidates(g, p)...)
			}
			o := g.chooseObject(p.seat, "Whom or what is it about?", TermsW, from, p.named > 0)
			if o.none() {
				return
			}
			p.picks = append(p.picks, o)
			p.named++
			if !all {
				return
			}
			var rest []*Selector
			for _, s := range left {
				if !contained(s.candidates(g, p), o) {
					rest = append(rest, s)
				}
			}
			left = rest
		}
	}})
}

// AllInTerms are the cards that the terms name.
func AllInTerms(g *Game, p *Play) []*Card {
	var all []*Card
	for _, o := range p.picks {
		if c := o.get(); c != nil {
			all = append(all, c)
		}
	}
	return all
}

// WhenYourReferendumPasses is what the card does by itself after a referendum that a vampire of its
// controller has called passes.
func WhenYourReferendumPasses(parts ...InMode) OnCard {
	return When(ReferendumPassed, append([]InMode{Say("after a referendum called by a vampire you control passes, "),
		when("", lacksRequirement, func(g *Game, p *Play) bool {
			c := g.about.Card
			return c != nil && c.controller == p.card.controller
		})}, parts...)...)
}

// RequiresSeveralReady: a requirement in the text of a master card, met by so many ready minions of its
// player.
func RequiresSeveralReady(n int, w Who) Condition {
	return when(fmt.Sprintf("requires %d or more ready minions, each %s", n, w.Text), lacksRequirement, func(g *Game, p *Play) bool {
		k := 0
		for _, c := range g.readyMinions(p.seat) {
			if w.Is(g, c) {
				k++
			}
		}
		return k >= n
	})
}

// BurnsPoolPer has who uses it burn pool for each ready minion that her prey controls.
var BurnsPoolPerPreysReady = Effect{Text: "burn 1 pool for each ready minion that your prey controls", Do: func(g *Game, p *Play) {
	if s := g.prey(p.seat); s != NoSeat {
		g.burnPool(p.seat, len(g.readyMinions(s)))
	}
}}

// OneEachMethuselah limits a Methuselah to one card of this name in play.
var OneEachMethuselah = when("(a Methuselah can have only one of these)", refusal("You have one already.", "RB-important-terms-in-the-game.p8.c1"),
	func(g *Game, p *Play) bool {
		for _, c := range g.cards {
			if c != p.card && c.inPlay() && c.controller == p.seat && c.Name() == p.card.Name() {
				return false
			}
		}
		return true
	})

// StealthAgainst gives the acting minion stealth during the action if it is aimed at a minion of a kind.
func StealthAgainst(w Who, n int) Mark {
	return Mark{Text: fmt.Sprintf("at %+d stealth if it is %s", n, w.Text), Set: func(m *Mode) {
		spec(m).favours = append(spec(m).favours, favour{who: w, n: n, aim: true})
	}}
}

// ByOthers: not usable by the card's own controller.
var ByOthers = when("", notYours, func(g *Game, p *Play) bool { return p.seat != p.card.controller })

// StoresFromHandUp keeps a card of a kind from the hand face up on this card, out of play.
func StoresFromHandUp(w Who) Effect {
	e := StoresFromHand(w)
	return Effect{Text: "put " + w.Text + " from your hand face up on this card, out of play", Check: e.Check, Do: func(g *Game, p *Play) {
		if k := g.chooseCard(p.seat, "Which card is kept here?", ChooseW, Chooses, g.ofKind(g.seats[p.seat].zones[Hand], w)); k != nil {
			g.keepOn(k, p.card)
			k.faceDown = false
		}
	}}
}

// busy reports whether a minion is acting, attempting to block or in combat.
func (g *Game) busy(c *Card) bool {
	if k := g.combat; k != nil && !k.over && k.index(c) >= 0 {
		return true
	}
	a := g.action
	return a != nil && (a.minion.get() == c || a.blocker.get() == c)
}

// BearerUnblocked keeps minions of a kind from blocking the minion the card is on.
func BearerUnblocked(w Who) Static {
	return Static{Text: "a minion that is " + w.Text + " cannot block the minion with this card", Value: Unblockable, N: constant(1),
		Applies: func(g *Game, src, t *Card, s Seat) bool {
			return t != nil && src.host != nil && g.actor() == src.host && w.Is(g, t)
		}}
}

// Referendum lets vampires call one as an action, for what an effect of the card gives.
func Referendum(word, what string, e Effect, more ...InMode) OnCard {
	return byReferendum(word, what, e, more)
}

// IfItWasYours: the card that the moment is about was yours.
var IfItWasYours = when("if you controlled it", notYours, func(g *Game, p *Play) bool { return g.about.Seat == p.card.controller })

// SpendCounters burns counters of the card for what it does.
func SpendCounters(n int) Effect {
	return Effect{Text: "burn " + count(n, "counter") + " of this card",
		Check: func(g *Game, p *Play) *Refusal {
			if p.card.counter(plainCounter) < n {
				return noCounters
			}
			return nil
		},
		Do: func(g *Game, p *Play) { g.addCounters(p.card, plainCounter, -n) }}
}

// GivesVotes gives whom it reaches votes in the referendum.
func GivesVotes(n int, to Reach, whom string) Effect {
	return Effect{Text: fmt.Sprintf("%s gets %s", whom, plusVotes(n)), Do: func(g *Game, p *Play) { g.votesMore(p, n, to) }}
}

// FoughtYour: a vampire that the moment is about was in combat with a minion of a kind that the card's
// controller has.
func FoughtYour(w Who) Condition {
	return when("after a vampire in combat with "+w.Text+" you control leaves the ready region, ", lacksRequirement, func(g *Game, p *Play) bool {
		k, c := g.combat, g.about.Card
		if k == nil || k.over || c == nil || !c.isVampire() {
			return false
		}
		for i := range k.sides {
			o := k.sides[1-i].minion.get()
			if k.sides[i].minion.card == c && o != nil && o.controller == p.card.controller && w.Is(g, o) {
				return true
			}
		}
		return false
	})
}

// BledInVain: the action was a bleed that was not successful for 1 or more.
var BledInVain = when("if it was a bleed that was not successful for 1 or more", onlyDuringBleed, func(g *Game, p *Play) bool {
	return g.action != nil && g.action.kind == bleedKind && g.action.bledFor == 0
})

// BurnsACounter burns a counter of the card, if there is one.
var BurnsACounter = Effect{Text: "burn 1 counter of this card", Do: func(g *Game, p *Play) {
	if p.card.counter(plainCounter) > 0 {
		g.addCounters(p.card, plainCounter, -1)
	}
}}

// IfYouWant has an effect happen if the Methuselah who uses it wants it.
func IfYouWant(e Effect) Effect {
	return Effect{Text: "you can " + e.Text, Check: e.Check, Do: func(g *Game, p *Play) {
		if (e.Check == nil || e.Check(g, p) == nil) && g.askYes(p.seat, p.card) {
			e.Do(g, p)
		}
	}}
}

// Oldest chooses only among the oldest of those that could be chosen otherwise.
func Oldest(s *Selector) *Selector {
	tests := append([]Test(nil), s.tests...)
	s.Text += " that is one of the oldest of these"
	s.tests = append(s.tests, Test{Else: refusal("There is an older one.", "RB-action-card-or-card-in-play.p3.c1"), Holds: func(g *Game, p *Play, c *Card) bool {
		for _, o := range g.controlledMinions(c.controller) {
			older := g.older(o, c)
			for _, t := range tests {
				older = older && t.Holds(g, p, o)
			}
			if older {
				return false
			}
		}
		return true
	}})
	return s
}

// AllManeuver gives each minion of a kind a maneuver in each combat.
func AllManeuver(w Who) OnCard {
	return When(RoundBegins, Say("in each combat, every combatant that is "+w.Text+" has 1 optional maneuver"), Silently(Must, Effect{Do: func(g *Game, p *Play) {
		if g.combat.round > 1 {
			return
		}
		for _, c := range Combatants(g, p) {
			if w.Is(g, c) {
				g.give(grant{kind: grantManeuver, minion: c.ref(), source: p.ref, mode: p.mode, span: CombatSpan})
			}
		}
	}}))
}

// YoursFights: a minion of who uses it is in combat.
var YoursFights = when("only while a minion you control is in combat", mustBeInCombat, func(g *Game, p *Play) bool {
	return g.combat != nil && !g.combat.over && g.combat.sideIndex(p.seat) >= 0
})

// AfterItsRescue is what the card does by itself when the minion it is on has rescued a vampire of a
// kind, which is about the rescued one.
func AfterItsRescue(w Who, e Effect) OnCard {
	return When(SucceededM, Say("if it rescues "+w.Text+", "+e.Text), Silently(Must, BearerActs,
		when("", lacksRequirement, func(g *Game, p *Play) bool {
			c := g.action.object().Card
			return g.action.kind == rescueKind && c != nil && w.Is(g, c)
		}),
		Effect{Do: func(g *Game, p *Play) {
			p.on = g.action.object()
			e.Do(g, p)
		}}))
}
