package saves

import (
	"bytes"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"
)

// remarkColumn is where a comment at the end of a line starts, counted from 0.
const remarkColumn = 30

// Format writes the file in canonical form, comments included. Parsing it gives the same
// file, and formatting that the same text.
func (f *File) Format() []byte {
	p := &printer{remarks: f.remarks, names: f.names()}
	p.header(f)
	for i := range f.Seats {
		if i == 0 {
			p.gap()
		}
		p.seat(&f.Seats[i])
	}
	p.history(f)
	p.log(f)
	for i := range f.Scripts {
		if i == 0 {
			p.gap()
		}
		p.script(&f.Scripts[i])
	}
	for _, c := range f.remarks[footLine].above {
		p.text(0, c)
	}
	return p.out.Bytes()
}

// printer writes lines with the comments that belong to them.
type printer struct {
	out     bytes.Buffer
	remarks remarks
	names   *names
	apart   bool // an empty line comes before the next one
}

// gap sets the next line apart.
func (p *printer) gap() { p.apart = p.out.Len() > 0 }

// text writes one line as it is.
func (p *printer) text(level int, text string) {
	if p.apart {
		p.out.WriteByte('\n')
		p.apart = false
	}
	p.out.WriteString(strings.Repeat("  ", level))
	p.out.WriteString(text)
	p.out.WriteByte('\n')
}

// line writes the line that was read from a line of the file, 0 if it is new.
func (p *printer) line(from, level int, text string) {
	r := p.remarks[from]
	for _, c := range r.above {
		p.text(level, c)
	}
	if r.trail != "" {
		used := 2*level + utf8.RuneCountInString(text)
		text += strings.Repeat(" ", max(2, remarkColumn-used)) + r.trail
	}
	p.text(level, text)
	for _, c := range r.below {
		p.text(c.level, c.text)
	}
}

func (p *printer) header(f *File) {
	p.line(f.at["vtes"], 0, "vtes 1")
	if f.Title != "" {
		p.line(f.at["title"], 0, "title "+f.Title)
	}
	for _, n := range f.Notes {
		p.line(n.Line, 0, "note "+n.Text)
	}
	for _, r := range f.Rules {
		p.line(r.Line, 0, "rule "+r.ID)
	}
	if f.Seeded {
		p.line(f.at["seed"], 0, "seed "+strconv.FormatUint(f.Seed, 10))
	}
	if f.Engine != "" {
		p.line(f.at["engine"], 0, "engine "+f.Engine)
	}
	for _, o := range f.Options {
		p.line(o.Line, 0, p.option(o))
	}
	for _, d := range f.Defines {
		p.line(d.Line, 0, d.text())
	}
}

func (p *printer) option(o Option) string {
	if o.Name == house {
		return "option house " + p.names.seatName(o.Seat) + " " + o.Value
	}
	return "option " + o.Name + " " + o.Value
}

func (d *Define) text() string {
	words := []string{"define", d.Kind, d.Name}
	for _, w := range d.Words {
		words = append(words, w.text())
	}
	return strings.Join(words, " ")
}

func (p *printer) seat(s *SeatBoard) {
	p.line(s.Line, 0, "seat "+s.Name)
	if s.Deck != nil {
		p.deck(s.Deck)
	}
	for _, w := range inOrder(s.Words, func(w SeatWord) int { return seatWordRank(w.Name) }) {
		p.line(w.Line, 1, seatWordText(w))
	}
	for _, z := range inOrder(s.Zones, func(z ZoneList) int { return slices.Index(zoneOrder, z.Zone) }) {
		p.zone(&z)
	}
}

// inOrder returns a copy in canonical order.
func inOrder[T any](list []T, rank func(T) int) []T {
	list = slices.Clone(list)
	slices.SortStableFunc(list, func(a, b T) int { return rank(a) - rank(b) })
	return list
}

// seatWordRank is a word's place; counters have the place of the nameless word.
func seatWordRank(name string) int {
	named := func(want string) func(seatWord) bool {
		return func(w seatWord) bool { return w.name == want }
	}
	if i := slices.IndexFunc(seatWords, named(name)); i >= 0 {
		return i
	}
	return slices.IndexFunc(seatWords, named(""))
}

func seatWordText(w SeatWord) string {
	if !seatWords[seatWordRank(w.Name)].number {
		return w.Name
	}
	return w.Name + " " + strconv.Itoa(w.N)
}

func (p *printer) deck(d *Deck) {
	p.line(d.Line, 1, strings.TrimSpace("deck "+d.Name))
	p.deckCards(2, d.Cards)
	for _, pile := range d.Piles {
		p.line(pile.Line, 2, pile.Zone.String())
		p.deckCards(3, pile.Cards)
	}
}

func (p *printer) deckCards(level int, cards []DeckCard) {
	for _, c := range cards {
		text := c.Piece.Facts.Name
		if c.Count > 1 {
			text += " x" + strconv.Itoa(c.Count)
		}
		p.line(c.Line, level, text)
	}
}

func (p *printer) zone(z *ZoneList) {
	p.line(z.Line, 1, z.Zone.String())
	for i := range z.Cards {
		p.card(2, &z.Cards[i])
	}
	if z.Short > 0 {
		p.line(z.ShortLine, 2, "short "+strconv.Itoa(z.Short))
	}
}

func (p *printer) card(level int, c *Card) {
	p.line(c.Placed.Line, level, p.names.cardText(c))
	for i := range c.On {
		p.card(level+1, &c.On[i])
	}
}

// history writes effects, what happened, and where play begins.
func (p *printer) history(f *File) {
	p.gap()
	for i := range f.Effects {
		p.line(f.Effects[i].Line, 0, p.names.effectText(&f.Effects[i]))
	}
	for i := range f.Happened {
		p.line(f.Happened[i].Line, 0, p.names.happenedText(&f.Happened[i]))
	}
	if s := f.Start; s != nil {
		p.line(s.Line, 0, "turn "+p.names.seatName(s.Seat)+" "+s.Phase.String())
	}
}

func (p *printer) log(f *File) {
	if !f.Logged {
		return
	}
	p.gap()
	p.line(f.at["log"], 0, "log")
	for i := range f.Log {
		p.line(f.Log[i].Line, 1, p.names.logText(&f.Log[i]))
	}
}

func (p *printer) script(s *Script) {
	p.line(s.Line, 0, strings.TrimSpace("script "+s.Name))
	for i := range s.Steps {
		p.line(s.Steps[i].Line, 1, p.names.stepText(&s.Steps[i]))
	}
}
