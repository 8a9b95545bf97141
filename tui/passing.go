package tui

import (
	tea "github.com/charmbracelet/bubbletea"

	"elysium/game"
)

// passing is the page on which a person chooses how long to pass, and the whole table when it is
// asked.
type passing struct {
	list list
	seat game.Seat
}

var yieldChoices = []string{"until something targets me", "until my turn", "for this action", "ask me everything again"}

func (m *passing) draw(t *table, w, h int) []string {
	p := newPanel(w, h)
	p.title(t.theme, t.name(m.seat)+" passes", t.theme.Keys.say(pick(len(t.persons()) > 1, "{less} {more} another seat, ", "")+"{take} chooses, {back} goes back"))
	for i, row := range m.rows(t) {
		drawItem(p, t.theme, i, m.list.cur, row)
	}
	p.text(t.theme.Plain, "")
	if chips := t.yields[m.seat].chips(); chips != "" {
		p.para(t.theme.Note, 2, "Now:"+chips)
	}
	p.para(t.theme.Dim, 2, "Only passing and declining is answered so; taking back, a combat and one's own turn end it.")
	if len(t.persons()) > 1 {
		p.para(t.theme.Dim, 2, "Whom the table asks depends on what everybody can see: being asked tells nothing about a hand. The lists of the decks that come along count as known; those of your own decks do if you say so, and then being asked tells what a deck may hold. Quick skips whoever can do nothing, which tells something.")
	}
	return p.done()
}

// rows are the ways to pass and, where several people share the screen, what the table is asked.
func (m *passing) rows(t *table) []string {
	rows := yieldChoices
	if len(t.persons()) < 2 {
		return rows
	}
	rows = append(rows[:len(rows):len(rows)], "asked: "+t.asking.String())
	for i := range moments {
		rows = append(rows, "asked "+moments[i].name+": "+pick(t.stops[i], "no, everybody passes", "yes"))
	}
	return rows
}

func (m *passing) key(t *table, k string) tea.Cmd {
	n := len(m.rows(t))
	switch {
	case m.list.keys(k, n, n), m.list.number(k, n):
	case is(k, tableKeys.Less), is(k, tableKeys.More):
		m.turn(t, pick(is(k, tableKeys.More), 1, len(t.house)-1))
	case is(k, tableKeys.Commit), is(k, tableKeys.Skip):
		return m.choose(t)
	case is(k, tableKeys.Back), is(k, tableKeys.Yield):
		t.over = nil
		return t.settle()
	}
	return nil
}

// turn goes to another person's seat.
func (m *passing) turn(t *table, step int) {
	for range t.house {
		m.seat = game.Seat((int(m.seat) + step) % len(t.house))
		if !t.isHouse(m.seat) {
			return
		}
	}
}

func (m *passing) choose(t *table) tea.Cmd {
	clear(t.cache)
	y := &t.yields[m.seat]
	switch i := m.list.cur; {
	case i == 0:
		y.target = true
	case i == 1:
		y.turn = true
	case i == 2:
		y.during = t.game().Progress()
		y.action = y.during.InAction()
	case i == 3:
		*y = yield{}
		return nil
	case i == len(yieldChoices):
		t.asking, t.hands, t.call = t.asking.turned(1), nil, call{}
		t.keep("skip", game.NoSeat, t.asking.Word())
		return nil
	default:
		k := i - len(yieldChoices) - 1
		t.stops[k] = !t.stops[k]
		t.keep("stops", game.NoSeat, t.stops.word())
		return nil
	}
	t.over = nil
	if t.call.open {
		t.call = call{}
	}
	return t.settle()
}
