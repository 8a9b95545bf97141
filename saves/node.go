package saves

import (
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"
)

// node is a line of a file that holds more than a comment, with the lines indented under it.
type node struct {
	line int
	text string // words apart by one space, no comment
	kids []*node
}

// first returns the node's first word and the rest.
func (n *node) first() (word, rest string) {
	word, rest, _ = strings.Cut(n.text, " ")
	return word, rest
}

// remark is what people wrote about a line: comments on lines of their own before and after
// it, and one at its end.
type remark struct {
	above []string
	trail string
	below []below
}

// below is a comment that stands under a line and belongs to what is indented there.
type below struct {
	level int
	text  string
}

// remarks are the comments of a file by the line they belong to; those under key footLine
// end the file.
type remarks map[int]remark

// footLine is the key of comments that no line follows.
const footLine = -1

// tree splits text into lines, takes the comments off and nests lines by their indent.
type tree struct {
	top     []*node
	remarks remarks
	faults  []Fault
	binary  bool // bytes that are no text have been told

	path    []*node // the last line on each level
	pending []below // comments that wait for the next line
}

func grow(text []byte) *tree {
	t := &tree{remarks: remarks{}}
	raw := strings.TrimPrefix(string(text), "\ufeff")
	for i, line := range strings.Split(raw, "\n") {
		t.add(i+1, strings.TrimSuffix(line, "\r"))
	}
	t.settle(0, nil)
	return t
}

func (t *tree) fault(line int, text string) {
	if len(t.faults) <= mostFaults {
		t.faults = append(t.faults, Fault{Line: line, Text: text})
	}
}

func (t *tree) add(no int, raw string) {
	if !utf8.ValidString(raw) {
		if !t.binary {
			t.fault(no, "found bytes that are not UTF-8, expected text")
		}
		t.binary = true
		raw = strings.ToValidUTF8(raw, "?")
	}
	if strings.ContainsFunc(raw, untextual) {
		t.fault(no, "found a control character, expected text")
		raw = strings.Map(func(r rune) rune {
			if untextual(r) {
				return '?'
			}
			return r
		}, raw)
	}
	body, comment := uncomment(raw)
	level, ok := t.indent(no, body, comment)
	text := strings.Join(strings.Fields(body), " ")
	if text == "" {
		if comment != "" {
			t.pending = append(t.pending, below{level, comment})
		}
		return
	}
	if level > len(t.path) {
		if ok {
			t.fault(no, fmt.Sprintf("found an indent of %d levels, expected at most %d", level, len(t.path)))
		}
		level = len(t.path)
	}
	n := &node{line: no, text: text}
	t.settle(level, n)
	t.hang(level, n)
	if comment != "" {
		r := t.remarks[no]
		r.trail = comment
		t.remarks[no] = r
	}
}

// untextual reports whether a character is neither seen nor a blank, such as those that a
// damaged disk leaves.
func untextual(r rune) bool { return unicode.IsControl(r) && !unicode.IsSpace(r) }

// indent counts levels of two spaces; a comment on its own line may stand anywhere.
func (t *tree) indent(no int, body, comment string) (int, bool) {
	trimmed := strings.TrimLeftFunc(body, unicode.IsSpace)
	lead := body[:len(body)-len(trimmed)]
	alone := trimmed == ""
	switch {
	case alone:
	case strings.Trim(lead, " ") != "":
		t.fault(no, "found a tab or another blank in the indent, expected two spaces a level")
		return len(lead) / 2, false
	case len(lead)%2 != 0:
		t.fault(no, fmt.Sprintf("found an indent of %d spaces, expected two a level", len(lead)))
		return len(lead) / 2, false
	}
	return (len(lead) + 1) / 2, true
}

// hang puts a line under the last one that is indented less.
func (t *tree) hang(level int, n *node) {
	if level == 0 {
		t.top = append(t.top, n)
	} else {
		up := t.path[level-1]
		up.kids = append(up.kids, n)
	}
	t.path = append(t.path[:level], n)
}

// settle gives the waiting comments to the line they stand above, or, if they are indented
// deeper than it, to the line before.
func (t *tree) settle(level int, n *node) {
	for _, c := range t.pending {
		deeper := c.level > level && len(t.path) > 0
		key := footLine
		switch {
		case deeper && t.lastAbove(n) == nil:
			key = t.path[len(t.path)-1].line
			r := t.remarks[key]
			r.below = append(r.below, below{min(c.level, len(t.path)), c.text})
			t.remarks[key] = r
			continue
		case n != nil:
			key = n.line
		}
		r := t.remarks[key]
		r.above = append(r.above, c.text)
		t.remarks[key] = r
	}
	t.pending = t.pending[:0]
}

// lastAbove returns the comments already given to a line: what follows them stays with them.
func (t *tree) lastAbove(n *node) []string {
	if n == nil {
		return t.remarks[footLine].above
	}
	return t.remarks[n.line].above
}

// uncomment cuts a line at the # that starts a comment: at its start or after a blank, and
// not within quotes.
func uncomment(raw string) (body, comment string) {
	quotes := 0
	for i, r := range raw {
		switch {
		case r == '"':
			quotes++
		case r != '#' || quotes%2 == 1 && strings.Contains(raw[i:], `"`):
		case i == 0 || blankBefore(raw, i):
			return raw[:i], remarkText(raw[i:])
		}
	}
	return raw, ""
}

func blankBefore(s string, i int) bool {
	r, _ := utf8.DecodeLastRuneInString(s[:i])
	return unicode.IsSpace(r)
}

// remarkText is a comment as it is printed: a space after the #, none at the end.
func remarkText(s string) string {
	s = strings.TrimRightFunc(s, unicode.IsSpace)
	if len(s) > 1 && s[1] != ' ' && s[1] != '#' {
		return "# " + s[1:]
	}
	return s
}
