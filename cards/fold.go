package cards

import (
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"
)

// Fold returns a name as names are compared: small letters without accents, quotes and
// points, single spaces, no article ("The Barrens", "Barrens, The"), and the suffixes of
// groups and advanced vampires in one form ("X (Advanced)" as "X (ADV)", "X:2" as "X (G2)").
func Fold(name string) string {
	s := split(name)
	return s.called(len(s.words)).String()
}

// label is a name taken apart.
type label struct {
	base     string
	group    int // 0: not said
	advanced bool
}

func (l label) String() string {
	s := l.base
	if l.group > 0 {
		s += " g" + strconv.Itoa(l.group)
	}
	if l.advanced {
		s += " adv"
	}
	return s
}

// folded is a text in small plain letters with single spaces, and its words.
type folded struct {
	text  string
	words []word
}

// word is a place in a folded text.
type word struct {
	from, to int
	end      int  // where it ends in the text as typed
	comma    bool // a comma stands before it
	colon    bool // only a colon stands before it
}

func (f folded) word(i int) string { return f.text[f.words[i].from:f.words[i].to] }

// called reads the first n words as the name of a card.
func (f folded) called(n int) label {
	var l label
	for n > 1 && l.suffix(f.word(n-1), f.words[n-1].colon) {
		n--
	}
	first := 0
	switch {
	case n == 0:
		return l
	case n > 1 && f.words[n-1].comma && f.word(n-1) == "the":
		n--
	case n > 1 && f.word(0) == "the":
		first = 1
	}
	l.base = f.text[f.words[first].from:f.words[n-1].to]
	return l
}

// suffix takes a word as "adv" or as a group, and reports whether it is one.
func (l *label) suffix(w string, colon bool) bool {
	digits := strings.TrimPrefix(w, "g")
	switch {
	case !l.advanced && (w == "adv" || w == "advanced"):
		l.advanced = true
	case l.group == 0 && len(digits) == 1 && '1' <= digits[0] && digits[0] <= '9' && (colon || digits != w):
		l.group = int(digits[0] - '0')
	default:
		return false
	}
	return true
}

// split folds a whole text.
func split(text string) folded { return new(splitter).split(text) }

// splitStart folds the start of a text: its first most words, no further than its first
// barrier, and nothing if it does not begin with a word.
func splitStart(text string, most int) folded {
	return (&splitter{start: true, most: most}).split(text)
}

// barriers are characters that no name holds and that no name goes on after.
const barriers = "[]{}<>#;=\n\t"

// split folds a text. Its words hold until the splitter splits another.
func (s *splitter) split(text string) folded {
	s.buf, s.words = s.buf[:0], s.words[:0]
	s.inside, s.gap, s.over = false, "", false
	for i := 0; i < len(text) && !s.over; {
		if text[i] < utf8.RuneSelf {
			i = s.ascii(text, i)
			continue
		}
		r, size := utf8.DecodeRuneInString(text[i:])
		i += size
		s.other(r, i)
	}
	return folded{string(s.buf), s.words}
}

// splitter is the state of split.
type splitter struct {
	buf    []byte
	words  []word
	inside bool   // a word
	gap    string // what stands between the last word and here: ":", "," or " "
	start  bool   // only the start of the text is wanted
	most   int    // words, with start
	over   bool   // the rest of the text is not wanted
}

// ascii takes the character at i and returns the place after it.
func (s *splitter) ascii(text string, i int) int {
	c := text[i]
	i++
	switch {
	case 'A' <= c && c <= 'Z':
		s.letter(c+'a'-'A', i)
	case 'a' <= c && c <= 'z' || '0' <= c && c <= '9':
		s.letter(c, i)
	case c == '\'' || c == '"' || c == '.' || c == '`':
	case c == '/' && s.inside && i < len(text) && '0' <= text[i] && text[i] <= '9': // m/45, which some write m45
	case c == '(' && len(text) >= i+3 && strings.EqualFold(text[i:i+3], "TM)"):
		i += 3
	default:
		s.space(c)
	}
	return i
}

// plain spells letters that do not decompose.
var plain = map[rune]string{
	'ł': "l", 'ø': "o", 'œ': "oe", 'æ': "ae", 'ß': "ss", 'đ': "d", 'ð': "d", 'þ': "th", 'ı': "i",
}

// other takes a character beyond ASCII that ends at end.
func (s *splitter) other(r rune, end int) {
	switch r {
	case '™', '®', '’', '‘', '´', 'ʼ', '“', '”', '„', '«', '»':
		return
	}
	r = unicode.ToLower(r)
	spelled, ok := plain[r]
	if !ok {
		spelled = norm.NFD.String(string(r))
	}
	for _, r := range spelled {
		switch {
		case r < utf8.RuneSelf && unicode.IsLetter(r):
			s.letter(byte(r), end)
		case unicode.Is(unicode.Mn, r):
			s.mark(end)
		case unicode.IsLetter(r), unicode.IsDigit(r):
			for _, b := range []byte(string(r)) {
				s.letter(b, end)
			}
		default:
			s.space(' ')
		}
	}
}

// letter adds a letter, a digit or a byte of one, beginning a word where none is open. A word
// too many ends the text.
func (s *splitter) letter(c byte, end int) {
	if s.over || !s.inside && s.start && len(s.words) == s.most {
		s.over = true
		return
	}
	if !s.inside {
		if len(s.words) > 0 {
			s.buf = append(s.buf, ' ')
		}
		s.words = append(s.words, word{from: len(s.buf), comma: s.gap == ",", colon: s.gap == ":"})
		s.inside = true
	}
	s.buf = append(s.buf, c)
	w := &s.words[len(s.words)-1]
	w.to, w.end = len(s.buf), end
}

// mark takes an accent that stands by itself: it belongs to the letter before it.
func (s *splitter) mark(end int) {
	if s.inside {
		s.words[len(s.words)-1].end = end
	}
}

// space ends a word and remembers what the gap after it holds.
func (s *splitter) space(c byte) {
	if s.start && (strings.IndexByte(barriers, c) >= 0 || len(s.words) == 0 && c != ' ') {
		s.over = true
		return
	}
	switch {
	case c == ',':
		s.gap = ","
	case s.inside && c == ':':
		s.gap = ":"
	case s.inside, s.gap != ",":
		s.gap = " "
	}
	s.inside = false
}
