package decks

import (
	"encoding/csv"
	"errors"
	"io"
	"slices"
	"strings"
)

var (
	integerLine = pattern(`^\d+$`)
	quotedLine  = pattern(`^"[^"]*"$`)
)

// isQuoted detects FELDB's form: a quoted name, author and description, then two numbers, each
// followed by as many quoted names, one for each copy.
func isQuoted(src *source) bool {
	if !strings.HasPrefix(strings.TrimSpace(src.text), `"`) {
		return false
	}
	for i, line := range src.lines[:len(src.lines)-1] {
		if integerLine().MatchString(line) && (quotedLine().MatchString(src.lines[i+1]) || integerLine().MatchString(src.lines[i+1])) {
			return true
		}
	}
	return false
}

// token is a quoted text or a number, and the line it begins at.
type token struct {
	text   string
	number bool
	at     int
}

// tokens parts the text into quoted texts, which may go over several lines, and numbers.
func (s *source) tokens() ([]token, error) {
	var all []token
	text, at := s.text, 1
	for text != "" {
		switch {
		case text[0] == '"':
			inner, rest, closed := strings.Cut(text[1:], `"`)
			if !closed {
				return nil, s.errorf(at, "A quotation mark is never closed; the file may be cut off.")
			}
			all = append(all, token{text: inner, at: at})
			at += strings.Count(inner, "\n")
			text = rest
		case text[0] >= '0' && text[0] <= '9':
			n := len(text) - len(strings.TrimLeft(text, "0123456789"))
			all = append(all, token{text: text[:n], number: true, at: at})
			text = text[n:]
		default:
			if text[0] == '\n' {
				at++
			} else if !strings.ContainsRune(" \t,", rune(text[0])) {
				return nil, s.errorf(at, "Found text without quotation marks; expected a card's name between them.")
			}
			text = text[1:]
		}
	}
	return all, nil
}

func readQuoted(src *source) (*Deck, error) {
	all, err := src.tokens()
	if err != nil {
		return nil, err
	}
	l := &list{src: src, deck: &Deck{}}
	start := slices.IndexFunc(all, func(t token) bool { return t.number })
	for i, t := range all[:max(0, start)] {
		if field := []*string{&l.deck.Name, &l.deck.Author, &l.deck.Description}; i < len(field) {
			*field[i] = strings.TrimSpace(t.text)
		}
	}
	var counts []Line
	for _, t := range all[max(0, start):] {
		if t.number {
			l.part++ // the crypt, then the library
			continue
		}
		e, err := find(strings.ReplaceAll(t.text, "`", "'"))
		if err != nil {
			return nil, src.errorf(t.at, "%s", err)
		}
		if n := len(counts) - 1; n >= 0 && counts[n].Piece == e.piece && l.part < library+1 {
			counts[n].N++
			continue
		}
		counts = append(counts, Line{N: 1, Piece: e.piece, At: t.at, among: e.among})
	}
	l.part = unsaid
	for _, c := range counts {
		l.add(c)
	}
	return l.deck, nil
}

// nameColumns and countColumns are how tables head what is needed of them.
var (
	nameColumns  = []string{"card name", "card", "name"}
	countColumns = []string{"quantity", "count", "qty", "amount", "number", "copies", "have"}
)

// isTable detects comma-separated values: a heading that names both columns, or a quoted name
// and a number.
func isTable(src *source) bool {
	_, _, _, err := src.table()
	return err == nil
}

var errNoTable = errors.New("no table")

// table returns a reader of the rows, and where the names and counts stand in a row.
func (s *source) table() (r *csv.Reader, name, count int, err error) {
	for _, comma := range ",;\t" {
		r = s.rows(comma)
		row, err := r.Read()
		if err == nil && len(row) == 1 && strings.HasSuffix(row[0], "Inventory") {
			row, err = r.Read()
			if err == nil && len(row) > 1 && integerLine().MatchString(row[1]) {
				return s.rows(comma), 0, 1, nil
			}
		}
		if err != nil {
			continue
		}
		n, c := columnOf(row, nameColumns), columnOf(row, countColumns)
		switch {
		case n >= 0 && c >= 0:
			return r, n, c, nil
		case len(row) > 1 && integerLine().MatchString(row[1]) && strings.HasPrefix(s.text, `"`):
			return s.rows(comma), 0, 1, nil
		}
	}
	return nil, 0, 0, errNoTable
}

// rows reads the text as a table from its beginning.
func (s *source) rows(comma rune) *csv.Reader {
	r := csv.NewReader(strings.NewReader(s.text))
	r.Comma, r.FieldsPerRecord, r.LazyQuotes = comma, -1, true
	return r
}

func columnOf(row, names []string) int {
	for _, want := range names {
		if i := slices.IndexFunc(row, func(cell string) bool { return strings.EqualFold(strings.TrimSpace(cell), want) }); i >= 0 {
			return i
		}
	}
	return -1
}

func readTable(src *source) (*Deck, error) {
	r, name, n, err := src.table()
	if err != nil {
		return nil, src.errorf(1, "This is not a table of names and numbers.")
	}
	l := &list{src: src, deck: &Deck{}}
	for {
		row, err := r.Read()
		if err == io.EOF {
			return l.deck, nil
		}
		if err != nil {
			at := 1
			if x, ok := errors.AsType[*csv.ParseError](err); ok {
				at = x.Line
			}
			return nil, src.errorf(at, "The table is broken or cut off here.")
		}
		at, _ := r.FieldPos(0)
		if len(row) == 1 && (row[0] == "" || strings.HasSuffix(row[0], "Inventory")) {
			continue
		}
		if len(row) <= max(name, n) {
			return nil, src.errorf(at, "Found %s; expected a card's name and a number.", several(len(row), "column"))
		}
		count := strings.TrimSpace(row[n])
		if count == "0" {
			continue
		}
		if err := l.copiesOf(at, count, strings.ReplaceAll(row[name], "`", "'")); err != nil {
			return nil, err
		}
	}
}
