package game

import "slices"

// Unseen are the cards that a hand may hold for all that the others know. A game that is given
// some stops not only where a seat has something to choose, but wherever it might have: who is
// asked then depends on what everybody can see, and a stop tells nothing about a hand.
type Unseen struct {
	pieces func() []*Piece
	cards  [windows][]*Card // by the windows in which they can be played
}

// NewUnseen makes the unseen cards of a game out of library cards, one of each; they are read
// when they are first needed.
func NewUnseen(pieces func() []*Piece) *Unseen { return &Unseen{pieces: pieces} }

// in are the cards that can be played in a window.
func (u *Unseen) in(w Window) []*Card {
	if u.pieces != nil {
		u.read()
	}
	return u.cards[w]
}

func (u *Unseen) read() {
	pieces := u.pieces()
	u.pieces = nil
	for _, p := range pieces {
		if p.Facts.Crypt() {
			continue
		}
		c := &Card{id: -1, piece: p, def: bind(p), chosen: Nothing, secret: Nothing, zone: Hand}
		for w := NoWindow; w < windows; w++ {
			if c.def.windows.Has(w) || w == UnlockW && c.is(Conviction) {
				u.cards[w] = append(u.cards[w], c)
			}
		}
	}
}

// SetUnseen says which cards a hand may hold; without any a game stops only where a seat has
// something to choose.
func (g *Game) SetUnseen(u *Unseen) { g.unseen = u }

// stopsFor reports whether a lone decision is put to its seat all the same, because a hand might
// have offered more.
func (g *Game) stopsFor(d *Decision) bool {
	switch {
	case g.unseen == nil || !d.Hidden:
		return false
	case d.Options[0].Verb == Pass:
		return g.Might(d.Seat)
	}
	return g.HandOf(d.Seat) > 0
}

// Might reports whether a seat could do something in the window that is open, as far as the
// others know: what it may do without its hand, or with one of the unseen cards if it holds any.
func (g *Game) Might(s Seat) bool {
	o := g.occ
	if g.unseen == nil || o == nil || !g.in(s) {
		return false
	}
	if g.keptFor(s) {
		return true
	}
	l, hand := &g.guesses, &g.seats[s].zones[Hand]
	held := *hand
	defer func() { *hand = held }()
	if len(held) > 0 {
		*hand = g.unseen.in(o.window)
	}
	for _, c := range *hand {
		c.owner, c.controller = s, s
	}
	l.start(g, s, o.window)
	if o.base != nil {
		o.base(g, l)
	}
	g.listInPlay(l)
	g.listDues(l)
	for i := 0; i < len(*hand) && len(l.opts) == 0; i++ {
		g.listCard(l, (*hand)[i])
	}
	return len(l.opts) > 0
}

// IsAsked reports whether the open window still comes to a seat if all before it pass.
func (g *Game) IsAsked(s Seat) bool {
	return g.occ != nil && slices.Contains(g.occ.toAsk, s) && g.Might(s)
}
