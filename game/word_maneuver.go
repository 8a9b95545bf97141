package game

import "fmt"

// CancelsManeuvers lets the user cancel a maneuver of the opposing minion once in each round of the
// combat, as that one uses it.
var CancelsManeuvers = Effect{Text: "once each round of this combat, this minion can cancel a maneuver that the opposing minion uses", Do: func(g *Game, p *Play) {
	giveCanceling.Do(g, p)
	g.later(due{at: RoundBegins, effect: &giveCanceling, play: p, span: CombatSpan, every: true})
}}

var giveCanceling = Effect{Do: func(g *Game, p *Play) {
	g.give(grant{kind: grantUse, window: RangeW, minion: p.by.ref(), source: p.ref, mode: p.mode, effect: &cancelsManeuver, play: p, span: RoundSpan})
}}

var cancelsManeuver = Effect{
	Check: func(g *Game, p *Play) *Refusal {
		if c := g.combat; c == nil || c.lastManeuver == nil || c.lastManeuver.side != 1-c.index(p.by) || c.maneuvered != c.lastManeuver.side {
			return noManeuver
		}
		return nil
	},
	Do: func(g *Game, p *Play) { g.undoManeuver() },
}

var noManeuver = refusal("The opposing minion has used no maneuver that could be canceled now.", "AR-1.6.5.p2.c1")

// againstOpponent: usable in combat against a minion of a kind that may depend on the user.
func againstOpponent(text string, is func(*Game, *Play, *Card) bool) Condition {
	return when(text, wrongOpponent, func(g *Game, p *Play) bool {
		for _, c := range Opponent(g, p) {
			return is(g, p, c)
		}
		return false
	})
}

// Against: usable in combat against a minion of a kind.
func Against(w Who) Condition {
	return againstOpponent("usable only against "+w.Text, func(g *Game, _ *Play, c *Card) bool { return w.Is(g, c) })
}

// AgainstAllyOrYounger: usable against an ally or a younger vampire.
var AgainstAllyOrYounger = againstOpponent("usable only against an ally or a younger vampire", alliesAndYounger)

// OpponentDiscardsAtRandom has the opposing minion's controller discard cards at random; they are
// replaced as usual, or when a span has ended.
func OpponentDiscardsAtRandom(n int, until ...Span) Effect {
	text := fmt.Sprintf("the opposing minion's controller discards %s at random", count(n, "card"))
	if len(until) > 0 {
		text += fmt.Sprintf(", not replaced until this %s has ended", spanNames[until[0]])
	}
	return Effect{Text: text,
		Do: func(g *Game, p *Play) {
			for _, c := range Opponent(g, p) {
				m := g.seats[c.controller]
				for range n {
					if len(m.zones[Hand]) == 0 {
						return
					}
					k := g.atRandom(m.zones[Hand])
					g.discard(k)
					if len(until) > 0 {
						m.fillLater(k)
						m.delays = append(m.delays, owed{until: Point{Set: true, Span: until[0], Seat: NoSeat}, turn: g.turns, gap: gap{card: k}})
					}
				}
			}
		}}
}
