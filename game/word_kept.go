package game

import (
	"fmt"
	"strings"
)

// The words of this file say what may be done with the cards that are kept on a card.

// KeptUse is what the use of a kept card adds: who uses it, what it takes.
type KeptUse struct {
	text string
	set  func(*keeping)
}

// Who uses a kept card, at what price, and how.
var (
	ByYou          = KeptUse{"you can", func(k *keeping) { k.whose = byKeeper }}
	ByYourVampire  = KeptUse{"a vampire you control can", func(k *keeping) { k.whose = byVampires }}
	ByMinionWithIt = KeptUse{"the minion with this card can", func(k *keeping) { k.whose = byKeptOn }}
	ByThisMinion   = KeptUse{"this minion can", func(k *keeping) { k.whose = byKeptOn }}
	BurningThis    = KeptUse{"burn this card to", func(k *keeping) { k.burns = true }}
	// RemovedIfBurned: what was kept here is removed from the game when it would be burned.
	RemovedIfBurned = KeptUse{", and it is removed from the game instead of being burned", func(k *keeping) { k.removed = true }}
	// CostPaid: its cost has been paid already.
	CostPaid = KeptUse{", at no cost", func(k *keeping) { k.paid = true }}
	// AsBasicVampire: as a vampire that has the basic level of one discipline of the card.
	AsBasicVampire = KeptUse{", as a vampire with the basic level of 1 of its disciplines if it requires a vampire", func(k *keeping) {
		k.asVampire = true
		k.ways = func(_ *Card, m *Mode) bool { return m.level <= Basic && len(m.disciplines) <= 1 }
		k.lends = k.ways
	}}
)

// OnceEvery limits the uses of the cards kept here to one in a span.
func OnceEvery(s Span) KeptUse {
	return KeptUse{"once each " + spanNames[s], func(k *keeping) { k.once = s }}
}

// OnlyIf limits them to minions of a kind.
func OnlyIf(w Who) KeptUse {
	return KeptUse{", if it is " + w.Text, func(k *keeping) { k.who = &w }}
}

// AsIfWith lets the card be played as if the minion had a discipline at the level of the card it is
// kept on.
func AsIfWith(d Discipline) KeptUse {
	return KeptUse{", as if it had " + d.Name() + " at the level this card was played at", func(k *keeping) {
		k.lends = func(host *Card, m *Mode) bool {
			return len(m.disciplines) == 1 && m.disciplines[0] == d && m.level <= host.level
		}
	}}
}

// OnlyWith opens only the ways of using the card that require a discipline, at the level of the card
// it is kept on; the minion need not have it.
func OnlyWith(d Discipline) KeptUse {
	return KeptUse{", only as it is used with " + d.Name() + " at the level this card was played at, which the minion need not have", func(k *keeping) {
		k.ways = func(host *Card, m *Mode) bool {
			return len(m.disciplines) == 1 && m.disciplines[0] == d && m.level == host.level
		}
		k.lends = k.ways
	}}
}

// PlaysKept lets the cards kept on this one be played as if from the hand (AR-1.8.2.p1.c3).
func PlaysKept(more ...KeptUse) Trait {
	return keptTrait(false, "play a card kept here as if from your hand, with its requirements and cost", more)
}

// UsesKept lets the abilities of the cards kept on this one be used as if they were played; they
// are not (AR-1.8.2.p2.c1).
func UsesKept(more ...KeptUse) Trait {
	return keptTrait(true, "use the ability of the card kept here as if it were played from your hand", more)
}

func keptTrait(uses bool, what string, more []KeptUse) Trait {
	k := &keeping{uses: uses}
	var before, after []string
	for _, m := range more {
		m.set(k)
		if strings.HasPrefix(m.text, ",") {
			after = append(after, m.text)
		} else {
			before = append(before, m.text)
		}
	}
	return Trait{Text: strings.Join(append(before, what), " ") + strings.Join(after, ""), Set: func(d *Definition) { d.keeps = k }}
}

// MovesHere keeps the chosen card on this one, face down or up.
func MovesHere(way Face) Effect {
	return Effect{Text: "move it " + string(way) + " to this card, out of play", Do: func(g *Game, p *Play) {
		for _, c := range Target(g, p) {
			g.keepOn(c, p.card)
			c.faceDown = way == FaceDown
		}
	}}
}

// Face says which side of a kept card is up.
type Face string

// The sides of a kept card.
const (
	FaceDown Face = "face down"
	FaceUp   Face = "face up"
)

// KeptHere are the cards kept on this one.
func KeptHere(_ *Game, p *Play) []*Card { return kept(p.card) }

// MayStoreFromHand lets a card of a kind from the hand be kept face down on this one.
func MayStoreFromHand(w Who) Effect {
	return Effect{Text: "you can put " + w.Text + " from your hand on this card, out of play", Do: func(g *Game, p *Play) {
		if k := g.searchOrNone(p.seat, "Which card is kept here?", g.ofKind(g.seats[p.seat].zones[Hand], w)); k != nil {
			g.keepOn(k, p.card)
			k.faceDown = false
		}
	}}
}

// HasRoom: only so many cards can be kept here.
var HasRoom = when("only 1 card can be on this card at a time", refusal("A card is on it already.", "RB-important-terms-in-the-game.p8.c1"),
	func(_ *Game, p *Play) bool { return len(kept(p.card)) == 0 })

// GathersHere has cards of a kind searched for and kept here, one side up.
func GathersHere(most int, w Who, from From, way Face) Effect {
	return Effect{
		Text: fmt.Sprintf("put up to %d cards %s, each %s, %s on this card, out of play", most, from.text, w.Text, way),
		Do: func(g *Game, p *Play) {
			for range most {
				k := g.searchOrNone(p.seat, "Which card is kept here?", from.cards(g, p.seat, func(c *Card) bool { return w.Is(g, c) }))
				if k == nil {
					break
				}
				g.keepOn(k, p.card)
				k.faceDown = way == FaceDown
			}
			g.shuffled(from, p.seat)
		}}
}

// BurnedBare burns the card while no card is kept on it.
var BurnedBare = Trait{Text: "Burn this card when no card is on it", Set: func(d *Definition) {
	d.settles = func(g *Game, c *Card) {
		if c.inPlay() && len(kept(c)) == 0 {
			g.burn(c)
		}
	}
}}

// PaysFromHandOnto puts a card of a kind from the hand face up on this one; the acting minion pays
// that card's cost.
func PaysFromHandOnto(w Who) Bundle {
	store := StoresFromHand(w)
	return Bundle{Effect{Text: "put " + w.Text + " from your hand face up on this card, out of play; this acting minion pays its cost",
		Check: store.Check,
		Do: func(g *Game, p *Play) {
			k := g.chooseCard(p.seat, "Which card is kept here?", ChooseW, Chooses, g.ofKind(g.seats[p.seat].zones[Hand], w))
			if k == nil {
				return
			}
			cost := &Play{card: k, ref: k.ref(), mode: k.def.Modes[0], seat: p.seat, by: p.by, on: Nothing, action: p.action}
			g.payPlay(cost)
			g.keepOn(k, p.card)
			k.faceDown = false
		}}}
}

// KeepsCall moves the political action card that called the referendum from the ash heap onto the
// user, which can play it as if from its Methuselah's hand (AR-1.8.2.p3.c2).
var KeepsCall = Effect{
	Text: "move the political action card that called the referendum from your ash heap face down to this vampire, out of play; this vampire can play it like a card in your hand, with its requirements and cost",
	Check: func(g *Game, p *Play) *Refusal {
		if g.calledWith(p) == nil {
			return noCallInHeap
		}
		return nil
	},
	Do: func(g *Game, p *Play) {
		if c := g.calledWith(p); c != nil && p.by != nil {
			g.keep(c, p.by, keptCall)
		}
	}}

var keptCall = &keeping{whose: byKeptOn}

var noCallInHeap = refusal("The card that called the referendum is not in your ash heap.", "AR-1.11.2.p2.c2")

// calledWith is the card that called the action's referendum, if it lies in the user's ash heap.
func (g *Game) calledWith(p *Play) *Card {
	if a := g.action; a != nil && a.ref != nil && a.ref.card != nil && a.ref.card.zone == AshHeap && a.ref.card.owner == p.seat {
		return a.ref.card
	}
	return nil
}

// StoresNamed keeps any number of cards of the hand on this card, of a kind, named as it is played and
// unseen; those that have left the hand when it resolves stay where they are (AR-1.14.2.p1.c3).
func StoresNamed(w Who) Effect {
	return Effect{
		Text: "put any number of cards from your hand, each " + w.Text + ", face down on this card, out of play",
		Names: func(g *Game, p *Play) {
			left := g.ofKind(others(g.seats[p.seat].zones[Hand], p.card), w)
			for len(left) > 0 {
				c := g.searchOrNone(p.seat, "Which card is kept on it?", left)
				if c == nil {
					return
				}
				p.set = append(p.set, c.ref())
				left = others(left, c)
			}
		},
		Do: func(g *Game, p *Play) {
			for _, r := range p.set {
				if c := r.get(); c != nil && c.zone == Hand {
					g.keepOn(c, p.card)
				}
			}
		}}
}
