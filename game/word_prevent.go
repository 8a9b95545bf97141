package game

import (
	"fmt"
	"slices"
)

// The words of this file prevent damage. It must be on its way to whom uses them
// (AR-4.5.1.p1.c1).

// source says which damage may be prevented; nil: any.
type source func(*Game, *Play, damage) bool

// Prevent takes up to n points off the damage on its way to the user.
func Prevent(n int) Bundle {
	return prevents(fmt.Sprintf("prevent %d damage", n), func(*Game, *Play) int { return n }, nil)
}

// PreventX prevents X and more, X being what the card's cost is (AR-4.5.2.p1.c3).
func PreventX(more int) Bundle {
	return prevents(fmt.Sprintf("prevent X%+d damage", more), func(g *Game, p *Play) int { return p.x + more }, nil)
}

// PreventStrike prevents all damage of the opposing minion's strike.
var PreventStrike = prevents("prevent all damage of the opposing minion's strike", everything, ofStrike)

// PreventStrikesAfter likewise prevents all damage of its further strikes this round.
var PreventStrikesAfter = Effect{Text: ", and for the rest of this round prevent all damage of the opposing minion's strikes", Do: func(g *Game, p *Play) {
	g.addMod(mod{value: StrikeProof, n: 1, role: roleCard, on: p.by.ref(), source: p.ref, mode: p.mode, span: RoundSpan})
}}

// PreventIfAny takes up to n points off damage that is on its way, as another part of what a card
// does, which can be played without any (AR-4.5.1.p2).
func PreventIfAny(n int) Effect {
	return Effect{Text: fmt.Sprintf("prevent %d damage", n), Do: func(g *Game, p *Play) {
		g.prevent(p.by, n, g.sourceOf(p, nil))
	}}
}

// StrikePreventionInParts prevents n damage of strikes, all of it at once or a part at a time.
func StrikePreventionInParts(n int) grantSpec {
	return func(*Play) grant { return grant{kind: grantPrevent, n: n, parts: true, strikes: true} }
}

// PreventInitialStrike prevents all damage of the opposing minion's initial strike.
var PreventInitialStrike = Effect{Text: "prevent all damage of the opposing minion's initial strike",
	Check: func(g *Game, p *Play) *Refusal {
		if g.combat == nil || g.combat.pairNo != 1 || g.preventableBy(p, ofStrike) == 0 {
			return nothingToPrevent
		}
		return nil
	},
	Do: func(g *Game, p *Play) { g.prevent(p.by, everything(g, p), g.sourceOf(p, ofStrike)) }}

// AUseIn is an effect that can be used once in a window of a combat.
func AUseIn(w Window, e Effect) grantSpec {
	return func(p *Play) grant { return grant{kind: grantUse, window: w, effect: &e, play: p} }
}

// AnyTimeInCombat: usable throughout a combat, also while damage is being prevented.
var AnyTimeInCombat = Mark{Set: func(m *Mode) { m.windows = duringCombat | In(PreventW) }}

func everything(g *Game, p *Play) int { return g.pendingFor(p.by) }

func ofStrike(_ *Game, _ *Play, d damage) bool { return d.strike != nil }

func ofGun(_ *Game, _ *Play, d damage) bool {
	return d.strike != nil && d.weapon != nil && d.weapon.trait("gun")
}

func notOfGun(g *Game, p *Play, d damage) bool { return !ofGun(g, p, d) }

func prevents(text string, n func(*Game, *Play) int, from source) Bundle {
	return Bundle{
		Mark{Text: text, Set: func(m *Mode) {
			m.prevent = true
			m.user = byCombatantUnlessInPlay(m)
			if m.windows == 0 {
				m.windows = In(PreventW)
			}
		}},
		when("", nothingToPrevent, func(g *Game, p *Play) bool { return g.preventableBy(p, from) > 0 }),
		Effect{Do: func(g *Game, p *Play) { g.prevent(p.by, n(g, p), g.sourceOf(p, from)) }},
	}
}

func (g *Game) sourceOf(p *Play, from source) func(damage) bool {
	return func(d damage) bool {
		return (from == nil || from(g, p, d)) && (d.strike == nil || d.strike.spec.Proof == NoDiscipline || !slices.Contains(p.mode.disciplines, d.strike.spec.Proof))
	}
}

// preventableBy is the damage on its way to the user that a source admits.
func (g *Game) preventableBy(p *Play, from source) int {
	if p.by == nil {
		return 0
	}
	ok := g.sourceOf(p, from)
	return g.preventable(p.by, false, ok) + g.preventable(p.by, true, ok)
}

// words is several words for a card under one name.
type words []OnCard

func (ws words) onCard(d *Definition) {
	for _, w := range ws {
		w.onCard(d)
	}
}

// PreventsGunsOr lets the bearer prevent each combat n damage from gun strikes, also a point at
// a time, or less from something else.
func PreventsGunsOr(guns, other int) OnCard {
	use := func(word string, n int, whole bool, from source) OnCard {
		left := func(p *Play) int {
			used := p.card.used(p.mode.key(), CombatSpan, NoSeat)
			if whole && used > 0 {
				return 0
			}
			return n - used
		}
		return Named(word, Shared, Silently(prevents("", func(_ *Game, p *Play) int { return 0 }, from)),
			when("", onceOnly, func(_ *Game, p *Play) bool { return left(p) > 0 }),
			Effect{Do: func(g *Game, p *Play) {
				k := g.prevent(p.by, left(p), g.sourceOf(p, from))
				if whole {
					k = guns
				}
				for range k {
					g.markUse(p.card, p.mode, CombatSpan, p.seat)
				}
			}})
	}
	return words{
		Trait{Text: fmt.Sprintf("Each combat, this minion can prevent up to %d damage that gun strikes do to it, or else %d damage from something other", guns, other),
			Set: func(*Definition) {}},
		use("guns", guns, false, ofGun),
		use("other", other, true, notOfGun),
	}
}
