package game

import "fmt"

// The words of this file make cards and attempts dearer in blood or, for allies, in life.

// ReactionsCost makes reaction cards cost more blood or life during the action.
func ReactionsCost(n int) Effect {
	return dearer(ReactionVitae, n, "reaction cards cost", false)
}

// NextReactionCosts likewise the next one only.
func NextReactionCosts(n int) Effect {
	return dearer(ReactionVitae, n, "the next reaction card in this action costs", true)
}

func dearer(v Value, n int, what string, next bool) Effect {
	return Effect{Text: fmt.Sprintf("%s %d blood or life more", what, n), Do: func(g *Game, p *Play) {
		g.addMod(mod{value: v, n: n, role: roleAll, source: p.ref, mode: p.mode, span: ActionSpan, next: next})
	}}
}

// ActorsStrikesCost makes the strike cards of the acting minion cost more blood or life for the
// combat.
func ActorsStrikesCost(n int) Effect {
	return Change(StrikeVitae, n, ActingMinion, CombatSpan, fmt.Sprintf("strike cards cost the acting minion %d blood or life more", n))
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

// BlocksCostEither has minions of a kind burn blood or life for each attempt to block the action.
func BlocksCostEither(n int, w Who, whom string) Effect {
	return Effect{Text: fmt.Sprintf("%s burn %d blood or life for each attempt to block", whom, n), Do: func(g *Game, p *Play) {
		g.addMod(mod{value: BlockVitae, n: n, role: roleAll, source: p.ref, mode: p.mode, span: ActionSpan,
			cond: func(g *Game, _ *mod, c *Card, _ Seat) bool { return c != nil && w.Is(g, c) }})
	}}
}
