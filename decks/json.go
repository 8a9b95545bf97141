package decks

import (
	"cmp"
	"encoding/json"
	"errors"
	"strconv"
	"strings"

	"elysium/cards"
)

// jsonDeck is every form in which deck builders write decks as JSON: cards by id ({"201535": 3}),
// a flat list, a crypt and a library with lists of their own, or the objects of a virtual table.
type jsonDeck struct {
	Name, Title, Author, Owner, Description, Comments string

	Cards, Crypt, Library json.RawMessage
	Result                *jsonDeck
	ObjectStates          []jsonObject
}

// jsonCard is one line of a list, or, with cards of its own, one type of the library.
type jsonCard struct {
	ID            json.Number
	Count, Number json.Number
	Name          string
	PrintedName   string `json:"printed_name"`
	UnicitySuffix string `json:"unicity_suffix"`
	Cards         []jsonCard
}

// jsonObject is a thing on a virtual table: a deck, or a card in one.
type jsonObject struct {
	Nickname         string
	CardID           int
	ContainedObjects []jsonObject
}

func isJSON(src *source) bool {
	text := strings.TrimSpace(src.text)
	return strings.HasPrefix(text, "{") || strings.HasPrefix(text, "[{")
}

func readJSON(src *source) (*Deck, error) {
	j := &jsonDeck{}
	text := []byte(strings.TrimSpace(src.text))
	var err error
	if text[0] == '[' {
		j.Cards = text
		if strings.Contains(string(text), `"ContainedObjects"`) {
			j.Cards, err = nil, json.Unmarshal(text, &j.ObjectStates)
		}
	} else {
		err = json.Unmarshal(text, j)
	}
	if err != nil {
		return nil, src.jsonError(err)
	}
	if j.Result != nil {
		j = j.Result
	}
	l := &list{src: src, deck: &Deck{
		Name: cmp.Or(j.Name, j.Title), Author: cmp.Or(j.Author, j.Owner),
		Description: strings.TrimSpace(cmp.Or(j.Description, j.Comments)),
	}}
	for _, o := range j.ObjectStates {
		if err := l.object(o); err != nil {
			return nil, err
		}
	}
	for _, part := range []json.RawMessage{j.Crypt, j.Cards, j.Library} {
		if err := l.jsonPart(part); err != nil {
			return nil, err
		}
	}
	return l.deck, nil
}

// jsonError says at which line the text stops being JSON.
func (s *source) jsonError(err error) error {
	at := 1
	if x, ok := errors.AsType[*json.SyntaxError](err); ok {
		at += strings.Count(s.text[:min(int(x.Offset), len(s.text))], "\n")
		return s.errorf(at, "The JSON is broken or cut off here; expected a deck as a deck builder writes it.")
	}
	if x, ok := errors.AsType[*json.UnmarshalTypeError](err); ok {
		at += strings.Count(s.text[:min(int(x.Offset), len(s.text))], "\n")
		return s.errorf(at, "Found %s at %q; expected a deck as a deck builder writes it.", article(x.Value), x.Field)
	}
	return s.errorf(at, "This is not a deck in JSON.")
}

// article puts "a" or "an" before what JSON calls a value.
func article(value string) string {
	if strings.ContainsAny(value[:min(1, len(value))], "aeiou") {
		return "an " + value
	}
	return "a " + value
}

// jsonPart reads cards in whichever way they are listed.
func (l *list) jsonPart(part json.RawMessage) error {
	text := strings.TrimSpace(string(part))
	switch {
	case text == "" || text == "null":
		return nil
	case text[0] == '[':
		var cards []jsonCard
		if err := json.Unmarshal(part, &cards); err != nil {
			return l.src.jsonError(err)
		}
		return l.jsonCards(cards)
	}
	var nested struct{ Cards []jsonCard }
	if err := json.Unmarshal(part, &nested); err == nil && nested.Cards != nil {
		return l.jsonCards(nested.Cards)
	}
	return l.byID(part)
}

func (l *list) jsonCards(all []jsonCard) error {
	for _, c := range all {
		if c.Cards != nil {
			if err := l.jsonCards(c.Cards); err != nil {
				return err
			}
			continue
		}
		count := cmp.Or(c.Count.String(), c.Number.String())
		if id := c.ID.String(); id != "" {
			if err := l.numbered(id, count); err != nil {
				return err
			}
			continue
		}
		name := cmp.Or(c.Name, c.PrintedName)
		if c.UnicitySuffix != "" {
			name += " (" + c.UnicitySuffix + ")"
		}
		if err := l.copiesOf(l.src.lineOf(name), count, name); err != nil {
			return err
		}
	}
	return nil
}

// byID reads {"201535": 3} in its order.
func (l *list) byID(part json.RawMessage) error {
	d := json.NewDecoder(strings.NewReader(string(part)))
	d.UseNumber()
	if _, err := d.Token(); err != nil {
		return l.src.jsonError(err)
	}
	for d.More() {
		id, err := d.Token()
		if err != nil {
			return l.src.jsonError(err)
		}
		var n json.Number
		if err := d.Decode(&n); err != nil {
			return l.src.jsonError(err)
		}
		if err := l.numbered(id.(string), n.String()); err != nil {
			return err
		}
	}
	return nil
}

// numbered adds copies of the card with a number of the public lists; none of a card is no
// line (deck builders keep cards of which none is left).
func (l *list) numbered(id, count string) error {
	at := l.src.lineOf(id)
	if count == "0" {
		return nil
	}
	number, err := strconv.Atoi(id)
	if err != nil || number < 1 {
		return l.src.errorf(at, "Found the card number %s; expected one such as 100518.", short(id))
	}
	if number < 100_000 {
		return l.src.errorf(at, "This list names cards by numbers of its own (%d); save the deck as text and read that.", number)
	}
	p := cards.ByID(number)
	if p == nil {
		return l.src.errorf(at, "No card has the number %d.", number)
	}
	return l.put(at, count, p.Facts.Name, entry{piece: p})
}

// copiesOf adds copies of a card by its name.
func (l *list) copiesOf(at int, count, name string) error {
	if _, err := copies(count, name); err != nil {
		return l.src.errorf(at, "%s", err) // before the name: what is no count may be no card
	}
	e, err := find(name)
	if err != nil {
		return l.src.errorf(at, "%s", err)
	}
	return l.put(at, count, name, e)
}

// put adds as many copies as are written of the card that a name stands for.
func (l *list) put(at int, count, name string, e entry) error {
	n, err := copies(count, name)
	if err != nil {
		return l.src.errorf(at, "%s", err)
	}
	l.add(Line{N: n, Piece: e.piece, At: at, among: e.among})
	return nil
}

// object reads what lies on a virtual table: each card once, copies by the same number.
func (l *list) object(o jsonObject) error {
	l.heading(o.Nickname)
	type printed struct {
		name string
		id   int
	}
	var order []printed
	n := map[printed]int{}
	for _, c := range o.ContainedObjects {
		if len(c.ContainedObjects) > 0 {
			if err := l.object(c); err != nil {
				return err
			}
			continue
		}
		k := printed{c.Nickname, c.CardID}
		if n[k] == 0 {
			order = append(order, k)
		}
		n[k]++
	}
	for _, k := range order {
		if err := l.copiesOf(l.src.lineOf(k.name), strconv.Itoa(n[k]), k.name); err != nil {
			return err
		}
	}
	return nil
}

// lineOf returns the number of the first line that holds a text.
func (s *source) lineOf(text string) int {
	i := strings.Index(s.text, text)
	if i < 0 {
		return 1
	}
	return 1 + strings.Count(s.text[:i], "\n")
}
