package tui

import (
	"strconv"
	"strings"

	"elysium/game"
)

// drawState begins a minion's row: the mark, T in torpor, L locked; it says how its name is written.
func drawState(l *line, th *Theme, r minionRow, f focus) Style {
	g := f.glyph(r.card.ID)
	l.put(th.Asked, g).put(th.Bad, r.letter).put(th.Note, pick(r.card.Locked, "L", " ")).put(th.Plain, " ")
	if g != " " {
		return th.Bold
	}
	return th.Plain
}

// mostName is how much of a name shows at most.
const mostName = 26

// nameColumn is how wide the names of minions stand on a board that has a row for each.
func nameColumn(rows []minionRow, w int) int {
	n := 0
	for _, r := range rows {
		n = max(n, width(r.name))
	}
	return min(n, max(16, min(mostName, w*2/5)))
}

// drawMinion is a minion in a row of its own: the mark, T in torpor, L locked, its name, its life, and
// what else there is to say of it.
func drawMinion(l *line, th *Theme, r minionRow, f focus, names int) {
	style := drawState(l, th, r, f)
	text, _ := fit(r.name, names)
	l.put(style, text).to(5+names).put(th.Plain, lifeOf(r.card))
	drawRest(l, th, r.card)
}

// drawCell is a minion in part of a row.
func drawCell(l *line, th *Theme, r minionRow, f focus) {
	style := drawState(l, th, r, f)
	life := lifeOf(r.card)
	text, _ := fit(r.name, max(7, min(mostName, l.w-l.at-1-len(life)-width(carriedIn(r.card, 0)))))
	l.put(style, text).put(th.Plain, " "+life)
	drawRest(l, th, r.card)
}

// detailing is in how many words the rest of a minion's row is said.
type detailing struct {
	disciplines bool
	title       func(*game.CardView) string
	cards       int // how long the names of the cards on it may be; 0: they are counted
}

// detailings, the wordiest first: the first that has room is taken.
var detailings = []detailing{
	{true, titleOf, 99}, {true, rankOf, 99}, {true, rankOf, 12}, {true, rankOf, 8}, {true, rankOf, 5}, {true, rankOf, 0},
	{true, untitled, 8}, {true, untitled, 0},
	{false, rankOf, 99}, {false, rankOf, 12}, {false, rankOf, 8}, {false, rankOf, 0}, {false, untitled, 0},
}

// leastRest is what is said of a minion where little has room: of its numbers the first that fit.
func leastRest(c *game.CardView, room int) (numbers, on string) {
	on = carriedIn(c, 0)
	for _, n := range numbersOf(c) {
		if width(numbers)+1+width(n)+width(on) > room {
			break
		}
		numbers += " " + n
	}
	return numbers, on
}

// drawRest is what there is to say of a minion besides its name and life: its disciplines, its
// numbers that are not the usual ones, its title, the cards on it.
func drawRest(l *line, th *Theme, c *game.CardView) {
	all, some := before(" ", c.Disciplines.String()), before(" ", strings.Join(numbersOf(c), " "))
	for _, d := range detailings {
		disciplines, numbers, on := pick(d.disciplines, all, ""), some+before(" ", d.title(c)), carriedIn(c, d.cards)
		if width(disciplines)+width(numbers)+width(on) <= l.w-l.at {
			l.put(th.Dim, disciplines).put(th.Note, numbers).put(th.Dim, on)
			return
		}
	}
	numbers, on := leastRest(c, l.w-l.at)
	l.put(th.Note, numbers).put(th.Dim, on)
}

// carriedIn names the cards on a card, each name in so many columns; in none, it counts them.
func carriedIn(c *game.CardView, most int) string {
	if len(c.On) == 0 {
		return ""
	}
	if most == 0 {
		return " [" + itoa(len(c.On)) + "]"
	}
	return " [" + strings.Join(carriedNames(c, most), "; ") + "]"
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
	if c.Awake {
		s = append(s, "awake")
	}
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
	for _, k := range c.Counters {
		s = append(s, countersOf(k))
	}
	return s
}

// countersOf writes how many counters of a name a card has.
func countersOf(k game.Counter) string {
	if k.N == 1 {
		return "1 " + strings.TrimSuffix(k.Name, "s")
	}
	return itoa(k.N) + " " + k.Name
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

// rankOf is a vampire's title without its city or clan.
func rankOf(c *game.CardView) string {
	rank, _, _ := strings.Cut(c.Title, " of ")
	rank = rank[strings.LastIndexByte(rank, ' ')+1:]
	return rank + pick(c.TitleLost, " (contested)", "")
}

func untitled(*game.CardView) string { return "" }

// carried names the cards on a card.
func carried(c *game.CardView) string { return strings.Join(carriedNames(c, 99), "; ") }

func carriedNames(c *game.CardView, most int) []string {
	var s []string
	for i := range c.On {
		name := "face down"
		if c.On[i].Name != "" {
			name = c.On[i].Facts.Name
		}
		name, _ = fit(name, most)
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
