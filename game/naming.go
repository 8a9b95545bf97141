package game

import (
	"slices"
	"strconv"
)

// Record reads names as the log of a game and scripts write them: of every copy, seen or not.
const Record Seat = -2

// naming are the cards of one name that were in play or uncontrolled, as they came there.
type naming struct {
	cards  []*Card
	count  [8]int // by owner
	owners int
}

// numberCard gives a card its number when it first enters play or the uncontrolled region.
func (g *Game) numberCard(c *Card) {
	if c.number > 0 {
		return
	}
	n := g.numbers[c.Name()]
	if n == nil {
		n = &naming{}
		g.numbers[c.Name()] = n
	}
	if n.count[c.owner] == 0 {
		n.owners++
	}
	n.count[c.owner]++
	n.cards = append(n.cards, c)
	c.number = n.count[c.owner]
}

// NameOf is a card's name as labels and logs write it: numbered among its owner's cards of
// that name once it is in play, with the owner's name where seats differ.
func (g *Game) NameOf(c *Card) string { return g.NameTo(Record, c) }

// NameTo is a card's name as a reader is told it: alone, unless the reader sees others of that name
// on the table. The number counts the copies that the reader has seen, for one that counts others
// would tell of them.
func (g *Game) NameTo(reader Seat, c *Card) string {
	name := c.Name()
	if c.number == 0 || c.zone == Hand {
		return name
	}
	number, owners := g.rank(reader, c)
	if owners {
		name = g.seats[c.owner].name + "/" + name
	}
	if number > 1 {
		name += "#" + strconv.Itoa(number)
	}
	return name
}

// rank is the number of a card among its owner's that a reader has seen, and whether the reader sees
// others' cards of that name.
func (g *Game) rank(reader Seat, c *Card) (number int, owners bool) {
	n := g.numbers[c.Name()] // none for a card that has become something else since it was numbered
	if n == nil || reader == Record {
		return c.number, n != nil && n.owners > 1
	}
	number = 1
	several := false
	for _, k := range n.cards {
		shown := k != c && k.onTable() && g.sees(reader, k)
		switch {
		case k.owner != c.owner:
			owners = owners || shown
		case shown:
			several = true
		}
		if k.owner == c.owner && k.number < c.number && g.hasSeen(reader, k) {
			number++
		}
	}
	if !several {
		number = 1
	}
	return number, owners
}

// isAlone reports whether a reader sees no other card of a card's name on the table.
func (g *Game) isAlone(reader Seat, c *Card) bool {
	n := g.numbers[c.Name()]
	return n == nil || !slices.ContainsFunc(n.cards, func(k *Card) bool { return k != c && k.onTable() && g.sees(reader, k) })
}

// onTable reports whether a card lies on the table, where another of its name could be meant.
func (c *Card) onTable() bool {
	switch c.zone {
	case Hand, Library, Crypt, AshHeap, Removed, Nowhere:
		return false
	}
	return true
}

// readers is a set of seats, and of the bystander who sees what all see.
type readers uint16

func only(s Seat) readers { return 1 << (s + 1) }

// hasSeen reports whether a reader has seen a numbered card at some time.
func (g *Game) hasSeen(s Seat, c *Card) bool { return c.seenBy&only(s) != 0 || g.sees(s, c) }

// witness notes who sees a numbered card where it lies, before it goes elsewhere or is turned.
func (g *Game) witness(c *Card) {
	if c.number == 0 || c.seenBy&only(NoSeat) != 0 {
		return
	}
	for s := NoSeat; int(s) < len(g.seats); s++ {
		if g.sees(s, c) {
			c.seenBy |= only(s)
		}
	}
}

// objectName names an object as the log does.
func (g *Game) objectName(o Object) string { return g.objectTo(Record, o) }

// objectTo names an object to a reader.
func (g *Game) objectTo(reader Seat, o Object) string {
	switch {
	case o.Card != nil:
		return g.NameTo(reader, o.Card)
	case o.Seat != NoSeat:
		return g.seats[o.Seat].name
	}
	return o.Word
}

// nameOn names what an option is aimed at. A card that lies face down on the table to the seat that
// may choose it is told from others by its place; one of a pile or hand is shown by what offers it.
func (g *Game) nameOn(o *Option, reader Seat) string {
	c := o.on.Card
	if c == nil || g.sees(o.seat, c) {
		return g.objectTo(reader, o.on)
	}
	switch c.zone {
	case Uncontrolled, SetAside:
		at := slices.Index(g.seats[c.controller].zones[c.zone], c)
		return c.zone.String() + " card " + strconv.Itoa(at+1) + " of " + g.seats[c.controller].name
	case Stored:
		return "card " + strconv.Itoa(slices.Index(c.host.on, c)+1) + " on " + g.NameTo(reader, c.host)
	}
	return g.objectTo(reader, o.on)
}
