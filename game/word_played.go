package game

import (
	"fmt"
	"strings"
)

// The words of this file look back on what has been played: a canceled card has been played as well
// (AR-1.8.3.p1.c3).

// fightNo is the number of the combat in progress, 0 if there is none.
func (g *Game) fightNo() int {
	if g.combat == nil || g.combat.over {
		return 0
	}
	return g.fights
}

// UsedDisciplines: the vampire with this card has used so many disciplines or more to play cards in
// the action.
func UsedDisciplines(n int) Condition {
	return when(fmt.Sprintf("if it used %d or more disciplines to play cards during the action", n),
		refusal("The vampire has used too few disciplines in this action.", "AR-1.5.4.p1.c5"), func(g *Game, p *Play) bool {
			var used [disciplines]bool
			k := 0
			for i := range g.played {
				x := &g.played[i]
				if x.span < ActionSpan || x.by.get() != p.card.host {
					continue
				}
				for _, d := range x.mode.disciplines {
					if d != NoDiscipline && !used[d] {
						used[d] = true
						k++
					}
				}
			}
			return k >= n
		})
}

// NonePlayed: no card of a type has been played in the action.
func NonePlayed(t Types) Condition {
	return when("with no "+strings.ToLower(t.String())+" card played during it", refusal("Such a card has been played in this action.", "AR-1.8.3.p1.c5"),
		func(g *Game, p *Play) bool {
			for i := range g.played {
				if x := &g.played[i]; x.span >= ActionSpan && x.as.Has(t) {
					return false
				}
			}
			return true
		})
}

// PlayedInCombat chooses a card in one's ash heap that the user played in the combat that has just
// ended (AR-1.8.3.p1.c4).
func PlayedInCombat() *Selector {
	s := InAshHeap(Yours, AnyCard)
	s.Text = "choose a card in your ash heap that it played in that combat"
	s.tests = append(s.tests, Test{Else: refusal("It has not played that card in the combat that has just ended.", "AR-1.11.1.p1.c1"),
		Holds: func(g *Game, p *Play, c *Card) bool {
			for i := range g.played {
				if x := &g.played[i]; x.card == c && x.fight == g.fights && x.by.get() == p.by {
					return true
				}
			}
			return false
		}})
	return s
}

// AsItPlays is what happens by itself as the minion whose text it is plays a card of a kind, before
// anybody may cancel that card and before it is replaced (AR-1.8.1.p1.c7).
func AsItPlays(kind CardKind, parts ...InMode) OnCard {
	return When(BeingPlayed, append([]InMode{Say("as this minion plays " + kind.Text + ", before that card is replaced, "), Must,
		when("", lacksRequirement, func(g *Game, p *Play) bool {
			return g.playing != nil && !g.playing.canceled && g.playing.by == p.card && kind.Is(g, g.playing)
		})}, parts...)...)
}

// RevealsTop reveals the top card of one's library; if it is of a kind, effects happen.
func RevealsTop(w Who, then ...Effect) Effect {
	text := "reveal the top card of your library. If it is " + w.Text
	for i, e := range then {
		text += [...]string{", ", " and "}[min(i, 1)] + e.Text
	}
	return Effect{Text: text, Do: func(g *Game, p *Play) {
		lib := g.seats[p.seat].zones[Library]
		if len(lib) == 0 {
			return
		}
		g.tell(Event{Kind: Revealed, Card: lib[0], Seat: p.seat})
		if !w.Is(g, lib[0]) {
			return
		}
		for _, e := range then {
			e.Do(g, p)
		}
	}}
}

// CancelsIt cancels the card being played.
var CancelsIt = Effect{Text: "the card being played is canceled", Do: func(g *Game, p *Play) {
	if g.playing != nil {
		g.cancel(g.playing, false)
	}
}}
