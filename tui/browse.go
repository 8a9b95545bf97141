package tui

import (
	"strings"

	tea "github.com/charmbracelet/bubbletea"

	"elysium/game"
)

// browse looks through all cards of a seat, one a row, the piles included.
type browse struct {
	seat  game.Seat
	piles bool // begin with the piles: contested, set aside, ash heap, removed
	list  list
}

type browseRow struct {
	head   string // a region's name; empty: a card
	card   *game.CardView
	letter string
	depth  int
}

func (b *browse) rows(t *table) []browseRow {
	var rows []browseRow
	var add func(cards []game.CardView, letter string, depth int)
	add = func(cards []game.CardView, letter string, depth int) {
		for i := range cards {
			rows = append(rows, browseRow{card: &cards[i], letter: letter, depth: depth})
			add(cards[i].On, " ", depth+1)
		}
	}
	zones := zonesOf(&t.view.Seats[b.seat])
	if b.piles {
		zones = append([]zone{zones[ashHeapZone], zones[removedZone], zones[contestedZone], zones[setAsideZone]}, zones[:contestedZone]...)
	}
	for _, z := range zones {
		if len(z.cards) > 0 {
			rows = append(rows, browseRow{head: z.name + " (" + itoa(len(z.cards)) + ")"})
			add(z.cards, z.letter, 0)
		} else if b.piles && z.pile {
			rows = append(rows, browseRow{head: z.name + " (0)"})
		}
	}
	return rows
}

// card is the card under the cursor; nil if there is none, or one that lies face down.
func (b *browse) card(rows []browseRow) *game.CardView {
	if i := b.list.cur; i < len(rows) && rows[i].card != nil && rows[i].card.Name != "" {
		return rows[i].card
	}
	return nil
}

func (b *browse) draw(t *table, w, h int) []string {
	th := t.theme
	rows := b.rows(t)
	b.list.set(b.list.cur, len(rows))
	left := w
	if w >= 100 {
		left = w * 3 / 5
	}
	p := newPanel(left, h)
	from, to := b.list.window(len(rows), max(1, h-1))
	p.title(th, t.name(b.seat), strings.TrimSpace(th.Keys.say("{less} {more}: seat, {take}: card, {by-hand}: by hand, {back}  ")+more(from, to, len(rows))))
	none := noFocus
	for i := from; i < to; i++ {
		r := rows[i]
		cursor := i == b.list.cur
		if r.head != "" {
			p.line(func(l *line) { l.put(th.Asked, pick(cursor, "> ", "  ")).put(th.Title, r.head) })
			continue
		}
		p.line(func(l *line) {
			l.put(th.Asked, pick(cursor, ">", " ")).to(1 + 2*r.depth)
			if r.card.Name == "" {
				l.put(th.Dim, r.letter+"  face down, "+plural(r.card.Blood, "counter", "counters"))
				return
			}
			sub := newLine(l.w - l.at)
			if r.card.Facts.Types.Has(minions) {
				drawMinion(sub, th, minionRow{r.card, r.letter, r.card.Name}, none, mostName)
			} else {
				drawOther(sub, th, r.card, r.letter)
			}
			l.add(sub)
		})
	}
	if left == w {
		return p.done()
	}
	side := newPanel(w-left, h).done()
	if c := b.card(rows); c != nil {
		side = drawDetail(th, sheetOf(c), w-left, h)
	}
	return beside(p.done(), side)
}

// minions are the types of cards that act.
const minions = game.Vampire | game.Imbued | game.Ally

// drawOther is a card that is no minion in one row.
func drawOther(l *line, th *Theme, c *game.CardView, letter string) {
	l.put(th.Plain, " ").put(th.Bad, letter).put(th.Note, pick(c.Locked, "L", " ")).put(th.Plain, " "+c.Name)
	l.to(max(l.at+1, 31))
	if state := stateLine(c); state != "" {
		l.put(th.Note, state+"  ")
	}
	l.put(th.Dim, factsLine(c.Facts))
}

func pick[T any](ok bool, yes, no T) T {
	if ok {
		return yes
	}
	return no
}

// firstCard is the cursor below the first heading.
var firstCard = list{cur: 1}

func (b *browse) key(t *table, k string) tea.Cmd {
	rows := b.rows(t)
	n := game.Seat(len(t.view.Seats))
	switch {
	case b.list.keys(k, len(rows), max(1, t.h-6)):
	case is(k, tableKeys.More), is(k, tableKeys.Next), is(k, tableKeys.Look):
		b.seat = (b.seat + 1) % n
		b.list = firstCard
	case is(k, tableKeys.Less), is(k, tableKeys.Previous), is(k, tableKeys.ColumnBack):
		b.seat = (b.seat + n - 1) % n
		b.list = firstCard
	case is(k, tableKeys.Piles):
		b.piles = !b.piles
		b.list = firstCard
	case is(k, tableKeys.Commit), is(k, tableKeys.Detail):
		if c := b.card(rows); c != nil {
			t.over = &detail{sheet: sheetOf(c), back: b}
		}
	case is(k, tableKeys.Why):
		if c := b.card(rows); c != nil {
			return t.askWhyOf(c, b)
		}
	case is(k, tableKeys.ByHand):
		if c := b.card(rows); c != nil {
			t.over = newByHand(t, c.Name)
		}
	case is(k, tableKeys.Back):
		t.over = nil
	}
	return nil
}
