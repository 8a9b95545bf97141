package saves

import (
	"fmt"
	"strings"

	"elysium/decks/foreign"
)

// Fault is one thing wrong with a file: where, what stood there and what was expected.
type Fault struct {
	Path string
	Line int
	Text string
}

func (f Fault) Error() string { return fmt.Sprintf("%s:%d: %s", foreign.Line(f.Path), f.Line, f.Text) }

// Faults are all that is wrong with a file, in the order of its lines.
type Faults []Fault

func (fs Faults) Error() string {
	lines := make([]string, len(fs))
	for i, f := range fs {
		lines[i] = f.Error()
	}
	return strings.Join(lines, "\n")
}

// Unwrap gives the single faults to errors.As.
func (fs Faults) Unwrap() []error {
	out := make([]error, len(fs))
	for i, f := range fs {
		out[i] = f
	}
	return out
}

// expected is the error of a place where something else belongs.
func expected(found, want string) error {
	if found == "" {
		return fmt.Errorf("the line ends, expected %s", want)
	}
	return fmt.Errorf("found %q, expected %s", shorten(found), want)
}

// longestFault is how long a fault may be, whatever names the file gives to things.
const longestFault = 800

// shorten cuts what was found to what fits on a line.
func shorten(found string) string { return cut(found, 60) }

// cut takes what is beyond so many characters off a text.
func cut(text string, most int) string {
	n := 0
	for i := range text {
		if n++; n > most {
			return text[:i] + "…"
		}
	}
	return text
}

// oneOf lists words for an error: "a, b or c".
func oneOf(words []string) string {
	if len(words) < 2 {
		return strings.Join(words, "")
	}
	last := len(words) - 1
	return strings.Join(words[:last], ", ") + " or " + words[last]
}
