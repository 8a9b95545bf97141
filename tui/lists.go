package tui

import (
	"slices"
	"strings"

	tea "github.com/charmbracelet/bubbletea"

	"elysium/cards"
	"elysium/decks"
	"elysium/game"
	"elysium/saves"
)

// finder is a screen with a list to search and what is told of the row under the cursor.
type finder struct {
	title  string
	names  []string
	tell   func(th *Theme, i, w int) []string // nil: the list takes the whole screen
	enter  func(m *Model, i int) tea.Cmd
	none   string
	hint   string                              // what may be typed
	seek   func(text string) ([]string, error) // finds the names by what is typed; nil: by their letters
	fault  error                               // what is wrong with it
	paths  []string                            // of what the names stand for
	takes  string                              // what taking a row leads to, if it is said
	back   screen                              // where Esc leads; nil: the menu
	filter string
	shown  []int
	list   list
	wide   int // how wide the list would be, beyond its share
	h      int // as it was drawn
}

func (f *finder) narrow() {
	f.shown = f.shown[:0]
	if f.seek != nil {
		f.names, f.fault = f.seek(f.filter)
		for i := range f.names {
			f.shown = append(f.shown, i)
		}
		f.list = list{}
		return
	}
	words := sought(f.filter)
	for i, n := range f.names {
		if has(cards.Fold(n), words) {
			f.shown = append(f.shown, i)
		}
	}
	f.list = list{}
}

func (f *finder) draw(m *Model) []string { return f.page(m.theme, m.w, m.h) }

func (f *finder) page(th *Theme, w, h int) []string {
	f.h = h
	left := w
	if f.tell != nil {
		left = max(w*2/5, min(f.wide, w*3/5))
	}
	p := newPanel(left, h)
	from, to := f.list.window(len(f.shown), h-1)
	p.title(th, strings.TrimSpace(f.title+"  "+search(f.filter)), more(from, to, len(f.shown)))
	for i := from; i < to; i++ {
		p.line(func(l *line) {
			cursor := i == f.list.cur
			s := th.Plain
			if cursor {
				s = th.Cursor
			}
			l.put(th.Asked, pick(cursor, "> ", "  ")).put(s, f.names[f.shown[i]])
		})
	}
	if f.fault != nil {
		p.para(th.Bad, 2, sentence(f.fault))
	} else if len(f.shown) == 0 {
		p.para(th.Dim, 2, pick(len(f.names) == 0, f.none, "Nothing has these letters."))
	}
	if f.tell == nil {
		return p.done()
	}
	side := newPanel(w-left, h)
	side.title(th, "", th.Keys.say("type to find"+pick(f.takes != "", ", {take}: "+f.takes, "")+", {back} goes back"))
	if f.hint != "" {
		side.para(th.Dim, 1, f.hint)
	}
	if i := f.list.cur; i < len(f.shown) {
		for _, row := range f.tell(th, f.shown[i], w-left) {
			if !side.full() {
				side.rows = append(side.rows, row)
			}
		}
	}
	return beside(p.done(), side.done())
}

func (f *finder) key(m *Model, k string) tea.Cmd {
	switch {
	case is(k, tableKeys.Back) && f.filter != "":
		f.filter = ""
		f.narrow()
	case is(k, tableKeys.Back):
		m.page = f.back
	case is(k, tableKeys.Commit):
		switch i := f.list.cur; {
		case i >= len(f.shown):
		case f.enter != nil:
			return f.enter(m, f.shown[i])
		case f.tell != nil && m != nil:
			m.page = &telling{of: f, row: f.shown[i]}
		}
	case write(&f.filter, k):
		f.narrow()
	default:
		f.list.keys(k, len(f.shown), max(1, f.h-2))
	}
	return nil
}

// telling is what a list tells of one of its rows, on the whole screen.
type telling struct {
	of   *finder
	row  int
	list list
}

func (o *telling) draw(m *Model) []string {
	return o.list.page(m.theme, o.of.title, m.theme.Keys.say("{back} goes back "), o.of.tell(m.theme, o.row, m.w), m.w, m.h)
}

func (o *telling) key(m *Model, k string) tea.Cmd {
	if !o.list.scrolls(k) {
		m.page = o.of
	}
	return nil
}

// newCardList finds cards among all there are.
func newCardList() *finder {
	var found []*game.Piece
	f := &finder{title: "Cards", none: "No card fits.", hint: "words, or clan: type: disc: cost: cap: group: title: sect: text: defined:"}
	f.seek = func(text string) ([]string, error) {
		q, err := cards.ParseQuery(text)
		if err != nil {
			return f.names, err
		}
		found = cards.Search(q)
		names := make([]string, len(found))
		for i, p := range found {
			names[i] = p.Facts.Name
		}
		return names, nil
	}
	f.tell = func(th *Theme, i, w int) []string { return tellPiece(th, found[i], w) }
	f.narrow()
	return f
}

func tellPiece(th *Theme, piece *game.Piece, w int) []string {
	p := newPanel(w, 1)
	p.text(th.Bold, " "+piece.Facts.Name)
	s := sheetOfPiece(piece)
	return append(p.rows, s.rows(th, w)...)
}

// newDeckList shows the embedded decks and the player's files.
func newDeckList(files []string) *finder {
	f := &finder{title: "Decks", none: "There are no decks."}
	for _, name := range decks.Names() {
		f.names, f.paths = append(f.names, name), append(f.paths, name)
	}
	for _, file := range files {
		f.names, f.paths = append(f.names, deckLabel(file)+" (your file)"), append(f.paths, file)
	}
	f.tell = func(th *Theme, i, w int) []string {
		d, err := decks.Load(f.paths[i])
		if err != nil {
			p := newPanel(w, 3)
			p.para(th.Bad, 1, sentence(err))
			return p.rows
		}
		return tellDeck(th, d, w)
	}
	f.enter = func(m *Model, i int) tea.Cmd {
		if d, err := decks.Load(f.paths[i]); err == nil {
			m.page = newDeckCards(d, f)
		}
		return nil
	}
	f.takes = "its cards"
	f.narrow()
	return f
}

// newDeckCards looks through the cards of a deck.
func newDeckCards(d *decks.Deck, back screen) *finder {
	f := &finder{title: d.Name, none: "There are no cards in it.", back: back}
	lines := slices.Concat(d.Crypt, d.Library)
	for _, l := range lines {
		f.names = append(f.names, itoa(l.N)+"x "+l.Piece.Facts.Name)
	}
	f.tell = func(th *Theme, i, w int) []string { return tellPiece(th, lines[i].Piece, w) }
	f.narrow()
	return f
}

// deckFiles are the player's.
func (m *Model) deckFiles() []string {
	if m.opts.Decks == nil {
		return nil
	}
	return m.opts.Decks()
}

func tellDeck(th *Theme, d *decks.Deck, w int) []string {
	p := newPanel(w, 400)
	p.text(th.Bold, " "+d.Name)
	p.para(th.Plain, 1, d.Description)
	for _, problem := range d.Problems() {
		p.para(th.Bad, 1, problem.Text)
	}
	if n := len(d.Undefined()); n > 0 {
		p.para(th.Note, 1, plural(n, "of its cards is", "of its cards are")+" carried out by the players: no text is defined yet.")
	}
	for _, part := range []struct {
		name  string
		lines []decks.Line
	}{{"Crypt", d.Crypt}, {"Library", d.Library}} {
		n := 0
		var items []string
		for _, l := range part.lines {
			n += l.N
			items = append(items, itoa(l.N)+"x "+l.Piece.Facts.Name+",")
		}
		if k := len(items) - 1; k >= 0 {
			items[k] = strings.TrimSuffix(items[k], ",")
		}
		p.text(th.Title, " "+part.name+" ("+itoa(n)+")")
		for _, row := range flow(items, max(8, w-3)) {
			p.text(th.Plain, "  "+row)
		}
	}
	return p.rows
}

// newFiles lists files to open.
func newFiles(title string, from func() []Entry) *finder {
	f := &finder{title: title, none: "There are none."}
	var entries []Entry
	if from != nil {
		entries = from()
	}
	for _, e := range entries {
		name := e.Title
		if name == "" {
			name = e.Path
		}
		f.names = append(f.names, name)
		f.wide = max(f.wide, width(name)+3)
	}
	f.tell = func(th *Theme, i, w int) []string {
		e := entries[i]
		p := newPanel(w, 40)
		p.para(th.Bold, 1, f.names[i])
		if !e.Time.IsZero() {
			p.text(th.Plain, " "+e.Time.Format("2 January 2006, 15:04"))
		}
		p.para(th.Plain, 1, e.Note)
		if !strings.HasPrefix(e.Path, saves.LessonPrefix) { // a lesson is no file
			p.para(th.Dim, 1, e.Path)
		}
		p.text(th.Dim, th.Keys.say(" {take} opens it"))
		return p.rows
	}
	f.enter = func(m *Model, i int) tea.Cmd { return m.open(entries[i].Path) }
	f.narrow()
	return f
}
