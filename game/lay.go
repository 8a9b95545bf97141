package game

import (
	"fmt"
	"slices"
	"strings"
)

// lay puts the cards on the table: shuffled decks and an opening hand, or a board.
func (g *Game) lay() error {
	for i, s := range g.setup.Seats {
		m := &Methuselah{name: s.Name, pool: 30, handSize: 7}
		g.seats = append(g.seats, m)
		if !g.setup.Board {
			g.dealDeck(Seat(i), s)
		}
	}
	if !g.setup.Board {
		g.turnSeat = g.setup.First
		if g.turnSeat == NoSeat { // RB-order-of-play.p1.c1
			g.turnSeat = Seat(g.random.IntN(len(g.seats)))
		}
		return nil
	}
	return g.layBoard()
}

// dealDeck shuffles a deck, deals four crypt cards face down and a hand of seven
// (RB-play-area.p2).
func (g *Game) dealDeck(s Seat, set SeatSetup) {
	made := make([]Card, len(set.Crypt)+len(set.Library)) // in one piece: most simulated games are short
	for i, p := range set.Crypt {
		g.makeCard(&made[i], p, s, Crypt)
	}
	for i, p := range set.Library {
		g.makeCard(&made[len(set.Crypt)+i], p, s, Library)
	}
	g.shuffle(s, Crypt)
	g.shuffle(s, Library)
	for range 4 {
		g.drawCrypt(s)
	}
	for range 7 {
		g.draw(s)
	}
}

// newCard makes a physical card.
func (g *Game) newCard(p *Piece, owner Seat, z Zone) *Card {
	c := &Card{}
	g.makeCard(c, p, owner, z)
	return c
}

// makeCard makes a blank card one of a piece, and puts it where it lies.
func (g *Game) makeCard(c *Card, p *Piece, owner Seat, z Zone) {
	c.id, c.piece, c.def = len(g.cards), p, bind(p)
	c.owner, c.controller, c.zone = owner, owner, z
	c.chosen, c.secret = Nothing, Nothing
	c.title, c.path = p.Facts.Title, p.Facts.Path
	c.belong(p.Facts.Sect, "")
	g.cards = append(g.cards, c)
	if p.Facts.Types.Has(Vampire) {
		g.titledCards = append(g.titledCards, c)
	}
	if z != Nowhere {
		g.seats[owner].zones[z] = append(g.seats[owner].zones[z], c)
	}
}

// blank is a card nobody can play: boards are filled with it.
var blank = &Piece{Facts: &Facts{Name: "blank"}}

// Blank is the card that fills what a board does not say.
func Blank() *Piece { return blank }

// boardOrder is the order in which the zones of a seat are laid out, and so in which cards of
// one name are numbered: as boards are written.
var boardOrder = []Zone{Ready, Torpor, Uncontrolled, Incapacitated, InPlay, Contested, SetAside,
	Hand, Library, Crypt, AshHeap, Removed, Limbo}

// layBoard lays a board out by hand.
func (g *Game) layBoard() error {
	g.turnSeat, g.phase = g.setup.First, g.setup.Phase
	if g.turnSeat == NoSeat {
		g.turnSeat = 0
	}
	var late []func() error
	for i, s := range g.setup.Seats {
		seat := Seat(i)
		m := g.seats[i]
		m.pool, m.vp, m.ousted, m.debt, m.counters = s.Pool, s.VP, s.Ousted, s.Debt, slices.Clone(s.Counters)
		m.turns = max(0, s.Turns)
		if s.HandSize > 0 {
			m.handSize = s.HandSize
		}
		if s.Edge {
			g.edge = seat
		}
		m.short = s.HandShort
		for _, z := range boardOrder {
			for k := range s.Zones[z] {
				if _, err := g.layCard(&s.Zones[z][k], seat, z, nil, &late); err != nil {
					return err
				}
			}
		}
	}
	for _, f := range late {
		if err := f(); err != nil {
			return err
		}
	}
	g.settleTitles() // two who are laid out with one title contest it
	for i, s := range g.setup.Seats {
		g.fill(Seat(i), s)
		g.seats[i].lastTurn = 1 - len(g.seats)
	}
	return g.layPast()
}

// layPast remembers what a board says has happened before.
func (g *Game) layPast() error {
	for i := range g.setup.Happened {
		h := &g.setup.Happened[i]
		c := g.FindCard(h.Card)
		if c == nil {
			return SetupFault{h.Line, fmt.Sprintf("no card %q is on the table", h.Card)}
		}
		if text := pastForms[h.Form](g, c, h); text != "" {
			return SetupFault{h.Line, text}
		}
	}
	return nil
}

// pastForms remember a form of history of a card, or say why it cannot be. The first turn is 1.
var pastForms = map[string]func(*Game, *Card, *HappenedSetup) string{
	"burned": func(g *Game, c *Card, h *HappenedSetup) string {
		c = g.inAshHeap(c)
		c.burned, c.burnedIn = true, 1+h.Turn
		return ""
	},
	"diablerie": func(_ *Game, c *Card, h *HappenedSetup) string {
		c.diablerist, c.lastKill = true, 1+h.Turn
		return ""
	},
	"entered play": func(_ *Game, c *Card, _ *HappenedSetup) string {
		if !c.inPlay() {
			return c.Name() + " is not in play: it has not entered it this turn"
		}
		c.entered, c.bought = 1, c.is(Ally)
		return ""
	},
	"bled": func(_ *Game, c *Card, _ *HappenedSetup) string {
		if !c.isMinion() || !c.inPlay() {
			return c.Name() + " is no minion in play: it has not bled this turn"
		}
		c.acted = append(c.acted, actRecord{kind: bleedKind, on: Nothing})
		return ""
	},
	"played": (*Game).layPlayed,
}

// layPlayed remembers that a card was played: an event in the game, another card in this turn or,
// where it says so, in the game.
func (g *Game) layPlayed(c *Card, h *HappenedSetup) string {
	if c.piece.Facts.Types.Has(EventCard) {
		g.eventsPlayed[c.piece.Facts.Name] = true
		return ""
	}
	n := len(g.played)
	for _, m := range c.def.Modes {
		if m.oncePlayed() {
			g.played = append(g.played, played{name: c.Name(), seat: h.Seat, span: TurnSpan, mode: m, as: m.as, card: c, on: Nothing})
		}
	}
	if len(g.played) == n {
		return "no rule looks back on " + c.Name() + " having been played: only on events, and on cards that may be played once a turn or game"
	}
	return ""
}

// oncePlayed reports whether a play of the mode bars others in the turn or game, whoever makes them.
func (m *Mode) oncePlayed() bool {
	return slices.ContainsFunc(m.limits, func(k limit) bool {
		return (k.span == GameSpan || k.span == TurnSpan) && !k.on && !k.perUser && k.trait == ""
	})
}

// inAshHeap is the copy of a card that lies in its owner's ash heap, if one does.
func (g *Game) inAshHeap(c *Card) *Card {
	for _, k := range g.seats[c.owner].zones[AshHeap] {
		if k.piece == c.piece && !k.burned {
			return k
		}
	}
	return c
}

// fill gives a board its defaults: libraries and crypts of blanks, hands filled up.
func (g *Game) fill(s Seat, set SeatSetup) {
	m := g.seats[s]
	for _, d := range []struct {
		zone Zone
		n    int
	}{{Library, 60}, {Crypt, 12}} {
		if _, given := set.Zones[d.zone]; !given {
			for range d.n {
				g.newCard(blank, s, d.zone)
			}
		}
	}
	if given, ok := set.Zones[Hand]; ok && len(given) == 0 {
		return
	}
	for len(m.zones[Hand]) < g.handTarget(s) {
		g.newCard(blank, s, Hand)
	}
}

// layCard puts one card of a board in its place, with what is on it.
func (g *Game) layCard(p *Placed, seat Seat, z Zone, host *Card, late *[]func() error) (*Card, error) {
	owner := seat
	if p.Owner != NoSeat {
		owner = p.Owner
	}
	c := g.newCard(p.Piece, owner, Nowhere)
	c.level, c.disc = p.Level, p.Discipline
	f := p.Piece.Facts
	if p.Sect != NoSect {
		c.belong(p.Sect, "")
	}
	if p.Clan != "" {
		c.belong(c.sect, p.Clan)
	}
	if p.Title != nil {
		c.title = *p.Title
	}
	c.named = p.Named
	c.counters = append([]Counter(nil), p.Counters...)
	controller := seat
	if host != nil {
		controller = host.controller
	}
	if p.Controller != NoSeat {
		controller = p.Controller
	}
	c.entered = -1
	switch {
	case p.Stored:
		g.keepOn(c, host)
	case host != nil:
		c.zone, c.host = OnHost, host
		host.on = append(host.on, c)
		c.controller = controller
		g.numberCard(c)
	default:
		g.laySpot(c, z, controller)
	}
	if f.Types.Has(EventCard) && c.zone.onTable() {
		g.eventsPlayed[f.Name] = true
	}
	c.blood = g.startBlood(p, c, z)
	if f.Types.Has(Vampire) && (z == Uncontrolled || z == Crypt) && p.Blood < 0 {
		c.blood = 0
	}
	c.locked = p.Locked
	c.wounded = z == Torpor
	c.faceDown = p.FaceDown || z == Uncontrolled && host == nil || p.Contested || p.Stored
	c.titleLost = p.TitleLost
	for k := range p.On {
		if _, err := g.layCard(&p.On[k], seat, z, c, late); err != nil {
			return nil, err
		}
	}
	if host == nil {
		g.refresh(c)
	}
	*late = append(*late, func() error { return g.layLater(p, c, z) })
	return c, nil
}

// laySpot puts a card into a zone without the rules of entering play.
func (g *Game) laySpot(c *Card, z Zone, s Seat) {
	c.zone = z
	switch z {
	case Library, Crypt, Hand, AshHeap, Removed:
		s = c.owner
	case Uncontrolled, Ready, Torpor, Incapacitated, InPlay, Contested, SetAside:
		g.numberCard(c)
	}
	c.controller = s
	g.seats[s].zones[z] = append(g.seats[s].zones[z], c)
}

// startBlood is what a placed card has on it: as said, full, or its starting life.
func (g *Game) startBlood(p *Placed, c *Card, z Zone) int {
	switch {
	case p.Blood >= 0:
		return p.Blood
	case ownersZones[z]:
		return 0
	case c.isVampire():
		return c.piece.Facts.Capacity
	case c.is(Imbued) && z != Uncontrolled:
		return max(c.piece.Facts.Life, c.piece.Facts.Capacity)
	case c.is(Ally | Retainer):
		return g.startingLife(c)
	}
	return 0
}

// layLater says of a placed card what refers to others.
func (g *Game) layLater(p *Placed, c *Card, z Zone) error {
	if p.Chosen != "" {
		o := g.findObject(p.Chosen)
		c.choose(o)
		if o.Seat != NoSeat {
			c.others = append(c.others, o)
		}
	}
	if p.Contested {
		back := z
		if z == Contested {
			back = InPlay
			if c.isMinion() {
				back = Ready
			}
		}
		if c.zone != Contested || c.back == Nowhere {
			g.contest(c)
			c.back = back
		}
	}
	if p.Rival != "" {
		if k := g.FindCard(p.Rival); k != nil && k.inPlay() {
			g.contest(k)
		}
	}
	if p.Until.Set {
		c.returns = &Control{until: p.Until, then: p.Then}
		g.borrowed = append(g.borrowed, c)
	}
	for _, u := range p.Used {
		m := c.def.ability(u.Effect)
		if m == nil {
			return SetupFault{p.Line, noSuchEffect(c, u.Effect)}
		}
		g.markUse(c, m, u.Span, NoSeat)
	}
	for _, a := range p.Acted {
		c.acted = append(c.acted, g.deed(a))
	}
	return nil
}

// ability finds an ability by its word; the only one has none.
func (d *Definition) ability(word string) *Mode {
	for _, m := range d.Abilities {
		if m.word == word {
			return m
		}
	}
	if len(d.Abilities) == 1 && word == "" {
		return d.Abilities[0]
	}
	return nil
}

// findObject finds a card or seat by name; anything else is a word.
func (g *Game) findObject(name string) Object {
	for i, m := range g.seats {
		if strings.EqualFold(m.name, name) {
			return seatObject(Seat(i))
		}
	}
	if c := g.FindCard(name); c != nil {
		return cardObject(c)
	}
	return wordObject(name)
}

// FindCard finds a card by the name it goes by at this table.
func (g *Game) FindCard(name string) *Card {
	for _, c := range g.cards {
		if c.number > 0 && strings.EqualFold(g.NameOf(c), name) {
			return c
		}
	}
	for _, c := range g.cards {
		if strings.EqualFold(c.Name(), name) {
			return c
		}
	}
	return nil
}

// noSuchEffect says that a card has no effect that could have been used.
func noSuchEffect(c *Card, effect string) string {
	if effect == "" {
		return c.Name() + " has no effect that could be used"
	}
	return fmt.Sprintf("%s has no effect called %q", c.Name(), effect)
}
