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

// drawBoard is a seat's side of the table in full.
func drawBoard(th *Theme, v *game.View, s, self game.Seat, f focus, w, h int) []string {
	m := &v.Seats[s]
	p := newPanel(w, h)
	who := m.Name
	if r := relation(v, s, self); r != "" && r != "self" {
		who += " (" + r + ")"
	}
	p.title(th, who, boardSum(v, m, s, w))
	rest := shelves(th, m, f, w)
	minions := minionRows(m)
	room := max(1, p.left()-len(rest))
	if len(minions) > room {
		room = max(1, room-1)
	}
	for i, r := range minions {
		if i == room {
			p.line(func(l *line) { l.put(th.Dim, "  + ").put(th.Plain, briefly(minions[i:], f)) })
			break
		}
		p.line(func(l *line) { drawMinion(l, th, r.card, r.letter, f) })
	}
	for _, row := range rest {
		if !p.full() {
			p.rows = append(p.rows, row)
		}
	}
	return p.done()
}

// boardSum are a seat's numbers, as many as its title has room for.
func boardSum(v *game.View, m *game.SeatView, s game.Seat, w int) string {
	sum := "pool " + itoa(m.Pool) + " vp " + itoa(m.VP)
	if v.Edge == s {
		sum += " Edge"
	}
	sum += " hand " + itoa(m.Hand) + "/" + itoa(m.HandSize)
	if w >= 60 {
		sum += " lib " + itoa(m.Library) + " crypt " + itoa(m.Crypt) + " ash " + itoa(len(m.AshHeap))
	}
	if m.Transfers > 0 {
		sum += " transfers " + itoa(m.Transfers)
	}
	if m.MasterActions > 0 {
		sum += " masters " + itoa(m.MasterActions)
	}
	return sum
}

// briefly names minions in one row, where there is no room for a row each.
func briefly(rows []minionRow, f focus) string {
	var names []string
	for _, r := range rows {
		state := strings.TrimSpace(f.glyph(r.card.ID) + strings.TrimSpace(r.letter) + pick(r.card.Locked, "L", ""))
		names = append(names, strings.TrimSpace(state+" "+r.card.Name)+" "+lifeOf(r.card))
	}
	return strings.Join(names, ", ")
}

type minionRow struct {
	card   *game.CardView
	letter string
}

func minionRows(m *game.SeatView) []minionRow {
	var rows []minionRow
	for _, z := range zonesOf(m)[:3] {
		for i := range z.cards {
			rows = append(rows, minionRow{&z.cards[i], z.letter})
		}
	}
	return rows
}

// drawMinion is a minion in one row: the mark, T in torpor, L locked, its name and numbers,
// what it carries.
func drawMinion(l *line, th *Theme, c *game.CardView, letter string, f focus) {
	locked := " "
	if c.Locked {
		locked = "L"
	}
	g := f.glyph(c.ID)
	l.put(th.Asked, g).put(th.Bad, letter).put(th.Note, locked).put(th.Plain, " ")
	name := max(16, min(26, l.w/3))
	style := th.Plain
	if g != " " {
		style = th.Bold
	}
	text, _ := fit(c.Name, name)
	l.put(style, text).to(5+name).put(th.Plain, lifeOf(c))
	l.to(l.at + 1)
	if d := c.Disciplines.String(); d != "" && l.w >= 60 {
		l.put(th.Dim, " "+d)
	}
	for _, n := range numbersOf(c) {
		l.put(th.Note, " "+n)
	}
	if on := carried(c); on != "" {
		l.put(th.Dim, " ["+on+"]")
	}
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
	if c.Title != "" {
		title := c.Title
		if c.TitleLost {
			title += " (contested)"
		}
		s = append(s, title)
	}
	for _, k := range c.Counters {
		s = append(s, itoa(k.N)+" "+k.Name)
	}
	return s
}

// carried names the cards on a card.
func carried(c *game.CardView) string {
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
	return strings.Join(s, "; ")
}

// shelves are the rows of what is no minion: in play, uncontrolled, contested, the hand.
func shelves(th *Theme, m *game.SeatView, f focus, w int) []string {
	var rows []string
	add := func(name string, items []string, most int) {
		if len(items) == 0 {
			return
		}
		p := newPanel(w, most)
		items[len(items)-1] = strings.TrimSuffix(items[len(items)-1], ",")
		texts := flow(items, max(8, w-6-len(name)))
		for i, text := range texts {
			p.line(func(l *line) {
				if i == 0 {
					l.put(th.Dim, "    "+name)
				}
				if i == most-1 && len(texts) > most {
					text += " ~"
				}
				l.to(len(name)+5).put(th.Plain, text)
			})
		}
		rows = append(rows, p.rows...)
	}
	lines := 1
	if w < 100 {
		lines = 2
	}
	add("in play:", itemsOf(m.InPlay, f, inPlayItem), lines)
	add("uncontrolled:", itemsOf(m.Uncontrolled, f, uncontrolledItem), lines)
	add("contested:", itemsOf(m.Contested, f, inPlayItem), 1)
	add("set aside:", itemsOf(m.SetAside, f, inPlayItem), 1)
	add("hand:", handItems(m.HandCards, f), 3)
	return rows
}

func itemsOf(cards []game.CardView, f focus, item func(*game.CardView) string) []string {
	var s []string
	for i := range cards {
		s = append(s, strings.TrimSpace(f.glyph(cards[i].ID))+item(&cards[i]))
	}
	return s
}

func inPlayItem(c *game.CardView) string {
	name := c.Name
	if name == "" {
		name = "face down"
	}
	if c.Locked {
		name = "L " + name
	}
	for _, k := range c.Counters {
		name += " (" + itoa(k.N) + " " + k.Name + ")"
	}
	if on := carried(c); on != "" {
		name += " [" + on + "]"
	}
	return name + ","
}

func uncontrolledItem(c *game.CardView) string {
	if c.Name == "" {
		return "?:" + itoa(c.Blood)
	}
	return c.Name + " " + itoa(c.Blood) + "/" + itoa(c.Capacity) + ","
}

// handItems lists a hand, copies together.
func handItems(cards []game.CardView, f focus) []string {
	var names []string
	count := map[string]int{}
	marks := map[string]string{}
	for i := range cards {
		n := cards[i].Name
		if count[n] == 0 {
			names = append(names, n)
		}
		count[n]++
		if g := f.glyph(cards[i].ID); g != " " {
			marks[n] = g
		}
	}
	for i, n := range names {
		s := marks[n] + n
		if count[n] > 1 {
			s += " x" + itoa(count[n])
		}
		names[i] = s + ","
	}
	return names
}
