package tui

import (
	"strings"

	"elysium/game"
)

// shelf is what lies together on a seat's side and is no minion: in play, uncontrolled, contested,
// set aside, the hand.
type shelf struct {
	name  string
	items []string
	rows  []string // the items in rows of its board's width
}

// shelfNames is how wide the names of shelves stand.
const shelfNames = 4

// shelvesOf are a seat's shelves with something on them.
func shelvesOf(v *game.View, s game.Seat, f focus, w int) []shelf {
	m := &v.Seats[s]
	inPlay := func(c *game.CardView) string { return at(m, inPlayItem(c)) + "," }
	contested := func(c *game.CardView) string {
		return at(m, inPlayItem(c)) + before(" with ", strings.Join(rivals(v, s, c), " and ")) + ","
	}
	var all []shelf
	for _, x := range []shelf{
		{name: "in play:", items: itemsOf(m.InPlay, f, inPlay)},
		{name: "uncontrolled:", items: itemsOf(m.Uncontrolled, f, uncontrolledItem)},
		{name: "contested:", items: itemsOf(m.Contested, f, contested)},
		{name: "set aside:", items: itemsOf(m.SetAside, f, inPlay)},
		{name: "hand:", items: handItems(m.HandCards, f)},
	} {
		if n := len(x.items); n > 0 {
			x.items[n-1] = strings.TrimSuffix(x.items[n-1], ",")
			x.rows = flow(x.items, x.room(w))
			all = append(all, x)
		}
	}
	return all
}

// room is how wide the items of a shelf may be on a board of a width, with a mark on one in a row.
func (x *shelf) room(w int) int { return max(8, w-shelfNames-len(x.name)-3) }

// rivals are the Methuselahs who contest a card with its own.
func rivals(v *game.View, s game.Seat, c *game.CardView) []string {
	var names []string
	for i := range v.Seats {
		for k := range v.Seats[i].Contested {
			if o := &v.Seats[i].Contested[k]; game.Seat(i) != s && o.Facts != nil && c.Facts != nil && o.Facts.Name == c.Facts.Name {
				names = append(names, v.Seats[i].Name)
				break
			}
		}
	}
	return names
}

// allRows is how many rows shelves take that leave nothing out.
func allRows(rest []shelf) int {
	n := 0
	for i := range rest {
		n += len(rest[i].rows)
	}
	return n
}

// drawShelves draws shelves in the rows that a panel has left, each in one at least; the hand
// and what is last have those that are over. What has no room is counted.
func drawShelves(p *panel, th *Theme, rest []shelf) {
	over := p.left() - len(rest)
	most := make([]int, len(rest))
	for i := len(rest) - 1; i >= 0; i-- {
		more := max(0, min(over, len(rest[i].rows)-1))
		most[i] = 1 + more
		over -= more
	}
	for i := range rest {
		x := &rest[i]
		for k, text := range x.within(most[i], p.w) {
			p.line(func(l *line) {
				if k == 0 {
					l.to(shelfNames).put(th.Dim, x.name)
				}
				l.to(shelfNames+len(x.name)+1).put(th.Plain, text)
			})
		}
	}
}

// within are the rows of a shelf, no more than so many: the last says how much more there is.
func (x *shelf) within(most, w int) []string {
	if len(x.rows) <= most {
		return x.rows
	}
	for n := len(x.items) - 1; n > 0; n-- {
		items := append(append([]string{}, x.items[:n]...), "+"+itoa(len(x.items)-n)+" more")
		if rows := flow(items, x.room(w)); len(rows) <= most {
			return rows
		}
	}
	return x.rows[:most]
}

func itemsOf(cards []game.CardView, f focus, item func(*game.CardView) string) []string {
	var s []string
	for i := range cards {
		s = append(s, strings.TrimSpace(f.glyph(cards[i].ID))+pick(cards[i].Locked, "L ", "")+item(&cards[i]))
	}
	return s
}

func inPlayItem(c *game.CardView) string {
	name := c.Name
	if name == "" {
		name = "face down"
	}
	for _, k := range c.Counters {
		name += " (" + countersOf(k) + ")"
	}
	if on := carried(c); on != "" {
		name += " [" + on + "]"
	}
	return name
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
