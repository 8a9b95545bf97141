package decks

import (
	"encoding/json"
	"fmt"
	"strings"

	"elysium/cards"
	"elysium/game"
)

// Formats are the forms in which a deck can be written, by name.
var Formats = []string{"text", "lackey", "jol", "ardb", "json"}

// Write returns the deck in a form of that name, and whether there is one.
func (d *Deck) Write(format string) (string, bool) {
	write := map[string]func() string{"text": d.Text, "twd": d.Text, "lackey": d.Lackey, "jol": d.JOL, "ardb": d.XML, "xml": d.XML, "json": d.JSON}[format]
	if write == nil {
		return "", false
	}
	return write(), true
}

// Lackey returns the deck for LackeyCCG: library, then crypt, ASCII, the article last; of
// vampires that share a name the first bears no mark.
func (d *Deck) Lackey() string {
	var b strings.Builder
	for _, l := range merge(d.Library) {
		fmt.Fprintf(&b, "%d\t%s\n", l.N, lackeyName(l.Piece))
	}
	b.WriteString("Crypt:\n")
	for _, l := range merge(d.Crypt) {
		fmt.Fprintf(&b, "%d\t%s\n", l.N, lackeyName(l.Piece))
	}
	return b.String()
}

// lackeyName is a card's name as Lackey has it.
func lackeyName(p *game.Piece) string {
	name := p.Facts.Name
	if same := cards.Namesakes(bare(p)); len(same) > 0 && same[0] == p {
		name = bare(p)
	}
	return articleLast(strings.ReplaceAll(cards.ASCII(name), `"`, "'"))
}

// articleLast writes "The Rack" as "Rack, The".
func articleLast(name string) string {
	if rest, ok := strings.CutPrefix(name, "The "); ok {
		return rest + ", The"
	}
	return name
}

// JOL returns the deck for the V:TES Online of JOL: a line for each card, crypt first.
func (d *Deck) JOL() string {
	var b strings.Builder
	for _, f := range [][2]string{{"Deck Name", d.Name}, {"Author", d.Author}} {
		if f[1] != "" {
			fmt.Fprintf(&b, "# %s: %s\n", f[0], f[1])
		}
	}
	for _, part := range [][]Line{d.Crypt, d.Library} {
		for _, l := range merge(part) {
			fmt.Fprintf(&b, "%dx %s\n", l.N, l.Piece.Facts.Name)
		}
		b.WriteString("\n")
	}
	return b.String()
}

// JSON returns the deck as deck builders exchange it: what it is called, and copies by card id.
func (d *Deck) JSON() string {
	type cardCount struct{ id, n int }
	var all []cardCount
	for _, part := range [][]Line{d.Crypt, d.Library} {
		for _, l := range merge(part) {
			all = append(all, cardCount{l.Piece.Facts.ID, l.N})
		}
	}
	ids := make(map[string]int, len(all))
	for _, c := range all {
		ids[fmt.Sprint(c.id)] += c.n
	}
	text, err := json.MarshalIndent(struct {
		Name        string         `json:"name"`
		Author      string         `json:"author"`
		Description string         `json:"description"`
		Cards       map[string]int `json:"cards"`
	}{d.Name, d.Author, d.Description, ids}, "", " ")
	if err != nil {
		panic(err) // strings and numbers always marshal
	}
	return string(text) + "\n"
}
