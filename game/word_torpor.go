package game

import "fmt"

// The words of this file are for the moment when a combatant should go to torpor, and for what
// ends or survives a combat.

// WhenItFalls: usable when the user should go to torpor; WhenOpponentFalls when the opposing
// vampire should (AR-5.3.1.p1.c1).
var (
	WhenItFalls = Bundle{fallTime("usable only when this vampire should go to torpor"),
		when("", notOnTheWay, func(g *Game, p *Play) bool { return p.by != nil && g.goesTorpid(p.by) })}
	WhenOpponentFalls = Bundle{fallTime("usable only when the opposing vampire should go to torpor"),
		when("", notOnTheWay, func(g *Game, p *Play) bool {
			return g.combat != nil && p.by != nil && g.goesTorpid(g.combat.opponent(p.by))
		})}
)

var notOnTheWay = refusal("No vampire that it could be played on is on its way to torpor.", "AR-5.3.1.p1.c2")

func fallTime(text string) Mark {
	return Mark{Text: text, Set: func(m *Mode) {
		m.windows = In(WouldTorpor)
		m.user = byCombatantUnlessInPlay(m)
	}}
}

// Diablerist: a ready vampire that can commit diablerie.
var Diablerist = Who{"a vampire able to commit diablerie", func(g *Game, c *Card) bool {
	return c.is(Vampire) && c.ready() && g.mayDiablerise(c) // no ally, whatever it plays as (AR-5.5.3.p1.c3)
}}

// DiableriseFalling diablerises the opposing vampire in place of its going to torpor
// (AR-4.9.1.p3.c3).
var DiableriseFalling = Effect{Text: "instead, this vampire diablerises it", Do: func(g *Game, p *Play) {
	victim := g.combat.opponent(p.by)
	g.spare(victim)
	g.diablerise(p.by, victim)
}}

// TorporWaits postpones the user's torpor to the end of combat: it stays wounded and can be
// burned.
var TorporWaits = Effect{
	Text: "it does not go to torpor before combat ends, but is wounded and can be burned as usual; it goes to torpor after combat",
	Do: func(g *Game, p *Play) {
		g.spare(p.by)
		g.addMod(mod{value: StaysUp, n: 1, role: roleCard, on: p.by.ref(), source: p.ref, mode: p.mode, span: CombatSpan})
	}}

// EndsWhenIdle ends combat after so many rounds in a row without a card played (AR-A.p16.c1).
func EndsWhenIdle(rounds int) Effect {
	idle := Effect{Do: func(g *Game, p *Play) {
		if c := g.combat; c != nil && c.idle >= rounds {
			c.ended, c.going = true, false
		}
	}}
	return Effect{
		Text: fmt.Sprintf("combat ends when %d rounds pass in which no card is played", rounds),
		Do: func(g *Game, p *Play) {
			g.combat.idle = 0
			g.later(due{at: RoundOver, effect: &idle, play: p, span: CombatSpan, every: true})
		}}
}

// FacesAggravated describes combatants that an opposing strike, chosen but not resolved, would
// do aggravated damage to at the present range (AR-4.2.3.p2.c1, AR-4.6.3.p5.c1).
var FacesAggravated = Who{"against which an opposing minion strikes with aggravated damage that reaches, dodged or not", func(g *Game, c *Card) bool {
	if g.combat == nil || g.now != BeforeResolution {
		return false
	}
	i := g.combat.index(c)
	if i < 0 {
		return false
	}
	s := &g.combat.sides[1-i]
	x, m := s.strike, s.minion.get()
	if x == nil || m == nil || x.target != nil || !g.isAggravated(m, x) && g.addedAggravated(x) == 0 || g.combat.long && !x.spec.Ranged {
		return false
	}
	return x.spec.Hand || x.spec.Melee || x.spec.Damage > 0
}}

// AFacing chooses a vampire against which such a strike has been chosen.
func AFacing() *Selector {
	s := AReady(Anyone, Vampires, FacesAggravated)
	s.Text = "choose a vampire that an opposing minion strikes with aggravated damage that reaches, whether or not it would succeed"
	return s
}

// InCombatStrikes: usable after strikes are chosen, before they resolve.
var InCombatStrikes = Mark{Text: "usable before strikes resolve", Set: func(m *Mode) { m.windows = In(BeforeResolution) }}

// EndCombat ends the combat at once (AR-4.7.2.p1.c1).
var EndCombat = Effect{Text: "combat ends", Do: func(g *Game, p *Play) { g.endCombat() }}

// AfterThisCombat happens after combat, lost if combat goes on or another follows
// (AR-4.9.2.p1.c1).
func AfterThisCombat(text string, e Effect) Effect {
	held := e
	return Effect{Text: text, Do: func(g *Game, p *Play) { g.later(due{at: AfterCombatM, effect: &held, play: p, span: ActionSpan}) }}
}

// MayContinue lets the user, if its action was blocked, pay blood after combat to continue the
// action as if unblocked, with stealth (AR-3.6).
func MayContinue(blood, stealth int) Mark {
	resume := Effect{Check: canContinue, Do: func(g *Game, p *Play) {
		g.action.resume = true
		g.addMod(mod{value: Stealth, n: stealth, role: roleActing, source: p.ref, mode: p.mode, span: ActionSpan})
	}}
	resume.Text = fmt.Sprintf("continue the action as if it were unblocked, with %+d stealth, needed yet or not", stealth)
	return UserCan(AfterCombat, ActionSpan, "after combat, if its action was blocked, ", blood, resume)
}

func canContinue(g *Game, p *Play) *Refusal {
	a := g.action
	if a == nil || a.outcome != Blocked || a.minion.get() != p.by || !p.by.ready() || a.resume || a.fell {
		return notToContinue
	}
	if x := a.play; x != nil && x.card != nil && x.mode != nil && !x.mode.fromPlay && x.card.zone != AshHeap {
		return cardNotInHeap
	}
	return nil
}

var (
	notToContinue = refusal("There is no blocked action of this minion to continue.", "AR-3.6.2.p1.c1")
	cardNotInHeap = refusal("The action's card is not in the ash heap any more.", "AR-3.6.1.p1.c1")
)
