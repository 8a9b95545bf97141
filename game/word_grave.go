package game

import "fmt"

// The words of this file are for what the dead and the ghouls of a Methuselah do for each other, and
// for cards that wait for her neighbours.

// ActorOf: a minion that certain Methuselahs control is acting.
func ActorOf(whose Whose) Condition {
	return when("while a minion"+whose.Text+" is acting", refusal("No such minion is acting.", "AR-1.5.4.p1.c5"),
		func(g *Game, p *Play) bool { return g.actor() != nil && whose.Is(g, p, g.actor().controller) })
}

// StealthDown takes stealth from the acting minion for the action (AR-3.2.2.p1.c1).
func StealthDown(n int) Effect {
	return Effect{Text: fmt.Sprintf("it gets %+d stealth", -n), Do: func(g *Game, p *Play) {
		g.addMod(mod{value: Stealth, n: -n, role: roleActing, source: p.ref, mode: p.mode, span: ActionSpan})
	}}
}

// NoFreeActionYet: no action but mandatory ones has been taken in this phase.
var NoFreeActionYet = when("not usable once an action that is not mandatory has been taken this turn", refusal("Another action has been taken this turn.", "RB-important-terms-in-the-game.p8.c1"),
	func(g *Game, p *Play) bool { return g.freeActs == 0 })

// WhenYourPreyIsOusted is what the card does by itself after its controller's prey has been ousted.
func WhenYourPreyIsOusted(parts ...InMode) OnCard {
	return When(OustedM, append([]InMode{Say("after your prey is ousted, "), Must,
		when("", lacksRequirement, func(g *Game, p *Play) bool { return g.predator(g.about.Seat) == p.card.controller })}, parts...)...)
}

// OnlyOne limits a Methuselah to one card of the name in play.
var OnlyOne = when("a Methuselah can have only one of these", hasItAlready, func(g *Game, p *Play) bool { return !g.controlsCopy(p.seat, p.card.Name()) })

// BurnedUnlessPrey burns the card as soon as something does not hold of its controller's prey.
func BurnedUnlessPrey(text string, holds func(*Game, Seat) bool) Trait {
	return Trait{Text: "Burn this card when your prey " + text, Set: func(d *Definition) {
		d.settles = func(g *Game, c *Card) {
			if s := g.prey(c.controller); c.zone == InPlay && (s == NoSeat || !holds(g, s)) {
				g.burn(c)
			}
		}
	}}
}

// HasTorpid reports whether a Methuselah has a vampire in torpor.
func HasTorpid(g *Game, s Seat) bool { return len(g.seats[s].zones[Torpor]) > 0 }

// OnceFought has an effect come when the combat that the action starts has ended, also if another
// follows, if something holds then.
func OnceFought(c Condition, e Effect) Effect {
	l := Later(CombatOver, ActionSpan, Provided(c, e))
	l.Text = "at the end of that combat, " + c.Text + ", " + e.Text
	return l
}

// Standing says who of two combatants is ready.
type Standing uint8

// Who is left.
const (
	OneOfThem Standing = iota
	OnlyTheUser
	NotTheFoe
	BothOfThem
)

// IfStanding: that is how the user and its opponent in the combat, or whom it was aimed at, are now.
// Of both, neither may be on its way to torpor (AR-4.9.3.p2.c5).
func IfStanding(s Standing) Condition {
	text := [...]string{"if only one combatant is ready", "if this minion is ready and the opposing one is not",
		"if the opposing minion is not ready", "if both combatants are still ready"}[s]
	rule := foeReady
	if s == BothOfThem {
		rule = notBothReady
	}
	return when(text, rule, func(g *Game, p *Play) bool {
		u, foe := p.by, p.on.get()
		if p.byRef.card != nil {
			u = p.byRef.get()
		}
		if c := g.theCombat(); c != nil && p.by != nil && c.index(p.by) >= 0 {
			foe = c.sides[1-c.index(p.by)].minion.get()
		}
		up, foeUp := u != nil && u.ready(), foe != nil && foe.ready()
		switch s {
		case OneOfThem:
			return up != foeUp
		case OnlyTheUser:
			return up && !foeUp
		case NotTheFoe:
			return !foeUp
		}
		return up && foeUp && !u.wounded && !foe.wounded
	})
}

// TheyBurnPool has the Methuselahs at whom the action is directed burn pool.
func TheyBurnPool(n int) Effect {
	return Effect{Text: fmt.Sprintf("the controller of the opposing minion burns %d pool", n), Do: func(g *Game, p *Play) {
		if g.action == nil {
			return
		}
		for _, s := range g.action.targets {
			if g.in(s) {
				g.burnPool(s, n)
			}
		}
	}}
}

// MayPutOnUser puts the card on the user if its Methuselah wants that and it has none yet.
var MayPutOnUser = Effect{Text: "you can put this card on this acting vampire (a vampire can have only one)", Do: func(g *Game, p *Play) {
	if p.by != nil && p.by.inPlay() && p.card.zone == Limbo && !carries(p.by, p.card.Name()) && g.askYes(p.seat, p.card) {
		p.placed = true
		g.putOn(p.card, p.by, p.seat)
	}
}}

// InOthersMinionPhase: usable during the minion phase of any other Methuselah.
var InOthersMinionPhase = when("during any other Methuselah's minion phase", notYourTurn, func(g *Game, p *Play) bool {
	return g.phase == MinionPhase && g.turnSeat != p.card.controller
})

// HuntsOrHires: the action in progress is a hunt, or one to recruit or to employ.
var HuntsOrHires = DuringAction(func(g *Game, a *action) bool {
	return a.kind == huntKind || a.kind == recruitKind || a.kind == employKind
})

// AlliesAndYoungerGet changes a value of allies and of vampires younger than the bearer while it acts
// and is of a kind.
func AlliesAndYoungerGet(v Value, n int, while Who) Static {
	return Static{Text: "allies and younger vampires get " + plus(n) + " " + valueNames[v] + " against the bearer, if " + while.Text, Value: v, N: constant(n),
		Applies: func(g *Game, src, t *Card, _ Seat) bool {
			h := src.host
			return t != nil && h != nil && g.actor() == h && while.Is(g, h) && (t.is(Ally) || t.isVampire() && g.older(h, t))
		}}
}

// StealthierToEquip gives the action to equip with this card more stealth, also when it comes from
// another minion.
func StealthierToEquip(n int) OnCard {
	s := Static{Value: Stealth, N: constant(n), Applies: func(g *Game, src, t *Card, _ Seat) bool {
		return t != nil && g.actor() == t && g.action.kind == equipFromKind && contains(g.action.taken, src)
	}}
	text := fmt.Sprintf("the action to equip with this card is at an additional %+d stealth", n)
	return several{s, Trait{Text: text, Set: func(*Definition) {}}, Silent(StealthAction(n))}
}

// Silent is a word for every mode that another word says.
func Silent(k Mark) Mark {
	k.Text = ""
	return k
}

// AfterItsWeaponBurned: the opposing vampire has been burned by a strike with this weapon, and the
// bearer is ready.
var AfterItsWeaponBurned = when("if the opposing vampire is burned as the strike of this weapon resolves and the bearer is ready, ", lacksRequirement,
	func(g *Game, p *Play) bool {
		c, h := g.theCombat(), p.card.host
		if c == nil || h == nil || !h.ready() || c.index(h) < 0 || g.about.Card == nil || !g.about.Card.isVampire() {
			return false
		}
		i := c.index(h)
		return c.sides[1-i].minion.card == g.about.Card && c.sides[i].strike != nil && c.sides[i].strike.card == p.card
	})

// AtCombatsEndMay lets the bearer have an effect when this combat is over.
func AtCombatsEndMay(e Effect) Effect {
	held := Effect{Do: func(g *Game, p *Play) {
		if h := p.card.host; h != nil && h.ready() && g.askYes(h.controller, p.card) {
			e.Do(g, p)
		}
	}}
	return Effect{Text: "at the end of combat it can " + e.Text, Do: func(g *Game, p *Play) {
		g.later(due{at: CombatOver, effect: &held, play: p, span: ActionSpan})
	}}
}

// AMinionOrRetainer chooses a minion or a retainer in play.
func AMinionOrRetainer(whose Whose) *Selector {
	s := ControlledMinion(whose, Who{"a minion or retainer", func(_ *Game, c *Card) bool { return c.isMinion() || c.is(Retainer) }})
	s.borne = []Zone{Ready, Torpor}
	return s
}

// OnOneThat limits cards on minions to those whose minion fits a description by who uses the card.
func OnOneThat(which Which, s *Selector) *Selector {
	s.Text += " that is " + which.Text
	s.tests = append(s.tests, Test{Else: refusal("It is not on a minion of that kind.", "RB-action-card-or-card-in-play.p3.c1"),
		Holds: func(g *Game, p *Play, c *Card) bool { return c.host != nil && which.Is(g, p, c.host) }})
	return s
}

// HostOf are the minions that cards are on.
func HostOf(r Reach) Reach {
	return func(g *Game, p *Play) []*Card {
		var out []*Card
		for _, c := range r(g, p) {
			if c.host != nil {
				out = append(out, c.host)
			}
		}
		return out
	}
}

// AnAllyOrRetainer chooses an ally or a retainer in play.
func AnAllyOrRetainer(whose Whose, ws ...Who) *Selector {
	s := ControlledMinion(whose, append([]Who{AllyOrRetainer}, ws...)...)
	s.borne = []Zone{Ready, Torpor}
	return s
}

// YoungerThanCounters chooses only vampires whose capacity is less than the counters on the card.
func YoungerThanCounters(s *Selector) *Selector {
	s.Text += " with a capacity less than the number of counters on this card"
	s.tests = append(s.tests, Test{Else: refusal("The card has too few counters for its capacity.", "RB-action-card-or-card-in-play.p3.c1"),
		Holds: func(g *Game, p *Play, c *Card) bool { return g.capacity(c) < p.card.counter(plainCounter) }})
	return s
}

// ToOwnersUncontrolled moves vampires in play to their owners' uncontrolled regions.
func ToOwnersUncontrolled(on Reach) Effect {
	return Effect{Text: "move it to its owner's uncontrolled region", Do: func(g *Game, p *Play) {
		for _, c := range on(g, p) {
			if c.inPlay() && g.in(c.owner) {
				if c.controller != c.owner {
					g.control(c, c.owner)
				}
				g.exile(c)
			}
		}
	}}
}

// AnyBystander: used by a ready vampire, locked or not, that is not in the combat.
var AnyBystander = Bundle{
	Mark{Text: "usable only by a ready vampire not involved in the combat", Set: func(m *Mode) { m.user = byWhoever }},
	Silently(UserIs(Vampires)),
	when("", notItsCombat, func(g *Game, p *Play) bool { return g.combat != nil && !g.combat.fights(p.by) }),
}

// PreventsStrikeFor prevents all damage of the opposing minion's strike on its way to the minion chosen.
var PreventsStrikeFor = Bundle{
	Mark{Set: func(m *Mode) { m.prevent, m.outside, m.windows = true, true, In(PreventW) }},
	when("", nothingToPrevent, func(g *Game, p *Play) bool {
		return g.combat != nil && p.on.Card != nil && g.preventable(p.on.Card, true, fromStrike)+g.preventable(p.on.Card, false, fromStrike) > 0
	}),
	Effect{Text: "prevent all damage of the opposing minion's strike to it", Do: func(g *Game, p *Play) { g.prevent(p.on.Card, g.pendingFor(p.on.Card), fromStrike) }},
}

func fromStrike(d damage) bool { return d.strike != nil }

// IfBlockedCanGain lets the acting minion, should it be blocked, gain strength for the combat in its
// first round.
func IfBlockedCanGain(strength int) Bundle {
	e := Change(Strength, strength, User, CombatSpan, fmt.Sprintf("get %+d strength for this combat", strength))
	use := func(p *Play) grant {
		return grant{kind: grantUse, window: BeforeRange, effect: &e, play: p, span: RoundSpan}
	}
	return Bundle{
		Say(fmt.Sprintf("should this action be blocked, this minion can, before range is determined in the first round of the resulting combat, gain %+d strength for that combat", strength)),
		Silently(FromAnnouncement(IfThisIsBlocked("", use))),
	}
}

// Fighting: usable in a round of combat until its strikes resolve.
var Fighting = Mark{Text: "usable during combat", Set: func(m *Mode) { m.windows = duringCombat }}
