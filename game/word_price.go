package game

import (
	"fmt"
	"slices"
)

// The words of this file say what changes the cost of cards and actions: by how much and in
// what, of which cards, and for whom (AR-1.7.2, AR-1.7.3).

// Coin is what a cost is paid in; OfEither is whichever of the two a card costs.
type Coin uint8

// The coins.
const (
	OfPool Coin = iota
	OfBlood
	OfEither
	OfBloodOrLife
)

var coinNames = [...]string{OfPool: "pool", OfBlood: "blood", OfEither: "pool or blood", OfBloodOrLife: "blood or life"}

// Priced describes cards, in the plural, as they are paid for.
type Priced struct {
	Text    string
	Is      func(g *Game, source *Card, p *Play) bool
	actions bool // actions, with whatever they are taken
	onTop   bool // it is added only where something is to be paid
}

// Payer is who pays.
type Payer struct {
	To    string // "costs ... more"
	Plays string // "that ... plays"
	Is    func(g *Game, source *Card, p *Play) bool
}

// The payers.
var (
	Everybody  = Payer{Is: func(*Game, *Card, *Play) bool { return true }}
	ThisMinion = Payer{"this minion ", "that this minion plays", func(_ *Game, src *Card, p *Play) bool { return p.by == src }}
	ItsBearer  = Payer{"the minion with this card ", "that the minion with this card plays",
		func(_ *Game, src *Card, p *Play) bool { return p.by != nil && p.by == src.host }}
	// OthersWhileItIsBusy are other minions while the bearer is acting, attempting to block or in combat.
	OthersWhileItIsBusy = Payer{"other minions, while the minion with this card is acting, attempting to block or in combat, ", "that other minions play",
		func(g *Game, src *Card, p *Play) bool {
			return p.by != nil && p.by != src.host && src.host != nil && g.busy(src.host)
		}}
	// WhileItActs is everybody, as long as the minion whose text it is acts.
	WhileItActs = Payer{"their players, while this minion acts, ", "that are played while this minion acts",
		func(g *Game, src *Card, _ *Play) bool { return g.actor() == src }}
	// OtherMethuselahs are all but the one who controls the card, and their minions.
	OtherMethuselahs = Payer{"other Methuselahs ", "that other Methuselahs play", func(_ *Game, src *Card, p *Play) bool { return p.seat != src.controller }}

	Yourself     = Payer{"you ", "that you play", func(_ *Game, src *Card, p *Play) bool { return p.seat == src.controller }}
	YourVampires = Payer{"your vampires ", "that a vampire you control plays", func(_ *Game, src *Card, p *Play) bool {
		return p.seat == src.controller && p.by != nil && p.by.isVampire()
	}}
)

// CardsAs are cards that are played as a type: of several types, only as that one.
func CardsAs(t Types, text string) Priced {
	return Priced{Text: text, Is: func(_ *Game, _ *Card, p *Play) bool { return p.mode.as.Has(t) }}
}

// CardsOf are cards of a kind, however they come into play (AR-1.7.3.p2.c1).
func CardsOf(w Who, text string) Priced {
	return Priced{Text: text, Is: func(g *Game, _ *Card, p *Play) bool { return w.Is(g, p.card) }}
}

// CardsRequiring are cards played at a way that requires a discipline.
func CardsRequiring(ds ...Discipline) Priced {
	return Priced{Text: "cards that require " + orNames(ds), Is: func(_ *Game, _ *Card, p *Play) bool {
		for _, k := range p.mode.disciplines {
			if slices.Contains(ds, k) {
				return true
			}
		}
		return false
	}}
}

// The kinds of cards that need no further word. ActionCards are those whose types take an
// action, also where another card's effect plays them.
var (
	AnyCards = Priced{Text: "cards", Is: func(*Game, *Card, *Play) bool { return true }}
	// CostingBlood: nothing is added to a cost that has been reduced to nothing (AR-1.7.2.p1.c4).
	CostingBlood = Priced{Text: "cards that cost blood", onTop: true, Is: func(_ *Game, _ *Card, p *Play) bool {
		return p.card.piece.Facts.Blood != Cost{}
	}}
	// Recruiting: by an action of its own only (AR-1.7.3.p2.c2).
	Recruiting = Priced{Text: "actions to recruit allies", Is: func(_ *Game, _ *Card, p *Play) bool {
		return p.mode.as.Has(Ally) && !p.brought
	}}
)

// aim is the minion that an action is aimed at: what it targets, or what the card is on that lets
// others take it.
func (p *Play) aim() *Card {
	if p.on.Card == nil && p.mode.action != nil && p.mode.action.atHost {
		return p.card.host
	}
	return p.on.Card
}

// Deed is a kind of action that a price can be about.
type Deed = actionKind

// The kinds of actions.
const (
	BleedDeed  = bleedKind
	RescueDeed = rescueKind
	AnyDeed    = actionKinds
)

// Deeds are actions of a kind, with a card or without.
func Deeds(k Deed) Priced {
	text := map[Deed]string{BleedDeed: "bleed actions", RescueDeed: "rescues from torpor", AnyDeed: "actions"}[k]
	return Priced{Text: text, actions: true, Is: func(_ *Game, _ *Card, p *Play) bool {
		return p.mode.action != nil && (k == AnyDeed || p.mode.action.kind == k)
	}}
}

// AimedAt are those that are aimed at one reached from the card with the text.
func AimedAt(at Reach, whom string, kind Priced) Priced {
	is := kind.Is
	kind.Text += " aimed at " + whom
	kind.Is = func(g *Game, src *Card, p *Play) bool {
		t := p.aim()
		return t != nil && is(g, src, p) && contains(at(g, &Play{card: src, ref: src.ref(), by: src.host, seat: src.controller, on: Nothing}), t)
	}
	return kind
}

// Costs changes what cards of a kind cost their payer, by n.
func Costs(n int, in Coin, kind Priced, to Payer) Trait {
	more, k := "more", n
	if n < 0 {
		more, k = "less", -n
	}
	return Trait{Text: fmt.Sprintf("%s cost %s%d %s %s", kind.Text, to.To, k, coinNames[in], more), Set: func(d *Definition) {
		d.prices = append(d.prices, price{n: n, in: in, kind: kind, to: to})
	}}
}

// PaysNothingFor spares the minion whose text it is the blood that cards of a kind cost; the cost
// stays what it is, and blood that an effect burns is none (AR-1.7.4.p1.c4).
func PaysNothingFor(kind Priced) Trait {
	return Trait{Text: "this minion burns no blood to pay what the " + kind.Text + " cost that it plays", Set: func(d *Definition) {
		d.prices = append(d.prices, price{spared: true, in: OfBlood, kind: kind, to: ThisMinion})
	}}
}

// Reduces takes n off the cost of a card of a kind: at any point up to the payment, and at the
// announcement if the card could not be paid without it (AR-1.7.3.p1).
func Reduces(n int, in Coin, kind Priced, by Payer) Bundle {
	r := &reducer{n: n, in: in, applies: func(g *Game, src *Card, p *Play) bool {
		return p.card != nil && !p.mode.fromPlay && kind.Is(g, src, p) && by.Is(g, src, p)
	}}
	return Bundle{
		Mark{Text: fmt.Sprintf("take %d %s off the cost of one of the %s %s, down to 0 at the least", n, coinNames[in], kind.Text, by.Plays),
			Set: func(m *Mode) { m.windows, m.reduces = duringCost, r }},
		when("", noSuchCost, func(g *Game, p *Play) bool {
			x := p.over
			if a := g.action; x == nil && a != nil && !a.resolving {
				x = a.play
			}
			return x != nil && x.mode != nil && r.applies(g, p.card, x) && r.bites(g, x)
		}),
		Effect{Do: func(g *Game, p *Play) { g.cutCost(p.ref, g.action.play, r) }},
	}
}

var noSuchCost = refusal("No such cost is about to be paid.", "RB-requirements-for-playing-cards.p6.c1")

// OpponentPays makes combat cards dearer for the opposing vampire until combat is over; those
// played at its end are among them (AR-1.7.4.p2.c2).
func OpponentPays(n int) Effect {
	return Effect{Text: fmt.Sprintf("for the rest of this combat, combat cards cost the opposing vampire %d blood more", n), Do: func(g *Game, p *Play) {
		for _, c := range Opponent(g, p) {
			g.addMod(mod{value: CardBloodCost, n: n, role: roleAll, on: c.ref(), source: p.ref, mode: p.mode, span: CombatSpan,
				cond: func(g *Game, m *mod, k *Card, s Seat) bool {
					v := m.on.get()
					return k != nil && k.is(CombatCard) && v != nil && v.isVampire() && g.combat != nil && g.combat.fights(v) && v.controller == s
				}})
		}
	}}
}

// BlocksCost has minions of a kind pay for each attempt to block the action; where only blood will
// do, an ally, which has none, cannot attempt it (AR-1.7.1.p3.c2, AR-1.7.5.p2.c1).
func BlocksCost(n int, in Coin, w Who, whom string) Effect {
	v, allies := BlockVitae, ""
	if in == OfBlood {
		v = BlockCost
	}
	if in == OfBlood && w.Text != Vampires.Text {
		allies = ", and allies, having none, cannot attempt it"
	}
	return Effect{Text: fmt.Sprintf("%s burn %d %s for each attempt to block%s", whom, n, coinNames[in], allies), Do: func(g *Game, p *Play) {
		g.addMod(mod{value: v, n: n, role: roleAll, source: p.ref, mode: p.mode, span: ActionSpan,
			cond: func(g *Game, _ *mod, c *Card, _ Seat) bool { return c != nil && w.Is(g, c) }})
	}}
}

// Lacking describes minions without a discipline.
func Lacking(d Discipline) Who {
	return Who{"a minion without " + d.Name(), func(g *Game, c *Card) bool { return c.isMinion() && g.level(c, d) == None }}
}

// BurnsUnlessRepaid burns every card of a kind when a referendum has passed, except those whose
// controllers pay their cost in pool anew, one by one; for nothing, too, she may let it burn
// (AR-1.7.6.p3).
func BurnsUnlessRepaid(w Who, plural string) Mark {
	return Passes(Effect{Text: "all " + plural + " are burned; a Methuselah can keep any that she or her minions control by paying their pool cost again",
		Do: func(g *Game, p *Play) {
			var buf [8]Seat
			for _, s := range g.clockwise(p.seat, buf[:0]) {
				for _, c := range g.cards {
					if c.inPlay() && w.Is(g, c) && bearerSeat(c) == s && !g.keeps(s, c) {
						g.burn(c)
					}
				}
			}
		}})
}

func bearerSeat(c *Card) Seat {
	if c.host != nil {
		return c.host.controller
	}
	return c.controller
}

// keeps asks a Methuselah to pay the pool cost of a card in play to keep it: what it costs where
// it is (AR-1.7.2.p1.c5).
func (g *Game) keeps(s Seat, c *Card) bool {
	n := g.poolCost(&Play{card: c, ref: c.ref(), mode: &Mode{as: c.piece.Facts.Types}, seat: s, by: c.host, on: Nothing})
	if g.seats[s].pool < n {
		return false
	}
	o := g.ask(&Decision{Seat: s, Window: OfferW, Prompt: fmt.Sprintf("Keep %s for %d pool?", g.NameTo(NoSeat, c), n), Default: 1,
		Options: []Option{{Verb: YesTo, card: c, on: Nothing, PoolCost: n}, {Verb: NoTo, card: c, on: Nothing}}})
	if o.Verb == YesTo {
		g.burnPool(s, n)
	}
	return o.Verb == YesTo
}
