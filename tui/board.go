package tui

import (
	"slices"
	"strings"

	"elysium/game"
)

// focus are the cards that the choice under the cursor is about, and those in the action.
type focus struct {
	card, minion, target int
	bearer               int // the card that the card is on
	actor, blocker       int
}

// noFocus is about no card.
var noFocus = focus{-1, -1, -1, -1, -1, -1}

func (t *table) focus() focus {
	f := noFocus
	if t.open() {
		if i := t.ask.option(); i >= 0 && t.ask.armed {
			o := &t.d.Options[i]
			f.card, f.minion, f.target = o.CardID(), o.MinionID(), o.TargetID()
			f.bearer = bearerOf(t.index, f.card)
		}
	}
	if c := t.view.Combat; c != nil {
		f.actor, f.blocker = c.Minions[0], c.Minions[1]
	} else if a := t.view.Action; a != nil {
		f.actor, f.blocker = a.Actor, a.Blocker
	}
	return f
}

// bearerOf is the card that a card is on, -1 if it is on none.
func bearerOf(index map[int]*game.CardView, id int) int {
	if index[id] == nil {
		return -1
	}
	for host, c := range index {
		if slices.ContainsFunc(c.On, func(on game.CardView) bool { return on.ID == id }) {
			return host
		}
	}
	return -1
}

// glyph marks a card: > the choice is about it or one on it, * it is aimed at, a it acts, b it blocks.
func (f *focus) glyph(id int) string {
	switch {
	case id < 0:
		return " "
	case id == f.card || id == f.minion || id == f.bearer:
		return ">"
	case id == f.target:
		return "*"
	case id == f.actor:
		return "a"
	case id == f.blocker:
		return "b"
	}
	return " "
}

// drawBoard is a seat's side of the table in full: its minions, each in a row or, where there are
// many, in cells side by side, then what is no minion.
func drawBoard(th *Theme, v *game.View, of page, self game.Seat, f focus, w, h int) []string {
	s := of.seat
	m := &v.Seats[s]
	p := newPanel(w, h)
	who := m.Name
	if r := relation(v, s, self); r != "" && r != "self" {
		who += " (" + r + ")"
	}
	who = of.title(who)
	p.title(th, who, boardSum(v, m, s, w-width(who)-7))
	minions, rest := minionRows(m), shelvesOf(v, s, f, w)
	columns, room := boardShape(len(minions), rest, w, p.left())
	if columns == 1 && room >= len(minions) {
		names := nameColumn(minions, w)
		for _, r := range minions {
			p.line(func(l *line) { drawMinion(l, th, r, f, names) })
		}
	} else {
		drawCells(p, th, minions, f, columns, room)
	}
	drawShelves(p, th, rest)
	return p.done()
}

// boardShape is in how many columns minions stand, and in how many rows: as few columns as leave
// nothing out; if something must be, as many as there is room for, so that it is little and no
// card in hand.
func boardShape(n int, rest []shelf, w, h int) (columns, rows int) {
	most := max(1, w/leastCell)
	all := allRows(rest)
	for columns = 1; columns <= most; columns++ {
		if rows = (n + columns - 1) / columns; rows+all <= h {
			return columns, rows
		}
	}
	return most, max(1, min((n+most-1)/most, h-len(rest)))
}

// How wide a minion is that shares a row with others, and how narrow it gets where there is no room.
const (
	cellWidth = 26
	leastCell = 20
)

// drawCells sets minions side by side, column after column, in so many rows; those that have no
// room are counted in the last cell.
func drawCells(p *panel, th *Theme, minions []minionRow, f focus, columns, rows int) {
	shown := len(minions)
	if shown > columns*rows {
		shown = columns*rows - 1
	}
	w := p.w / columns
	for y := range rows {
		p.line(func(l *line) {
			for x := range columns {
				l.to(x * w)
				switch i := x*rows + y; {
				case i < shown:
					cell := newLine(w - 1)
					drawCell(cell, th, minions[i], f)
					l.add(cell)
				case i == shown && shown < len(minions):
					l.put(th.Asked, " +"+itoa(len(minions)-shown)+" more (Tab)")
				}
			}
		})
	}
}

// boardSum are a seat's numbers, as many as a title has room for.
func boardSum(v *game.View, m *game.SeatView, s game.Seat, w int) string {
	sum := "pool " + itoa(m.Pool) + " vp " + itoa(m.VP)
	if v.Edge == s {
		sum += " Edge"
	}
	sum += " hand " + itoa(m.Hand) + "/" + itoa(m.HandSize)
	if m.Transfers > 0 {
		sum += " transfers " + itoa(m.Transfers)
	}
	if m.MasterActions > 0 {
		sum += " masters " + itoa(m.MasterActions)
	}
	for _, pile := range []string{" lib " + itoa(m.Library), " crypt " + itoa(m.Crypt), " ash " + itoa(len(m.AshHeap))} {
		if width(sum+pile) > w {
			break
		}
		sum += pile
	}
	return sum
}

// minionRow is a minion with the letter of its region and the name it goes by there.
type minionRow struct {
	card         *game.CardView
	letter, name string
}

// at is a card's name on a seat's own board, where its owner need not be named.
func at(m *game.SeatView, name string) string { return strings.TrimPrefix(name, m.Name+"/") }

func minionRows(m *game.SeatView) []minionRow {
	var rows []minionRow
	for _, z := range zonesOf(m)[:inPlayZone] {
		for i := range z.cards {
			rows = append(rows, minionRow{&z.cards[i], z.letter, at(m, z.cards[i].Name)})
		}
	}
	return rows
}
