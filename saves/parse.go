package saves

import (
	"fmt"
	"slices"
	"strings"

	"elysium/decks/foreign"
)

// Parse reads a file. The error is Faults: all that is wrong, line by line.
func Parse(path string, text []byte) (*File, error) { return ParseWith(Printed, path, text) }

// ParseFile reads the file at a path. All of it has to be sound; Read takes a damaged save, too.
func ParseFile(path string) (*File, error) {
	text, err := foreign.Read(path, longestFile)
	if err != nil {
		return nil, fmt.Errorf("%s cannot be read: %w", path, foreign.Cause(err))
	}
	return Parse(path, text)
}

// ParseWith is Parse with the names of another book.
func ParseWith(book Book, path string, text []byte) (*File, error) {
	t := grow(text)
	p := &parser{
		file:   &File{Path: path, book: book, remarks: t.remarks, at: map[string]int{}},
		faults: t.faults,
	}
	p.names = &names{book: book}
	p.run(t.top)
	if len(p.faults) > 0 {
		return nil, p.sorted(path)
	}
	return p.file, nil
}

// parser reads the lines of one file and collects its faults.
type parser struct {
	file   *File
	names  *names
	faults []Fault
}

// parts are the lines that stand at the left margin, by their first word. Definitions are
// read before the others, for their names stand everywhere.
var parts map[string]func(p *parser, n *node, rest string)

func init() {
	parts = map[string]func(p *parser, n *node, rest string){
		"vtes": (*parser).again, "title": (*parser).title, "note": (*parser).note,
		"rule": (*parser).rule, "seed": (*parser).seed, "engine": (*parser).engine,
		"option": (*parser).option, "define": (*parser).defined, "seat": (*parser).seat,
		"effect": (*parser).effect, "happened": (*parser).happened, "turn": (*parser).turn,
		"log": (*parser).log, "script": (*parser).script,
	}
}

const wantPart = "title, note, rule, seed, engine, option, define, seat, effect, happened, turn, log or script"

func (p *parser) run(top []*node) {
	if len(top) == 0 || top[0].text != "vtes 1" {
		p.first(top)
		return
	}
	p.once(top[0], "vtes")
	p.leaf(top[0])
	top = top[1:]
	p.collectNames(top)
	for _, n := range top {
		if len(p.faults) > mostFaults {
			break
		}
		word, rest := n.first()
		part, ok := parts[word]
		if !ok {
			p.fault(n.line, expected(n.text, wantPart))
			continue
		}
		part(p, n, rest)
	}
	if len(p.file.Seats) == 0 && len(p.faults) == 0 {
		p.fault(1, fmt.Errorf("the file has no seat, expected at least one"))
	}
}

// first faults a file that does not begin as a file of this notation does.
func (p *parser) first(top []*node) {
	line, found := 1, ""
	if len(top) > 0 {
		line, found = top[0].line, top[0].text
	}
	if found == "" {
		p.fault(line, fmt.Errorf("the file is empty, expected \"vtes 1\""))
		return
	}
	if version, ok := strings.CutPrefix(found, "vtes "); ok {
		if n, ok := number(version); ok && n > 1 {
			p.fault(line, expected(found, "\"vtes 1\": the file is from a newer Elysium, and that one can read it"))
			return
		}
	}
	p.fault(line, expected(found, "\"vtes 1\" before anything else"))
}

// collectNames reads seat names and definitions, so that every other line may use them.
func (p *parser) collectNames(top []*node) {
	for _, n := range top {
		if word, rest := n.first(); word == "seat" && len(p.names.seats) < mostSeats {
			p.names.seats = append(p.names.seats, rest)
		}
	}
	for _, n := range top {
		if word, rest := n.first(); word == "define" {
			if len(p.file.Defines) == mostDefines {
				p.fault(n.line, fmt.Errorf("found a definition too many, expected at most %d in a file", mostDefines))
				break
			}
			p.define(n, rest)
		}
	}
	p.names.defined = append(p.names.defined, Blank)
	for _, d := range p.file.Defines {
		p.names.defined = append(p.names.defined, d.Piece)
	}
}

// defined skips a definition that collectNames has read.
func (p *parser) defined(*node, string) {}

func (p *parser) again(n *node, _ string) {
	p.fault(n.line, expected(n.text, "the version once, as the first line"))
}

// How much of a file is looked at: no table has more seats, and nobody reads more faults.
const (
	mostSeats   = 6
	mostDefines = 1000
	mostFaults  = 1000
	mostTold    = 100
)

// fault notes an error, if it is one.
func (p *parser) fault(line int, err error) {
	if err != nil && len(p.faults) <= mostFaults {
		p.faults = append(p.faults, Fault{Line: line, Text: cut(err.Error(), longestFault)})
	}
}

// leaf faults lines indented under one that takes none.
func (p *parser) leaf(n *node) {
	if len(n.kids) > 0 {
		word, _ := n.first()
		p.fault(n.kids[0].line, expected(n.kids[0].text, "nothing indented under "+word))
	}
}

// once notes the line of what may stand once.
func (p *parser) once(n *node, word string) {
	if line, ok := p.file.at[word]; ok {
		p.fault(n.line, fmt.Errorf("found a second %s, the first is in line %d", word, line))
		return
	}
	p.file.at[word] = n.line
}

// sorted are the faults in the order of the lines, the first of each line.
func (p *parser) sorted(path string) Faults {
	slices.SortStableFunc(p.faults, func(a, b Fault) int { return a.Line - b.Line })
	all := slices.CompactFunc(p.faults, func(a, b Fault) bool { return a.Line == b.Line })
	if len(all) > mostTold {
		more := fmt.Sprintf("this and at least %d more lines are at fault; they are told when those above are right", len(all)-mostTold)
		all = append(all[:mostTold], Fault{Line: all[mostTold].Line, Text: more})
	}
	for i := range all {
		all[i].Path = path
	}
	return all
}
