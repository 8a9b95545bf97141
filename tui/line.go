package tui

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/charmbracelet/lipgloss"

	"elysium/decks/foreign"
)

// line is one row of a panel being written: it takes no more than its width.
type line struct {
	b     strings.Builder
	w, at int
}

func newLine(w int) *line {
	l := &line{w: w}
	l.b.Grow(w + 32)
	return l
}

// put adds a text in a style, cut where the row ends.
func (l *line) put(s Style, text string) *line {
	if l.at >= l.w || text == "" {
		return l
	}
	text, n := fit(text, l.w-l.at)
	l.at += n
	if s.open == "" {
		l.b.WriteString(text)
		return l
	}
	l.b.WriteString(s.open)
	l.b.WriteString(text)
	l.b.WriteString(s.close)
	return l
}

// to moves on to a column, with spaces.
func (l *line) to(column int) *line {
	for column = min(column, l.w); l.at < column; l.at++ {
		l.b.WriteByte(' ')
	}
	return l
}

// rule fills up to a column with a glyph.
func (l *line) rule(s Style, glyph string, column int) *line {
	if n := min(column, l.w) - l.at; n > 0 {
		l.put(s, strings.Repeat(glyph, n))
	}
	return l
}

// right puts a text at the right end, if there is room.
func (l *line) right(s Style, text string) *line {
	if n := width(text); l.at+n < l.w {
		l.to(l.w-n).put(s, text)
	}
	return l
}

// add puts another line at the end, as far as it is written.
func (l *line) add(part *line) {
	l.b.WriteString(part.b.String())
	l.at += part.at
}

// done returns the row, as wide as the panel.
func (l *line) done() string {
	l.to(l.w)
	return l.b.String()
}

func blank(w int) string { return strings.Repeat(" ", max(0, w)) }

// plainText reports whether a text is nothing but visible ASCII.
func plainText(s string) bool {
	for i := 0; i < len(s); i++ {
		if s[i] < ' ' || s[i] > '~' {
			return false
		}
	}
	return true
}

// width is how many columns a text takes.
func width(s string) int {
	if plainText(s) {
		return len(s)
	}
	return lipgloss.Width(clean(s))
}

// fit cuts a text to n columns and says how many it takes; what is cut ends in a tilde.
func fit(s string, n int) (string, int) {
	if plainText(s) {
		if len(s) <= n {
			return s, len(s)
		}
		return s[:n-1] + "~", n
	}
	s = clean(s)
	if w := lipgloss.Width(s); w <= n {
		return s, w
	}
	at := 0
	for i, r := range s {
		w := lipgloss.Width(string(r))
		if at+w > n-1 {
			return s[:i] + "~", at + 1
		}
		at += w
	}
	return s, at
}

// clean replaces what must not reach a terminal: control characters and marks that turn the
// direction of text, which names in files may hold.
func clean(s string) string {
	return strings.Map(func(r rune) rune {
		switch {
		case r == utf8.RuneError, unicode.IsControl(r):
			return '?'
		case foreign.Harmful(r), unicode.Is(unicode.Cf, r):
			return -1
		}
		return r
	}, s)
}

// wrap breaks a text into rows of n columns at most.
func wrap(s string, n int) []string {
	var rows []string
	for _, paragraph := range strings.Split(s, "\n") {
		words := flow(strings.Fields(paragraph), n)
		if len(words) == 0 {
			words = []string{""}
		}
		rows = append(rows, words...)
	}
	return rows
}

// marks stand before the names that the cursor is about.
const marks = ">*"

// flow sets items one after another in rows of n columns, none broken.
func flow(items []string, n int) []string {
	var rows []string
	var row strings.Builder
	at := 0
	for _, item := range items {
		w := width(item)
		if name := strings.TrimLeft(item, marks); name != "" {
			w = width(name) // what is marked stays in its row
		}
		if at > 0 && at+1+w > n {
			rows = append(rows, row.String())
			row.Reset()
			at = 0
		}
		if at > 0 {
			row.WriteByte(' ')
			at++
		}
		row.WriteString(item)
		at += w
	}
	if at > 0 {
		rows = append(rows, row.String())
	}
	return rows
}

// panel collects the rows of a rectangle.
type panel struct {
	w, h int
	rows []string
}

func newPanel(w, h int) *panel { return &panel{w: w, h: h, rows: make([]string, 0, max(0, h))} }

// full reports whether no row is left.
func (p *panel) full() bool { return len(p.rows) >= p.h }

// left is how many rows are left.
func (p *panel) left() int { return p.h - len(p.rows) }

// fill writes rows that are drawn already, as many as there is room for.
func (p *panel) fill(rows []string) {
	p.rows = append(p.rows, rows[:min(len(rows), max(0, p.left()))]...)
}

// line adds a row, written by f.
func (p *panel) line(f func(*line)) {
	if p.full() {
		return
	}
	l := newLine(p.w)
	f(l)
	p.rows = append(p.rows, l.done())
}

// text adds one row in a style.
func (p *panel) text(s Style, text string) {
	p.line(func(l *line) { l.put(s, text) })
}

// para adds a text wrapped to the width, indented.
func (p *panel) para(s Style, indent int, text string) {
	for _, row := range wrap(text, max(1, p.w-indent)) {
		p.line(func(l *line) { l.to(indent).put(s, row) })
	}
}

// title adds a rule with a text on it and one at its right end.
func (p *panel) title(t *Theme, left, right string) {
	p.line(func(l *line) {
		l.put(t.Dim, t.Rule)
		if left != "" {
			l.put(t.Title, " "+left+" ")
		}
		if right != "" {
			right = " " + right + " "
		}
		l.rule(t.Dim, t.Rule, l.w-width(right)-1)
		l.put(t.Dim, right)
		l.rule(t.Dim, t.Rule, l.w)
	})
}

// done returns exactly h rows.
func (p *panel) done() []string {
	for len(p.rows) < p.h {
		p.rows = append(p.rows, blank(p.w))
	}
	return p.rows[:p.h]
}

// beside sets panels of equal height side by side.
func beside(panels ...[]string) []string {
	rows := make([]string, len(panels[0]))
	for i := range rows {
		n := 0
		for _, p := range panels {
			n += len(p[i])
		}
		var b strings.Builder
		b.Grow(n)
		for _, p := range panels {
			b.WriteString(p[i])
		}
		rows[i] = b.String()
	}
	return rows
}
