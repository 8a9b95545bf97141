package saves

import (
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// reader takes words off the front of a line.
type reader struct{ rest string }

func read(s string) *reader { return &reader{strings.TrimSpace(s)} }

func (r *reader) done() bool { return r.rest == "" }

// skip drops n bytes and the blank behind them.
func (r *reader) skip(n int) { r.rest = strings.TrimLeft(r.rest[n:], " ") }

// eat takes a phrase if the line goes on with it.
func (r *reader) eat(phrase string) bool {
	if !starts(r.rest, phrase) {
		return false
	}
	r.skip(len(phrase))
	return true
}

// peek returns the next word without taking it.
func (r *reader) peek() string {
	w, _, _ := strings.Cut(r.rest, " ")
	return w
}

// word takes the next word.
func (r *reader) word() string {
	w := r.peek()
	r.skip(len(w))
	return w
}

// all takes what is left.
func (r *reader) all() string {
	s := r.rest
	r.rest = ""
	return s
}

// number takes a number, or faults.
func (r *reader) number(what string) (int, error) {
	n, ok := number(r.peek())
	if !ok {
		return 0, expected(r.rest, "a number for "+what)
	}
	r.word()
	return n, nil
}

// until takes words up to the first place where stop holds; at least one.
func (r *reader) until(stop func(rest string) bool) string {
	var taken []string
	for !r.done() && (len(taken) == 0 || !stop(r.rest)) {
		taken = append(taken, r.word())
	}
	return strings.Join(taken, " ")
}

// quoted takes a text in double quotes.
func (r *reader) quoted() (string, bool) {
	if !strings.HasPrefix(r.rest, `"`) {
		return "", false
	}
	end := strings.Index(r.rest[1:], `"`)
	if end < 1 {
		return "", false
	}
	s := r.rest[1 : end+1]
	r.skip(end + 2)
	return s, true
}

// end is an error if anything is left.
func (r *reader) end(want string) error {
	if r.done() {
		return nil
	}
	return expected(r.rest, want)
}

// highest is the largest number a file may hold.
const highest = 9999

// number reads digits.
func number(s string) (int, bool) {
	if s == "" || strings.Trim(s, "0123456789") != "" {
		return 0, false
	}
	n, err := strconv.Atoi(s)
	return n, err == nil && n <= highest
}

// starts reports whether s begins with a phrase and a blank or nothing follows it.
func starts(s, phrase string) bool {
	return strings.HasPrefix(s, phrase) && (len(s) == len(phrase) || s[len(phrase)] == ' ')
}

// foldPrefix reports whether s begins with name in any case and no letter or digit follows.
func foldPrefix(s, name string) bool {
	if len(s) < len(name) || !strings.EqualFold(s[:len(name)], name) {
		return false
	}
	r, _ := utf8.DecodeRuneInString(s[len(name):])
	return len(s) == len(name) || !unicode.IsLetter(r) && !unicode.IsDigit(r)
}
