package tui

// The least screen a game is played on.
const (
	minWidth  = 80
	minHeight = 24
)

// rect is a place on the screen.
type rect struct{ x, y, w, h int }

func (r rect) has(x, y int) bool { return x >= r.x && x < r.x+r.w && y >= r.y && y < r.y+r.h }

// layout is where everything of the table stands: fixed by the size and the number of seats,
// so that little moves while a game goes on. Only what would be cut takes rows from what has some
// to spare.
type layout struct {
	bar, strip, boards, choices, detail, log, help, over rect
	cols, rows                                           int   // boards side by side, one above another
	tall                                                 []int // how high each row of boards is
}

// The fewest rows of the choices, the log and a board, whatever else needs room.
const (
	leastChoices = 5
	leastLog     = 2
	leastBoard   = 3
)

// sheetRows is how high a card beside the choices is made, where the boards leave rows empty.
const sheetRows = 16

func layTable(w, h, seats int) layout {
	var l layout
	l.bar = rect{0, 0, w, barHeight}
	l.over = rect{0, barHeight, w, h - barHeight - 1}
	l.strip = rect{0, barHeight, w, seats + 1}
	logRows := leastLog + (h-minHeight)/5
	l.help = rect{0, h - 1, w, 1}
	l.log = rect{0, h - 1 - logRows, w, logRows}
	y := l.strip.y + l.strip.h
	left := l.log.y - y
	choices := max(left/2, min(leastChoices, left))
	if h > 28 {
		choices = max(8, left*2/5)
	}
	choices = min(choices, 18)
	l.boards = rect{0, y, w, left - choices}
	cw := w
	if w >= 100 {
		cw = w * 5 / 8
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
	l.tall = heights(l.boards.h, make([]int, l.rows))
	return l
}

// fit gives rows of boards what they need, so far as the log and empty rows of the choices have it,
// and then the choices, so far as the boards and the log have it.
func (l *layout) fit(need []int, choices int) {
	want := 0
	for _, n := range need {
		want += n
	}
	take := func(from, to *int, lack, least int) {
		n := max(0, min(lack, *from-least))
		*from, *to = *from-n, *to+n
	}
	boards, asked, log := &l.boards.h, &l.choices.h, &l.log.h
	take(log, boards, want-*boards, leastLog)
	take(asked, boards, want-*boards, max(choices, leastChoices))
	take(boards, asked, choices-*asked, max(want, leastBoard*l.rows))
	take(log, asked, choices-*asked, leastLog)
	if l.detail.w > 0 && choices > 0 {
		take(boards, asked, sheetRows-*asked, max(want, leastBoard*l.rows))
	}
	l.choices.y = l.boards.y + l.boards.h
	l.detail.y, l.detail.h = l.choices.y, l.choices.h
	l.log.y = l.choices.y + l.choices.h
	l.tall = heights(l.boards.h, need)
}

// heights shares a height out among rows of boards: to each what it needs, the first before the
// others, and what is left to the lowest.
func heights(h int, need []int) []int {
	tall := make([]int, len(need))
	for r := range need {
		tall[r] = max(0, min(need[r], h-leastBoard*(len(need)-1-r)))
		h -= tall[r]
	}
	for ; h > 0; h-- {
		low := len(tall) - 1
		for r := low; r >= 0; r-- {
			if tall[r] <= tall[low] {
				low = r
			}
		}
		tall[low]++
	}
	return tall
}

// slots are the places of the boards, row by row, filling their rectangle.
func (l *layout) slots() []rect {
	var s []rect
	y := l.boards.y
	for _, h := range l.tall {
		for c := range l.cols {
			x0, x1 := l.boards.w*c/l.cols, l.boards.w*(c+1)/l.cols
			s = append(s, rect{x0, y, x1 - x0, h})
		}
		y += h
	}
	return s
}

// laid is where everything stands now, with what is on the boards and what is asked.
func (t *table) laid() layout {
	l := layTable(t.w, t.h, len(t.view.Seats))
	choices := 0
	if t.open() {
		choices = t.ask.headOf(t.askedTitle(), l.choices.w) + len(t.ask.visible())
		if t.ask.amount || t.ask.shares != nil {
			choices++
		}
	}
	l.fit(t.needs(&l), choices)
	return l
}

// sheetInBoards is how many rows boards ask for at least where a card's text may come to stand in
// their place: whichever it is, the choices stay where they are.
const sheetInBoards = 7

// needs are the rows that nothing on the boards is cut in, by rows of boards.
func (t *table) needs(l *layout) []int {
	need := make([]int, l.rows)
	if l.detail.w == 0 && t.open() {
		need[0] = sheetInBoards
	}
	f := t.focus()
	slots := l.slots()
	for i, p := range t.shownPages(len(slots)) {
		need[i/l.cols] = max(need[i/l.cols], t.needOf(p, f, slots[i].w))
	}
	return need
}

// aRowEach is how many minions a board asks a row each for; more of them may share rows.
const aRowEach = 4

// needOf is how high a page is that leaves nothing out.
func (t *table) needOf(p page, f focus, w int) int {
	switch p.kind {
	case combatPage:
		return len(t.combatRows(w)) + 1
	case votePage:
		return len(t.voteRows(w)) + 1
	}
	n, columns := len(minionRows(&t.view.Seats[p.seat])), max(1, w/cellWidth)
	return 1 + min(n, max(aRowEach, (n+columns-1)/columns)) + allRows(shelvesOf(t.view, p.seat, f, w))
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
