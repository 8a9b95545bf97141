package game

import (
	"slices"
	"strconv"
	"strings"
)

// View is what one seat may see of the table: plain data for screens. What is hidden is
// absent.
type View struct {
	Seat     Seat // whose view; NoSeat: the public's
	Turn     int
	TurnSeat Seat
	Phase    Phase
	Edge     Seat
	Seats    []SeatView
	Action   *ActionView
	Combat   *CombatView
	Vote     *VoteView
	Play     *PlayView
	Passed   []Seat // who has passed in the open window since somebody last used something
	Over     bool
	Winner   Seat
}

// SeatView is one Methuselah's side.
type SeatView struct {
	Name      string
	Pool, VP  int
	Half      bool // half a victory point more: time was up
	Ousted    bool
	Withdrawn bool
	Leaving   bool // has announced withdrawal
	Prey      Seat
	Predator  Seat

	HandSize, Hand, Library, Crypt int // counts
	Transfers, MasterActions       int
	Discards                       int
	OpenHand                       bool

	HandCards    []CardView // one's own, or an open hand
	Ready        []CardView
	Torpor       []CardView
	Incapacitate []CardView
	Uncontrolled []CardView // face down: without a name to others
	InPlay       []CardView
	Contested    []CardView
	SetAside     []CardView
	AshHeap      []CardView
	Removed      []CardView
}

// lists are the cards of a seat's side, zone by zone.
func (v *SeatView) lists() [][]CardView {
	return [][]CardView{v.HandCards, v.Ready, v.Torpor, v.Incapacitate, v.Uncontrolled, v.InPlay, v.Contested, v.SetAside, v.AshHeap, v.Removed}
}

// CardView is one card as the seat may see it.
type CardView struct {
	ID          int
	Name        string // empty: hidden
	Facts       *Facts // nil: hidden
	Defined     bool
	Owner       Seat
	Controller  Seat
	Locked      bool
	Awake       bool // reacts and blocks though locked
	FaceDown    bool
	Blood       int
	Capacity    int
	Counters    []Counter
	Disciplines Levels
	Title       string
	TitleLost   bool     // it is contested
	TitleRivals []string // with these
	Sect        Sect
	Clan        string
	Level       Level
	Strength    int
	Bleed       int
	Stealth     int
	Intercept   int
	Votes       int
	Chosen      string
	On          []CardView
	Text        string
}

// ActionView is the action in progress.
type ActionView struct {
	Actor, Blocker int // card ids; -1: none
	Seat           Seat
	What           string
	Card           string
	Target         string
	Targets        []Seat
	Stealth        int
	Intercept      int
	Bleed          int
	IsBleed        bool
	Attempting     bool
	Blocked        bool
	Failed         []int  // card ids of who has tried to block in vain
	Declined       []Seat // who has declined to block
	Cost           int    // blood that it costs when it is resolved
}

// CombatView is the combat in progress; side 0 is the acting minion's.
type CombatView struct {
	Minions [2]int
	Seats   [2]Seat
	Round   int
	Long    bool
	Strikes [2]string
	Damage  [2]int // on its way
	Burning [2]int // how much of that is aggravated
	Hurt    [2]int // damage inflicted this round
	Spared  [2]int // and prevented
	More    [2]int // additional strikes left
	Going   bool   // another round is to follow
	Step    Window
}

// PlayView is the card being played, in its as-played window.
type PlayView struct {
	Card string
	Text string
	Seat Seat // who plays it
	By   int  // the minion's card id; -1: the Methuselah
	On   string
}

// VoteView is the referendum in progress.
type VoteView struct {
	What          string
	Caller        Seat // the Methuselah whose vampire called it
	Text          string
	Terms         string
	For, Against  int
	BallotsFor    int
	BallotsAgaint int
	Cast          []CastView
	Left          []VoteLeft
	Open          bool
}

// VoteLeft are votes that a seat has and has not cast; Votes is 0 for a source that others
// cannot know of: a political action card in hand.
type VoteLeft struct {
	Seat   Seat
	Source string
	Votes  int
}

// CastView is what one source has cast.
type CastView struct {
	Seat    Seat
	Source  string
	Against bool
	Votes   int
}

// View shows the table to a seat; NoSeat sees what is public.
func (g *Game) View(s Seat) *View {
	v := &View{Seat: s, Turn: g.turns, TurnSeat: g.turnSeat, Phase: g.phase, Edge: g.edge, Over: g.over, Winner: NoSeat}
	if g.over {
		v.Winner = g.winner()
	}
	for i := range g.seats {
		v.Seats = append(v.Seats, g.seatView(Seat(i), s))
	}
	v.Action, v.Combat, v.Vote = g.actionView(s), g.combatView(s), g.voteView(s)
	v.Play = g.playView(s)
	v.Passed = g.passed()
	return v
}

// passed lists who has passed in the open window since somebody last used something.
func (g *Game) passed() []Seat {
	if g.occ == nil || len(g.occ.toAsk) == 0 {
		return nil
	}
	var in [8]bool
	for i := range g.seats {
		in[i] = g.in(Seat(i)) && !slices.Contains(g.occ.toAsk, Seat(i))
	}
	return seatsWhere(in[:])
}

// seatsWhere lists the seats for which something holds.
func seatsWhere(holds []bool) []Seat {
	var out []Seat
	for i, is := range holds {
		if is {
			out = append(out, Seat(i))
		}
	}
	return out
}

func (g *Game) seatView(s, reader Seat) SeatView {
	m := g.seats[s]
	v := SeatView{Name: m.name, Pool: m.pool, VP: m.vp, Half: m.half, Ousted: m.ousted, Withdrawn: m.withdrawn, Leaving: m.withdrawing,
		Prey: NoSeat, Predator: NoSeat, HandSize: g.handSize(s), Hand: len(m.zones[Hand]), Library: len(m.zones[Library]),
		Crypt: len(m.zones[Crypt]), Transfers: m.transfers, MasterActions: m.masterActions, Discards: m.discards,
		OpenHand: g.flag(OpenHand, nil, s)}
	if g.in(s) {
		v.Prey, v.Predator = g.prey(s), g.predator(s)
	}
	if reader == s || g.HandShown(reader, s) {
		v.HandCards = g.cardViews(m.zones[Hand], reader)
	}
	v.Ready = g.cardViews(m.zones[Ready], reader)
	v.Torpor = g.cardViews(m.zones[Torpor], reader)
	v.Incapacitate = g.cardViews(m.zones[Incapacitated], reader)
	v.Uncontrolled = g.cardViews(m.zones[Uncontrolled], reader)
	v.InPlay = g.cardViews(m.zones[InPlay], reader)
	v.Contested = g.cardViews(m.zones[Contested], reader)
	v.SetAside = g.cardViews(m.zones[SetAside], reader)
	v.AshHeap = g.cardViews(m.zones[AshHeap], reader)
	v.Removed = g.cardViews(m.zones[Removed], reader)
	return v
}

func (g *Game) cardViews(cards []*Card, reader Seat) []CardView {
	out := make([]CardView, 0, len(cards))
	for _, c := range cards {
		out = append(out, g.cardView(c, reader))
	}
	return out
}

// sees reports whether a seat may know what a card is.
func (g *Game) sees(s Seat, c *Card) bool {
	switch c.zone {
	case Library, Crypt:
		return false
	case Hand:
		return s == c.controller || c.openly || g.HandShown(s, c.controller)
	case Uncontrolled:
		return !c.faceDown || s == c.controller
	case Stored:
		return !c.faceDown || s == c.host.controller
	case SetAside:
		return !c.faceDown || s == c.owner
	case Contested:
		return true // everybody has seen it
	}
	return !c.faceDown || s == c.controller
}

func (g *Game) cardView(c *Card, reader Seat) CardView {
	v := CardView{ID: c.id, Owner: c.owner, Controller: c.controller, Locked: c.locked, FaceDown: c.faceDown,
		Blood: c.blood, Counters: append([]Counter(nil), c.counters...)}
	for _, k := range c.on {
		v.On = append(v.On, g.cardView(k, reader))
	}
	if !g.sees(reader, c) {
		v.ID = -1 - c.id
		return v
	}
	v.Name, v.Facts, v.Level = g.NameTo(reader, c), c.piece.Facts, c.level
	v.Text = c.def.Text()
	v.Defined = c.piece.Defined()
	if !c.chosen.none() {
		v.Chosen = g.nameFor(c.chosen, reader, reader)
	}
	if !c.isMinion() {
		return v
	}
	v.Clan, v.Sect = g.clanOf(c), c.sect
	v.Awake = c.locked && g.flag(Awake, c, c.controller)
	v.Capacity = c.piece.Facts.Capacity
	if c.zone == Ready || c.zone == Torpor {
		v.Capacity = g.capacity(c)
		v.Strength, v.Bleed = g.strengthOf(c), g.bleedOf(c)
		v.Stealth, v.Intercept, v.Votes = g.stealthOf(c), g.interceptOf(c), g.votesOf(c)
	}
	for d := Abo; d < disciplines; d++ {
		v.Disciplines[d] = g.level(c, d)
	}
	if c.title.Rank != Untitled {
		v.Title, v.TitleLost = c.title.String(), c.titleLost
		if c.titleLost {
			for _, k := range g.titleRivals(c) {
				v.TitleRivals = append(v.TitleRivals, g.NameOf(k))
			}
		}
	}
	return v
}

func (g *Game) actionView(reader Seat) *ActionView {
	a := g.action
	if a == nil || a.minion.card == nil {
		return nil
	}
	c := a.minion.card
	v := &ActionView{Actor: c.id, Blocker: -1, Seat: a.seat, What: kindNames[a.kind], Targets: a.targets,
		Stealth: g.stealthOf(c), IsBleed: a.kind == bleedKind, Attempting: a.attempting, Blocked: a.blocked,
		Declined: seatsWhere(a.declined[:]), Failed: g.failedBlocks(), Cost: a.price + a.toll}
	if v.IsBleed {
		v.Bleed = g.bleedOf(c)
	}
	if b := a.blocker.get(); b != nil {
		v.Blocker, v.Intercept = b.id, g.interceptOf(b)
	}
	if a.play != nil {
		if a.play.card != nil {
			v.Card = g.NameTo(reader, a.play.card)
		}
		if !a.play.on.none() {
			v.Target = g.nameFor(a.play.on, reader, reader)
		}
	}
	return v
}

// failedBlocks are who has tried in vain to block the action in progress.
func (g *Game) failedBlocks() []int {
	var out []int
	for i := len(g.events) - 1; i >= 0; i-- {
		switch e := &g.events[i]; e.Kind {
		case ActionAnnounced, ActionEnded: // the card that announces an action is played before it is told
			return out
		case BlockFailed:
			out = append(out, idOf(e.Card))
		}
	}
	return out
}

// sparedThisRound is how much damage to a minion has been prevented in the round.
func (g *Game) sparedThisRound(c *Card) int {
	n := 0
	for i := len(g.events) - 1; i >= 0; i-- {
		switch e := &g.events[i]; e.Kind {
		case RoundBegan, CombatBegan:
			return n
		case Prevented:
			if e.Card == c {
				n += e.N
			}
		}
	}
	return n
}

func (g *Game) combatView(reader Seat) *CombatView {
	c := g.combat
	if c == nil || c.over {
		return nil
	}
	v := &CombatView{Round: c.round, Long: c.long, Going: c.going, Step: g.now}
	for i := range c.sides {
		s := &c.sides[i]
		v.Minions[i], v.Seats[i] = idOf(s.minion.card), s.seat
		if s.strike != nil {
			v.Strikes[i] = g.strikeText(s.strike)
			if s.strike.card != nil {
				v.Strikes[i] += " (" + g.NameTo(reader, s.strike.card) + ")"
			}
		}
		for _, d := range g.pending {
			if d.target.get() == s.minion.get() {
				v.Damage[i] += d.n
				if d.aggravated {
					v.Burning[i] += d.n
				}
			}
		}
		v.Hurt[i], v.More[i] = s.hurt, s.extra
		v.Spared[i] = g.sparedThisRound(s.minion.card)
	}
	return v
}

func (g *Game) voteView(reader Seat) *VoteView {
	r := g.ref
	if r == nil {
		return nil
	}
	v := &VoteView{What: "blood hunt", Caller: r.seat, Open: r.open, BallotsFor: r.ballots[0], BallotsAgaint: r.ballots[1]}
	v.For, v.Against = r.tally()
	if r.card != nil {
		v.What, v.Text = g.NameTo(reader, r.card), r.card.def.Text()
		v.Terms = g.termsText(r.play.picks, r.play.named, reader, reader)
	} else if r.on != nil {
		v.Terms = g.NameTo(reader, r.on) + " is burned"
	}
	v.Left = g.votesLeft(r, reader)
	for _, x := range r.cast {
		v.Cast = append(v.Cast, CastView{Seat: x.seat, Source: g.objectTo(reader, x.source), Against: x.side == opposed, Votes: x.votes})
	}
	return v
}

// nameFor names an object as a reader may know it.
func (g *Game) nameFor(o Object, reader, as Seat) string {
	if c := o.Card; c != nil && c.zone != Nowhere && !g.sees(reader, c) {
		if c.zone == Uncontrolled {
			return "a face-down vampire"
		}
		return "a card"
	}
	return g.objectTo(as, o)
}

// termsText names what the terms of a referendum choose: the first named ones are what it is
// about, the others get a point each time they stand there.
func (g *Game) termsText(picks []Object, named int, reader, as Seat) string {
	var about, names []string
	times := map[string]int{}
	for i, o := range picks {
		name := g.nameFor(o, reader, as)
		if i < named {
			about = append(about, name)
			continue
		}
		if times[name]++; times[name] == 1 {
			names = append(names, name)
		}
	}
	for i, name := range names {
		if len(names) < len(picks)-named {
			names[i] = name + " " + strconv.Itoa(times[name])
		}
	}
	text := strings.Join(about, ", ")
	if len(about) > 0 && len(names) > 0 {
		text += "; points to "
	}
	return text + strings.Join(names, ", ")
}

// votesLeft lists the votes that can still be cast.
func (g *Game) votesLeft(r *referendum, reader Seat) []VoteLeft {
	var out []VoteLeft
	add := func(s Seat, source string, n int) {
		if n > 0 {
			out = append(out, VoteLeft{s, source, n})
		}
	}
	for i := range g.seats {
		s := Seat(i)
		if !g.in(s) {
			continue
		}
		for _, c := range g.seats[s].zones[Ready] {
			votes, ballots := g.available(r, c, inFavour)
			add(s, g.NameTo(reader, c), votes+ballots)
		}
		calls := r.card != nil && r.seat == s
		if calls && !r.called {
			add(s, g.NameTo(reader, r.card), 1)
		}
		if g.edge == s {
			add(s, "the Edge", 1)
		}
		for k := range g.mods[VotesOf] {
			m := &g.mods[VotesOf][k]
			if m.role != roleSeat || m.seat != s {
				continue
			}
			if _, did := r.castFor(cardObject(m.source.card), m.seat); !did {
				add(s, g.NameTo(reader, m.source.card), m.n)
			}
		}
		if !calls && !r.politics[s] && len(g.seats[s].zones[Hand]) > 0 {
			out = append(out, VoteLeft{s, "perhaps a card", 0})
		}
	}
	return out
}

func (g *Game) playView(reader Seat) *PlayView {
	p := g.playing
	if p == nil || p.card == nil {
		return nil
	}
	v := &PlayView{Card: g.NameTo(reader, p.card), Text: p.card.def.Text(), Seat: p.seat, By: idOf(p.by)}
	if !p.on.none() {
		v.On = g.nameFor(p.on, reader, reader)
	}
	return v
}
