package tui

import "strings"

// drawChoices are the numbered choices under the cursor.
func drawChoices(t *Theme, a *asked, title string, w, h int) []string {
	p := newPanel(w, h)
	rows := a.visible()
	head := a.headOf(title, w)
	from, to := a.list.window(len(rows), max(1, h-head))
	right := more(from, to, len(rows))
	switch {
	case a.typing || a.filter != "":
		right = "/" + a.filter + " " + right
	case a.shares != nil:
		right = a.divided()
	case len(a.path) > 0:
		title, right = a.path[len(a.path)-1].title, strings.TrimSpace(t.Keys.say("{back} goes back  ")+right)
	}
	if who, question, found := strings.Cut(title, ": "); found && head > 1 {
		p.title(t, who, right)
		p.para(t.Bold, 1, question)
	} else {
		p.title(t, title, right)
	}
	end := notesEnd(rows, w)
	for i := from; i < to; i++ {
		r := &rows[i]
		p.line(func(l *line) {
			if r.steps {
				drawSteps(l, t, i, a.list.cur == i, a.armed, a.shares != nil, r)
				return
			}
			a.drawRow(l, t, i, r, end)
		})
	}
	switch {
	case len(rows) == 0 && a.filter != "":
		p.text(t.Dim, t.Keys.say("  nothing on offer has these letters; {back} shows everything"))
	case a.amount:
		p.text(t.Dim, t.Keys.say("     {less} and {more}, or type the number; then {take}"))
	case a.shares != nil:
		p.text(t.Dim, t.Keys.say("     {less} and {more} change what a row gets; then {take}"))
	case !a.armed && len(rows) > 1 && h > len(rows)+1:
		p.text(t.Dim, t.Keys.say("     nothing is selected yet: a number, or {down}"))
	}
	return p.done()
}

// choiceText is where the text of a choice begins.
const choiceText = 5

// notesEnd is the column in which the notes of choices end, all in one: as near to the texts as they
// leave room.
func notesEnd(rows []row, w int) int {
	end := 0
	for i := range rows {
		if !rows[i].steps && rows[i].note != "" {
			end = max(end, choiceText+width(rows[i].text)+2+width(rows[i].note))
		}
	}
	return min(end, w-1)
}

// headOf is how many rows what is asked takes, in a list so wide: where its title has no room beside
// what stands there, it stands below.
func (a *asked) headOf(title string, w int) int {
	if _, question, found := strings.Cut(title, ": "); found && len(a.path) == 0 && width(title) > w-max(headRoom, width(a.divided())+5) {
		return 1 + len(wrap(question, w-1))
	}
	return 1
}

// divided is how far a division has come; empty if none is asked for.
func (a *asked) divided() string {
	if a.shares == nil {
		return ""
	}
	return a.shares.state(a.rows)
}

// headRoom is what a title leaves free for what stands at its right.
const headRoom = 18

// drawRow is a row of choices: its note ends in the column where all do; half of it is the text's,
// however long the note is.
func (a *asked) drawRow(l *line, t *Theme, i int, r *row, end int) {
	at, room := 0, l.w-choiceText
	if r.note != "" {
		at = max(end-width(r.note), choiceText+min(width(r.text), l.w/2)+2)
		room = at - 2 - choiceText
	}
	drawChoice(l, t, i, a.list.cur == i, a.armed, shortened(r.text, a.names[r.opts[0]], room), r.note, at)
}

// drawChoice is a choice in a row: its number, its text, its note in the column of notes, or beyond
// it where the text needs the room and the note leaves some.
func drawChoice(l *line, t *Theme, i int, cursor, armed bool, label, note string, notes int) {
	s := startChoice(l, t, i, cursor, armed)
	if note != "" {
		notes = max(notes, min(l.at+width(label)+2, l.w-width(note)-1))
		label, _ = fit(label, notes-l.at-2)
	}
	l.put(s, label)
	if note != "" {
		l.to(notes).put(t.Note, note)
	}
}

// startChoice writes the cursor and the number, and says how the rest is written. Where nobody has
// selected anything yet, no cursor shows.
func startChoice(l *line, t *Theme, i int, cursor, armed bool) Style {
	s, glyph := t.Plain, "  "
	switch {
	case cursor && armed:
		s, glyph = t.Cursor, "> "
	case cursor:
		s = t.Bold
	}
	number := itoa(i + 1)
	l.put(t.Asked, glyph).to(4-len(number)).put(t.Dim, number+" ")
	return s
}

// drawSteps is a row of amounts: the chosen one in brackets, in every row if each has one.
func drawSteps(l *line, t *Theme, i int, cursor, armed, each bool, r *row) {
	s := startChoice(l, t, i, cursor, armed)
	l.put(pick(cursor, t.Bold, t.Plain), r.text).to(max(l.at+2, min(38, l.w/2)))
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
		if k == r.at && (cursor || each) {
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

// cut is the choice under the cursor in full if its row, in a list so wide, shows less of it.
func (a *asked) cut(w int) string {
	i := a.option()
	if i < 0 || a.current().steps {
		return ""
	}
	text := a.labels[i]
	if a.current().text == text && choiceText+width(text)+2+width(a.notes[i]) < w {
		return ""
	}
	if a.notes[i] != "" {
		text += ": " + a.notes[i]
	}
	return text
}

// drawItem is a row of a menu.
func drawItem(p *panel, t *Theme, i, cur int, text string) {
	p.line(func(l *line) { drawChoice(l, t, i, i == cur, true, text, "", 0) })
}
