package game

import (
	"fmt"
	"slices"
	"strings"
)

// IsA: there are some whom the text reaches, and they are all of a kind; text says so.
func IsA(on Reach, text string, w Who) Condition {
	return when(text, lacksRequirement, func(g *Game, p *Play) bool {
		all := on(g, p)
		for _, c := range all {
			if !w.Is(g, c) {
				return false
			}
		}
		return len(all) > 0
	})
}

// WithLife describes minions by their life or blood, from least to most.
func WithLife(least, most int) Who {
	return Who{fmt.Sprintf("with %d to %d life", least, most), func(_ *Game, c *Card) bool { return c.blood >= least && c.blood <= most }}
}

// AllHold: each of several things holds.
func AllHold(all ...func(*Game, *Card) bool) func(*Game, *Card) bool {
	return func(g *Game, c *Card) bool {
		for _, holds := range all {
			if !holds(g, c) {
				return false
			}
		}
		return true
	}
}

// InTheFirstRound: it is the first round of a combat.
func InTheFirstRound(g *Game, _ *Card) bool { return g.combat != nil && g.combat.round == 1 }

// HasPlayed: the minion has played a card in this action that requires a discipline.
func HasPlayed(d Discipline) func(*Game, *Card) bool {
	return func(g *Game, c *Card) bool {
		for i := range g.played {
			x := &g.played[i]
			if x.by.get() == c && x.span >= ActionSpan && x.mode != nil && slices.Contains(x.mode.disciplines, d) {
				return true
			}
		}
		return false
	}
}

// fighting is the minion that a card speaks of in combat: the one it is on, or itself.
func (c *Card) fighting() *Card {
	if c.host != nil {
		return c.host
	}
	return c
}

// WithName describes cards of certain names.
func WithName(names ...string) Who {
	return Who{strings.Join(names, " or "), func(_ *Game, c *Card) bool { return hasWord(names, c.Name()) }}
}

// UsableIf: usable only while something holds at the table; text says so. Within an action that is a
// matter of its time, else a requirement.
func UsableIf(text string, holds func(*Game, *Card) bool) Condition {
	return Condition{Text: text, Fails: func(g *Game, p *Play) *Refusal {
		switch {
		case holds(g, p.card):
			return nil
		case g.action != nil:
			return notItsTime
		}
		return notAtThisTable
	}}
}

var (
	notItsTime     = refusal("The action is not of the kind that the card asks for.", "AR-1.5.4.p1.c5")
	notAtThisTable = refusal("What the card asks for does not hold at the table.", "RB-requirements-for-playing-cards.p2.c1")
)

// SomeInPlay: a card of a kind is in play, whoever controls it.
func SomeInPlay(w Who) func(*Game, *Card) bool {
	return func(g *Game, _ *Card) bool { return g.someInPlay(w) }
}

// BleedsOne: the action in progress is a bleed of a Methuselah as the card's controller sees her.
func BleedsOne(whose Whose) func(*Game, *Card) bool {
	return func(g *Game, src *Card) bool {
		a := g.action
		return a != nil && a.kind == bleedKind && a.object().Seat != NoSeat &&
			whose.Is(g, &Play{card: src, seat: src.controller}, a.object().Seat)
	}
}

// ActorAmong: the acting minion is one of those reached.
func ActorAmong(on Reach) Condition {
	return when("", onlyActingMinion, func(g *Game, p *Play) bool { return g.actor() != nil && contains(on(g, p), g.actor()) })
}

// ItBurned is the card that has been burned from play, unless it stood there for another one.
func ItBurned(g *Game, _ *Play) []*Card {
	if c := g.about.Card; c != nil && c.burned {
		return []*Card{c}
	}
	return nil
}
