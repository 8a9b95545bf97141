package game

import "fmt"

// OnlyLockedVampire: usable only by a locked vampire, not by other locked minions.
var OnlyLockedVampire = Bundle{
	Mark{Text: "usable only by a locked vampire", Set: func(m *Mode) { m.user = byLockedReacter }},
	Silently(UserIs(Vampires)),
}

// UnlocksUser unlocks the minion that uses it.
var UnlocksUser = Unlocks(User, "unlock this minion")

// UnlocksToBlock unlocks the user, who attempts to block; a locked minion that is attempting
// already, woken, goes on with its attempt (AR-3.3.1.p5.c1).
var UnlocksToBlock = Bundle{UnlocksUser, TryToBlock}

// CostsUser is blood that the text has its user burn for the effect.
func CostsUser(n int) Effect {
	e := BurnBlood(n, User)
	e.Text = fmt.Sprintf("this vampire burns %d blood for it", n)
	e.Check = func(g *Game, p *Play) *Refusal {
		if p.by != nil && p.by.blood < n {
			return tooLittleBlood
		}
		return nil
	}
	return e
}

// OnceAnUnlock limits a minion to one play between two of its unlock phases.
func OnceAnUnlock() Trait {
	return Trait{Text: "A minion plays only one from one of its unlock phases to the next", Set: func(d *Definition) {
		d.limits = append(d.limits, limit{span: GameSpan, perUser: true, unlock: true,
			rule: refusal("The minion has played one since its last unlock phase.", "AR-1.1.3.p1.c1")})
	}}
}

// AllyStaysLocked keeps an ally that uses it from unlocking as normal in its next unlock phase.
var AllyStaysLocked = Effect{Text: "an ally does not unlock as normal in its next unlock phase after this", Do: func(g *Game, p *Play) {
	if c := p.by; c != nil && c.is(Ally) {
		g.addMod(mod{value: CannotUnlock, n: 1, role: roleCard, on: c.ref(), source: p.ref, mode: p.mode,
			until: Point{Set: true, Phase: MasterPhase, Seat: c.controller}})
	}
}}

// UnlessItBlocks has the user burn blood as the action begins to resolve, unless it is the one
// that blocks; it pays for reactions before that (AR-1.7.1.p3.c1, AR-3.6.1.p4).
func UnlessItBlocks(n int) Effect {
	burn := Effect{Do: func(g *Game, p *Play) {
		if a := g.action; a.blocked && a.blocker.get() == p.by {
			return
		}
		if c := p.byRef.get(); c != nil {
			g.loseBlood(c, n)
		}
	}}
	return Effect{Text: fmt.Sprintf("unless it blocks this action, it burns %d blood before the action resolves", n),
		Do: func(g *Game, p *Play) {
			g.later(due{at: Resolving, effect: &burn, play: p, span: ActionSpan})
		}}
}

// AfterItBlocked: usable once the block and every combat of it are over, by a minion that has
// blocked.
var AfterItBlocked = Bundle{
	Mark{Text: "usable after the block and its combat are over", Set: func(m *Mode) { m.windows = In(AfterResolution) }},
	IfHeBlocked,
}

// ReducesBleed takes from a bleed against the user's Methuselah.
func ReducesBleed(n int) Bundle { return Bundle{BledYou, BleedDown(n)} }
