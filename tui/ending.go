package tui

import (
	"strings"

	tea "github.com/charmbracelet/bubbletea"

	"elysium/game"
)

// ending is the end of a game: who won, and everybody's victory points.
type ending struct{ armed bool }

func (o *ending) draw(t *table, w, h int) []string {
	th, v := t.theme, t.view
	p := newPanel(w, h)
	if err := t.game().Err(); err != nil {
		p.title(th, "The engine has stopped", "")
		p.para(th.Bad, 2, sentence(err))
		if path := t.session.Path(); path != "" {
			p.para(th.Plain, 2, "The game is kept in "+path+". Taking back with u may lead past the fault.")
		}
		p.text(th.Dim, "  u: take back   l: what has happened   q: leave")
		return p.done()
	}
	p.title(th, "The game is over", "turn "+itoa(v.Turn))
	p.text(th.Plain, "")
	for i := range v.Seats {
		m := &v.Seats[i]
		p.line(func(l *line) {
			won := game.Seat(i) == v.Winner
			l.put(th.Asked, pick(won, "> ", "  ")).put(th.Bold, m.Name).to(20)
			l.put(th.Title, points(m)).to(40)
			switch {
			case won:
				l.put(th.Asked, "wins the game").put(th.Plain, pick(m.Withdrawn, ", having withdrawn", ""))
			case m.Withdrawn:
				l.put(th.Plain, "withdrew")
			case m.Ousted:
				l.put(th.Plain, "ousted")
			case m.Half:
				l.put(th.Plain, "in the game when time was up, pool "+itoa(m.Pool))
			default:
				l.put(th.Plain, "pool "+itoa(m.Pool))
			}
		})
	}
	p.text(th.Plain, "")
	if v.Winner == game.NoSeat {
		p.para(th.Bold, 2, noWinner(v))
	}
	p.text(th.Dim, "  l: what has happened   Tab: boards   u: take back   Enter: to the menu")
	return p.done()
}

// points writes victory points, halves as players write them.
func points(m *game.SeatView) string {
	if m.Half {
		return itoa(m.VP) + ".5 victory points"
	}
	return plural(m.VP, "victory point", "victory points")
}

// noWinner says why nobody has won.
func noWinner(v *game.View) string {
	most := 0
	var names []string
	var best *game.SeatView
	for i := range v.Seats {
		m := &v.Seats[i]
		n := 2 * m.VP
		if m.Half {
			n++
		}
		switch {
		case n > most:
			most, names, best = n, []string{m.Name}, m
		case n == most:
			names = append(names, m.Name)
		}
	}
	if best == nil {
		return "No winner: nobody has a victory point."
	}
	return "No winner: a tie. " + strings.Join(names, " and ") + " have " + points(best) + " each."
}

func (o *ending) key(t *table, k string) tea.Cmd {
	switch {
	case k == "enter" && !o.armed: // typed ahead, perhaps
		o.armed = true
		t.message = "Enter once more leaves the table."
	case k == "enter":
		t.leave = true
	case is(k, tableKeys.Log), is(k, tableKeys.Look), is(k, tableKeys.Undo), is(k, tableKeys.Piles), is(k, tableKeys.Quit), is(k, tableKeys.Help):
		t.over = nil
		return t.tableKey(k)
	}
	return nil
}
