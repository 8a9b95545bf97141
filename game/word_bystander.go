package game

import "fmt"

// InAnyCombat: a Methuselah who controls a minion uses it in a combat, whoever fights it.
var InAnyCombat = Bundle{
	Mark{Text: "usable in combat, also if you are not involved in it", Set: func(m *Mode) { m.user, m.windows = byMethuselah, duringCombat }},
	when("", refusal("You control no minion that could play it.", "RB-requirements-for-playing-cards.p2.c1"),
		func(g *Game, p *Play) bool { return len(g.controlledMinions(p.seat)) > 0 }),
}

// AFighter chooses a combatant of a kind.
func AFighter(w Who) *Selector { return AFighterOf(Anyone, w) }

// AFighterOf likewise one that certain Methuselahs control.
func AFighterOf(whose Whose, w Who) *Selector {
	s := AReady(whose, w)
	s.Text = "choose " + w.Text + whose.Text + " in combat"
	s.tests = append(s.tests, Test{Else: mustBeInCombat, Holds: func(g *Game, p *Play, c *Card) bool { return g.combat != nil && g.combat.fights(c) }})
	return s
}

// ByBystander: used by a ready unlocked vampire that is not in the combat.
var ByBystander = Bundle{
	Mark{Text: "usable only by a ready unlocked vampire not involved in the combat", Set: func(m *Mode) { m.user = byReady }},
	Silently(UserIs(Vampires)),
	when("", notItsCombat, func(g *Game, p *Play) bool { return g.combat != nil && !g.combat.fights(p.by) }),
}

var notItsCombat = refusal("It is played by a vampire that is not involved in the combat.", "RB-important-terms-in-the-game.p8.c1")

// AnyVampirePlays: used by any ready vampire, in a combat or not, its own or another's.
var AnyVampirePlays = Bundle{
	Mark{Text: "usable by a vampire that is not involved in the combat, too", Set: func(m *Mode) { m.user = byWhoever }},
	Silently(UserIs(Vampires)),
}

// AnyUnlockedBystander: used by an unlocked vampire that is not in the combat, also one in torpor
// (AR-5.3.2.p2.c3).
var AnyUnlockedBystander = Bundle{
	Mark{Text: "usable only by an unlocked vampire not involved in the combat, ready or in torpor", Set: func(m *Mode) { m.user, m.evenTorpid = byWhoever, true }},
	Silently(UserIs(Vampires), UserUnlocked),
	when("", notItsCombat, func(g *Game, p *Play) bool { return g.combat != nil && !g.combat.fights(p.by) }),
}

// FightersAndRetainers chooses a combatant or a retainer on one.
func FightersAndRetainers() *Selector {
	return &Selector{Text: "choose a minion or retainer in combat", zones: []Zone{Ready}, borne: []Zone{Ready},
		tests: []Test{{Else: mustBeInCombat, Holds: func(g *Game, p *Play, c *Card) bool {
			return g.combat != nil && (g.combat.fights(c) || c.is(Retainer) && g.combat.fights(c.host))
		}}}}
}

// TheAllyPerishing aims the card at an ally that would be burned in combat.
func TheAllyPerishing() *Selector {
	return &Selector{Text: "usable only if an ally would be burned in combat", zones: []Zone{Ready},
		tests: []Test{{Else: notPerishing, Holds: func(g *Game, p *Play, c *Card) bool { return c == g.perishing }}}}
}

var notPerishing = refusal("That ally is not about to be burned in combat.", "AR-1.5.4.p1.c5")

// SavesInCombat keeps an ally that would be burned in combat: without life it gains some, and for
// this turn it enters no combat, takes no action and does not block (AR-4.9.3.p2.c4).
func SavesInCombat(life int) Effect {
	return Effect{Text: fmt.Sprintf("instead it gains %d life if it has none, though not more than its starting life, and cannot enter or be involved in combat, take actions or block this turn", life),
		Do: func(g *Game, p *Play) {
			c := p.on.Card
			if !g.survive(c) {
				return
			}
			if c.blood == 0 {
				g.gainBlood(c, min(life, g.startingLife(c)))
			}
			for _, v := range []Value{CannotFight, CannotAct, CannotBlock} {
				g.addMod(mod{value: v, n: 1, role: roleCard, on: c.ref(), source: p.ref, mode: p.mode, span: TurnSpan})
			}
		}}
}

// WhenAllyPerishes: usable on an ally that would be burned in combat.
var WhenAllyPerishes = Bundle{Mark{Set: func(m *Mode) { m.windows = In(WouldBurn) }}, TheAllyPerishing()}
