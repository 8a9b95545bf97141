package decks

import (
	"cmp"
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"strconv"
	"strings"
)

// xmlDeck is a deck or an inventory as ARDB writes it. Its database numbers are the tool's
// own: cards go by their names.
type xmlDeck struct {
	XMLName     xml.Name
	Name        string    `xml:"name"`
	Author      string    `xml:"author"`
	Description string    `xml:"description"`
	Vampires    []xmlCard `xml:"crypt>vampire"`
	Cards       []xmlCard `xml:"library>card"`
}

type xmlCard struct {
	Count string `xml:"count,attr"`
	Have  string `xml:"have,attr"`
	Adv   string `xml:"adv"`
	Name  string `xml:"name"`
	Group string `xml:"group"`
}

func isXML(src *source) bool { return strings.HasPrefix(strings.TrimSpace(src.text), "<") }

func readXML(src *source) (*Deck, error) {
	var x xmlDeck
	d := xml.NewDecoder(strings.NewReader(strings.TrimSpace(src.text)))
	d.CharsetReader = func(_ string, text io.Reader) (io.Reader, error) { return text, nil } // Read has decoded it
	if err := d.Decode(&x); err != nil {
		at := 1
		if s, ok := errors.AsType[*xml.SyntaxError](err); ok {
			at = s.Line
		}
		return nil, src.errorf(at, "The XML is broken or cut off here; expected a deck as ARDB writes it.")
	}
	if name := x.XMLName.Local; name != "deck" && name != "inventory" {
		return nil, src.errorf(1, "Found <%s>; expected <deck> or <inventory>.", shorten(name))
	}
	l := &list{src: src, deck: &Deck{Name: strings.TrimSpace(x.Name), Author: strings.TrimSpace(x.Author),
		Description: strings.TrimSpace(x.Description)}}
	for _, part := range []struct {
		part  part
		cards []xmlCard
	}{{crypt, x.Vampires}, {library, x.Cards}} {
		l.part = part.part
		for _, c := range part.cards {
			if err := l.xmlCard(c); err != nil {
				return nil, err
			}
		}
	}
	return l.deck, nil
}

func (l *list) xmlCard(c xmlCard) error {
	count := cmp.Or(c.Count, c.Have)
	if count == "0" {
		return nil
	}
	group, _ := strconv.Atoi(strings.TrimSpace(c.Group))
	m := minion{name: strings.TrimSpace(c.Name), advanced: strings.TrimSpace(c.Adv) != "", group: group}
	at := l.src.lineOf("<name>" + escaped(c.Name))
	if p, ok := m.find(); ok && group > 0 {
		return l.put(at, count, m.name, entry{piece: p})
	}
	return l.copiesOf(at, count, m.String())
}

func escaped(text string) string {
	var b strings.Builder
	_ = xml.EscapeText(&b, []byte(text))
	return b.String()
}

// XML returns the deck in ARDB's form.
func (d *Deck) XML() string {
	var b strings.Builder
	text := func(tag, value string) { fmt.Fprintf(&b, "<%s>%s</%s>", tag, escaped(value), tag) }
	b.WriteString(xml.Header)
	b.WriteString("<deck generator=\"Elysium\" formatVersion=\"-TODO-1.0\" databaseVersion=\"\">\n")
	for _, f := range [][2]string{{"name", d.Name}, {"author", d.Author}, {"description", d.Description}} {
		b.WriteString("  ")
		text(f[0], f[1])
		b.WriteString("\n")
	}
	crypt, library := merge(d.Crypt), merge(d.Library)
	fmt.Fprintf(&b, "  <crypt size=\"%d\">\n", count(crypt))
	for _, l := range crypt {
		f := l.Piece.Facts
		m := newMinion(f.Name, f.Group)
		fmt.Fprintf(&b, "    <vampire databaseID=\"%d\" count=\"%d\">", f.ID, l.N)
		adv, group := "", groupOf(f)
		if f.Advanced {
			adv = "(Advanced)"
		}
		for _, k := range [][2]string{{"adv", adv}, {"name", m.name}, {"set", ""}, {"disciplines", f.Disciplines.String()},
			{"clan", f.Clan()}, {"capacity", strconv.Itoa(f.Capacity)}, {"group", group}, {"title", titleOf(f)}, {"text", ""}} {
			text(k[0], k[1])
		}
		b.WriteString("</vampire>\n")
	}
	fmt.Fprintf(&b, "  </crypt>\n  <library size=\"%d\">\n", count(library))
	for _, l := range library {
		f := l.Piece.Facts
		fmt.Fprintf(&b, "    <card databaseID=\"%d\" count=\"%d\">", f.ID, l.N)
		text("name", f.Name)
		text("set", "")
		text("type", f.Types.String())
		b.WriteString("</card>\n")
	}
	b.WriteString("  </library>\n</deck>\n")
	return b.String()
}
