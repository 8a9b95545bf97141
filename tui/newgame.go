package tui

import (
	"fmt"
	"path/filepath"
	"slices"
	"strings"
	"time"
	"unicode"

	tea "github.com/charmbracelet/bubbletea"

	"elysium/decks"
	"elysium/game"
)

// setup is the screen on which a game is set up.
type setup struct {
	chairs  [6]chair
	n       int
	curtain Curtain
	asking  Asking
	minutes int // that the game may take; 0: as long as it takes
	list    list
	column  int  // of a seat's row: its name, who plays it, its deck
	editing bool // a name is being typed
	message string
}

// chair is a seat of the game to come.
type chair struct {
	name  string
	deck  string // the name of an embedded deck, or a file
	house bool
}

// The rows of the set-up screen above the seats.
const (
	startRow = iota
	seatsRow
	curtainRow
	askedRow
	timeRow
	chairRow // the first seat's
)

// chairColumns are where the columns of a seat's row begin.
var chairColumns = [3]int{5, 20, 30}

var (
	chairNames  = [6]string{"Anna", "Ben", "Cleo", "Dan", "Eva", "Finn"}
	chairDecks  = [6]string{"V5 Tremere", "V5 Ventrue", "V5 Malkavian", "V5 Toreador", "V5 Nosferatu", "V5 Tremere"}
	longestName = 12
)

func newSetup() *setup {
	s := &setup{n: 4}
	for i := range s.chairs {
		s.chairs[i] = chair{name: chairNames[i], deck: chairDecks[i], house: i > 0}
	}
	return s
}

func (s *setup) draw(m *Model) []string {
	th := m.theme
	p := newPanel(m.w, m.h)
	p.title(th, "New game", th.Keys.say("{less} {more}: change, {take} on a deck: all decks, {back}: back"))
	p.text(th.Plain, "")
	for i, row := range []string{"Start the game", "seats: " + itoa(s.n), "curtain: " + s.curtain.String(), "who is asked: " + s.asking.String(), "time: " + s.time()} {
		drawItem(p, th, i, s.list.cur, row)
	}
	p.text(th.Plain, "")
	for i := range s.n {
		p.line(func(l *line) { s.drawChair(l, th, i) })
	}
	p.text(th.Plain, "")
	if s.message != "" {
		p.para(th.Bad, 2, s.message)
		p.text(th.Plain, "")
	}
	p.para(th.Dim, 2, th.Keys.say("Clockwise: each seat's prey is the next, the last one's is the first. {up} and {down} choose a row, {column} a column; a name is typed over."))
	p.para(th.Dim, 2, "Curtain: the screen is blanked before another person's hidden cards show (when needed, or before every decision); open hands show everybody everything.")
	p.para(th.Dim, 2, "Who is asked, where several people share the screen and something happens: whoever might have an answer, which tells nobody anything; whoever's deck might, which is less often and tells what decks hold; only who has one, which is quickest and tells what hands hold.")
	return p.done()
}

func (s *setup) drawChair(l *line, th *Theme, i int) {
	c := &s.chairs[i]
	here := s.list.cur == chairRow+i
	l.put(th.Asked, pick(here, "> ", "  "))
	name := c.name
	if here && s.editing {
		name += "_"
	}
	for k, text := range []string{name, pick(c.house, "house", "person"), deckLabel(c.deck)} {
		style := th.Plain
		if here && s.column == k {
			style = th.Cursor
			text = "<" + text + ">"
		}
		l.to(chairColumns[k]).put(style, text)
	}
}

// deckLabel is a deck's name, or that of its file.
func deckLabel(deck string) string {
	return strings.TrimSuffix(filepath.Base(deck), filepath.Ext(deck))
}

func (s *setup) key(m *Model, k string) tea.Cmd {
	s.message = ""
	if s.onName() && !s.editing && (k == "backspace" || len([]rune(k)) == 1) {
		s.editing = true
		if k != "backspace" {
			s.chairs[s.list.cur-chairRow].name = "" // what is typed takes its place
		}
	}
	if s.editing {
		s.edit(k)
		return nil
	}
	rows := chairRow + s.n
	switch {
	case is(k, tableKeys.Back):
		m.page = nil
	case is(k, tableKeys.Commit) && s.list.cur == startRow:
		return s.start(m)
	case is(k, tableKeys.Column):
		s.column = (s.column + 1) % 3
	case is(k, tableKeys.ColumnBack):
		s.column = (s.column + 2) % 3
	case is(k, tableKeys.Commit) && s.list.cur >= chairRow && s.column == 2:
		m.page = s.chooseDeck(m, s.list.cur-chairRow)
	case is(k, tableKeys.Commit), is(k, tableKeys.More), is(k, tableKeys.Skip):
		s.change(1)
	case is(k, tableKeys.Less):
		s.change(-1)
	case s.list.cur == timeRow && k == "backspace":
		s.minutes /= 10
	case s.list.cur == timeRow && len(k) == 1 && k[0] >= '0' && k[0] <= '9':
		if n := s.minutes*10 + int(k[0]-'0'); n <= mostMinutes {
			s.minutes = n
		}
	case s.list.number(k, chairRow):
	default:
		s.list.keys(k, rows, rows)
	}
	return nil
}

// onName reports whether the cursor is on a seat's name, where letters are typed.
func (s *setup) onName() bool { return s.list.cur >= chairRow && s.column == 0 }

func (s *setup) change(step int) {
	switch s.list.cur {
	case startRow:
	case seatsRow:
		s.n = 2 + (s.n-2+step+5)%5
	case curtainRow:
		s.curtain = Curtain((int(s.curtain) + step + 3) % 3)
	case askedRow:
		s.asking = s.asking.turned(step)
	case timeRow:
		i := max(0, slices.Index(timeChoices, s.minutes))
		s.minutes = timeChoices[(i+step+len(timeChoices))%len(timeChoices)]
	default:
		c := &s.chairs[s.list.cur-chairRow]
		switch s.column {
		case 0:
			s.editing = true
		case 1:
			c.house = !c.house
		case 2:
			names := decks.Names()
			i := max(0, slices.Index(names, c.deck))
			c.deck = names[(i+step+len(names))%len(names)]
		}
	}
}

// timeChoices are the usual limits; tournaments play two hours.
var timeChoices = []int{0, 60, 90, 120}

// mostMinutes is the longest limit that can be typed.
const mostMinutes = 999

// time is the time limit in words.
func (s *setup) time() string {
	if s.minutes == 0 {
		return "no limit (or type minutes)"
	}
	return plural(s.minutes, "minute", "minutes") + "; then whoever is left has half a victory point more"
}

// chooseDeck looks through the decks for a seat: those that come with Elysium, and the player's.
func (s *setup) chooseDeck(m *Model, chair int) *finder {
	f := newDeckList(m.deckFiles())
	f.title, f.takes = "Deck of "+s.chairs[chair].name, "play it"
	f.back = s
	paths := f.paths
	f.list.set(slices.Index(paths, s.chairs[chair].deck), len(paths))
	f.enter = func(m *Model, i int) tea.Cmd {
		s.chairs[chair].deck = paths[i]
		m.page = s
		return nil
	}
	return f
}

// edit types a seat's name.
func (s *setup) edit(k string) {
	c := &s.chairs[s.list.cur-chairRow]
	r := []rune(k)
	switch {
	case is(k, tableKeys.Commit), is(k, tableKeys.Back), is(k, tableKeys.Column), is(k, tableKeys.Up), is(k, tableKeys.Down):
		s.editing = false
		if c.name = strings.TrimSpace(c.name); c.name == "" {
			c.name = chairNames[s.list.cur-chairRow]
		}
	case k == "backspace", len(r) == 1 && (unicode.IsLetter(r[0]) || unicode.IsDigit(r[0]) || r[0] == ' ' || r[0] == '-') && len([]rune(c.name)) < longestName:
		write(&c.name, k)
	}
}

// start begins the game.
func (s *setup) start(m *Model) tea.Cmd {
	g, t, err := s.build()
	if err != nil {
		s.message = sentence(err)
		return nil
	}
	session, err := m.begin(g, t)
	if err != nil {
		s.message = sentence(err)
		return nil
	}
	m.page = nil
	return m.play(session, t.House, s.curtain)
}

// begin deals a new game.
func (m *Model) begin(g game.Setup, t Table) (Session, error) {
	if g.Seed = uint64(time.Now().UnixNano()); m.opts.Seed != nil {
		g.Seed = m.opts.Seed()
	}
	return m.opts.New(g, t)
}

func (s *setup) build() (game.Setup, Table, error) {
	g := game.Setup{First: game.NoSeat}
	t := Table{Curtain: s.curtain, Asking: s.asking, Limit: time.Duration(s.minutes) * time.Minute}
	had := map[string]bool{}
	for _, c := range s.chairs[:s.n] {
		if had[strings.ToLower(c.name)] {
			return g, t, fmt.Errorf("Two seats are called %s.", c.name)
		}
		had[strings.ToLower(c.name)] = true
		d, err := decks.Load(c.deck)
		if err != nil {
			return g, t, err
		}
		crypt, library := d.Pieces()
		g.Seats = append(g.Seats, game.SeatSetup{Name: c.name, Crypt: crypt, Library: library})
		t.House = append(t.House, c.house)
		t.Decks = append(t.Decks, c.deck)
	}
	return g, t, nil
}
