package decks

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
	"text/tabwriter"

	"elysium/cards"
	"elysium/game"
)

// Text returns the deck in the form in which tournament decks are published: what it is
// called, the crypt with capacity, disciplines and clan:group, the library by type. Read
// reads it back.
func (d *Deck) Text() string {
	var b strings.Builder
	d.writeFields(&b)
	writeCrypt(&b, merge(d.Crypt))
	b.WriteString("\n")
	writeLibrary(&b, merge(d.Library))
	return b.String()
}

func (d *Deck) writeFields(b *strings.Builder) {
	fmt.Fprintf(b, "Deck Name: %s\n", d.Name)
	if d.Author != "" {
		fmt.Fprintf(b, "Author: %s\n", d.Author)
	}
	if d.Description != "" {
		fmt.Fprintf(b, "Description: %s\n", d.Description)
	}
	b.WriteString("\n")
}

// writeCrypt lists the most copies first, then the oldest vampires, then what does not belong.
func writeCrypt(b *strings.Builder, lines []Line) {
	slices.SortStableFunc(lines, func(x, y Line) int {
		return cmp.Or(belonging(x)-belonging(y), y.N-x.N,
			y.Piece.Facts.Capacity-x.Piece.Facts.Capacity, byName(x, y))
	})
	fmt.Fprintf(b, "Crypt (%s)\n", cardsOf(count(lines)))
	w := tabwriter.NewWriter(b, 0, 0, 2, ' ', 0)
	for _, l := range lines {
		fmt.Fprintln(w, cryptColumns(l))
	}
	w.Flush()
}

func belonging(l Line) int {
	if l.Piece.Facts.Crypt() {
		return 0
	}
	return 1
}

func cryptColumns(l Line) string {
	f := l.Piece.Facts
	if !f.Crypt() {
		return fmt.Sprintf("%dx %s", l.N, f.Name)
	}
	return fmt.Sprintf("%dx %s\t%d\t%s\t%s\t%s:%s", l.N, f.Name, f.Capacity,
		cmp.Or(f.Disciplines.String(), "-none-"), titleOf(f), f.Clan(), groupOf(f))
}

// titleOf returns the rank alone, as lists print it.
func titleOf(f *game.Facts) string {
	if f.Title.Rank == game.Untitled {
		return ""
	}
	return f.Title.Rank.String()
}

func groupOf(f *game.Facts) string {
	if f.Group == 0 {
		return "ANY"
	}
	return fmt.Sprint(f.Group)
}

// typeOrder is the order of the library's parts.
var typeOrder = []game.Types{
	game.Master, game.EventCard, game.Conviction, game.Power, game.ActionCard, game.PoliticalAction,
	game.Equipment, game.Ally, game.Retainer, game.ActionModifier, game.Reaction, game.Reflex,
	game.CombatCard,
}

// rank returns where a type stands; cards of several types follow those of the first.
func rank(t game.Types) int {
	for i, u := range typeOrder {
		if t.Has(u) {
			n := 2 * i
			if t != u {
				n++
			}
			return n
		}
	}
	return -1
}

func writeLibrary(b *strings.Builder, lines []Line) {
	slices.SortStableFunc(lines, func(x, y Line) int {
		tx, ty := x.Piece.Facts.Types, y.Piece.Facts.Types
		return cmp.Or(rank(tx)-rank(ty), cmp.Compare(tx, ty), byName(x, y))
	})
	fmt.Fprintf(b, "Library (%s)\n", cardsOf(count(lines)))
	for len(lines) > 0 {
		t := lines[0].Piece.Facts.Types
		n := slices.IndexFunc(lines, func(l Line) bool { return l.Piece.Facts.Types != t })
		if n < 0 {
			n = len(lines)
		}
		writeType(b, t, lines[:n])
		if lines = lines[n:]; len(lines) > 0 {
			b.WriteString("\n")
		}
	}
}

// writeType writes the cards of a type; crypt cards, which do not belong here, have no
// heading, since theirs would begin a crypt.
func writeType(b *strings.Builder, t game.Types, lines []Line) {
	if !t.Has(game.Vampire | game.Imbued) {
		fmt.Fprintf(b, "%s (%d)\n", t, count(lines))
	}
	for _, l := range lines {
		fmt.Fprintf(b, "%dx %s\n", l.N, l.Piece.Facts.Name)
	}
}

func byName(x, y Line) int {
	return cmp.Or(strings.Compare(cards.Fold(x.Piece.Facts.Name), cards.Fold(y.Piece.Facts.Name)),
		strings.Compare(x.Piece.Facts.Name, y.Piece.Facts.Name))
}
