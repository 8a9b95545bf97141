package saves

import (
	"fmt"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"elysium/game"
)

// Book knows the printed cards and the embedded decks. Printed is the one that every reader
// of files uses; tests bring their own.
type Book interface {
	// Find returns the card of that name, as people type it; its error says what is near.
	Find(name string) (*game.Piece, error)
	// LongestPrefix returns the card with the longest name at the start of text and how
	// many bytes of text that name takes, or nil and 0.
	LongestPrefix(text string) (*game.Piece, int)
	// Deck returns an embedded deck and its full name.
	Deck(name string) (full string, crypt, library []*game.Piece, err error)
}

// Blank is a card nobody can play: it has no type. Boards fill hands and libraries with it.
var Blank = game.Blank()

// names resolves the names of one file: its seats, its defined pieces and the printed cards.
type names struct {
	book    Book
	defined []*game.Piece
	seats   []string
}

// Object is what a line names: a seat, the Edge or a card.
type Object struct {
	Seat   game.Seat // the seat named; NoSeat for a card or the Edge
	Edge   bool
	Piece  *game.Piece // the card named
	Owner  game.Seat   // "Ben/Sonja Blue"; NoSeat if no owner is said
	Number int         // "Raven Spy#2"; 0 if no number is said
}

// Object reads a seat, the Edge or a card from the start of text, the longest name first,
// and returns what follows; false if no name is there.
func (f *File) Object(text string) (o Object, rest string, ok bool) {
	r := read(text)
	o, ok = f.names().object(r)
	return o, r.rest, ok
}

// ObjectText writes an object as files name it.
func (f *File) ObjectText(o Object) string { return f.names().text(o) }

// names returns the resolver of a parsed file, or of one that a program put together.
func (f *File) names() *names {
	ns := &names{book: f.book, defined: []*game.Piece{Blank}}
	if ns.book == nil {
		ns.book = Printed
	}
	for _, d := range f.Defines {
		ns.defined = append(ns.defined, d.Piece)
	}
	for _, s := range f.Seats {
		ns.seats = append(ns.seats, s.Name)
	}
	return ns
}

// card takes the longest known card name.
func (ns *names) card(r *reader) (*game.Piece, bool) {
	p, n := ns.longest(r.rest)
	if n == 0 {
		return nil, false
	}
	r.skip(n)
	return p, true
}

func (ns *names) longest(text string) (*game.Piece, int) {
	best, length := ns.book.LongestPrefix(text)
	if best == nil {
		length = 0
	}
	for _, p := range ns.defined {
		if n := len(p.Facts.Name); n > length && foldPrefix(text, p.Facts.Name) {
			best, length = p, n
		}
	}
	return best, length
}

// noCard is the error of a place where no known card name stands; the book says what may
// have been meant.
func (ns *names) noCard(text string) error {
	name := read(text).until(func(rest string) bool { return attributeAt(rest) || copiesAt(rest) })
	if name == "" {
		return expected("", "the name of a card")
	}
	if _, err := ns.book.Find(name); err != nil {
		return fmt.Errorf("found %q, expected the name of a card: %w", shorten(name), err)
	}
	return expected(text, "the name of a card")
}

// seat takes the longest seat name.
func (ns *names) seat(r *reader) (game.Seat, bool) {
	s, n := ns.seatAt(r.rest)
	if n == 0 {
		return game.NoSeat, false
	}
	r.skip(n)
	return s, true
}

func (ns *names) seatAt(text string) (game.Seat, int) {
	best, length := game.NoSeat, 0
	for i, name := range ns.seats {
		if n := len(name); n > length && foldPrefix(text, name) {
			best, length = game.Seat(i), n
		}
	}
	return best, length
}

// aSeat takes a seat's name or faults.
func (ns *names) aSeat(r *reader) (game.Seat, error) {
	s, ok := ns.seat(r)
	if !ok {
		return s, expected(r.rest, ns.wantSeat())
	}
	return s, nil
}

func (ns *names) wantSeat() string {
	if len(ns.seats) == 0 {
		return "a seat, but the file has none"
	}
	return "a seat (" + oneOf(ns.seats) + ")"
}

// seatName writes a seat.
func (ns *names) seatName(s game.Seat) string {
	if s < 0 || int(s) >= len(ns.seats) {
		return "nobody"
	}
	return ns.seats[s]
}

// theEdge is the object that is neither card nor seat.
const theEdge = "the Edge"

// object takes a card, a seat or the Edge, whichever name is longest.
func (ns *names) object(r *reader) (Object, bool) {
	o := Object{Seat: game.NoSeat, Owner: game.NoSeat}
	seat, length := ns.seatAt(r.rest)
	if length > 0 && strings.HasPrefix(r.rest[length:], "/") {
		o.Owner = seat
		r.skip(length + 1)
		return o, ns.numbered(&o, r)
	}
	_, card := ns.longest(r.rest)
	switch {
	case foldPrefix(r.rest, theEdge) && card <= len(theEdge) && length <= len(theEdge):
		o.Edge = true
		r.skip(len(theEdge))
		return o, true
	case length > card:
		o.Seat = seat
		r.skip(length)
		return o, true
	}
	return o, ns.numbered(&o, r)
}

// numbered takes a card and its number.
func (ns *names) numbered(o *Object, r *reader) bool {
	p, n := ns.longest(r.rest)
	if n == 0 {
		return false
	}
	o.Piece = p
	tail := r.rest[n:]
	if strings.HasPrefix(tail, "#") {
		digits := tail[1:]
		if end := strings.IndexFunc(digits, func(c rune) bool { return !unicode.IsDigit(c) }); end >= 0 {
			digits = digits[:end]
		}
		if k, ok := number(digits); ok && k > 0 {
			o.Number = k
			n += 1 + len(digits)
		}
	}
	r.skip(n)
	return true
}

// text writes an object.
func (ns *names) text(o Object) string {
	switch {
	case o.Edge:
		return theEdge
	case o.Piece == nil:
		return ns.seatName(o.Seat)
	}
	s := o.Piece.Facts.Name
	if o.Owner != game.NoSeat {
		s = ns.seatName(o.Owner) + "/" + s
	}
	if o.Number > 0 {
		s += "#" + strconv.Itoa(o.Number)
	}
	return s
}

// anObject takes an object that ends at a blank, or faults.
func (ns *names) anObject(r *reader, want string) (string, error) {
	at := *r
	o, ok := ns.object(r)
	if !ok || !ns.wordEnds(at.rest, r.rest) {
		*r = at
		return "", expected(r.rest, want)
	}
	return ns.text(o), nil
}

// aCard takes a card, numbered or not, or faults.
func (ns *names) aCard(r *reader) (string, error) {
	at := *r
	o, ok := ns.object(r)
	if ok && o.Piece != nil && ns.wordEnds(at.rest, r.rest) {
		return ns.text(o), nil
	}
	*r = at
	return "", ns.noCard(at.rest)
}

// wordEnds reports whether what was taken from before, leaving after, ends at a blank.
func (ns *names) wordEnds(before, after string) bool {
	taken := before[:len(before)-len(after)]
	last, _ := utf8.DecodeLastRuneInString(taken)
	return after == "" || last == ' '
}
