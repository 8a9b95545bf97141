package game

import "strings"

// InFight is what an effect that starts a combat adds to it, as the combat begins.
type InFight struct {
	Text       string
	Do         func(*Game, *Play, *Card)
	targetActs bool
}

// What a combat may begin with.
var (
	// AndLocksIt: the lock and the combat are one moment (AR-2.4.5.p1.c2).
	AndLocksIt = InFight{Text: " and lock it", Do: func(g *Game, p *Play, t *Card) { g.lock(t) }}
	// ItActs: the minion entered combat with is the acting one there (AR-3.10.2.p1.c1).
	ItActs = InFight{Text: "; in that combat it is considered the acting minion", targetActs: true}
)

// LockedMinion and UnlockedMinion describe minions by their lock.
var (
	LockedMinion   = Who{"a locked minion", func(g *Game, c *Card) bool { return c.isMinion() && c.locked }}
	UnlockedMinion = Who{"an unlocked minion", func(g *Game, c *Card) bool { return c.isMinion() && !c.locked }}
)

// mayFight reports whether two minions can enter combat: both ready, not of one Methuselah
// (RB-combat.p1.c3), and not kept from it (AR-4.9.3.p2.c4).
func (g *Game) mayFight(a, b *Card) bool { return g.keptApart(NoSeat, a, b) == nil }

// keptApart says to a reader why two minions cannot enter combat, nil if they can.
func (g *Game) keptApart(reader Seat, a, b *Card) *Refusal {
	switch {
	case a == nil || b == nil || !a.ready() || !b.ready():
		return notBothReady
	case a.controller == b.controller:
		return ownOpponent
	}
	if r := g.forbidden(reader, CannotFight, a); r != nil {
		return r
	}
	return g.forbidden(reader, CannotFight, b)
}

// BearerBlocksThenMay lets the bearer, if it has the card as it blocks, do something before range
// is determined in the first round of the combat of that block (AR-4.9.3.p4.c2).
func BearerBlocksThenMay(e Effect) OnCard {
	held := e
	held.Check = func(g *Game, p *Play) *Refusal {
		if p.ref.get() == nil || p.card.host != p.by {
			return notBorne
		}
		if r := g.forbidden(p.seat, Unusable, p.card); r != nil {
			return r
		}
		if e.Check != nil {
			return e.Check(g, p)
		}
		return nil
	}
	offer := Effect{Do: func(g *Game, p *Play) {
		a, c := g.action, g.combat
		if a != nil && c != nil && c.byBlock && c.round == 1 && a.blocker.get() == p.by && c.opponent(p.by) == g.actor() {
			g.give(grant{kind: grantUse, window: BeforeRange, minion: p.by.ref(), source: p.ref, mode: p.mode, effect: &held, play: p, span: RoundSpan})
		}
	}}
	return When(BlockSucceeds, Say("if the bearer blocks, it may, in the first round of the resulting combat and before range is determined, "+e.Text),
		Silently(Must, AboutHost, Effect{Do: func(g *Game, p *Play) {
			g.later(due{at: RoundBegins, effect: &offer, play: p, span: ActionSpan})
		}}))
}

// SetsRange sets the range of the round outright, unless it is set already: no step to determine it
// follows. Of several ranges the user chooses one.
func SetsRange(to ...string) Effect {
	return Effect{
		Text: "set the range of this round to " + strings.Join(to, " or "),
		Check: func(g *Game, p *Play) *Refusal {
			if g.combat == nil || g.combat.set {
				return rangeIsSet
			}
			return nil
		},
		Do: func(g *Game, p *Play) {
			if g.combat == nil || g.combat.set {
				return // AR-4.2.1.p2.c1
			}
			var words []Object
			for _, w := range to {
				words = append(words, wordObject(w))
			}
			o := g.chooseObject(p.seat, "Which range?", ChooseW, words, false)
			g.combat.long, g.combat.set = o.Word == rangeWord(true), true
			g.tell(Event{Kind: RangeSet, Word: o.Word})
		}}
}

// CommitsStrike commits the user to its first strike of the round with this weapon.
var CommitsStrike = Effect{
	Text: "its first strike in the round must then be with this weapon",
	Do: func(g *Game, p *Play) {
		for _, m := range p.card.def.Abilities {
			if i := g.combat.index(p.by); m.strike != nil && i >= 0 {
				x := &strike{spec: m.strike, card: p.card, mode: m, ref: p.ref, byText: true}
				x.play = &Play{card: p.card, ref: p.ref, mode: m, seat: p.seat, by: p.by, on: p.on, action: g.action}
				g.combat.sides[i].commit = x
				return
			}
		}
	}}

var rangeIsSet = refusal("The range of this round is set already.", "AR-4.2.1.p1.c2")

// IfIts gives something in the combat only if the minion entered combat with is of a kind.
func IfIts(w Who, x InFight) InFight {
	return InFight{Text: "; if that is " + w.Text + ", " + strings.TrimPrefix(x.Text, "; "), targetActs: x.targetActs, Do: func(g *Game, p *Play, t *Card) {
		if w.Is(g, t) {
			x.Do(g, p, t)
		}
	}}
}

// With gives the user something for the combat; text says what.
func With(text string, kind grantSpec) InFight {
	return InFight{Text: text, Do: func(g *Game, p *Play, _ *Card) { g.grants = append(g.grants, p.granted(kind, CombatSpan)) }}
}

// granted is what a specification gives the user, for a span where it does not say.
func (p *Play) granted(kind grantSpec, span Span) grant {
	x := kind(p)
	x.minion, x.source, x.mode = p.by.ref(), p.ref, p.mode
	if x.span == GameSpan {
		x.span = span
	}
	return x
}
