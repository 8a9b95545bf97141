package game

import (
	"maps"
	"slices"
	"strconv"
	"strings"
)

// Difference is one thing that stands otherwise in one view of a game than in another.
type Difference struct {
	About string // the table, a Methuselah or a card, by name
	What  string // "pool", "blood", "place"...
	From  string
	To    string
}

// Text says a difference in words.
func (d Difference) Text() string {
	if d.From == "" {
		return d.About + ": " + d.What + " " + d.To
	}
	return d.About + ": " + d.What + " " + d.From + " to " + d.To
}

// Compare says what stands otherwise in a later view than in an earlier one of the same game:
// first the table, then each Methuselah, then the cards that both views or one of them know.
func Compare(earlier, later *View) []Difference {
	var out []Difference
	out = unlike(out, "the table", tableParts, earlier, later)
	for i := range later.Seats {
		out = unlike(out, later.Seats[i].Name, seatParts, seatOf{earlier, &earlier.Seats[i]}, seatOf{later, &later.Seats[i]})
	}
	return append(out, compareCards(earlier, later)...)
}

// part is one of the things that are compared; an empty value is none.
type part[T any] struct {
	what string
	of   func(T) string
}

func unlike[T any](out []Difference, about string, parts []part[T], a, b T) []Difference {
	for _, p := range parts {
		if from, to := p.of(a), p.of(b); from != to {
			out = append(out, Difference{about, p.what, orNone(from), orNone(to)})
		}
	}
	return out
}

func orNone(s string) string {
	if s == "" {
		return "none"
	}
	return s
}

func yes(is bool) string {
	if is {
		return "yes"
	}
	return "no"
}

var tableParts = []part[*View]{
	{"turn", func(v *View) string { return strconv.Itoa(v.Turn) }},
	{"whose turn", func(v *View) string { return v.seatName(v.TurnSeat) }},
	{"phase", func(v *View) string { return v.Phase.String() }},
	{"the Edge", func(v *View) string { return v.seatName(v.Edge) }},
	{"action", (*View).actionText},
	{"combat", (*View).combatText},
	{"referendum", (*View).voteText},
	{"over", func(v *View) string { return yes(v.Over) }},
}

// seatName is a Methuselah's name, empty for nobody.
func (v *View) seatName(s Seat) string {
	if s == NoSeat {
		return ""
	}
	return v.Seats[s].Name
}

func (v *View) actionText() string {
	if v.Action == nil {
		return ""
	}
	return v.Action.What + " by " + v.nameByID(v.Action.Actor)
}

func (v *View) combatText() string {
	c := v.Combat
	if c == nil {
		return ""
	}
	return v.nameByID(c.Minions[0]) + " and " + v.nameByID(c.Minions[1]) + ", round " + strconv.Itoa(c.Round)
}

func (v *View) voteText() string {
	if v.Vote == nil {
		return ""
	}
	return v.Vote.What + ", " + strconv.Itoa(v.Vote.For) + " to " + strconv.Itoa(v.Vote.Against)
}

func (v *View) nameByID(id int) string {
	if at, known := v.places()[id]; known && at.card.Name != "" {
		return at.card.Name
	}
	return "a card"
}

// seatOf is a Methuselah's side within a view.
type seatOf struct {
	*View
	side *SeatView
}

func seatCount(of func(*SeatView) int) func(seatOf) string {
	return func(s seatOf) string { return strconv.Itoa(of(s.side)) }
}

var seatParts = []part[seatOf]{
	{"pool", seatCount(func(m *SeatView) int { return m.Pool })},
	{"victory points", func(s seatOf) string {
		n := strconv.Itoa(s.side.VP)
		if s.side.Half {
			n += " and a half"
		}
		return n
	}},
	{"ousted", func(s seatOf) string { return yes(s.side.Ousted && !s.side.Withdrawn) }},
	{"withdrawn", func(s seatOf) string { return yes(s.side.Withdrawn) }},
	{"prey", func(s seatOf) string { return s.seatName(s.side.Prey) }},
	{"predator", func(s seatOf) string { return s.seatName(s.side.Predator) }},
	{"cards in hand", seatCount(func(m *SeatView) int { return m.Hand })},
	{"hand size", seatCount(func(m *SeatView) int { return m.HandSize })},
	{"cards in library", seatCount(func(m *SeatView) int { return m.Library })},
	{"cards in crypt", seatCount(func(m *SeatView) int { return m.Crypt })},
	{"transfers", seatCount(func(m *SeatView) int { return m.Transfers })},
	{"master phase actions", seatCount(func(m *SeatView) int { return m.MasterActions })},
	{"discard phase actions", seatCount(func(m *SeatView) int { return m.Discards })},
	{"open hand", func(s seatOf) string { return yes(s.side.OpenHand) }},
}

// placedCard is a card of a view with where it lies.
type placedCard struct {
	card  *CardView
	place string
	order int
}

// places finds the cards of a view by their ids.
func (v *View) places() map[int]placedCard {
	at := map[int]placedCard{}
	var add func(cards []CardView, place string)
	add = func(cards []CardView, place string) {
		for i := range cards {
			c := &cards[i]
			at[c.ID] = placedCard{c, place, len(at)}
			add(c.On, "on "+nameOr(c))
		}
	}
	for i := range v.Seats {
		m := &v.Seats[i]
		for _, z := range m.Zones() {
			add(z.Cards, z.Zone.String()+" of "+m.Name)
		}
	}
	return at
}

// ZoneView is a region of a Methuselah with the cards in it.
type ZoneView struct {
	Zone  Zone
	Cards []CardView
}

// Zones are the regions of a Methuselah in which a view shows cards.
func (m *SeatView) Zones() []ZoneView {
	return []ZoneView{{Ready, m.Ready}, {Torpor, m.Torpor}, {Incapacitated, m.Incapacitate}, {InPlay, m.InPlay},
		{Uncontrolled, m.Uncontrolled}, {Contested, m.Contested}, {SetAside, m.SetAside}, {Hand, m.HandCards},
		{AshHeap, m.AshHeap}, {Removed, m.Removed}}
}

// compareCards follows each card from one view to the other. A card that only one of them shows
// has come from, or gone to, where the reader cannot see it.
func compareCards(earlier, later *View) []Difference {
	var out []Difference
	was, is := earlier.places(), later.places()
	same := map[int]bool{}
	for _, id := range inOrder(is) {
		b := is[id]
		a, before := was[id]
		if !before && b.card.Facts != nil && b.card.Facts.Crypt() { // it may have been turned up
			id = -1 - id
			a, before = was[id]
		}
		same[id] = true
		if !before {
			out = append(out, Difference{About: nameOr(b.card), What: "comes to", To: b.place})
			continue
		}
		out = unlike(out, nameOr(b.card), cardParts, cardOf{earlier, &a}, cardOf{later, &b})
		out = append(out, counterDifferences(a.card, b.card)...)
	}
	for _, id := range inOrder(was) {
		if a := was[id]; !same[id] {
			out = append(out, Difference{About: nameOr(a.card), What: "leaves", To: a.place})
		}
	}
	return out
}

func inOrder(at map[int]placedCard) []int {
	return slices.SortedFunc(maps.Keys(at), func(a, b int) int { return at[a].order - at[b].order })
}

func nameOr(c *CardView) string {
	if c.Name == "" {
		return "a face-down card"
	}
	return c.Name
}

// levelNames are the levels in words.
var levelNames = [...]string{None: "", Basic: "basic", Superior: "superior"}

// cardOf is a card as a view shows it, and the view that names the seats.
type cardOf struct {
	*View
	at *placedCard
}

func cardCount(of func(*CardView) int) func(cardOf) string {
	return func(c cardOf) string { return strconv.Itoa(of(c.at.card)) }
}

var cardParts = []part[cardOf]{
	{"place", func(c cardOf) string { return c.at.place }},
	{"controller", func(c cardOf) string { return c.seatName(c.at.card.Controller) }},
	{"blood or life", cardCount(func(c *CardView) int { return c.Blood })},
	{"locked", func(c cardOf) string { return yes(c.at.card.Locked) }},
	{"face down", func(c cardOf) string { return yes(c.at.card.FaceDown) }},
	{"level", func(c cardOf) string { return levelNames[c.at.card.Level] }},
	{"title", func(c cardOf) string { return c.at.card.Title }},
	{"title contested", func(c cardOf) string {
		if with := c.at.card.TitleRivals; len(with) > 0 {
			return "with " + strings.Join(with, ", ")
		}
		return yes(c.at.card.TitleLost)
	}},
	{"sect", func(c cardOf) string { return c.at.card.Sect.String() }},
	{"clan", func(c cardOf) string { return c.at.card.Clan }},
	{"disciplines", func(c cardOf) string { return c.at.card.Disciplines.String() }},
	{"capacity", cardCount(func(c *CardView) int { return c.Capacity })},
	{"strength", cardCount(func(c *CardView) int { return c.Strength })},
	{"bleed", cardCount(func(c *CardView) int { return c.Bleed })},
	{"stealth", cardCount(func(c *CardView) int { return c.Stealth })},
	{"intercept", cardCount(func(c *CardView) int { return c.Intercept })},
	{"votes", cardCount(func(c *CardView) int { return c.Votes })},
	{"chosen", func(c cardOf) string { return c.at.card.Chosen }},
}

// counterDifferences compares the named counters on a card.
func counterDifferences(a, b *CardView) []Difference {
	n := func(c *CardView, name string) (n int) {
		for _, k := range c.Counters {
			if k.Name == name {
				n = k.N
			}
		}
		return n
	}
	var out []Difference
	var names []string
	for _, k := range append(slices.Clone(a.Counters), b.Counters...) {
		if !slices.Contains(names, k.Name) {
			names = append(names, k.Name)
		}
	}
	for _, name := range names {
		if from, to := n(a, name), n(b, name); from != to {
			what := name
			if !strings.HasSuffix(name, "counters") {
				what += " counters"
			}
			out = append(out, Difference{nameOr(b), what, strconv.Itoa(from), strconv.Itoa(to)})
		}
	}
	return out
}
