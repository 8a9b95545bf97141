package tui

import "elysium/game"

// The least screen a game is played on.
const (
	minWidth  = 80
	minHeight = 24
)

// rect is a place on the screen.
type rect struct{ x, y, w, h int }

func (r rect) has(x, y int) bool { return x >= r.x && x < r.x+r.w && y >= r.y && y < r.y+r.h }

// layout is where everything of the table stands: fixed by the size and the number of seats,
// so that nothing moves while a game goes on.
type layout struct {
	bar, strip, boards, choices, detail, log, help, over rect
	cols, rows                                           int // boards side by side, one above another
}

func layTable(w, h, seats int) layout {
	var l layout
	l.bar = rect{0, 0, w, barHeight}
	l.over = rect{0, barHeight, w, h - barHeight - 1}
	l.strip = rect{0, barHeight, w, seats + 1}
	logRows := 2 + (h-minHeight)/5
	l.help = rect{0, h - 1, w, 1}
	l.log = rect{0, h - 1 - logRows, w, logRows}
	y := l.strip.y + l.strip.h
	left := l.log.y - y
	choices := max(left/2, min(5, left))
	if h > 28 {
		choices = max(8, left*2/5)
	}
	choices = min(choices, 18)
	l.boards = rect{0, y, w, left - choices}
	cw := w
	if w >= 100 {
		cw = w * 3 / 5
	}
	l.choices = rect{0, y + l.boards.h, cw, choices}
	l.detail = rect{cw, l.choices.y, w - cw, choices}
	switch {
	case w < 100:
		l.cols = 1
	case w < 174:
		l.cols = 2
	case w < 232:
		l.cols = 3
	default:
		l.cols = 4
	}
	l.rows = max(1, min(l.boards.h/7, (seats+l.cols)/l.cols))
	return l
}

// slots are the places of the boards, row by row, filling their rectangle.
func (l *layout) slots() []rect {
	var s []rect
	for r := range l.rows {
		y0, y1 := l.boards.h*r/l.rows, l.boards.h*(r+1)/l.rows
		for c := range l.cols {
			x0, x1 := l.boards.w*c/l.cols, l.boards.w*(c+1)/l.cols
			s = append(s, rect{x0, l.boards.y + y0, x1 - x0, y1 - y0})
		}
	}
	return s
}

// pageKind is what a place among the boards shows.
type pageKind uint8

const (
	boardPage pageKind = iota
	combatPage
	votePage
)

// page is one thing to show among the boards.
type page struct {
	kind pageKind
	seat game.Seat
}

// pages lists what there is to show, the most important first: the combat or referendum, one's
// own board, prey and predator, the seat that decides, the others clockwise.
func (t *table) pages() []page {
	var pages []page
	if t.view.Combat != nil {
		pages = append(pages, page{kind: combatPage})
	}
	if t.view.Vote != nil {
		pages = append(pages, page{kind: votePage})
	}
	self := t.self()
	m := &t.view.Seats[self]
	order := []game.Seat{self, m.Prey, m.Predator}
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
		pages = append(pages, page{boardPage, s})
	}
	return pages
}

// placed spreads the pages over the slots; the last slot turns over the rest.
func placed(pages []page, slots, turned int) []page {
	if len(pages) <= slots {
		return pages
	}
	rest := pages[slots-1:]
	k := ((turned % len(rest)) + len(rest)) % len(rest)
	return append(append([]page{}, pages[:slots-1]...), rest[k])
}

// panelKey is what the drawing of a panel depends on, besides the view and the theme: the
// panels drawn are kept until the view changes.
type panelKey struct {
	what  string
	page  page
	focus focus
	w, h  int
}

// kept draws a panel unless it has been drawn already.
func (t *table) kept(k panelKey, draw func() []string) []string {
	if rows, ok := t.cache[k]; ok {
		return rows
	}
	rows := draw()
	t.cache[k] = rows
	return rows
}
