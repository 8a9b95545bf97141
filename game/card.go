package game

// Card is one physical card on the table.
type Card struct {
	id     int
	life   uint32 // grows when the card passes the ash heap or is shuffled away
	piece  *Piece
	def    *Definition
	number int     // among cards of its name and owner that were in play, from 1
	seenBy readers // since it was numbered, where it no longer lies

	owner, controller Seat
	zone              Zone
	host              *Card   // the card it is on
	on                []*Card // the cards on it
	former            *Piece  // what is printed on a card that has become something else
	guises            []guise // what it has been until it left play
	base              *Card   // the base card under an advanced one it merged with

	locked   bool
	faceDown bool
	openly   bool // in a hand, but face up
	blood    int  // blood of a vampire, life of an ally, retainer or imbued
	counters []Counter
	level    Level // the level it was put in play at
	disc     Discipline

	title     Title
	titleLost bool // contested: as if untitled
	sect      Sect
	clan      string
	path      string
	ownSect   Sect      // without what is written over it
	ownClan   string    // likewise
	secret    Object    // chosen, and known only to its controller
	corrupted [8]int    // corruption counters on it, by whose they are
	writings  []written // over its own sect, by counters on it
	chosen    Object
	feigned   string   // a trait it has while a requirement is asked
	met       []string // requirements it has met by pretence in this game
	others    []Object
	named     string
	owed      int  // what is owed to it, whatever its counters
	x         int  // what X was when it was played
	kept      bool // under its controller's control, whoever controls its host
	alone     bool // it contests nothing

	keep   *keeping // what it may be used for while it is kept on another card
	exiled bool     // removed from the game when it would be burned

	moreLife int // starting life beyond what it prints

	usedIn     int         // the round in which a retainer last used this weapon
	acted      []actRecord // actions performed this turn
	uses       []use       // effects used, by span
	entered    int         // turn in which it entered play
	bought     bool        // recruited this turn: cannot act
	hired      int         // the turn of its last successful action to recruit an ally
	wounded    bool
	lastKill   int  // the turn of its last diablerie
	burned     bool // it was burned from play, and lies in the ash heap since
	burnedIn   int  // in which turn
	diablerist bool // it has committed one
	returns    *Control
	indexed    bool
	back       Zone // where a contested card was
	backHost   *Card
	apart      bool // contests nothing: another card than those of its name
	asAlly     bool // while it is asked whether it may block as one
}

// actRecord is an action performed this turn, kept to refuse its repetition.
type actRecord struct {
	kind   actionKind
	name   string // action card
	source Ref    // card in play
	mode   *Mode
	on     Object
	barred bool // by an effect: also if it was not a card's action
}

// use counts how often an effect of a card was used within a span.
type use struct {
	mode *Mode
	span Span
	seat Seat
	n    int
}

// Control is a change of control that ends: when, and where control goes then.
type Control struct {
	until Point
	then  Seat
	turn  int
	ends  int // ends of the span still to pass
}

// Ref tracks a card through what it survives; once the card has passed the ash heap or was
// shuffled away the Ref gives nothing.
type Ref struct {
	card *Card
	life uint32
}

func (c *Card) ref() Ref {
	if c == nil {
		return Ref{}
	}
	return Ref{c, c.life}
}

// get returns the tracked card, or nil.
func (r Ref) get() *Card {
	if r.card == nil || r.card.life != r.life {
		return nil
	}
	return r.card
}

// Object is what a choice is about: a card, a seat, a word or nothing. A card that has left and
// come back is another object.
type Object struct {
	Card *Card
	Word string
	Seat Seat
	life uint32 // the card's, when it was chosen
}

// get returns the card chosen while it is the same object, or nil.
func (o Object) get() *Card { return Ref{o.Card, o.life}.get() }

// Nothing is the empty object.
var Nothing = Object{Seat: NoSeat}

func cardObject(c *Card) Object {
	if c == nil {
		return Nothing
	}
	return Object{Card: c, Seat: NoSeat, life: c.life}
}
func seatObject(s Seat) Object { return Object{Seat: s} }
func wordObject(w string) Object {
	return Object{Seat: NoSeat, Word: w}
}

// by adds a seat to a card.
func (o Object) by(s Seat) Object { o.Seat = s; return o }

// none reports whether there is no object.
func (o Object) none() bool { return o.Card == nil && o.Seat == NoSeat && o.Word == "" }

// ID identifies the card on this table.
func (c *Card) ID() int { return c.id }

// Facts are the card's printed facts.
func (c *Card) Facts() *Facts { return c.piece.Facts }

// Name is the printed name.
func (c *Card) Name() string { return c.piece.Facts.Name }

func (c *Card) is(t Types) bool {
	if c.asAlly {
		return t.Has(Ally)
	}
	if c.zone == OnHost && c.def.inPlayAs != 0 {
		return c.def.inPlayAs.Has(t)
	}
	return c.piece.Facts.Types.Has(t)
}

func (c *Card) isVampire() bool { return c.is(Vampire) || c.feigned == "vampire" }

// isGear reports whether the card in play is equipment: some cards of that type are not while
// in play.
func (c *Card) isGear() bool { return c.is(Equipment) && !c.trait("not equipment") }

// isMinion: vampires, imbued and allies (RB-minion-cards.p1.c1).
func (c *Card) isMinion() bool { return c.is(Vampire | Imbued | Ally) }

func (c *Card) ready() bool { return c.zone == Ready }

// inPlay reports whether the card is in play: controlled, face up on the table.
func (c *Card) inPlay() bool {
	switch c.zone {
	case Ready, Torpor, Incapacitated, InPlay:
		return true
	case OnHost:
		return !c.faceDown && (c.host.inPlay() || c.def.inPlayBelow && c.host.zone == Uncontrolled)
	}
	return false
}

// trait reports whether the card has a printed trait.
func (c *Card) trait(t string) bool {
	if c.zone == OnHost && c.def.inPlayAs != 0 {
		for _, own := range c.def.inPlayTraits {
			if own == t {
				return true
			}
		}
	}
	return c.piece.Facts.Is(t) && !c.shed(t) || c.feigned != "" && c.feigned == t ||
		t == "mortal" && c.is(Imbued) || // RB-imbued.p1.c1
		c.conferred(t)
}

// shed reports whether the merged vampire no longer has a trait that it prints.
func (c *Card) shed(t string) bool {
	return c.base != nil && len(c.def.sheds) > 0 && hasWord(c.def.sheds, t)
}

// conferred reports whether a card on this one gives it a trait.
func (c *Card) conferred(t string) bool {
	for _, k := range c.on {
		if len(k.def.confers) > 0 && k.indexed && k.def.confersAt(k.level, t) {
			return true
		}
	}
	return false
}

func (d *Definition) confersAt(l Level, t string) bool {
	for _, x := range d.confers {
		if x.trait == t && l >= x.level {
			return true
		}
	}
	return false
}

func (c *Card) unique() bool { return c.piece.Facts.Unique }

// counter returns how many counters of a name are on the card.
func (c *Card) counter(name string) int {
	for _, k := range c.counters {
		if k.Name == name {
			return k.N
		}
	}
	return 0
}

func addCounter(list []Counter, name string, n int) []Counter {
	for i := range list {
		if list[i].Name == name {
			list[i].N += n
			if list[i].N <= 0 {
				return append(list[:i], list[i+1:]...)
			}
			return list
		}
	}
	if n > 0 {
		list = append(list, Counter{name, n})
	}
	return list
}

// used reports how often an effect was used within a span; seat NoSeat counts anybody's.
func (c *Card) used(m *Mode, span Span, seat Seat) int {
	n := 0
	for _, u := range c.uses {
		if u.mode == m && u.span == span && (seat == NoSeat || u.seat == seat) {
			n += u.n
		}
	}
	return n
}

// usedUp reports whether a mode has been used as often as its limits allow; seat NoSeat counts
// anybody's uses.
func (c *Card) usedUp(m *Mode, seat Seat) bool {
	for _, span := range m.once {
		if c.used(m.key(), span, seat) > 0 {
			return true
		}
	}
	return false
}

func (c *Card) markUsed(m *Mode, span Span, seat Seat) {
	for i := range c.uses {
		if u := &c.uses[i]; u.mode == m && u.span == span && u.seat == seat {
			u.n++
			return
		}
	}
	c.uses = append(c.uses, use{m, span, seat, 1})
}

func remove(list []*Card, c *Card) []*Card {
	for i, d := range list {
		if d == c {
			copy(list[i:], list[i+1:])
			list[len(list)-1] = nil
			return list[:len(list)-1]
		}
	}
	return list
}
