package tui

import (
	"slices"

	tea "github.com/charmbracelet/bubbletea"

	"elysium/game"
	"elysium/saves"
)

// Reseater is a Session that notes which seats changed hands, when, and who said so.
type Reseater interface {
	Reseat(seat game.Seat, house bool, by game.Seat)
	Seatings() []saves.Seating
}

// sitting is who plays the seats, in short.
func (t *table) sitting() string {
	n := 0
	for _, house := range t.house {
		if house {
			n++
		}
	}
	return plural(len(t.house)-n, "person", "people") + " and " + plural(n, "house seat", "house seats")
}

func (t *table) changeSeats(o *settings, _ int) tea.Cmd {
	t.over = newSeats(t, o)
	return nil
}

// seats is the page on which seats change hands and people concede.
type seats struct {
	list list
	rows []seatRow
	back overlay
}

// seatRow is what can be done with a seat.
type seatRow struct {
	seat    game.Seat
	concede bool
}

func newSeats(t *table, back overlay) *seats {
	o := &seats{back: back}
	for i := range t.house {
		o.rows = append(o.rows, seatRow{seat: game.Seat(i)})
	}
	for i := range t.house {
		if s := game.Seat(i); !t.house[i] && !t.view.Seats[i].Ousted && !t.view.Over {
			o.rows = append(o.rows, seatRow{s, true})
		}
	}
	return o
}

func (o *seats) draw(t *table, w, h int) []string {
	th := t.theme
	p := newPanel(w, h)
	p.title(th, "Who sits where", th.Keys.say("{take} changes, {back} goes back"))
	for i, r := range o.rows {
		p.line(func(l *line) { o.drawRow(l, t, i, r) })
	}
	p.text(th.Plain, "")
	p.para(th.Dim, 2, "A friend who has to go leaves the seat to the house, which plays on with the same cards, and takes it back later. Who concedes leaves the game as if ousted.")
	p.para(th.Dim, 2, "The game's file and the log tell who changed what. Hidden cards go off the screen.")
	return p.done()
}

func (o *seats) drawRow(l *line, t *table, i int, r seatRow) {
	th, m := t.theme, &t.view.Seats[r.seat]
	here := i == o.list.cur
	style := pick(here, th.Cursor, th.Plain)
	l.put(th.Asked, pick(here, "> ", "  "))
	if r.concede {
		l.put(style, "let "+m.Name+" concede")
		return
	}
	l.put(style, m.Name).to(18).put(th.Bold, pick(t.isHouse(r.seat), "the house", "a person")).to(30)
	switch {
	case m.Withdrawn:
		l.put(th.Dim, "withdrawn")
	case m.Ousted:
		l.put(th.Dim, "ousted")
	default:
		l.put(th.Dim, "pool "+itoa(m.Pool)).to(39).put(th.Dim, "prey "+t.name(m.Prey))
	}
}

func (o *seats) key(t *table, k string) tea.Cmd {
	n := len(o.rows)
	switch {
	case o.list.keys(k, n, n):
	case is(k, tableKeys.Commit), is(k, tableKeys.Skip):
		if r := o.rows[o.list.cur]; r.concede {
			t.over = t.askToConcede(r.seat, o)
		} else {
			t.over = t.askToReseat(r.seat, o)
		}
	case is(k, tableKeys.Back):
		t.over = o.back
	}
	return nil
}

func (*seats) tips() []tip                  { return []tip{{"{take}", "change"}, {"{back}", "goes back"}} }
func (o *seats) cursor(*table) (*list, int) { return &o.list, len(o.rows) }

// speaker is who does what is done at the table now, as far as the screen can tell.
func (t *table) speaker() game.Seat {
	s := t.self()
	if i := slices.Index(t.house, false); t.isHouse(s) && i >= 0 {
		s = game.Seat(i)
	}
	return s
}

// askToReseat asks whether a seat changes hands, and says what shows then.
func (t *table) askToReseat(s game.Seat, o *seats) overlay {
	by, toHouse, name := t.speaker(), !t.house[s], t.name(s)
	question := "The house plays " + name + "'s seat from now on, with the same cards."
	if !toHouse {
		question = "A person plays " + name + "'s seat from now on, and sees its cards."
	}
	t.house[s] = toHouse
	only := t.onlyPerson()
	t.house[s] = !toHouse
	switch {
	case only != game.NoSeat && t.mode != CurtainOpen:
		question += " " + t.name(only) + "'s cards show without a curtain then."
	case t.onlyPerson() != game.NoSeat && t.mode != CurtainOpen:
		question += " Cards show after a curtain only then."
	}
	return &confirm{title: "Who sits where", question: question + " Does everybody agree?", yes: func() tea.Cmd {
		t.reseat(s, toHouse, by)
		t.over = newSeats(t, o.back)
		t.over.(*seats).list = o.list
		return nil
	}}
}

// reseat gives a seat to the house or to a person; hidden cards go off the screen first.
func (t *table) reseat(s game.Seat, toHouse bool, by game.Seat) {
	t.tick++ // what the house was about to do is off
	t.hide()
	t.house[s] = toHouse
	t.yields[s] = yield{}
	if r, can := t.session.(Reseater); can {
		r.Reseat(s, toHouse, by)
	}
	t.log.asides = append(t.log.asides, aside{t.game().EventCount(), t.seatingText(s, toHouse, by)})
	if t.viewer = t.onlyPerson(); t.viewer == game.NoSeat && t.mode == CurtainOpen {
		t.viewer = t.self()
	}
	t.ask.clear()
	t.refresh()
}

func (t *table) seatingText(s game.Seat, toHouse bool, by game.Seat) string {
	switch {
	case !toHouse && s == by:
		return t.name(s) + " takes the seat back from the house"
	case !toHouse:
		return t.name(by) + " gives " + t.name(s) + "'s seat back to a person"
	case s == by:
		return t.name(s) + " leaves the seat to the house"
	}
	return t.name(by) + " gives " + t.name(s) + "'s seat to the house"
}

// readSeatings tells of the seats that changed hands before this table was opened.
func (t *table) readSeatings() {
	if r, can := t.session.(Reseater); can {
		for _, x := range r.Seatings() {
			t.log.asides = append(t.log.asides, aside{x.Events, t.seatingText(x.Seat, x.House, x.By)})
		}
	}
}

// askToConcede asks a Methuselah whether to leave the game, and says who gains by it.
func (t *table) askToConcede(s game.Seat, back overlay) overlay {
	c, can := t.session.(Corrector)
	if !can {
		t.message = "Nobody can concede in a game that is in memory only."
		return back
	}
	m := &t.view.Seats[s]
	items := []string{t.name(m.Predator) + " gets a victory point and 6 pool, as for an oust."}
	if t.onlyPerson() == game.NoSeat {
		items = append(items, "Only "+m.Name+" answers this.")
	}
	return &confirm{title: "Hand the table to " + m.Name, question: m.Name + ", do you concede, and leave the game?", items: items, yes: func() tea.Cmd {
		t.tick++
		if t.onlyPerson() == game.NoSeat {
			t.hide()
		}
		if err := c.Concede(s); err != nil {
			t.message = sentence(err)
			return nil
		}
		t.message = m.Name + " has conceded."
		t.over = nil
		return t.settle()
	}}
}
