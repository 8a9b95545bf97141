package decks

import (
	"bytes"
	"fmt"
	"path/filepath"
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/encoding/charmap"
	encoding "golang.org/x/text/encoding/unicode"
	"golang.org/x/text/transform"

	"elysium/decks/foreign"
)

// What a deck list may hold at most; far beyond any deck, and small enough to refuse at once.
const (
	maxBytes  = 4 << 20
	maxCopies = 99
	maxCards  = 10_000
	maxName   = 200
	maxError  = 600 // characters, whatever the list calls its cards
)

// Error says what is wrong with a deck list, where, and what was expected.
type Error struct {
	File string
	Line int
	Text string
}

func (e *Error) Error() string { return fmt.Sprintf("%s:%d: %s", foreign.Line(e.File), e.Line, e.Text) }

// reader reads one form of deck list.
type reader struct {
	form   string
	detect func(*source) bool
	read   func(*source) (*Deck, error)
}

// readers are asked in this order; the last accepts anything. A form is a file of its own
// and a line here.
var readers = []reader{
	{"JSON", isJSON, readJSON},
	{"XML", isXML, readXML},
	{"address", isURL, readURL},
	{"quoted names", isQuoted, readQuoted},
	{"table", isTable, readTable},
	{"text with a heading for the crypt", hasHeading, readHeaded},
	{"plain list", func(*source) bool { return true }, readPlain},
}

// Read reads a deck list in any of the known forms. The name is that of the file, for
// errors and for a deck that does not name itself. Text that is not UTF-8 is read as older
// programs wrote it, if every card is found so. Errors are of type *Error.
func Read(name string, text []byte) (*Deck, error) {
	if len(text) > maxBytes {
		return nil, (&source{name: name}).errorf(1, "This file is larger than %d MB; expected a deck list.", maxBytes>>20)
	}
	if older, ok := fromOlder(text); ok {
		if d, err := read(name, older); err == nil {
			return d, nil
		}
	}
	return read(name, text)
}

// fromOlder decodes text in UTF-16, which its first bytes tell, or Windows-1252.
func fromOlder(text []byte) ([]byte, bool) {
	if utf8.Valid(text) {
		return nil, false
	}
	out, _, err := transform.Bytes(encoding.BOMOverride(charmap.Windows1252.NewDecoder()), text)
	return out, err == nil
}

func read(name string, text []byte) (*Deck, error) {
	if err := vet(name, text); err != nil {
		return nil, err
	}
	src := newSource(name, string(text))
	for _, r := range readers {
		if r.detect(src) {
			return finish(src, r)
		}
	}
	return nil, src.errorf(1, "This is not a deck list in a form that is known here.")
}

// finish reads the deck and sees to what holds for every form.
func finish(src *source, r reader) (*Deck, error) {
	d, err := r.read(src)
	if err != nil {
		return nil, err
	}
	if len(d.Crypt)+len(d.Library) == 0 {
		return nil, src.errorf(1, `No cards are listed; expected lines such as "2x Deflection".`)
	}
	if n := count(d.Crypt) + count(d.Library); n > maxCards {
		return nil, src.errorf(1, "%d cards are listed; expected at most %d.", n, maxCards)
	}
	if err := d.settleNamesakes(src); err != nil {
		return nil, err
	}
	// An escape in JSON, in XML or in an address may stand for anything.
	d.Name, d.Author, d.Description = foreign.Line(strings.TrimSpace(d.Name)), foreign.Line(strings.TrimSpace(d.Author)), foreign.Clean(d.Description)
	if d.Name == "" {
		d.Name = foreign.Line(strings.TrimSuffix(filepath.Base(src.name), filepath.Ext(src.name)))
	}
	return d, nil
}

// vet refuses what cannot be a deck list whatever its form.
func vet(name string, text []byte) error {
	src := &source{name: name}
	lineOf := func(offset int) int { return 1 + bytes.Count(text[:offset], []byte("\n")) }
	if i, text := untextual(text); i >= 0 {
		return src.errorf(lineOf(i), "%s", text)
	}
	return nil
}

// untextual returns the offset of the first byte that plain text does not hold and a
// sentence about it, or -1.
func untextual(text []byte) (int, string) {
	for i := 0; i < len(text); {
		r, size := utf8.DecodeRune(text[i:])
		switch {
		case r == utf8.RuneError && size == 1:
			return i, "This text is not UTF-8; expected a deck list saved as UTF-8."
		case unicode.IsControl(r) && !strings.ContainsRune("\t\n\r\f\u0085", r):
			return i, "This is a binary file; expected a deck list in plain text."
		}
		i += size
	}
	return -1, ""
}

// source is the text of a list, by lines without their ends and outer spaces.
type source struct {
	name  string
	text  string
	lines []string
}

var untypical = strings.NewReplacer("\ufeff", "", "\u00a0", " ", "\u2007", " ", "\u202f", " ",
	"\r\n", "\n", "\r", "\n", "\f", "\n", "\u0085", "\n")

func newSource(name, text string) *source {
	src := &source{name: name, text: untypical.Replace(text)}
	src.lines = strings.Split(src.text, "\n")
	for i, line := range src.lines {
		src.lines[i] = strings.TrimSpace(line)
	}
	return src
}

func (s *source) errorf(line int, format string, args ...any) error {
	return &Error{s.name, line, cut(strings.ReplaceAll(fmt.Sprintf(format, args...), "\n", " "), maxError)}
}

// short quotes text for an error, cut to what fits on a line.
func short(text string) string { return `"` + shorten(text) + `"` }

func shorten(text string) string { return cut(text, 60) }

// cut takes what is beyond so many characters off a text.
func cut(text string, most int) string {
	if r := []rune(text); len(r) > most {
		return string(r[:most-1]) + "…"
	}
	return text
}
