package game

import (
	"fmt"
	"slices"
	"strings"
)

// count writes a number of things: "1 additional strike", "2 additional strikes".
func count(n int, what string) string {
	if n == 1 {
		return "1 " + what
	}
	return fmt.Sprintf("%d %ss", n, what)
}

// bonus writes a signed number, nothing for none.
func bonus(n int) string {
	if n == 0 {
		return ""
	}
	return fmt.Sprintf("%+d", n)
}

func strikeOf(m *Mode) *StrikeSpec {
	if m.strike == nil {
		m.strike = &StrikeSpec{}
		m.user = byCombatantUnlessInPlay(m)
	}
	return m.strike
}

func byCombatantUnlessInPlay(m *Mode) user {
	if m.fromPlay {
		return m.user
	}
	return byCombatant
}

func strikeMark(text string, set func(*StrikeSpec)) Mark {
	return Mark{Text: text, Set: func(m *Mode) {
		s := strikeOf(m)
		set(s)
		if s.Text != "" && !strings.HasPrefix(text, ",") {
			s.Text += ", "
		}
		s.Text += strings.TrimPrefix(text, "strike: ")
	}}
}

// HandStrike is a hand strike, for more damage than usual.
func HandStrike(n int) Mark {
	text := "hand strike"
	if n != 0 {
		text += fmt.Sprintf(" for %d more damage", n)
	}
	return strikeMark("strike: "+text, func(s *StrikeSpec) { s.Hand, s.Damage = true, s.Damage+n })
}

// StrikeFor deals damage; Ranged makes it reach at long range, too.
func StrikeFor(n int) Mark {
	return strikeMark(fmt.Sprintf("strike: %d damage", n), func(s *StrikeSpec) { s.Damage += n })
}

// RangedStrike deals damage at any range.
func RangedStrike(n int) Mark {
	return strikeMark(fmt.Sprintf("strike: %dR damage", n), func(s *StrikeSpec) { s.Damage, s.Ranged = s.Damage+n, true })
}

// StrengthStrike deals the striking minion's strength and more, without being a strike by hand.
func StrengthStrike(n int) Mark {
	text := "strike: damage equal to this minion's strength"
	if n > 0 {
		text += fmt.Sprintf(" and %d more", n)
	}
	return strikeMark(text, func(s *StrikeSpec) { s.Strong, s.Damage = true, n })
}

// NotAt: the strike cannot be aimed at minions of a kind, though at their retainers.
func NotAt(w Who) Mark {
	return strikeMark(", but not at "+w.Text, func(s *StrikeSpec) { s.NotAt = &w })
}

// NextRoundHands keeps both combatants to hand strikes in the round that may follow.
var NextRoundHands = Later(RoundBegins, CombatSpan, Change(HandsOnly, 1, Combatants, RoundSpan, "in a further round neither combatant could use strikes other than hand strikes"))

// HitByHand: a hand strike of the user has inflicted damage on the opposing minion in the pair of strikes
// that has just been resolved.
var HitByHand = when("usable when its hand strike has inflicted damage on the opposing minion", refusal("No hand strike of the minion has inflicted damage.", "AR-4.3.3.p4.c1"),
	func(g *Game, p *Play) bool {
		c := g.combat
		i := c.index(p.by)
		return i >= 0 && slices.ContainsFunc(c.hurt, func(d damage) bool {
			return d.strike != nil && d.strike == c.sides[i].strike && d.strike.spec.Hand && d.target == c.sides[1-i].minion
		})
	})

// AfterEachPair: usable after strikes have been resolved, before additional ones are chosen.
var AfterEachPair = Mark{Text: "usable after strikes are resolved", Set: func(m *Mode) { m.windows = In(AfterStrikes) }}

// InitialStrike: not usable as an additional strike.
var InitialStrike = when("not usable as an additional strike", refusal("It cannot be used as an additional strike.", "RB-important-terms-in-the-game.p8.c1"),
	func(g *Game, _ *Play) bool { return g.combat != nil && g.combat.pairNo <= 1 })

// EndsUnlessDodged ends combat when the strike and its damage have been resolved, unless it is dodged.
var EndsUnlessDodged = OnStrike(Effect{Text: "combat ends once this strike is resolved, unless it is dodged", Do: func(g *Game, p *Play) { g.endCombat() }})

// APressToEnd is one only to end combat.
func APressToEnd(*Play) grant { return grant{kind: grantPress, press: pressToEnd} }

// RoundsAfar has this and the further rounds of the combat begin at long range, unless the range of
// the round is set; it holds at once (AR-4.2.2.p1.c2).
var RoundsAfar = Effect{Text: "for the rest of this combat, the range of each round is long unless it is changed", Do: func(g *Game, p *Play) {
	if c := g.combat; c != nil {
		c.afar, c.long = true, c.long || !c.set
	}
}}

// MeleeStrike deals the bearer's strength and more.
func MeleeStrike(n int) Mark {
	return strikeMark(fmt.Sprintf("strike: strength%s damage", bonus(n)), func(s *StrikeSpec) { s.Melee, s.Damage = true, n })
}

// Kinds of strikes and what they may add.
var (
	AtRange        = strikeMark(", at any range", func(s *StrikeSpec) { s.Ranged = true })
	WithFirst      = strikeMark(", with first strike", func(s *StrikeSpec) { s.First = true })
	Surely         = strikeMark(", which cannot be prevented", func(s *StrikeSpec) { s.Unpreventable = true })
	AndDodge       = strikeMark(", and dodge", func(s *StrikeSpec) { s.Dodge = true })
	WithoutDamage  = strikeMark(", whose damage is reduced to 0", func(s *StrikeSpec) { s.NoDamage = true })
	AsAggravated   = strikeMark(", aggravated", func(s *StrikeSpec) { s.Aggravated = true })
	StrikeDodge    = strikeMark("strike: dodge", func(s *StrikeSpec) { s.Dodge = true })
	StrikeEnds     = strikeMark("strike: combat ends", func(s *StrikeSpec) { s.Ends = true })
	DestroysWeapon = strikeMark("strike: destroy weapon", func(s *StrikeSpec) { s.Destroy = anyWeapon })
	DestroysGear   = strikeMark("strike: destroy equipment", func(s *StrikeSpec) { s.Destroy = anyEquipment })
	StealsWeapon   = strikeMark("strike: steal weapon", func(s *StrikeSpec) { s.Steal = anyWeapon })
	StealsGear     = strikeMark("strike: steal equipment", func(s *StrikeSpec) { s.Steal = anyEquipment })
)

// StealsBlood moves blood or life to the striking minion.
func StealsBlood(n int) Mark {
	return strikeMark(fmt.Sprintf("strike: steal %d blood or life", n), func(s *StrikeSpec) { s.StealBlood = n })
}

// OnStrike is what a strike does besides, as it resolves.
func OnStrike(e Effect) Mark {
	return Mark{Text: e.Text, Set: func(m *Mode) { strikeOf(m).Effects = append(strikeOf(m).Effects, e) }}
}

// onceSettled is likewise what it does when it is settled which damage is inflicted.
func onceSettled(e Effect) Mark {
	return Mark{Text: e.Text, Set: func(m *Mode) { strikeOf(m).Settled = append(strikeOf(m).Settled, e) }}
}

// BeforeCombatEnds is what a strike that ends combat does as it resolves (AR-4.9.2).
func BeforeCombatEnds(e Effect) Mark {
	return Mark{Text: e.Text + " before combat ends", Set: func(m *Mode) { strikeOf(m).Before = append(strikeOf(m).Before, e) }}
}

// AfterCombatEnds is what a strike that ends combat does after it, lost if combat goes on.
func AfterCombatEnds(e Effect) Mark {
	return Mark{Text: "after combat, " + e.Text, Set: func(m *Mode) { strikeOf(m).After = append(strikeOf(m).After, e) }}
}

// IsManeuver: using the mode is a maneuver; with a strike, its strike is chosen with it.
var IsManeuver = Mark{Text: "maneuver", Set: func(m *Mode) {
	m.maneuver = true
	m.user = byCombatantUnlessInPlay(m)
	if m.strike == nil {
		m.steps = append(m.steps, Effect{Do: func(g *Game, p *Play) {
			if c := g.combat; c != nil && g.now == RangeW {
				g.maneuver(c, c.index(p.by), p.card)
			}
		}})
	}
}}

// WithItsManeuver: a strike card may be played for a maneuver, which commits to its strike.
var WithItsManeuver = Bundle{Say("with 1 optional maneuver"), Silently(IsManeuver)}

// IsPress: using the mode is a press.
var IsPress = pressMark("press", anyPress)

// PressToContinue and PressToEnd can be used one way only.
var (
	PressToContinue = pressMark("press, only to continue combat", pressToContinue)
	PressToEnd      = pressMark("press, only to end combat", pressToEnd)
)

func pressMark(text string, k pressKind) Mark {
	return Mark{Text: text, Set: func(m *Mode) {
		m.press = k
		m.user = byCombatantUnlessInPlay(m)
		m.steps = append(m.steps, Effect{Do: func(g *Game, p *Play) {
			if c := g.combat; c != nil && g.now == PressW {
				g.press(c, c.index(p.by), p.card)
			}
		}})
	}}
}

// OptionalPress gives the user a press for this round.
func OptionalPress() Effect {
	return Effect{Text: "with 1 optional press", Do: func(g *Game, p *Play) {
		g.give(grant{kind: grantPress, minion: p.by.ref(), source: p.ref, mode: p.mode, press: anyPress, span: RoundSpan})
	}}
}

// IfThisBlocks gives the user something in the combat that its block causes: a maneuver, or
// prevention; not in a combat queued to follow (AR-3.6.3).
func IfThisBlocks(text string, kind grantSpec) Effect {
	return inBlockCombat(text+", in the resulting combat if this minion blocks", kind, func(a *action) *Card { return a.blocker.get() })
}

// IfThisIsBlocked likewise gives it to the acting minion.
func IfThisIsBlocked(text string, kind grantSpec) Effect {
	return inBlockCombat(text+", in the resulting combat if this minion is blocked", kind, func(a *action) *Card { return a.minion.get() })
}

func inBlockCombat(text string, kind grantSpec, holder func(*action) *Card) Effect {
	give := Effect{Do: func(g *Game, p *Play) {
		c := g.combat
		if c == nil || !c.byBlock || c.round != 1 || g.action == nil || holder(g.action) != p.by {
			return
		}
		x := kind(p)
		x.minion, x.source, x.mode = p.by.ref(), p.ref, p.mode
		if x.span == GameSpan {
			x.span = CombatSpan
		}
		g.give(x)
	}}
	return Effect{Text: text, Do: func(g *Game, p *Play) {
		g.later(due{at: RoundBegins, effect: &give, play: p, span: ActionSpan, every: true})
	}}
}

type grantSpec func(*Play) grant

// AManeuver and APrevention are what a block may bring.
func AManeuver(*Play) grant { return grant{kind: grantManeuver} }

// APress is one to continue combat or to end it.
func APress(*Play) grant { return grant{kind: grantPress, press: anyPress} }

// APrevention prevents n damage once.
func APrevention(n int) grantSpec {
	return func(p *Play) grant { return grant{kind: grantPrevent, n: n} }
}

// PreventionInParts prevents n damage, all of it at once or a part at a time (AR-4.5.2.p2.c2).
func PreventionInParts(n int) grantSpec {
	return func(p *Play) grant { return grant{kind: grantPrevent, n: n, parts: true} }
}

// InRoundOne is something that can be used in the first round only.
func InRoundOne(what grantSpec) grantSpec {
	return func(p *Play) grant {
		x := what(p)
		x.span = RoundSpan
		return x
	}
}

// ExtraStrikes gives additional strikes; one limited source a round (RB-4-strike.p11).
func ExtraStrikes(n int) Bundle {
	return Bundle{
		Mark{Text: count(n, "additional strike"), Set: func(m *Mode) {
			m.extra = n
			m.user = byCombatantUnlessInPlay(m)
		}},
		moreStrikes(func(*Play) int { return n }, nil),
	}
}

// Times in a round.
var (
	BeforeRangeW         = combatTime("before range is determined", BeforeRange)
	BeforeStrikesW       = combatTime("before strikes are chosen", BeforeStrikes)
	AtRoundEnd           = combatTime("at the end of a round", EndOfRound)
	BeforeStrikeResolves = combatTime("before strikes resolve", BeforeResolution)
)

func combatTime(text string, w Window) Mark {
	return Mark{Text: "usable " + text, Set: func(m *Mode) {
		m.windows = In(w)
		m.user = byCombatantUnlessInPlay(m)
	}}
}

// AtClose: usable at close range only.
var AtClose = when("at close range", onlyAtClose, func(g *Game, p *Play) bool { return g.combat != nil && !g.combat.long })

// NotFalling: not usable by a minion being burned or going to torpor.
var NotFalling = when("not usable by a minion that is being burned or is on its way to torpor", notWhileGoingTorpid,
	func(g *Game, p *Play) bool { return p.by != nil && p.by.ready() && !g.goesTorpid(p.by) })

// WouldEnd: both combatants are ready and combat is about to end.
var WouldEnd = Bundle{AtRoundEnd, when("if both combatants are ready and combat is about to end",
	notAboutToEnd, func(g *Game, p *Play) bool { return g.aboutToEnd() }),
	when("", refusal("A combat is queued already, so that this one is going to end.", "AR-4.9.1.p5.c4"),
		func(g *Game, p *Play) bool {
			return g.combat == nil || g.combat.queued == nil || g.combat.queued.lapses
		})}

var notAboutToEnd = refusal("Combat is not about to end between two ready combatants.", "AR-4.9.1.p5.c1")

func (g *Game) aboutToEnd() bool {
	c := g.combat
	return c != nil && g.bothReady(c) && (!c.going || c.ended)
}

// AboutToEnd: likewise, for what does not replace the end.
var AboutToEnd = Bundle{AtRoundEnd, when("if combat is about to end with both combatants ready",
	notAboutToEnd, func(g *Game, p *Play) bool { return g.aboutToEnd() })}

// NewRound has a new round begin instead of combat ending.
var NewRound = Effect{Text: "instead, a new round begins", Do: func(g *Game, p *Play) {
	g.combat.ended, g.combat.going, g.combat.queued = false, true, nil
	g.dropMoment(AfterCombatM)
	g.dropUses()
}}

// EndsOnceResolved ends combat when the strike and its damage have been resolved, dodged or not: it
// is no strike that ends combat (AR-4.6.1).
var EndsOnceResolved = Besides(Effect{Text: "combat ends once this strike is resolved", Do: func(g *Game, p *Play) { g.endCombat() }})

// NoMoreStrikes keeps the opposing minion from additional strikes this round.
var NoMoreStrikes = Change(CannotExtra, 1, Opponent, RoundSpan, "the opposing minion cannot use additional strikes this round")

// QueueCombat queues a combat with the opposing minion.
var QueueCombat = Bundle{
	noneQueued,
	Condition{Fails: func(g *Game, p *Play) *Refusal {
		if g.combat == nil {
			return nil
		}
		return g.keptApart(p.seat, g.combat.sides[0].minion.get(), g.combat.sides[1].minion.get())
	}},
	Effect{Text: "another combat with the opposing minion is queued, if none is yet", Do: func(g *Game, p *Play) {
		c := g.combat
		x := pair{a: c.sides[0].minion, b: c.sides[1].minion}
		if a := g.action; a != nil && a.minion == x.b { // the other one was the acting minion in this combat only (AR-3.10.2.p1.c1)
			x.a, x.b = x.b, x.a
		}
		g.queue(x)
	}}}

// noneQueued: one combat can be queued at a time (AR-4.9.3.p1.c2).
var noneQueued = when("", oneQueuedCombat, func(g *Game, p *Play) bool { return !g.combatQueued() })

// NextRoundClose sets the range of the next round.
var NextRoundClose = Effect{Text: "a further round would be at close range, without a step to determine range", Do: func(g *Game, p *Play) {
	if g.combat.setNext == rangeNotSet {
		g.combat.setNext = rangeClose
	}
}}

// GainLost gives the user the blood that the opposing vampire lost to damage this round.
var GainLost = Effect{Text: "gain as much blood as the opposing vampire lost to damage this round", Do: func(g *Game, p *Play) {
	c := g.combat
	if i := c.index(p.by); i >= 0 {
		if o := c.sides[1-i].minion.card; o != nil && o.isVampire() {
			g.gainBlood(p.by, c.sides[1-i].lost)
		}
	}
}}

// ManeuverEach gives a weapon an optional maneuver once in a span, which commits to its strike.
func ManeuverEach(s Span) Bundle {
	return Bundle{Say("with 1 optional maneuver each " + spanNames[s]), Silently(IsManeuver, ManeuverOnce(s))}
}

// ManeuverOnce limits a weapon's maneuver, not its strike.
func ManeuverOnce(s Span) Mark {
	return Mark{Text: "once each " + spanNames[s], Set: func(m *Mode) {
		m.once = append(m.once, s)
		m.weaponRepeat = true
	}}
}

// APressOn is one only to continue combat.
func APressOn(*Play) grant { return grant{kind: grantPress, press: pressToContinue} }

// AStrike is a strike for the round.
func AStrike(parts ...InMode) grantSpec {
	m := &Mode{}
	for _, p := range parts {
		p.inMode(m)
	}
	return func(*Play) grant { return grant{kind: grantStrike, strike: m.strike, span: RoundSpan} }
}
