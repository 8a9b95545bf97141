package tui

import "strings"

// drawChoices are the numbered choices under the cursor.
func drawChoices(t *Theme, a *asked, title string, w, h int) []string {
	p := newPanel(w, h)
	from, to := a.list.window(len(a.shown), max(1, h-1))
	right := more(from, to, len(a.shown))
	switch {
	case a.typing || a.filter != "":
		right = "/" + a.filter + " " + right
	case a.inner != nil:
		title, right = a.inner.text, strings.TrimSpace("Esc goes back  "+right)
	}
	p.title(t, title, right)
	rows := a.visible()
	for i := from; i < to; i++ {
		r := &rows[a.shown[i]]
		p.line(func(l *line) {
			if r.steps {
				drawSteps(l, t, i, a.list.cur == i, a.armed, r)
				return
			}
			drawChoice(l, t, i, a.list.cur == i, a.armed, r.text, r.note)
		})
	}
	switch {
	case len(a.shown) == 0 && a.filter != "":
		p.text(t.Dim, "  nothing on offer has these letters; Esc shows everything")
	case a.amount:
		p.text(t.Dim, "     left and right, or type the number; then Enter")
	}
	return p.done()
}

func drawChoice(l *line, t *Theme, i int, cursor, armed bool, label, notes string) {
	s := startChoice(l, t, i, cursor, armed)
	room := l.w - l.at - 2 - width(notes)
	if notes == "" || room < 20 {
		l.put(s, label)
		return
	}
	label, _ = fit(label, room)
	l.put(s, label).put(t.Plain, "  ").put(t.Note, notes)
}

// startChoice writes the cursor and the number, and says how the rest is written.
func startChoice(l *line, t *Theme, i int, cursor, armed bool) Style {
	s := t.Plain
	glyph := "  "
	if cursor {
		glyph = "> "
		if s = t.Bold; armed {
			s = t.Cursor
		}
	}
	number := itoa(i + 1)
	l.put(t.Asked, glyph).to(4-len(number)).put(t.Dim, number+" ")
	return s
}

// drawSteps is a row of amounts: the chosen one in brackets.
func drawSteps(l *line, t *Theme, i int, cursor, armed bool, r *row) {
	s := startChoice(l, t, i, cursor, armed)
	l.put(pick3(cursor, t.Bold, t.Plain), r.text).to(max(l.at+2, min(38, l.w/2)))
	if !cursor {
		s = t.Plain
	}
	from := 0
	for from < r.at && stepsWidth(r, from, r.at) > l.w-l.at-4 {
		from++
	}
	if from > 0 {
		l.put(t.Dim, "~")
	}
	for k := from; k < len(r.words); k++ {
		if k == r.at && cursor {
			l.put(t.Asked, "[").put(s, r.words[k]).put(t.Asked, "]")
			continue
		}
		l.put(t.Dim, " "+r.words[k]+" ")
	}
}

func stepsWidth(r *row, from, to int) int {
	n := 0
	for k := from; k <= to; k++ {
		n += len(r.words[k]) + 2
	}
	return n
}

func pick3(ok bool, yes, no Style) Style {
	if ok {
		return yes
	}
	return no
}

// cut is the selected choice in full if its row has no room for all of it.
func (a *asked) cut(w int) string {
	i := a.option()
	if i < 0 || !a.armed || a.current().steps {
		return ""
	}
	text := a.labels[i]
	if a.notes[i] != "" {
		text += ": " + a.notes[i]
	}
	if 5+width(text)+1 <= w {
		return ""
	}
	return text
}

// drawItem is a row of a menu.
func drawItem(p *panel, t *Theme, i, cur int, text string) {
	p.line(func(l *line) { drawChoice(l, t, i, i == cur, true, text, "") })
}
