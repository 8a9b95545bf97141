package game

import (
	"fmt"
	"strings"
)

// A card that becomes a vampire: a piece of its own stands for it while it is in play.

// Likeness is what a card is that becomes a vampire: how old, and what it can do. What it does not
// say, its clan and its sect, it has from the acting vampire.
type Likeness struct {
	Text string
	of   func(*Game, *Play) Facts
}

// Aged is a capacity without disciplines, LikeUser what the acting vampire has now.
func Aged(capacity int) Likeness {
	return Likeness{"a capacity of " + plus(capacity)[1:], func(*Game, *Play) Facts { return Facts{Capacity: capacity} }}
}

// LikeUser is a copy of the acting vampire.
var LikeUser = Likeness{"the capacity and the Disciplines that the acting vampire has now", func(g *Game, p *Play) Facts {
	var levels Levels
	for d := Abo; d < disciplines; d++ {
		levels[d] = g.level(p.by, d)
	}
	return Facts{Capacity: g.capacity(p.by), Disciplines: levels}
}}

// AgedAsKept is the printed capacity of the vampire that is kept on the card.
var AgedAsKept = Likeness{"the capacity of the vampire kept here", func(g *Game, p *Play) Facts {
	for _, k := range kept(p.card) {
		if k.isVampire() {
			return Facts{Capacity: k.piece.Facts.Capacity}
		}
	}
	return Facts{}
}}

// SlaveGargoyle is a Gargoyle that can fly and serves the acting vampire's clan, with further
// disciplines.
func (l Likeness) SlaveGargoyle(levels Levels) Likeness {
	return Likeness{fmt.Sprintf("%s, %s and flight, a Gargoyle that is a slave to the acting vampire's clan", l.Text, levels), func(g *Game, p *Play) Facts {
		f := l.of(g, p)
		f.Disciplines, f.Clans, f.Slave, f.Traits = levels, []string{"Gargoyle"}, g.clanOf(p.by), []string{"flight"}
		return f
	}}
}

// SectOfChosen is of the sect of the minion chosen for the card, as it is or last was.
func (l Likeness) SectOfChosen() Likeness {
	return Likeness{l.Text + ", of the sect of the chosen minion", func(g *Game, p *Play) Facts {
		f := l.of(g, p)
		if c := p.card.chosen.Card; c != nil {
			f.Sect = c.sect
		}
		return f
	}}
}

// ChoosesUser makes the acting minion the one that is chosen for the card.
var ChoosesUser = Effect{Text: "choose this acting minion for this card", Do: func(g *Game, p *Play) { p.card.choose(cardObject(p.by)) }}

// ServedByChosen: the user is of the clan that the minion chosen for the card serves, or served.
var ServedByChosen = when("only one of the clan that the chosen minion serves", refusal("The chosen slave does not serve its clan.", "RB-traits.p9.c1"),
	func(g *Game, p *Play) bool {
		c := p.card.chosen.Card
		return c != nil && p.by != nil && c.piece.Facts.Slave != "" && g.isClan(p.by, c.piece.Facts.Slave)
	})

// BecomesVampire puts the card in play, if it is not yet, as a vampire, not unique, of the clan of the
// acting vampire and of its sect, if no other is named; it has no blood.
func BecomesVampire(like Likeness, sect ...Sect) Effect {
	of := ", not unique, of the acting vampire's clan and sect"
	for _, s := range sect {
		of = ", " + s.String() + ", not unique, of the acting vampire's clan"
	}
	return Effect{Text: "put this card in play: it becomes a vampire with " + like.Text + of,
		Do: func(g *Game, p *Play) {
			if p.by == nil || p.card.zone != Limbo || p.ref.get() == nil {
				return
			}
			p.placed = true
			g.becomeVampire(p, like, sect...)
		}}
}

// TurnsIntoVampire makes the card, which is in play, such a vampire; what was said for it before is
// gone.
func TurnsIntoVampire(like Likeness) Effect {
	return Effect{Text: "this card turns into a vampire, not unique, with " + like.Text,
		Do: func(g *Game, p *Play) {
			if p.by == nil || p.card.zone != InPlay || p.ref.get() == nil {
				return
			}
			g.unindexAll(p.card)
			g.becomeVampire(p, like)
			p.card.choose(Nothing)
		}}
}

func (g *Game) becomeVampire(p *Play, like Likeness, sect ...Sect) {
	f := like.of(g, p)
	f.Name, f.Types = p.card.Name(), Vampire
	if f.Clans == nil {
		f.Clans = []string{g.clanOf(p.by)}
	}
	if f.Sect == NoSect {
		f.Sect = p.by.sect
	}
	for _, s := range sect {
		f.Sect = s
	}
	g.incarnate(p.card, &Piece{Facts: &f})
	g.move(p.card, Ready, p.seat)
	g.tell(Event{Kind: EnteredPlay, Card: p.card, Seat: p.seat})
}

// incarnate makes a card another piece until it leaves play.
func (g *Game) incarnate(c *Card, p *Piece) {
	if c.former == nil {
		c.former = c.piece
	}
	f := p.Facts
	c.piece = p
	c.def = bind(p)
	c.title, c.path = f.Title, f.Path
	c.belong(f.Sect, "")
	if !contains(g.titledCards, c) {
		g.titledCards = append(g.titledCards, c)
	}
}

// guise is what a card was called in a life in which it was another piece.
type guise struct {
	life uint32
	name string
}

// nameThen is what a card was called in a life of its own: what it was in another is not what it is.
func (g *Game) nameThen(c *Card, life uint32, reader Seat) string {
	for i := range c.guises {
		if c.guises[i].life == life {
			return c.guises[i].name
		}
	}
	return g.NameTo(reader, c)
}

// disincarnate gives a card back what is printed on it.
func (g *Game) disincarnate(c *Card) {
	if c.former != nil {
		c.guises = append(c.guises, guise{c.life - 1, g.NameTo(NoSeat, c)})
		g.unindexAll(c)
		c.piece, c.former = c.former, nil
		c.def = bind(c.piece)
	}
}

// FightsAsAlly has no combat of the blocked acting minion occur: the card comes into play as an
// ally that fights the blocking minion at once instead, and is burned when that is over.
func FightsAsAlly(life, strength int, ways ...OnCard) Bundle {
	ally := Define(append(ways, When(AfterCombatM, Silently(Must, BurnThis)), When(ActionEnds, Silently(Must, BurnThis)))...)
	return Bundle{
		Mark{Text: "usable when the action is blocked", Set: func(m *Mode) { m.windows = In(BlockResolution) }},
		Effect{Text: fmt.Sprintf("instead of the acting minion, this card fights the blocking one at once: it comes into play as an ally with %d life and %d strength. %s Burn it at the end of the combat, or if there is none",
			life, strength, strings.ReplaceAll(ally.render(), "\n", " ")),
			Check: func(g *Game, p *Play) *Refusal {
				if g.action != nil && g.action.slave.get() != nil {
					return onlyOneSlave
				}
				return nil
			},
			Do: func(g *Game, p *Play) {
				if g.action == nil || p.card.zone != Limbo {
					return
				}
				p.placed = true
				g.incarnate(p.card, &Piece{Def: ally, Facts: &Facts{Name: p.card.Name(), Types: Ally, Life: life, Strength: strength}})
				p.card.blood = life
				g.move(p.card, Ready, p.seat)
				g.action.slave, g.action.atOnce = p.card.ref(), true
			}},
	}
}

// CannotUse keeps the minion from playing cards that require a discipline.
func CannotUse(d Discipline) Trait {
	return Trait{Text: "This vampire cannot use cards that require " + d.Name(), Set: func(t *Definition) { t.cannotUse = append(t.cannotUse, d) }}
}

func (c *Card) mayUse(m *Mode) bool {
	for _, d := range c.def.cannotUse {
		for _, k := range m.disciplines {
			if k == d {
				return false
			}
		}
	}
	return true
}

// EvenLocked: a reaction that a locked minion can use as well.
var EvenLocked = Mark{Text: "usable by a locked minion, too", Set: func(m *Mode) { m.evenLocked = true }}

// NoneOlder: not usable while an older ready vampire of a kind has no title.
func NoneOlder(w Who) Condition {
	return when("not usable while an older ready untitled vampire is "+w.Text, refusal("An older ready untitled vampire of the clan is in play.", "RB-important-terms-in-the-game.p8.c1"),
		func(g *Game, p *Play) bool {
			e := g.eldest(w, p.by)
			return e == nil || p.by != nil && !g.older(e, p.by)
		})
}

// eldest is the oldest ready untitled vampire of a kind but one.
func (g *Game) eldest(w Who, but *Card) *Card {
	var found *Card
	for i := range g.seats {
		for _, c := range g.seats[i].zones[Ready] {
			if c != but && c.isVampire() && w.Is(g, c) && !g.titled(c) && (found == nil || g.older(c, found)) {
				found = c
			}
		}
	}
	return found
}

// TitleSeeksEldest moves the title card to the oldest ready untitled vampire of a kind whenever
// its holder is no ready vampire of that kind or is younger than that one.
func TitleSeeksEldest(w Who) Trait {
	return Trait{Text: "Whenever its holder is not " + w.Text + " that is ready, or an older ready untitled vampire is, this card moves to the oldest such vampire",
		Set: func(d *Definition) {
			d.settles = func(g *Game, c *Card) {
				h := c.host
				if h == nil {
					return
				}
				e := g.eldest(w, h)
				if e == nil || h.ready() && w.Is(g, h) && !g.older(e, h) {
					return
				}
				g.putOn(c, e, e.controller)
				g.setTitle(e, c.def.title)
			}
		}}
}

// ThrowsWithAnother plays rock, paper, scissors with another Methuselah: on a tie both discard a
// card at random, else the loser her hand.
func ThrowsWithAnother() Bundle {
	s := AMethuselah(Others)
	s.Text = "play rock, paper, scissors with another Methuselah"
	return Bundle{s, Effect{Text: "on a tie each of you discards 1 card at random, else the loser discards her hand", Do: func(g *Game, p *Play) {
		mine, hers := g.throw(p.seat), g.throw(p.on.Seat)
		switch (mine - hers + 3) % 3 {
		case 0:
			g.discardRandom(p.seat)
			g.discardRandom(p.on.Seat)
		case 1:
			g.discardHand(p.on.Seat)
		default:
			g.discardHand(p.seat)
		}
	}}}
}

var throws = []string{"rock", "paper", "scissors"}

func (g *Game) throw(s Seat) int {
	var opts []Option
	for i, w := range throws {
		opts = append(opts, Option{Verb: Chooses, n: i, on: wordObject(w)})
	}
	return g.ask(&Decision{Seat: s, Window: ChooseW, Prompt: "Rock, paper or scissors?", Options: opts, Default: -1, Hidden: true}).n
}

func (g *Game) discardRandom(s Seat) {
	if hand := g.seats[s].zones[Hand]; len(hand) > 0 {
		g.discard(g.atRandom(hand))
	}
}

func (g *Game) discardHand(s Seat) {
	for _, c := range append([]*Card(nil), g.seats[s].zones[Hand]...) {
		g.discard(c)
	}
}
