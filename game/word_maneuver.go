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

var noManeuver = refusal("The opposing minion has used no maneuver that could be canceled now.", "RB-wording-templates.p5.c1")

// againstOpponent: usable in combat against a minion of a kind that may depend on the user.
func againstOpponent(text string, is func(*Game, *Play, *Card) bool) Condition {
	return when(text, refusal("The opposing minion is of another kind.", "RB-targeting-of-cards.p1.c1"), func(g *Game, p *Play) bool {
		for _, c := range Opponent(g, p) {
			return is(g, p, c)
		}
		return false
	})
}

// AgainstAllyOrYounger: usable against an ally or a younger vampire.
var AgainstAllyOrYounger = againstOpponent("usable only against an ally or a younger vampire", alliesAndYounger)

// OpponentDiscardsAtRandom has the opposing minion's controller discard cards at random; they are
// replaced when the span has ended.
func OpponentDiscardsAtRandom(n int, until Span) Effect {
	return Effect{Text: fmt.Sprintf("the opposing minion's controller discards %s at random, not replaced until this %s has ended", count(n, "card"), spanNames[until]),
		Do: func(g *Game, p *Play) {
			for _, c := range Opponent(g, p) {
				m := g.seats[c.controller]
				for range n {
					if len(m.zones[Hand]) == 0 {
						return
					}
					k := g.atRandom(m.zones[Hand])
					g.discard(k)
					m.fillLater(k)
					m.delays = append(m.delays, owed{until: Point{Set: true, Span: until, Seat: NoSeat}, turn: g.turns, gap: gap{card: k}})
				}
			}
		}}
}
