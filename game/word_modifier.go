package game

import "fmt"

// ActingStealthUp says whose stealth a modifier raises that another vampire plays.
func ActingStealthUp(n int) Effect {
	e := StealthUp(n)
	e.Text = fmt.Sprintf("the acting minion gets %+d stealth", n)
	return e
}

// NotWith bars a card in an action in which one of another name has been played.
func NotWith(name string) Condition {
	return when("not usable in an action in which "+name+" was played, nor the other way about",
		refusal("A card that excludes it has been played in this action.", "RB-important-terms-in-the-game.p8.c1"),
		func(g *Game, p *Play) bool { return !g.playedInAction(name) })
}

// NotWithUsers bars a card to a minion that has played one of another name in the action.
func NotWithUsers(name string) Condition {
	return when("not usable in the same action by a minion that played "+name+", nor the other way about",
		refusal("The minion has played a card that excludes it in this action.", "RB-important-terms-in-the-game.p8.c1"), func(g *Game, p *Play) bool {
			for i := range g.played {
				if x := &g.played[i]; x.name == name && x.span >= ActionSpan && x.by == p.by.ref() {
					return false
				}
			}
			return true
		})
}

func (g *Game) playedInAction(name string) bool {
	for i := range g.played {
		if x := &g.played[i]; x.name == name && x.span >= ActionSpan {
			return true
		}
	}
	return false
}

// UnblockableBy keeps minions of a kind from blocking the action; an attempt in progress by
// one of them fails.
func UnblockableBy(w Who, whom string) Effect {
	return Effect{Text: whom + " cannot block this action", Do: func(g *Game, p *Play) {
		g.addMod(mod{value: Unblockable, n: 1, role: roleAll, source: p.ref, mode: p.mode, play: p, span: ActionSpan,
			cond: func(g *Game, m *mod, c *Card, s Seat) bool { return c != nil && w.Is(g, c) }})
	}}
}

// InterceptDown takes intercept from minions for the action; of which kind, may depend on the
// minion that uses the card.
func InterceptDown(n int, whom string, is func(*Game, *Play, *Card) bool) Effect {
	return Effect{Text: fmt.Sprintf("%s get %+d intercept", whom, -n), Do: func(g *Game, p *Play) {
		g.addMod(mod{value: Intercept, n: -n, role: roleAll, source: p.ref, mode: p.mode, play: p, span: ActionSpan,
			cond: func(g *Game, m *mod, c *Card, s Seat) bool { return c != nil && c.isMinion() && is(g, m.play, c) }})
	}}
}

// OfKind are minions that a description fits, whoever uses the card.
func OfKind(w Who) func(*Game, *Play, *Card) bool {
	return func(g *Game, _ *Play, c *Card) bool { return w.Is(g, c) }
}

// alliesAndYounger are allies, and vampires younger than the user.
func alliesAndYounger(g *Game, p *Play, c *Card) bool {
	return c.is(Ally) || c.isVampire() && p.by != nil && g.older(p.by, c)
}

// AfterAction has something happen after the action has resolved, when its Methuselah says in
// that window; also if the action ended, but not if it was canceled before it resolved
// (AR-3.4.2.p2.c1, AR-3.5.3.p4.c2).
func AfterAction(e Effect) Effect {
	held := e
	return Effect{Text: e.Text + " after the action resolves", Do: func(g *Game, p *Play) {
		g.later(due{window: AfterResolution, effect: &held, play: p, span: ActionSpan})
	}}
}

// TakesEnvironmental inflicts damage on the user that no minion inflicts; if it has left play
// nothing happens (AR-6.4.3.p2.c2).
func TakesEnvironmental(n int, aggravated bool) Effect {
	text := fmt.Sprintf("this minion takes %d environmental damage, which cannot be prevented,", n)
	if aggravated {
		text = fmt.Sprintf("this vampire takes %d environmental aggravated damage, which cannot be prevented,", n)
	}
	return Effect{Text: text, Do: func(g *Game, p *Play) {
		if c := p.by; c != nil && c.inPlay() && p.byRef.get() == c {
			g.environmental(c, n, aggravated, true)
		}
	}}
}

// FromTheStart has an effect in force from the announcement of the action on, whatever comes of it.
func FromTheStart(e Effect) Mark {
	m := announces(e.Do)
	m.Text = e.Text + ", also if the action is blocked"
	return m
}

// LocksFailures locks each minion that attempts to block from now on and fails, as the action
// begins to resolve (AR-5.2.3.p3.c3).
var LocksFailures = Effect{Text: "each minion that attempts to block from now on and fails is locked before the action resolves",
	Do: func(g *Game, p *Play) {
		g.later(due{at: BlockFails, effect: &noteFailure, play: p, span: ActionSpan, every: true})
	}}

var (
	noteFailure = Effect{Do: func(g *Game, p *Play) {
		q := *p
		q.onRef = g.about.Card.ref()
		g.later(due{at: Resolving, effect: &lockFailure, play: &q, span: ActionSpan})
	}}
	lockFailure = Effect{Do: func(g *Game, p *Play) { g.lock(p.onRef.get()) }}
)

// EndsIfBlocked locks the blocking minion and ends the action before the block resolves
// (AR-3.5.3.p1.c1).
var EndsIfBlocked = Effect{Text: "should this action be blocked, the blocking minion locks and the action ends before the block resolves",
	Do: func(g *Game, p *Play) {
		g.later(due{at: BlockSucceeds, effect: &endBlocked, play: p, span: ActionSpan, every: true})
	}}

var endBlocked = Effect{Do: func(g *Game, p *Play) {
	g.lock(g.about.Card)
	g.endNow(Ended)
}}

// StoreBleed makes the bleed, which would succeed, burn no pool; the card goes on the acting
// vampire and remembers the Methuselah (RS-spying-mission.1.c1, 3.c1).
var StoreBleed = Bundle{
	Mark{Text: "usable if the bleed would be successful", Set: func(m *Mode) { m.windows = In(WouldSucceed) }},
	when("", refusal("The bleed would not be successful.", "AR-3.4.3.p2.c1"), func(g *Game, p *Play) bool { return g.bleeds() }),
	Effect{Text: "instead, the bleed is unsuccessful and burns no pool", Do: func(g *Game, p *Play) {
		g.action.bleedFailed = true
		p.card.chosen = seatObject(g.action.object().Seat)
	}},
	PutOnUser,
}

// bleeds reports whether the action is a bleed that would be successful.
func (g *Game) bleeds() bool {
	a := g.action
	return a != nil && a.kind == bleedKind && !a.bleedFailed && g.bleedOf(g.actor()) > 0
}

// BleedStored burns the card when the vampire it is on is about to bleed the same Methuselah
// successfully, for more bleed.
func BleedStored(n int) OnCard {
	return When(BleedSucceeds, Must, AboutHost,
		when("", onlyDuringBleed,
			func(g *Game, p *Play) bool { return g.bleeds() && g.action.object().Seat == p.card.chosen.Seat }),
		Effect{Text: fmt.Sprintf("the next time the vampire with this card is about to bleed the same Methuselah successfully, burn this card, and that vampire gets %+d bleed", n), Do: func(g *Game, p *Play) {
			g.bleedUp(p, n, nil)
			g.burn(p.card)
		}})
}
