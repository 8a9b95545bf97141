package tui

import (
	"math"
	"strings"
)

// list is a cursor in rows that scroll.
type list struct{ cur, top int }

// move steps the cursor; it stays among n rows.
func (l *list) move(step, n int) { l.set(l.cur+step, n) }

func (l *list) set(i, n int) { l.cur = max(0, min(i, n-1)) }

// window returns the rows to draw of n in a height, the cursor's among them.
func (l *list) window(n, height int) (from, to int) {
	l.top = min(l.top, l.cur)
	if l.cur >= l.top+height {
		l.top = l.cur - height + 1
	}
	l.top = max(0, min(l.top, n-height))
	return l.top, min(n, l.top+height)
}

// keys moves the cursor by a key; false if the key is none of a list's.
func (l *list) keys(k string, n, page int) bool {
	switch a := &tableKeys; {
	case is(k, a.Up):
		l.move(-1, n)
	case is(k, a.Down):
		l.move(1, n)
	case is(k, a.PageUp):
		l.move(-page, n)
	case is(k, a.PageDown):
		l.move(page, n)
	case is(k, a.First):
		l.set(0, n)
	case is(k, a.Last):
		l.set(n-1, n)
	default:
		return false
	}
	return true
}

// number moves the cursor to the row of a digit; false if there is none.
func (l *list) number(k string, n int) bool {
	if len(k) != 1 || k[0] < '1' || int(k[0]-'0') > n {
		return false
	}
	l.set(int(k[0]-'1'), n)
	return true
}

// page draws rows that scroll under a title, as far as they have been scrolled.
func (l *list) page(th *Theme, title, hint string, rows []string, w, h int) []string {
	p := newPanel(w, h)
	l.top = max(0, min(l.top, len(rows)-(h-1)))
	to := min(len(rows), l.top+h-1)
	p.title(th, title, strings.TrimSpace(hint+" "+more(l.top, to, len(rows))))
	p.rows = append(p.rows, rows[l.top:to]...)
	return p.done()
}

// scrolls scrolls a page by a key, as far as it goes once it is drawn; false if the key is none for
// that.
func (l *list) scrolls(k string) bool {
	switch a := &tableKeys; {
	case is(k, a.Up):
		l.top--
	case is(k, a.Down):
		l.top++
	case is(k, a.PageUp):
		l.top -= pageStep
	case is(k, a.PageDown):
		l.top += pageStep
	case is(k, a.First):
		l.top = 0
	case is(k, a.Last):
		l.top = math.MaxInt32
	default:
		return false
	}
	return true
}

// pageStep is how many rows a page is scrolled at once.
const pageStep = 10

// more says how many rows lie above and below what is drawn.
func more(from, to, n int) string {
	if from == 0 && to == n {
		return ""
	}
	return itoa(from+1) + "-" + itoa(to) + " of " + itoa(n)
}
