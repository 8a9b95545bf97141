package game

import (
	"fmt"
	"strings"
)

// A card that becomes a vampire: a piece of its own stands for it while it is in play.

// Likeness is how old a card is that becomes a vampire, and what it can do.
type Likeness struct {
	Text string
	of   func(*Game, *Play) (int, Levels)
}

// Aged is a capacity without disciplines, LikeUser what the acting vampire has now.
func Aged(capacity int) Likeness {
	return Likeness{"a capacity of " + plus(capacity)[1:], func(*Game, *Play) (int, Levels) { return capacity, Levels{} }}
}

// LikeUser is a copy of the acting vampire.
var LikeUser = Likeness{"the capacity and the Disciplines that the acting vampire has now", func(g *Game, p *Play) (int, Levels) {
	var levels Levels
	for d := Abo; d < disciplines; d++ {
		levels[d] = g.level(p.by, d)
	}
	return g.capacity(p.by), levels
}}

// BecomesVampire puts the card in play as a vampire, not unique, of the clan of the acting vampire
// and of its sect, if no other is named; it has no blood.
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
			capacity, levels := like.of(g, p)
			is := p.by.sect
			for _, s := range sect {
				is = s
			}
			p.placed = true
			g.incarnate(p.card, &Piece{Facts: &Facts{Name: p.card.Name(), Types: Vampire, Clans: []string{g.clanOf(p.by)},
				Capacity: capacity, Sect: is, Disciplines: levels}})
			g.move(p.card, Ready, p.seat)
			g.tell(Event{Kind: EnteredPlay, Card: p.card, Seat: p.seat})
		}}
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

// disincarnate gives a card back what is printed on it.
func (g *Game) disincarnate(c *Card) {
	if c.former != nil {
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
	return when("not usable while an older ready untitled vampire is "+w.Text, refusal("An older ready untitled vampire of the clan is in play.", "RB-laibon.p1.c3"),
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
		g.discard(hand[g.random.IntN(len(hand))])
	}
}

func (g *Game) discardHand(s Seat) {
	for _, c := range append([]*Card(nil), g.seats[s].zones[Hand]...) {
		g.discard(c)
	}
}
