package foreign

import (
	"io"
	"strings"
	"unicode/utf8"
)

// Harmful reports whether a character is no text but does something to a terminal, or to the text
// around it: control characters, ends of lines that are not "\n", and marks that turn the direction
// in which text runs.
func Harmful(r rune) bool {
	switch {
	case r < ' ', r >= 0x7f && r < 0xa0, r == '\u2028', r == '\u2029':
		return true
	}
	return turns(r)
}

// turns reports whether a character is a mark that turns the direction of text.
func turns(r rune) bool {
	return r == '\u061c' || r == '\u200e' || r == '\u200f' || r >= '\u202a' && r <= '\u202e' || r >= '\u2066' && r <= '\u2069'
}

// Clean takes out of a text what is harmful. Its lines and tabs stay.
func Clean(text string) string {
	return strings.Map(func(r rune) rune {
		switch {
		case r == '\n', r == '\t':
			return r
		case turns(r):
			return -1
		case Harmful(r):
			return '?'
		}
		return r
	}, text)
}

// Line is Clean for what is one line, as the path of a file in an error is.
func Line(text string) string {
	return strings.Map(func(r rune) rune {
		if r == '\n' || r == '\t' {
			return '?'
		}
		return r
	}, Clean(text))
}

// Writer cleans what is written through it, and remembers the first error of the writer below.
type Writer struct {
	to   io.Writer
	rest []byte // the beginning of a character whose end is still to come
	err  error
}

// NewWriter makes a Writer that writes to another.
func NewWriter(to io.Writer) *Writer { return &Writer{to: to} }

// Err is the first error of writing.
func (w *Writer) Err() error { return w.err }

// Write cleans a text and writes it. Once a write has failed nothing more is written.
func (w *Writer) Write(p []byte) (int, error) {
	if w.err != nil {
		return 0, w.err
	}
	text := append(w.rest, p...)
	whole := wholeRunes(text)
	w.rest = append([]byte(nil), text[whole:]...)
	if _, w.err = io.WriteString(w.to, Clean(string(text[:whole]))); w.err != nil {
		return 0, w.err
	}
	return len(p), nil
}

// wholeRunes is how much of a text ends with a whole character.
func wholeRunes(text []byte) int {
	for n := 1; n < utf8.UTFMax && n <= len(text); n++ {
		if b := text[len(text)-n]; utf8.RuneStart(b) {
			if !utf8.FullRune(text[len(text)-n:]) {
				return len(text) - n
			}
			break
		}
	}
	return len(text)
}
