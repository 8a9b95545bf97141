package saves

import (
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

	"elysium/game"
)

// seatWord is a word about a seat, with or without a number.
type seatWord struct {
	name   string
	number bool
	set    func(s *game.SeatSetup, n int)
}

// handSize is the word for how many cards a hand holds.
const handSize = "hand size"

// seatWords are the closed list, in canonical order; counters come after ousted.
var seatWords = []seatWord{
	{"pool", true, func(s *game.SeatSetup, n int) { s.Pool = n }},
	{"vp", true, func(s *game.SeatSetup, n int) { s.VP = n }},
	{"edge", false, func(s *game.SeatSetup, _ int) { s.Edge = true }},
	{"ousted", false, func(s *game.SeatSetup, _ int) { s.Ousted = true }},
	{"", true, nil},
	{"debt", true, func(s *game.SeatSetup, n int) { s.Debt = n }},
	{"turns", true, func(s *game.SeatSetup, n int) { s.Turns = n }},
	{handSize, true, func(s *game.SeatSetup, n int) { s.HandSize = n }},
}

// zoneOrder are the zones a board may list, in canonical order.
var zoneOrder = []game.Zone{
	game.Ready, game.Torpor, game.Uncontrolled, game.Incapacitated, game.InPlay, game.SetAside,
	game.Hand, game.Library, game.Crypt, game.AshHeap, game.Removed,
}

const wantSeatLine = "deck, a seat word (pool N, vp N, edge, ousted, a counter and its number, debt N, turns N, hand size N) " +
	"or a zone (ready, torpor, uncontrolled, incapacitated, in play, set aside, hand, library, crypt, ash heap, removed)"

// reserved are words that begin a line, a point or a fact and so name no seat.
var reserved = []string{
	"window", "turn", "end", "deck", "asked", "not", "happened", "random", "acting", "blocker",
	"bleed", "action", "range", "round", "combat", "no", "referendum", "votes", "ballots",
	"game", "phase", "the edge", "blank",
}

// seat reads a seat and what is indented under it.
func (p *parser) seat(n *node, rest string) {
	if len(p.file.Seats) == mostSeats {
		p.fault(n.line, fmt.Errorf("found the seat %s, expected two to six seats", shorten(rest)))
		return
	}
	s := SeatBoard{Name: rest, Line: n.line}
	faults := len(p.faults)
	p.fault(n.line, p.seatNameFault(rest))
	for _, kid := range n.kids {
		p.seatLine(&s, kid)
	}
	if s.Deck != nil && len(n.kids) > 1 {
		p.fault(s.Deck.Line, fmt.Errorf("found a deck and more for %s, expected the deck alone or a board", rest))
	}
	p.file.Seats = append(p.file.Seats, s)
	first := p.file.Seats[0]
	if len(p.faults) == faults && (s.Deck == nil) != (first.Deck == nil) {
		p.fault(n.line, fmt.Errorf("found decks and boards in one file, expected every seat as %s", first.Name))
	}
}

func (p *parser) seatNameFault(name string) error {
	for _, s := range p.file.Seats {
		if strings.EqualFold(s.Name, name) {
			return fmt.Errorf("found seat %s a second time, the first is in line %d", name, s.Line)
		}
	}
	return seatName(name)
}

// SeatNames refuses names that a file could not hold.
func SeatNames(names []string) error {
	for i, name := range names {
		if slices.ContainsFunc(names[:i], func(old string) bool { return strings.EqualFold(old, name) }) {
			return fmt.Errorf("two seats are called %s", name)
		}
		if err := seatName(name); err != nil {
			return err
		}
	}
	return nil
}

// seatName refuses what would be read as something else.
func seatName(name string) error {
	low := strings.ToLower(name)
	switch {
	case name == "":
		return expected("", "a seat's name")
	case strings.ContainsAny(name, `:/~#>[]"`):
		return expected(name, `a seat's name without : / ~ # > [ ] or quotes`)
	case strings.ContainsAny(name[:1], "@?!=-"):
		return expected(name, "a seat's name that begins with a letter")
	case slices.Contains(reserved, low):
		return expected(name, "a seat's name that means nothing else")
	case name != strings.Join(strings.Fields(name), " ") || !utf8.ValidString(name):
		return expected(name, "a seat's name of words with one blank between them")
	}
	return nil
}

// seatLine reads a deck, a seat word or a zone.
func (p *parser) seatLine(s *SeatBoard, n *node) {
	if word, rest := n.first(); word == "deck" {
		p.fault(n.line, p.deck(s, n, rest))
		return
	}
	if zone, ok := game.ParseZone(n.text); ok && slices.Contains(zoneOrder, zone) {
		p.fault(n.line, p.zone(s, n, zone))
		return
	}
	p.leaf(n)
	w, err := aSeatWord(read(n.text))
	if err == nil && slices.ContainsFunc(s.Words, func(old SeatWord) bool { return old.Name == w.Name }) {
		err = fmt.Errorf("found %s a second time for %s, expected it once", w.Name, s.Name)
	}
	if err != nil {
		p.fault(n.line, err)
		return
	}
	w.Line = n.line
	s.Words = append(s.Words, w)
}

// aSeatWord reads a whole line.
func aSeatWord(r *reader) (SeatWord, error) {
	for _, def := range seatWords {
		if def.name == "" || !r.eat(def.name) {
			continue
		}
		w := SeatWord{Name: def.name}
		var err error
		if def.number {
			w.N, err = r.number(def.name)
		}
		if err == nil && def.name == handSize && w.N == 0 {
			err = expected("0", "a hand size of at least 1")
		}
		if err == nil {
			err = r.end("nothing after " + def.name)
		}
		return w, err
	}
	if name, ok := counterAt(r); ok {
		n, _ := r.number(name)
		return SeatWord{Name: name, N: n}, r.end("nothing after the number")
	}
	return SeatWord{}, expected(r.rest, wantSeatLine)
}

// zone reads the cards of a zone.
func (p *parser) zone(s *SeatBoard, n *node, zone game.Zone) error {
	if slices.ContainsFunc(s.Zones, func(old ZoneList) bool { return old.Zone == zone }) {
		return fmt.Errorf("found %s a second time for %s, expected it once", zone, s.Name)
	}
	z := ZoneList{Zone: zone, Line: n.line}
	for _, kid := range n.kids {
		if zone == game.Hand && isShort(kid.text) {
			p.short(&z, kid)
			continue
		}
		if c, ok := p.card(kid); ok {
			z.Cards = append(z.Cards, c)
		}
	}
	s.Zones = append(s.Zones, z)
	return nil
}

func isShort(text string) bool {
	r := read(text)
	if !r.eat("short") {
		return false
	}
	_, ok := number(r.rest)
	return ok
}

// short reads how many cards a hand lacks.
func (p *parser) short(z *ZoneList, n *node) {
	p.leaf(n)
	if z.ShortLine > 0 {
		p.fault(n.line, fmt.Errorf("found a second short, the first is in line %d", z.ShortLine))
		return
	}
	z.Short, _ = number(strings.TrimPrefix(n.text, "short "))
	z.ShortLine = n.line
	if z.Short == 0 {
		p.fault(n.line, expected(n.text, "a number of cards that the hand lacks"))
	}
}

// deck reads an embedded deck's name or a list.
func (p *parser) deck(s *SeatBoard, n *node, name string) error {
	d := &Deck{Name: name, Line: n.line}
	s.Deck = d
	switch {
	case name == "" && len(n.kids) == 0:
		return expected("", "the name of an embedded deck, or its cards indented below")
	case name == "":
		p.deckList(d, n.kids)
		return nil
	}
	p.leaf(n)
	full, _, _, err := p.names.book.Deck(name)
	if err != nil {
		return fmt.Errorf("found %q, expected an embedded deck: %w", name, err)
	}
	d.Name = full
	return nil
}

// deckList reads the cards of a list, and its piles.
func (p *parser) deckList(d *Deck, lines []*node) {
	for _, n := range lines {
		z, _ := game.ParseZone(n.text)
		switch {
		case z != game.Crypt && z != game.Library:
			d.Cards = append(d.Cards, p.deckCards([]*node{n})...)
		case slices.ContainsFunc(d.Piles, func(pile DeckPile) bool { return pile.Zone == z }):
			p.fault(n.line, fmt.Errorf("found %q a second time, expected it once", n.text))
		default:
			d.Piles = append(d.Piles, DeckPile{z, p.deckCards(n.kids), n.line})
		}
	}
}

func (p *parser) deckCards(lines []*node) (cards []DeckCard) {
	for _, n := range lines {
		p.leaf(n)
		r := read(n.text)
		piece, err := p.names.piece(r)
		c := DeckCard{1, piece, n.line}
		if err == nil {
			c.Count, err = copies(r)
		}
		if err == nil {
			err = r.end("xN or nothing after a card of a deck")
		}
		if err == nil {
			cards = append(cards, c)
		}
		p.fault(n.line, err)
	}
	return cards
}

// piece takes a card's name that ends at a blank, or faults.
func (ns *names) piece(r *reader) (*game.Piece, error) {
	at := *r
	p, ok := ns.card(r)
	if !ok || !ns.wordEnds(at.rest, r.rest) {
		*r = at
		return nil, ns.noCard(at.rest)
	}
	return p, nil
}

// mostCopies is how often one line may repeat a card.
const mostCopies = 200

// copiesAt reports whether xN begins here.
func copiesAt(rest string) bool {
	digits, ok := strings.CutPrefix(read(rest).peek(), "x")
	return ok && digits != "" && strings.Trim(digits, "0123456789") == ""
}

// copies takes xN; one copy without it.
func copies(r *reader) (int, error) {
	if !copiesAt(r.rest) {
		return 1, nil
	}
	n, ok := number(r.peek()[1:])
	if !ok || n == 0 || n > mostCopies {
		return 0, expected(r.peek(), fmt.Sprintf("x1 to x%d", mostCopies))
	}
	r.word()
	return n, nil
}
