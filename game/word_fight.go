package game

// InFight is what an effect that starts a combat adds to it, as the combat begins.
type InFight struct {
	Text       string
	Do         func(*Game, *Play, *Card)
	targetActs bool
}

// What a combat may begin with.
var (
	// AndLocksIt: the lock and the combat are one moment (AR-2.4.5.p1.c2).
	AndLocksIt = InFight{Text: " and lock it", Do: func(g *Game, p *Play, t *Card) { g.lock(t) }}
	// ItActs: the minion entered combat with is the acting one there (AR-3.10.2.p1.c1).
	ItActs = InFight{Text: "; in that combat it is considered the acting minion", targetActs: true}
	// WithManeuver is for that combat, not for one queued after it.
	WithManeuver = InFight{Text: "; this acting minion gets 1 optional maneuver in that combat", Do: func(g *Game, p *Play, t *Card) {
		g.give(grant{kind: grantManeuver, minion: p.by.ref(), source: p.ref, mode: p.mode, span: CombatSpan})
	}}
)

// LockedMinion and UnlockedMinion describe minions by their lock.
var (
	LockedMinion   = Who{"a locked minion", func(g *Game, c *Card) bool { return c.isMinion() && c.locked }}
	UnlockedMinion = Who{"an unlocked minion", func(g *Game, c *Card) bool { return c.isMinion() && !c.locked }}
)

// mayFight reports whether two minions can enter combat: both ready, not of one Methuselah
// (RB-combat.p1.c3).
func (g *Game) mayFight(a, b *Card) bool {
	return a != nil && b != nil && a.ready() && b.ready() && a.controller != b.controller
}
