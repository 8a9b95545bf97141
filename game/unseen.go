package game

import "slices"

// Unseen are the cards that a hand may hold for all that the others know. A game that is given
// some stops not only where a seat has something to choose, but wherever it might have: who is
// asked then depends on what everybody can see, and a stop tells nothing about a hand.
type Unseen struct {
	pieces func(Seat) []*Piece
	decks  [8]unseenDeck // by seat
}

// unseenDeck are the cards that may come to hands from one seat's library.
type unseenDeck struct {
	read     bool
	types    Types            // of all of them
	some     []*Card          // one of them, for what is offered of any hand
	byWindow [windows][]*Card // by the windows in which they can be played
}

// NewUnseen makes the unseen cards of a game out of the library cards that may be in the deck of
// a seat, one of each; they are read when they are first needed.
func NewUnseen(pieces func(Seat) []*Piece) *Unseen { return &Unseen{pieces: pieces} }

// of is what is known of a seat's deck.
func (u *Unseen) of(s Seat) *unseenDeck {
	d := &u.decks[s]
	if !d.read {
		d.take(u.pieces(s))
	}
	return d
}

// in are the cards out of a seat's deck that can be played in a window.
func (u *Unseen) in(s Seat, w Window) []*Card {
	d := u.of(s)
	if len(d.byWindow[w]) == 0 {
		return d.some
	}
	return d.byWindow[w]
}

func (d *unseenDeck) take(pieces []*Piece) {
	d.read = true
	for _, p := range pieces {
		if p.Facts.Crypt() {
			continue
		}
		c := &Card{id: -1, piece: p, def: bind(p), chosen: Nothing, secret: Nothing, zone: Hand}
		d.types |= p.Facts.Types
		if d.some == nil {
			d.some = []*Card{c}
		}
		for w := NoWindow; w < windows; w++ {
			if c.def.windows.Has(w) || w == UnlockW && c.is(Conviction) {
				d.byWindow[w] = append(d.byWindow[w], c)
			}
		}
	}
}

// afterWakes are the windows that come after one in which a wake can still be played, when it no
// longer can.
var afterWakes = map[Window]Windows{BlocksDeclined: In(WouldSucceed, BeforeReferendum), VotesW: In(Tally, AfterReferendum)}

// Idle reports whether all that the seat that is asked could do in the window that is open is to wake
// a minion for nothing: to block or to react is not possible, as far as the others know, or by the
// hand itself where a game is not asked what others know.
func (g *Game) Idle(s Seat) bool {
	d := g.waiting
	if d == nil || g.occ == nil || d.Seat != s || d.Options[len(d.Options)-1].Verb != Pass {
		return false
	}
	for i := range d.Options {
		if o := &d.Options[i]; o.Verb != Pass && !o.onlyWakes() {
			return false
		}
	}
	return !g.could(s)
}

// onlyWakes reports whether an option wakes a minion and cancels nothing.
func (o *Option) onlyWakes() bool { return o.Wakes() && !o.mode.cancels }

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
	if g.unseen == nil || g.occ == nil || !g.in(s) {
		return false
	}
	return g.keptFor(s) || g.could(s)
}

// could reports whether a seat could do something in the open window. To wake a minion is something
// only if there is something to do for it.
func (g *Game) could(s Seat) bool {
	wakes, more := g.prospects(s)
	if more || !wakes {
		return more
	}
	g.roused = true
	_, more = g.prospects(s)
	g.roused = false
	return more || g.mayReactIn(s, afterWakes[g.occ.window])
}

// prospects reports whether a seat could wake a minion in the open window, and whether it could do
// more, with the cards that it may hold.
func (g *Game) prospects(s Seat) (wakes, more bool) {
	o := g.occ
	l, hand := &g.guesses, &g.seats[s].zones[Hand]
	held := *hand
	if g.unseen != nil {
		g.guessed = held
		defer func() { *hand, g.guessed = held, nil }()
		*hand = g.guess(s, o.window)
	}
	l.start(g, s, o.window)
	if o.base != nil {
		o.base(g, l)
	}
	g.listInPlay(l)
	g.listDues(l)
	for i := 0; ; i++ {
		for k := range l.opts {
			if !l.opts[k].onlyWakes() {
				return wakes, true
			}
			wakes = true
		}
		if i == len(*hand) {
			return wakes, false
		}
		l.opts = l.opts[:0]
		g.listCard(l, (*hand)[i])
	}
}

// mayReactIn reports whether a seat may hold a reaction for one of some windows.
func (g *Game) mayReactIn(s Seat, ws Windows) bool {
	for w := NoWindow; w < windows; w++ {
		if !ws.Has(w) {
			continue
		}
		hand := g.seats[s].zones[Hand]
		if g.unseen != nil {
			hand = g.guess(s, w)
		}
		if slices.ContainsFunc(hand, func(c *Card) bool { return c.is(Reaction) && c.def.windows.Has(w) }) {
			return true
		}
	}
	return false
}

// guess are the cards that a seat may hold and could play in a window: those of its own deck, and
// of the decks of others whose cards have come to its hand.
func (g *Game) guess(s Seat, w Window) []*Card {
	held := g.seats[s].zones[Hand]
	if len(held) == 0 {
		return nil
	}
	may := g.unseen.in(s, w)
	for _, c := range held {
		if c.owner != s {
			may = append(may[:len(may):len(may)], g.unseen.in(c.owner, w)...)
		}
	}
	for _, c := range may {
		c.owner, c.controller = s, s
	}
	return may
}

// holds reports whether a seat has so many cards of a type in hand; where it is asked what the seat
// might do, whether it has for all that the others know.
func (g *Game) holds(s Seat, n int, of Types) bool {
	if g.guessed != nil {
		return len(g.guessed) >= n && slices.ContainsFunc(g.guessed, func(c *Card) bool { return g.unseen.of(c.owner).types.Has(of) })
	}
	return len(g.cardsInHand(s, of)) >= n
}

// cardsInHand are the cards of a type in a hand.
func (g *Game) cardsInHand(s Seat, of Types) (found []*Card) {
	for _, c := range g.seats[s].zones[Hand] {
		if c.is(of) {
			found = append(found, c)
		}
	}
	return found
}

// IsAsked reports whether the open window still comes to a seat if all before it pass.
func (g *Game) IsAsked(s Seat) bool {
	return g.occ != nil && slices.Contains(g.occ.toAsk, s) && g.Might(s)
}
