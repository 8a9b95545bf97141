package tui

import "strings"

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
	switch k {
	case "up":
		l.move(-1, n)
	case "down":
		l.move(1, n)
	case "pgup":
		l.move(-page, n)
	case "pgdown":
		l.move(page, n)
	case "home":
		l.set(0, n)
	case "end":
		l.set(n-1, n)
	default:
		return false
	}
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

// scrolls scrolls a page by a key; false if the key is none for that.
func (l *list) scrolls(k string) bool {
	switch k {
	case "down":
		l.top++
	case "up":
		l.top--
	default:
		return false
	}
	return true
}

// more says how many rows lie above and below what is drawn.
func more(from, to, n int) string {
	if from == 0 && to == n {
		return ""
	}
	return itoa(from+1) + "-" + itoa(to) + " of " + itoa(n)
}

// search shows what was typed to find something.
func search(filter string) string {
	if filter == "" {
		return ""
	}
	return "/" + filter
}
