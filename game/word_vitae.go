package game

import "fmt"

// The words of this file make cards and attempts dearer in blood or, for allies, in life.

// Many says how many cards an effect is about.
type Many bool

// All that come, or the next one only.
const (
	EachOfThem Many = false
	NextOfThem Many = true
)

// ReactionsCost makes reaction cards cost more blood or life during the action.
func ReactionsCost(n int, which Many) Effect {
	what := "reaction cards cost"
	if which == NextOfThem {
		what = "the next reaction card in this action costs"
	}
	return Effect{Text: fmt.Sprintf("%s %d blood or life more", what, n), Do: func(g *Game, p *Play) {
		g.addMod(mod{value: ReactionVitae, n: n, role: roleAll, source: p.ref, mode: p.mode, span: ActionSpan, next: which == NextOfThem})
	}}
}

// vitae is what a play costs its minion in blood or life.
func (g *Game) vitae(p *Play) int {
	if p.mode.fromPlay || p.by == nil || len(g.mods[ReactionVitae])+len(g.mods[StrikeVitae]) == 0 {
		return 0
	}
	n := 0
	if p.mode.as.Has(Reaction) {
		n += g.value(ReactionVitae, p.by, p.seat, 0)
	}
	if p.mode.strike != nil {
		n += g.value(StrikeVitae, p.by, p.seat, 0)
	}
	return n
}

// payVitae takes it, and ends what was meant for the next card only.
func (g *Game) payVitae(p *Play) {
	if n := g.vitae(p); n > 0 {
		g.loseBlood(p.by, n)
	}
	g.dropNext(p)
}

func (g *Game) dropNext(p *Play) {
	if !p.mode.as.Has(Reaction) || p.mode.fromPlay {
		return
	}
	kept := g.mods[ReactionVitae][:0]
	for _, m := range g.mods[ReactionVitae] {
		if !m.next {
			kept = append(kept, m)
		}
	}
	g.mods[ReactionVitae] = kept
}

// ReactionsWait holds the replacement of reaction cards back until the action ends.
var ReactionsWait = Effect{Text: "those cards are not replaced before the action ends", Do: func(g *Game, p *Play) {
	g.addMod(mod{value: ReactionsHeld, n: 1, role: roleAll, source: p.ref, mode: p.mode, span: ActionSpan})
}}
