package game

import "fmt"

// The words of this file are for modifiers and reactions that reach the minion that attempts to
// block, and the combat that a block causes.

// BlockerInterceptDown takes intercept from the minion that attempts to block.
func BlockerInterceptDown(n int) Effect {
	return Change(Intercept, -n, BlockingMinion, ActionSpan, fmt.Sprintf("the blocking minion gets %+d intercept", -n))
}

// BlockersGet changes a value of minions of a kind while they attempt to block the action.
func BlockersGet(v Value, n int, w Who) Effect {
	return Effect{Text: fmt.Sprintf("%s get %+d %s when they attempt to block this action", w.Text, n, valueNames[v]), Do: func(g *Game, p *Play) {
		g.addMod(mod{value: v, n: n, role: roleAll, source: p.ref, mode: p.mode, play: p, span: ActionSpan,
			cond: func(g *Game, _ *mod, c *Card, _ Seat) bool {
				return c != nil && g.action != nil && g.action.blocker.get() == c && w.Is(g, c)
			}})
	}}
}

// WhenItBlocks has an effect come as the combat begins that a block of an action of a kind by this
// minion causes; not in a combat that is queued to follow (AR-3.6.3).
func WhenItBlocks(text string, kind func(*Game, *Card) bool, e Effect) OnCard {
	held := Effect{Do: func(g *Game, p *Play) {
		if a, c := g.action, g.combat; a != nil && c != nil && c.byBlock && c.round == 1 && c.fights(p.card) {
			e.Do(g, p)
		}
	}}
	return When(BlockSucceeds, Say("if this minion blocks "+text+", in the resulting combat, "+e.Text),
		Silently(Must, AboutThis, Effect{Do: func(g *Game, p *Play) {
			if kind(g, p.card) {
				g.later(due{at: RoundBegins, effect: &held, play: p, span: ActionSpan})
			}
		}}))
}

// NotDuringBleed: not usable during a bleed action.
var NotDuringBleed = when("not usable during a bleed", refusal("It is not usable during a bleed.", "RB-important-terms-in-the-game.p8.c1"),
	func(g *Game, p *Play) bool { return g.action == nil || g.action.kind != bleedKind })

// InItsBlock has an effect come as the combat begins that a block by the user causes; not in a
// combat that is queued to follow (AR-3.6.3).
func InItsBlock(e Effect) Effect {
	return asBlockFights(e.Text+", in the resulting combat if this minion blocks", e, func(a *action) *Card { return a.blocker.get() })
}

// InBlockOfIt likewise in the combat that a block of the user's action causes.
func InBlockOfIt(e Effect) Effect {
	return asBlockFights(e.Text+", in the resulting combat if this minion is blocked", e, func(a *action) *Card { return a.minion.get() })
}

// asBlockFights is asked in every such combat: another block of the action brings it again
// (AR-3.6.3).
func asBlockFights(text string, e Effect, holder func(*action) *Card) Effect {
	held := Effect{Do: func(g *Game, p *Play) {
		if c := g.combat; c != nil && c.byBlock && c.round == 1 && g.action != nil && holder(g.action) == p.by {
			e.Do(g, p)
		}
	}}
	return EachTime(RoundBegins, ActionSpan, Effect{Text: text, Do: held.Do})
}

// NeitherStrikes keeps both combatants from striking this round.
var NeitherStrikes = Effect{Text: "neither combatant can strike in the first round", Do: func(g *Game, p *Play) {
	for _, c := range Combatants(g, p) {
		g.addMod(mod{value: CannotStrike, n: 1, role: roleCard, on: c.ref(), source: p.ref, mode: p.mode, span: RoundSpan})
	}
}}

// UserCanThisAction lets the user burn blood for an effect once in this action, in a window of it.
func UserCanThisAction(w Window, blood int, e Effect) Effect {
	held := e
	text := fmt.Sprintf("during this action, this minion can burn %d blood once: %s", blood, e.Text)
	if blood == 0 {
		text = "once during this action you can " + e.Text
	}
	return Effect{Text: text, Do: func(g *Game, p *Play) {
		g.give(grant{kind: grantUse, window: w, minion: p.by.ref(), source: p.ref, mode: p.mode, effect: &held, play: p, blood: blood, span: ActionSpan})
	}}
}
