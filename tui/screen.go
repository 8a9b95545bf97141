package tui

import (
	"strings"
	"unicode"

	"github.com/charmbracelet/lipgloss"
	"golang.org/x/text/unicode/norm"
)

// wholeScreen is an overlay that lies over the bar, too, because it shows another moment.
type wholeScreen interface{ drawAll(t *table) []string }

// draw is the whole table as rows of the screen.
func (t *table) draw() []string {
	if o, all := t.over.(wholeScreen); all && !t.shade.on {
		return o.drawAll(t)
	}
	l := t.laid()
	rows := make([]string, 0, t.h)
	rows = append(rows, t.kept(panelKey{what: "bar " + t.clock.words(), w: t.w}, func() []string { return t.drawBar(t.w) })...)
	switch {
	case t.shade.on && t.over == nil: // what is asked in front of it shows no cards
		rows = append(rows, drawCurtain(t.theme, t.name(t.shade.next), t.shade, l.over.w, l.over.h)...)
	case t.over != nil:
		rows = append(rows, t.over.draw(t, l.over.w, l.over.h)...)
	case t.clock.paused:
		rows = append(rows, t.drawPause(l.over.w, l.over.h)...)
	default:
		rows = append(rows, t.kept(panelKey{what: "strip", w: t.w}, func() []string { return t.drawStrip(t.w) })...)
		rows = append(rows, t.drawBoards(&l)...)
		rows = append(rows, t.drawBottom(&l)...)
		rows = append(rows, t.kept(panelKey{what: "log", w: t.w, h: l.log.h}, func() []string {
			return t.log.drawTail(t.theme, l.log.w, l.log.h, 0)
		})...)
	}
	return append(rows, t.drawHelpRow(t.w, l.choices.w))
}

// drawBoards are the boards, the combat and the referendum in their places.
func (t *table) drawBoards(l *layout) []string {
	f := t.focus()
	slots := l.slots()
	pages := t.shownPages(len(slots))
	if s, shown := t.sheetInstead(l); shown {
		return drawDetail(t.theme, s, l.boards.w, l.boards.h)
	}
	var rows []string
	for r := range l.rows {
		var panels [][]string
		for c := range l.cols {
			i := r*l.cols + c
			s := slots[i]
			if i >= len(pages) {
				panels = append(panels, newPanel(s.w, s.h).done())
				continue
			}
			p := pages[i]
			panels = append(panels, t.kept(panelKey{"board", p, f, s.w, s.h}, func() []string {
				switch p.kind {
				case combatPage:
					return t.drawCombat(p, s.w, s.h)
				case votePage:
					return t.drawVote(p, s.w, s.h)
				}
				return drawBoard(t.theme, t.view, p, t.self(), f, s.w, s.h)
			}))
		}
		rows = append(rows, beside(panels...)...)
	}
	return rows
}

// drawBottom are the choices, and the card they are about beside them; what is not a list of choices
// has the whole width.
func (t *table) drawBottom(l *layout) []string {
	if l.detail.w == 0 || !t.open() {
		return t.drawAsked(t.w, l.choices.h)
	}
	c := t.drawAsked(l.choices.w, l.choices.h)
	s, ok := t.sheetNow()
	if s.choice = t.ask.cut(l.choices.w); ok || s.choice != "" {
		side := t.kept(panelKey{what: "detail " + s.name + s.choice + s.first, focus: t.focus(), w: l.detail.w, h: l.detail.h}, func() []string {
			return drawDetail(t.theme, s, l.detail.w, l.detail.h)
		})
		return beside(c, side)
	}
	p := newPanel(l.detail.w, l.detail.h)
	p.title(t.theme, "", "")
	return beside(c, p.done())
}

// askedTitle is who is asked what.
func (t *table) askedTitle() string { return t.name(t.d.Seat) + ": " + t.question() }

// drawAsked is what is asked, or why nothing can be chosen here; while the house considers,
// what has happened.
func (t *table) drawAsked(w, h int) []string {
	th := t.theme
	if t.call.open {
		return t.drawCall(w, h)
	}
	if t.open() {
		return drawChoices(th, &t.ask, t.askedTitle(), w, h)
	}
	p := newPanel(w, h)
	switch {
	case t.d == nil:
		p.title(th, "Nothing is asked", pick(t.view.Over, th.Keys.say("{take}: the score"), ""))
	case t.stalled:
		p.title(th, t.name(t.d.Seat)+" (house)", "")
		p.para(th.Bad, 2, "The house cannot go on: "+t.message+th.Keys.say(". {skip} tries again."))
	case t.isHouse(t.d.Seat):
		p.title(th, t.name(t.d.Seat)+" (house) considers", th.Keys.say("{skip}: no pauses"))
		p.rows = append(p.rows, t.log.drawTail(th, w, h-1, t.laid().log.h)...)
	default:
		p.title(th, t.name(t.d.Seat), "")
		p.text(th.Plain, th.Keys.say("  This shows hidden cards: {hand} turns the screen to ")+t.name(t.d.Seat)+".")
	}
	return p.done()
}

// drawHelpRow is the last row: a message, the selected choice where it was cut, or the keys
// that matter now.
func (t *table) drawHelpRow(w, choices int) string {
	th := t.theme
	l := newLine(w)
	if t.message != "" {
		return l.put(th.Asked, " "+th.Keys.say(t.message)).done()
	}
	if t.over == nil && t.open() && choices == w { // else it stands beside the choices
		if text := t.ask.cut(choices); text != "" {
			return l.put(th.Bold, " "+text).done()
		}
	}
	tips := t.tipsNow()
	what := "tips"
	for _, x := range tips {
		what += x.keys
	}
	return t.kept(panelKey{what: what, w: w}, func() []string { return []string{drawTips(th, tips, w)} })[0]
}

// tooSmall is shown on a screen that a game does not fit on.
func tooSmall(th *Theme, w, h int) []string {
	p := newPanel(w, h)
	p.para(th.Bold, 0, "Elysium needs "+itoa(minWidth)+" columns and "+itoa(minHeight)+" rows.")
	p.para(th.Plain, 0, "This screen has "+itoa(w)+" and "+itoa(h)+". Make it larger; the game waits and is kept.")
	p.para(th.Dim, 0, "Ctrl-C leaves.")
	return p.done()
}

// frame puts rows together for the terminal. The blanks at the ends of rows are not sent: the
// terminal erases the rest of a row for less.
func frame(th *Theme, rows []string) string {
	for i := range rows {
		rows[i] = strings.TrimRight(rows[i], " ")
		if th.ascii {
			rows[i] = inASCII(rows[i])
		}
	}
	return strings.Join(rows, "\n")
}

// spelled are the letters and signs that are no plain letter with an accent.
var spelled = map[rune]string{'—': "-", '–': "-", '’': "'", '‘': "'", '“': "\"", '”': "\"", '…': "...", '™': "", '®': "", 'ß': "ss", 'æ': "ae", 'Æ': "Ae",
	'œ': "oe", 'Œ': "Oe", 'ø': "o", 'Ø': "O", 'ł': "l", 'Ł': "L", 'đ': "d", 'Đ': "D", 'ð': "d", 'þ': "th", 'Þ': "Th", 'ı': "i", '×': "x", '•': "*"}

// inASCII writes a row without anything beyond ASCII. What another spelling takes more or less room
// is made up for in the next gap, or line, so that columns stay where they are; without a gap a
// spelling is cut to one letter.
func inASCII(row string) string {
	if plain := strings.IndexFunc(row, func(r rune) bool { return r >= 0x80 }); plain < 0 {
		return row
	}
	var b strings.Builder
	owed := 0 // columns
	for i, r := range row {
		if r >= 0x80 {
			as := plainly(r)
			if len(as) > 1 && !strings.Contains(row[i:], "  ") {
				as = as[:1]
			}
			owed += lipgloss.Width(string(r)) - len(as)
			b.WriteString(as)
			continue
		}
		if owed != 0 && (r == ' ' || r == '-') && i+1 < len(row) && row[i+1] == byte(r) {
			if owed < 0 {
				owed++
				continue
			}
			b.WriteString(strings.Repeat(string(r), owed))
			owed = 0
		}
		b.WriteRune(r)
	}
	return b.String()
}

// plainly spells a letter or sign in ASCII.
func plainly(r rune) string {
	if as, known := spelled[r]; known {
		return as
	}
	if unicode.Is(unicode.Mn, r) {
		return ""
	}
	if base := norm.NFD.String(string(r)); base[0] < 0x80 {
		return base[:1]
	}
	return "?"
}
