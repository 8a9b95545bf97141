package tui

import (
	"strconv"
	"strings"

	"elysium/game"
)

// focus are the cards that the choice under the cursor is about, and those in the action.
type focus struct {
	card, minion, target int
	actor, blocker       int
}

func (t *table) focus() focus {
	f := focus{-1, -1, -1, -1, -1}
	if t.open() {
		if i := t.ask.option(); i >= 0 {
			o := &t.d.Options[i]
			f.card, f.minion, f.target = o.CardID(), o.MinionID(), o.TargetID()
		}
	}
	if c := t.view.Combat; c != nil {
		f.actor, f.blocker = c.Minions[0], c.Minions[1]
	} else if a := t.view.Action; a != nil {
		f.actor, f.blocker = a.Actor, a.Blocker
	}
	return f
}

// glyph marks a card: > the choice is about it, * it is aimed at, a it acts, b it blocks.
func (f *focus) glyph(id int) string {
	switch {
	case id < 0:
		return " "
	case id == f.card || id == f.minion:
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
func drawBoard(th *Theme, v *game.View, s, self game.Seat, f focus, w, h int) []string {
	m := &v.Seats[s]
	p := newPanel(w, h)
	who := m.Name
	if r := relation(v, s, self); r != "" && r != "self" {
		who += " (" + r + ")"
	}
	p.title(th, who, boardSum(v, m, s, w-width(who)-7))
	minions, rest := minionRows(m), shelvesOf(v, s, f, w)
	columns, room := boardShape(len(minions), rest, w, p.left())
	if columns == 1 && room >= len(minions) {
		for _, r := range minions {
			p.line(func(l *line) { drawMinion(l, th, r, f) })
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

// drawCell is a minion in part of a row: the marks and letters, name and life, how many cards it
// carries, and of its numbers as many as have room.
func drawCell(l *line, th *Theme, r minionRow, f focus) {
	c := r.card
	s := drawState(l, th, r, f)
	life := lifeOf(c)
	more := ""
	if n := len(c.On); n > 0 {
		more = " [" + itoa(n) + "]"
	}
	text, _ := fit(r.name, max(8, min(26, l.w-l.at-1-len(life)-len(more))))
	l.put(s, text).put(th.Plain, " "+life).put(th.Dim, more)
	for _, n := range numbersOf(c) {
		if l.at+1+width(n) > l.w {
			break
		}
		l.put(th.Note, " "+n)
	}
}

// drawState begins a minion's row: the mark, T in torpor, L locked; it says how its name is written.
func drawState(l *line, th *Theme, r minionRow, f focus) Style {
	g := f.glyph(r.card.ID)
	l.put(th.Asked, g).put(th.Bad, r.letter).put(th.Note, pick(r.card.Locked, "L", " ")).put(th.Plain, " ")
	if g != " " {
		return th.Bold
	}
	return th.Plain
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

// drawMinion is a minion in one row: the mark, T in torpor, L locked, its name and numbers,
// what it carries.
func drawMinion(l *line, th *Theme, r minionRow, f focus) {
	c := r.card
	style := drawState(l, th, r, f)
	name := max(16, min(26, l.w/3))
	text, _ := fit(r.name, name)
	l.put(style, text).to(5+name).put(th.Plain, lifeOf(c))
	l.to(l.at + 1)
	if d := c.Disciplines.String(); d != "" && l.w >= 60 {
		l.put(th.Dim, " "+d)
	}
	least := width(carriedIn(c, 0))
	for _, n := range numbersOf(c) {
		room := l.w - l.at - least - 1
		if width(n) > room && room < 5 {
			break
		}
		n, _ = fit(n, room)
		l.put(th.Note, " "+n)
	}
	l.put(th.Dim, carriedIn(c, l.w-l.at))
}

// carriedIn names the cards on a card as far as there is room, and counts the others.
func carriedIn(c *game.CardView, room int) string {
	on := carriedNames(c)
	if len(on) == 0 {
		return ""
	}
	for n := len(on); n > 0; n-- {
		text := " [" + strings.Join(on[:n], "; ")
		if n < len(on) {
			text += "; +" + itoa(len(on)-n)
		}
		if text += "]"; width(text) <= room {
			return text
		}
	}
	return " [" + itoa(len(on)) + "]"
}

// lifeOf writes a minion's counters: blood of its capacity, life of an ally.
func lifeOf(c *game.CardView) string {
	if c.Capacity > 0 {
		return itoa(c.Blood) + "/" + itoa(c.Capacity)
	}
	return itoa(c.Blood)
}

// numbersOf are a minion's numbers that are not the usual ones.
func numbersOf(c *game.CardView) []string {
	var s []string
	add := func(n, usual int, word string) {
		if n != usual {
			s = append(s, word+strconv.Itoa(n))
		}
	}
	if c.Bleed+c.Strength+c.Stealth+c.Intercept+c.Votes > 0 { // a minion in play
		add(c.Bleed, 1, "bl")
		add(c.Strength, 1, "str")
		add(c.Stealth, 0, "st")
		add(c.Intercept, 0, "int")
		add(c.Votes, 0, "v")
	}
	if c.Awake {
		s = append(s, "awake")
	}
	if c.Title != "" {
		s = append(s, titleOf(c))
	}
	for _, k := range c.Counters {
		s = append(s, itoa(k.N)+" "+k.Name)
	}
	return s
}

// titleOf is a vampire's title, and with whom it is contested.
func titleOf(c *game.CardView) string {
	switch {
	case !c.TitleLost:
		return c.Title
	case len(c.TitleRivals) == 0: // until the next unlock phase
		return c.Title + " (contested)"
	}
	return c.Title + " (contested with " + strings.Join(c.TitleRivals, ", ") + ")"
}

// carried names the cards on a card.
func carried(c *game.CardView) string { return strings.Join(carriedNames(c), "; ") }

func carriedNames(c *game.CardView) []string {
	var s []string
	for i := range c.On {
		name := "face down"
		if c.On[i].Name != "" {
			name = c.On[i].Facts.Name
		}
		if c.On[i].Locked {
			name = "L " + name
		}
		if n := c.On[i].Blood; n > 0 {
			name += " " + itoa(n)
		}
		s = append(s, name)
	}
	return s
}
