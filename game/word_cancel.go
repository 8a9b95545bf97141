package game

import (
	"slices"
	"strings"
)

func costText(unpaid bool) string {
	if unpaid {
		return ", without its cost being paid"
	}
	return ""
}

// CancelPlay cancels the card being played; of a kind, and with or without its cost.
func CancelPlay(kind CardKind, unpaid bool) Bundle {
	return Bundle{
		Mark{Text: "cancel " + kind.Text + " as it is played" + costText(unpaid), Set: func(m *Mode) {
			m.cancels = true
			m.windows = In(AsPlayed)
		}},
		when("", cancelsOnlyAsPlayed, func(g *Game, p *Play) bool {
			return g.playing != nil && g.playing.card != p.card && !g.playing.canceled && kind.Is(g, g.playing)
		}),
		Effect{Do: func(g *Game, p *Play) {
			if x := g.canceling(p); x != nil {
				g.cancel(x, unpaid)
			}
		}},
	}
}

// CardKind describes cards as they are played: they are what they are played as
// (AR-1.8.1.p2.c4).
type CardKind struct {
	Text string
	Is   func(*Game, *Play) bool
}

// Kinds of cards being played.
var (
	MinionCard = CardKind{"a minion card", func(g *Game, p *Play) bool { return !p.mode.as.Has(Master | EventCard) }}
	MasterCard = CardKind{"a master card", func(g *Game, p *Play) bool { return p.mode.as.Has(Master) }}
	// InTurnMaster is a master card of its Methuselah's own turn.
	InTurnMaster = CardKind{"a master card that is not out of turn", func(g *Game, p *Play) bool {
		return p.mode.as.Has(Master) && !p.card.piece.Facts.OutOfTurn
	}}
)

// CardOf describes cards of a type.
func CardOf(t Types) CardKind {
	return CardKind{article(strings.ToLower(t.String())) + " card", func(g *Game, p *Play) bool { return p.mode.as.Has(t) }}
}

// CardRequiring describes cards of a type that require one of some disciplines as they are played.
func CardRequiring(t Types, ds ...Discipline) CardKind {
	k := CardOf(t)
	return CardKind{k.Text + " that requires " + orNames(ds), func(g *Game, p *Play) bool {
		return k.Is(g, p) && slices.ContainsFunc(ds, func(d Discipline) bool { return slices.Contains(p.mode.disciplines, d) })
	}}
}

// AnyCardRequiring describes cards of any type that require a discipline as they are played.
func AnyCardRequiring(d Discipline) CardKind {
	return CardKind{"a card that requires " + d.Name(), func(_ *Game, p *Play) bool { return slices.Contains(p.mode.disciplines, d) }}
}

// CardWithTrait describes cards that print a trait.
func CardWithTrait(t string) CardKind {
	return CardKind{article(t) + " card", func(g *Game, p *Play) bool { return p.card.trait(t) || p.mode.keyword == t }}
}

// CardWithTraits describes cards that print one of several traits.
func CardWithTraits(ts ...string) CardKind {
	text := "a card that is a"
	for i, t := range ts {
		if i > 0 {
			text += " or a"
		}
		text += strings.TrimPrefix(article(t), "a")
	}
	return CardKind{text, func(g *Game, p *Play) bool {
		for _, t := range ts {
			if CardWithTrait(t).Is(g, p) {
				return true
			}
		}
		return false
	}}
}

// article writes a noun with its article.
func article(noun string) string {
	if strings.ContainsRune("aeiou", rune(noun[0])) {
		return "an " + noun
	}
	return "a " + noun
}

// ByOpponent: the card is played by the minion that the user opposes in combat.
var ByOpponent = when("if the opposing minion plays it", notAgainstIt, func(g *Game, p *Play) bool {
	return g.combat != nil && g.playing != nil && p.by != nil && g.playing.by == g.combat.opponent(p.by)
})

// OnUser: a frenzy card is played on the minion that cancels it.
var OnUser = Bundle{
	Mark{Set: func(m *Mode) { m.user = byWhoever }},
	when("if it is played on this vampire", notAgainstIt, func(g *Game, p *Play) bool {
		return g.playing != nil && p.by != nil && g.frenzied(g.playing) == p.by
	}),
}

var notAgainstIt = refusal("A reflex cancels what is played against the minion itself.", "RB-reflex-cards.p1.c1")

// PlayedBy limits a cancel to the cards of certain Methuselahs.
func PlayedBy(whose Whose, text string) Condition {
	return when("only if "+text+" plays it", refusal("It does not cancel a card of that Methuselah.", "RB-master-cards.p10.c1"),
		func(g *Game, p *Play) bool { return g.playing != nil && whose.Is(g, p, g.playing.seat) })
}

// Neighbours are one's predator and prey.
var Neighbours = Whose{" your predator or prey controls", func(g *Game, p *Play, s Seat) bool {
	return s == g.prey(p.seat) || s == g.predator(p.seat)
}}

// GivesMasterActionBack gives the Methuselah whose card was canceled a master phase action: at
// once, or in her next master phase if her card was out of turn. It is no trifle's
// (AR-6.6.1.p2.c1).
var GivesMasterActionBack = Effect{
	Text: "that Methuselah gets +1 master phase action",
	Do: func(g *Game, p *Play) {
		x := g.canceling(p)
		switch {
		case x == nil:
		case !x.card.piece.Facts.OutOfTurn:
			g.seats[x.seat].masterActions++
		default:
			g.addMod(mod{value: MasterActions, n: 1, role: roleSeat, seat: x.seat, source: p.ref, mode: p.mode,
				until: Point{Set: true, Phase: MasterPhase, Seat: x.seat}})
		}
	}}
