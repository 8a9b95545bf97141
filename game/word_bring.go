package game

import "fmt"

// The words of this file have a minion equip, recruit or employ by the effect of another card:
// requirements and cost apply as ever, though nothing is announced (AR-1.6.3.p1.c3).

// From is where an effect looks for a card.
type From struct {
	text  string
	zones []Zone
}

// Where cards are looked for. A library looked through is shuffled.
var (
	FromHand    = From{"from your hand", []Zone{Hand}}
	FromLibrary = From{"from your library (shuffle it afterwards)", []Zone{Library}}
)

func (f From) cards(g *Game, s Seat, ok func(*Card) bool) []*Card {
	var found []*Card
	for _, z := range f.zones {
		for _, k := range g.seats[s].zones[z] {
			if ok(k) && !hasName(found, k) {
				found = append(found, k)
			}
		}
	}
	return found
}

// shuffled shuffles what was looked through.
func (g *Game) shuffled(f From, s Seat) {
	for _, z := range f.zones {
		if z == Library || z == Crypt {
			g.shuffle(s, z)
		}
	}
}

// Which says which cards an effect may take.
type Which struct {
	Text string
	Is   func(*Game, *Play, *Card) bool
}

// Any is any card of a type; OneThat is a card of a kind.
func Any(t string, kinds Types) Which {
	return Which{t, func(_ *Game, _ *Play, c *Card) bool { return c.is(kinds) }}
}

// WithTrait limits it to cards that print a trait.
func (w Which) WithTrait(t string) Which {
	is := w.Is
	w.Is = func(g *Game, p *Play, c *Card) bool { return is(g, p, c) && c.trait(t) }
	return w
}

// Obtains has whom it reaches equip with, employ or recruit a card, with its requirements and at
// its cost, or at less. A card of the hand is named as the mode is announced, unseen; naming it
// commits nothing (AR-1.14.2).
func Obtains(by Reach, verb string, from From, which Which, less ...Less) Effect {
	var off Less
	price := "requirements and cost as usual"
	for _, l := range less {
		off, price = l, "requirements as usual, "+l.String()
	}
	list := func(g *Game, p *Play) []*Card {
		for _, c := range by(g, p) {
			return from.cards(g, p.seat, func(k *Card) bool {
				return k != p.card && which.Is(g, p, k) && len(g.waysForLess(p, c, k, off)) > 0
			})
		}
		return nil
	}
	e := Effect{Text: verb + " " + which.Text + " " + from.text + ", " + price}
	e.Do = func(g *Game, p *Play) {
		for _, c := range by(g, p) {
			found := list(g, p)
			if len(p.set) > 0 {
				found = within(found, p.set)
			}
			g.obtainLess(p, c, found, off)
		}
		g.shuffled(from, p.seat)
	}
	if len(from.zones) == 1 && from.zones[0] == Hand {
		e.Check = func(g *Game, p *Play) *Refusal {
			if len(list(g, p)) == 0 {
				return noTarget
			}
			return nil
		}
		e.Names = func(g *Game, p *Play) {
			if k := g.chooseCard(p.seat, "Which card?", ChooseW, Chooses, list(g, p)); k != nil {
				p.set = append(p.set, k.ref())
				p.kind = kindOf(k.piece.Facts.Types) // the action is of the type that the card takes
			}
		}
	}
	return e
}

// Less is what is taken off a cost, or what else it may be paid in.
type Less struct {
	Pool, Blood int
	halfInBlood bool // half of the pool cost, at most, in blood of the minion
}

// HalfInBlood lets the minion pay up to half of the pool cost, rounded down, in its own blood.
var HalfInBlood = Less{halfInBlood: true}

func (l Less) String() string {
	if l.halfInBlood {
		return "up to half of its pool cost, rounded down, payable in this minion's blood"
	}
	return fmt.Sprintf("its cost reduced by %d pool or up to %d blood", l.Pool, l.Blood)
}

// within are those of some cards that are still what was named.
func within(found []*Card, named []Ref) []*Card {
	var left []*Card
	for _, r := range named {
		if c := r.get(); c != nil && contains(found, c) {
			left = append(left, c)
		}
	}
	return left
}

// Obtained is the card that the effect before has brought into play.
func Obtained(g *Game, p *Play) []*Card { return one(p.onRef.get()) }

// obtain has a minion obtain one of several cards, at one of the levels at which it could; false
// if there is none, or if its Methuselah finds none; from her hand she need not only where free.
func (g *Game) obtain(p *Play, c *Card, found []*Card, free bool) bool {
	if len(found) == 0 {
		return false
	}
	var k *Card
	if found[0].zone == Hand && !free {
		k = g.chooseCard(p.seat, "Which card?", ChooseW, Chooses, found)
	} else {
		k = g.searchOrNone(p.seat, "Which card?", found)
	}
	if k == nil {
		return false
	}
	g.obtains(p, c, k, g.waysToObtain(p, c, k))
	return true
}

// obtainLess likewise, with something taken off the cost; a card of the hand has been named.
func (g *Game) obtainLess(p *Play, c *Card, found []*Card, off Less) {
	var k *Card
	switch {
	case len(found) == 0:
		return
	case len(p.set) > 0:
		k = found[0]
	case found[0].zone == Hand:
		k = g.chooseCard(p.seat, "Which card?", ChooseW, Chooses, found)
	default:
		k = g.searchOrNone(p.seat, "Which card?", found)
	}
	if k != nil {
		g.obtains(p, c, k, g.waysForLess(p, c, k, off))
	}
}

// waysForLess are the ways to obtain a card with something taken off its cost.
func (g *Game) waysForLess(p *Play, c, k *Card, off Less) []*Play {
	q := *p
	q.less = off
	return g.waysFor(&q, c, k, false)
}

// obtains has a minion obtain a card in one of the ways there are.
func (g *Game) obtains(p *Play, c, k *Card, ways []*Play) {
	q := ways[0]
	if len(ways) > 1 {
		words := []Object{wordObject("superior"), wordObject("basic")}
		if g.chooseObject(p.seat, "At which level?", ChooseW, words, false).Word == "superior" {
			q = ways[len(ways)-1]
		}
	}
	g.payPlay(q)
	if c.inPlay() {
		g.install(q)
		p.onRef = k.ref()
	}
}

// waysToObtain are the plays of a card that a minion could make and pay for by the effect of
// another one; no requirement is met by pretence there (AR-1.6.4.p2).
func (g *Game) waysToObtain(p *Play, c, k *Card) []*Play { return g.waysFor(p, c, k, false) }

// waysFor likewise; one that is free costs nothing and contests nothing.
func (g *Game) waysFor(p *Play, c, k *Card, free bool) []*Play {
	if !k.is(Ally|Equipment|Retainer) || !free && k.unique() && g.controlsCopy(p.seat, k.Name()) {
		return nil
	}
	var ways []*Play
	for _, m := range k.def.Modes {
		if !m.as.Has(Ally | Equipment | Retainer) {
			continue
		}
		q := &Play{card: k, ref: k.ref(), mode: m, seat: p.seat, by: c, on: Nothing, action: p.action, honest: true, brought: true, unpaid: free, less: p.less}
		l := lister{g: g, seat: p.seat}
		g.ruleRequirements(&l, q)
		if !free {
			g.affordable(&l, q)
		}
		for i := range m.conds {
			l.refuse(m.conds[i].Fails(g, q))
		}
		g.ruleLimits(&l, q)
		if !l.failed {
			ways = append(ways, q)
		}
	}
	return ways
}

// install puts a card that was equipped, employed or recruited where it belongs.
func (g *Game) install(p *Play) {
	k, c := p.card, p.by
	k.x = p.x
	if len(g.statics[HiredLife]) > 0 {
		k.moreLife = g.value(HiredLife, k, p.seat, 0)
	}
	if k.is(Ally) {
		g.enter(k, p.mode, func() { g.move(k, Ready, p.seat) })
		k.bought = true
		return
	}
	if t := p.on.get(); t != nil && p.mode.spot == spotOnTarget && !p.brought {
		g.enter(k, p.mode, func() { g.putOn(k, t, k.keeper(t, p.seat)) })
		return // only put on it (AR-1.6.3.p4.c2)
	}
	g.enter(k, p.mode, func() { g.putOn(k, c, p.seat) })
	if k.is(Equipment) {
		g.moment(EquippedM, cardObject(k))
	}
}

// OutOf is any of several zones of the user's Methuselah; a library or crypt looked through is
// shuffled.
func OutOf(zones ...Zone) From {
	said := map[Zone]string{Library: "library (shuffle it afterwards)", Crypt: "crypt (shuffle it afterwards)", Hand: "hand", AshHeap: "ash heap"}
	words := make([]string, len(zones))
	for i, z := range zones {
		words[i] = said[z]
	}
	return From{"from your " + eitherOf(words), zones}
}
