package tui

import (
	"strings"
	"unicode"

	"github.com/charmbracelet/bubbles/key"
	"golang.org/x/text/unicode/norm"
)

// draw is the whole table as rows of the screen.
func (t *table) draw() []string {
	l := layTable(t.w, t.h, len(t.view.Seats))
	rows := make([]string, 0, t.h)
	rows = append(rows, t.kept(panelKey{what: "bar", w: t.w}, func() []string { return t.drawBar(t.w) })...)
	switch {
	case t.shade.on:
		rows = append(rows, drawCurtain(t.theme, t.name(t.shade.next), t.shade.ready, l.over.w, l.over.h)...)
	case t.over != nil:
		rows = append(rows, t.over.draw(t, l.over.w, l.over.h)...)
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
	pages := placed(t.pages(), len(slots), t.page)
	if s, ok := t.sheetNow(); ok && l.detail.w == 0 && t.open() && t.wantsSheet(&s) {
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
					return t.drawCombat(s.w, s.h)
				case votePage:
					return t.drawVote(s.w, s.h)
				}
				return drawBoard(t.theme, t.view, p.seat, t.self(), f, s.w, s.h)
			}))
		}
		rows = append(rows, beside(panels...)...)
	}
	return rows
}

// drawBottom are the choices, and the card they are about beside them.
func (t *table) drawBottom(l *layout) []string {
	c := t.drawAsked(l.choices.w, l.choices.h)
	if l.detail.w == 0 {
		return c
	}
	if t.open() {
		if s, ok := t.sheetNow(); ok {
			side := t.kept(panelKey{what: "detail " + s.name, focus: t.focus(), w: l.detail.w, h: l.detail.h}, func() []string {
				return drawDetail(t.theme, s, l.detail.w, l.detail.h)
			})
			return beside(c, side)
		}
	}
	p := newPanel(l.detail.w, l.detail.h)
	p.title(t.theme, "", "")
	return beside(c, p.done())
}

// drawAsked is what is asked, or why nothing can be chosen here; while the house considers,
// what has happened.
func (t *table) drawAsked(w, h int) []string {
	th := t.theme
	if t.open() {
		return drawChoices(th, &t.ask, t.name(t.d.Seat)+": "+t.question(), w, h)
	}
	p := newPanel(w, h)
	switch {
	case t.d == nil:
		p.title(th, "Nothing is asked", "")
	case t.stalled:
		p.title(th, t.name(t.d.Seat)+" (house)", "")
		p.para(th.Bad, 2, "The house cannot go on: "+t.message+". Space tries again.")
	case t.isHouse(t.d.Seat):
		p.title(th, t.name(t.d.Seat)+" (house) considers", "Space: no pauses")
		p.rows = append(p.rows, t.log.drawTail(th, w, h-1, layTable(t.w, t.h, len(t.view.Seats)).log.h)...)
	default:
		p.title(th, t.name(t.d.Seat), "")
		p.text(th.Plain, "  This shows hidden cards: h turns the screen to "+t.name(t.d.Seat)+".")
	}
	return p.done()
}

// drawHelpRow is the last row: a message, the selected choice where it was cut, or the keys
// that matter now.
func (t *table) drawHelpRow(w, choices int) string {
	th := t.theme
	l := newLine(w)
	if t.message != "" {
		return l.put(th.Asked, " "+t.message).done()
	}
	if t.over == nil && t.open() {
		if text := t.ask.cut(choices); text != "" {
			return l.put(th.Bold, " "+text).done()
		}
	}
	k := &tableKeys
	keys := []key.Binding{k.Number, k.Commit, k.Pass, k.Why, k.Detail, k.Look, k.Log, k.Undo, k.Help, k.Quit, k.Page, k.Hand, k.Yield, k.Settings}
	if t.ask.current().steps {
		keys = append([]key.Binding{k.Amount}, keys...)
	}
	switch {
	case t.shade.on:
		keys = nil
	case t.over != nil:
		return l.put(th.Dim, " Esc goes back").done()
	case t.d != nil && t.isHouse(t.d.Seat):
		keys = []key.Binding{k.Skip, k.Look, k.Page, k.Log, k.Undo, k.Settings, k.Help, k.Quit}
	}
	for _, b := range keys {
		word := shortHelp[b.Help().Key]
		if l.at+len(b.Help().Key)+len(word)+3 > w {
			break
		}
		l.put(th.Plain, " ").put(th.Bold, b.Help().Key).put(th.Dim, " "+word+" ")
	}
	return l.done()
}

// shortHelp are one-word helps for the last row.
var shortHelp = map[string]string{
	"1-9": "select", "< >": "amount", "Enter": "take", "i": "card", "p": "pass", "w": "why not", "Tab": "cards", "[ ]": "board", "h": "hand",
	"l": "log", "u": "undo", "y": "yield", "?": "help", "q": "leave", "Space": "no pause", "o": "settings",
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
	}
	text := strings.Join(rows, "\n")
	if th.ascii {
		text = inASCII(text)
	}
	return text
}

// spelled are the letters and signs that are no plain letter with an accent, each by one that
// takes as much room.
var spelled = map[rune]rune{'—': '-', '–': '-', '’': '\'', '‘': '\'', '“': '"', '”': '"', '…': '.', '™': ' ', 'ß': 's', 'æ': 'a', 'Æ': 'A',
	'œ': 'o', 'Œ': 'O', 'ø': 'o', 'Ø': 'O', 'ł': 'l', 'Ł': 'L', 'đ': 'd', 'Đ': 'D', 'ð': 'd', 'þ': 't', 'ı': 'i', '×': 'x', '•': '*'}

// inASCII writes a frame without anything beyond ASCII, at the same width.
func inASCII(text string) string {
	if plain := strings.IndexFunc(text, func(r rune) bool { return r >= 0x80 }); plain < 0 {
		return text
	}
	return strings.Map(func(r rune) rune {
		switch as, known := spelled[r]; {
		case r < 0x80:
			return r
		case known:
			return as
		case unicode.Is(unicode.Mn, r):
			return -1
		}
		if base := norm.NFD.String(string(r)); base[0] < 0x80 {
			return rune(base[0])
		}
		return '?'
	}, text)
}
