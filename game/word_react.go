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
// already, woken, goes on with its attempt (AR-3.3.1.p5.c1). Who cannot unlock cannot do it
// (AR-5.2.2.p2.c3).
var UnlocksToBlock = Bundle{UnlocksUser, TryToBlock,
	Condition{Fails: func(g *Game, p *Play) *Refusal {
		if p.by == nil || !p.by.locked || g.flag(Awake, p.by, p.seat) {
			return nil
		}
		return g.forbidden(p.seat, StaysLocked, p.by)
	}}}

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
			rule: refusal("The minion has played one since its last unlock phase.", "AR-1.6.1.p1.c1")})
	}}
}

// BeforeResolving has something happen as the action begins to resolve, blocked or not.
func BeforeResolving(e Effect) Effect {
	l := Later(Resolving, ActionSpan, e)
	l.Text += " before the action resolves"
	return l
}

// AfterItBlocked: usable once the block and every combat of it are over, by a minion that has
// blocked.
var AfterItBlocked = Bundle{
	Mark{Text: "usable after the block and its combat are over", Set: func(m *Mode) { m.windows = In(AfterResolution) }},
	IfHeBlocked,
}

// ReducesBleed takes from a bleed against the user's Methuselah.
func ReducesBleed(n int) Bundle { return Bundle{BledYou, BleedDown(n)} }

// UnlessBlocked has an effect happen at some time unless whom it reaches has blocked the action since.
func UnlessBlocked(by Reach, whom string, time func(Effect) Effect, e Effect) Effect {
	held := time(Effect{Text: "unless " + whom + " blocks this action, " + e.Text, Do: func(g *Game, p *Play) {
		for _, b := range g.action.blockers[min(p.n, len(g.action.blockers)):] {
			if contains(by(g, p), b.card) {
				return
			}
		}
		e.Do(g, p)
	}})
	return Effect{Text: held.Text, Do: func(g *Game, p *Play) {
		q := *p
		q.n = len(g.action.blockers)
		held.Do(g, &q)
	}}
}
