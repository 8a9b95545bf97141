package tui

import (
	"slices"

	"elysium/game"
)

// pageKind is what a place among the boards shows.
type pageKind uint8

const (
	boardPage pageKind = iota
	combatPage
	votePage
)

// page is one thing to show among the boards.
type page struct {
	kind   pageKind
	seat   game.Seat
	pinned bool
}

// title is a page's title, which says so if it is there because somebody turned to it.
func (p page) title(text string) string { return text + pick(p.pinned, ", pinned", "") }

// pin keeps the page that somebody turned to, for as long as the same thing goes on.
type pin struct {
	page   page
	during stretch
}

// stretch is a part of the game, and the size of the screen: with it a pin ends.
type stretch struct {
	turn, actor  int
	combat, vote bool
	w, h         int
}

func (t *table) stretch() stretch {
	s := stretch{turn: t.view.Turn + 1, actor: -1, combat: t.view.Combat != nil, vote: t.view.Vote != nil, w: t.w, h: t.h}
	if a := t.view.Action; a != nil {
		s.actor = a.Actor
	}
	return s
}

// isPinned reports whether somebody has turned to another page than is shown by itself.
func (t *table) isPinned() bool { return t.pin.during == t.stretch() }

// turnAs keeps the page that somebody turned to at another moment.
func (t *table) turnAs(last *table) {
	if last != nil && last.isPinned() {
		t.pin = pin{last.pin.page, t.stretch()}
	}
}

// turnPage turns the last place to the page some steps on among those that have no other.
func (t *table) turnPage(by int) {
	l := t.laid()
	pages, slots := t.pages(), len(l.slots())
	if len(pages) <= slots {
		return
	}
	shown := t.shownPages(slots)[slots-1]
	shown.pinned = false
	rest := pages[slots-1:]
	n := len(rest)
	k := ((slices.Index(rest, shown)+by)%n + n) % n
	if t.pin = (pin{}); k > 0 {
		t.pin = pin{rest[k], t.stretch()}
	}
}

// shownPages are the pages in so many places: the most important, and in the last place the one that
// somebody turned to.
func (t *table) shownPages(slots int) []page {
	pages := t.pages()
	if len(pages) <= slots {
		return pages
	}
	shown, rest := slices.Clone(pages[:slots]), pages[slots:]
	if t.isPinned() && slices.Contains(rest, t.pin.page) {
		shown[slots-1] = t.pin.page
		shown[slots-1].pinned = true
	}
	return shown
}

// pages lists what there is to show, the most important first: the combat or referendum, one's
// own board, that of who acts or is acted against, prey and predator, the seat that decides, the
// others clockwise.
func (t *table) pages() []page {
	var pages []page
	if t.view.Combat != nil {
		pages = append(pages, page{kind: combatPage})
	}
	if t.view.Vote != nil {
		pages = append(pages, page{kind: votePage})
	}
	self := t.self()
	order := []game.Seat{self}
	if a := t.view.Action; a != nil {
		order = append(append(order, a.Seat), a.Targets...)
	}
	m := &t.view.Seats[self]
	order = append(order, m.Prey, m.Predator)
	if t.d != nil {
		order = append(order, t.d.Seat)
	}
	n := len(t.view.Seats)
	for i := range n {
		order = append(order, (self+game.Seat(i))%game.Seat(n))
	}
	var had [8]bool
	for _, s := range order {
		if s == game.NoSeat || had[s] || t.view.Seats[s].Ousted && s != self {
			continue
		}
		had[s] = true
		pages = append(pages, page{kind: boardPage, seat: s})
	}
	return pages
}
