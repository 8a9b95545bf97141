package cards

import (
	_ "embed"
	"strconv"
	"strings"

	"elysium/game"
)

//go:generate go run ./facts $LIBRARY $CRYPT facts.tsv

// facts is the table of what is printed on every card, one line each, written by the command
// in facts/. A line's cells are in the order of the table's first line.
//
//go:embed facts.tsv
var facts string

// lines returns the lines of a table, in its order, without the first.
func lines(table string) []string {
	_, table, _ = strings.Cut(table, "\n")
	if table == "" {
		return nil
	}
	return strings.Split(strings.TrimSuffix(table, "\n"), "\n")
}

// memory holds what equal cells share.
type memory struct {
	lists map[string][]string
	types map[string]game.Types
}

func newMemory() memory {
	return memory{lists: map[string][]string{}, types: map[string]game.Types{}}
}

// cells is what is left of a line.
type cells struct{ rest string }

func (c *cells) text() string {
	cell, rest, _ := strings.Cut(c.rest, "\t")
	c.rest = rest
	return cell
}

// nameCells returns the cells of a line that hold its card's name and its older names.
func nameCells(line string) (name, aka string) {
	c := cells{line}
	c.text()
	return c.text(), line[strings.LastIndexByte(line, '\t')+1:]
}

func (c *cells) number() int { return integer(c.text()) }

func (c *cells) cost() game.Cost {
	cell := c.text()
	if cell == "X" {
		return game.Cost{X: true}
	}
	return game.Cost{N: integer(cell)}
}

func integer(cell string) int {
	if cell == "" {
		return 0
	}
	n, _ := strconv.Atoi(cell)
	return n
}

func (c *cells) types(seen memory) game.Types {
	cell := c.text()
	t, ok := seen.types[cell]
	if !ok {
		t, _ = game.ParseTypes(cell)
		seen.types[cell] = t
	}
	return t
}

// list reads a list. Equal cells share one slice, cut to its length so that appending to one
// card's list copies it.
func (c *cells) list(seen memory) []string {
	cell := c.text()
	if cell == "" {
		return nil
	}
	words, ok := seen.lists[cell]
	if !ok {
		words = strings.Split(cell, "|")
		words = words[:len(words):len(words)]
		seen.lists[cell] = words
	}
	return words
}

// readLine reads the facts of a line. What it cannot read stays empty: the table is generated,
// and a test compares it with the lists.
func readLine(f *game.Facts, c cells, seen memory) {
	f.ID = c.number()
	f.Name = c.text()
	f.Types = c.types(seen)
	f.Clans = c.list(seen)
	f.Disciplines = readLevels(c.text())
	f.Needs = readNeeds(c.text())
	f.Capacity = c.number()
	f.Group = c.number()
	f.Base = c.text()
	f.Sect, _ = game.ParseSect(c.text())
	f.Title = readTitle(c.text())
	f.Path = c.text()
	f.Pool, f.Blood, f.Convictions = c.cost(), c.cost(), c.cost()
	readNumbers(f, c.text())
	readFlags(f, c.text())
	f.Traits = c.list(seen)
	f.Slave = c.text()
	f.Circle = c.text()
	f.Sets = c.list(seen)
	f.Aka = c.list(seen)
}

func readTitle(cell string) game.Title {
	if cell == "" {
		return game.Title{}
	}
	t, _ := game.ParseTitle(cell)
	return t
}

// readLevels reads "dom OBF".
func readLevels(cell string) game.Levels {
	var ls game.Levels
	for word := range strings.FieldsSeq(cell) {
		at := disciplines[word]
		ls[at.discipline] = at.level
	}
	return ls
}

// readNeeds reads "ani/cel" (either) and "ani&aus" (both together).
func readNeeds(cell string) []game.Requirement {
	if cell == "" {
		return nil
	}
	var needs []game.Requirement
	for together := range strings.SplitSeq(cell, "/") {
		var all game.Requirement
		for word := range strings.SplitSeq(together, "&") {
			all = append(all, disciplines[word].discipline)
		}
		needs = append(needs, all)
	}
	return needs
}

type disciplineAt struct {
	discipline game.Discipline
	level      game.Level
}

// disciplines by their three letters: small ones basic, capitals superior.
var disciplines = disciplinesByLetters()

func disciplinesByLetters() map[string]disciplineAt {
	m := map[string]disciplineAt{}
	for d := game.NoDiscipline + 1; int(d) < len(game.Levels{}); d++ {
		for _, level := range []game.Level{game.Basic, game.Superior} {
			m[game.DisciplineAt(d, level)] = disciplineAt{d, level}
		}
	}
	return m
}

// readNumbers reads "life=2|strength=1".
func readNumbers(f *game.Facts, cell string) {
	for cell != "" {
		var part string
		part, cell, _ = strings.Cut(cell, "|")
		name, value, _ := strings.Cut(part, "=")
		if n := number(f, name); n != nil {
			*n = integer(value)
		}
	}
}

func number(f *game.Facts, name string) *int {
	switch name {
	case "life":
		return &f.Life
	case "strength":
		return &f.Strength
	case "bleed":
		return &f.Bleed
	case "votes":
		return &f.Votes
	case "ballots":
		return &f.Ballots
	case "stealth":
		return &f.Stealth
	case "intercept":
		return &f.Intercept
	case "hunt":
		return &f.Hunt
	case "bleed bonus":
		return &f.BleedBonus
	case "strength bonus":
		return &f.StrengthBonus
	}
	return nil
}

// readFlags reads "unique|location".
func readFlags(f *game.Facts, cell string) {
	for cell != "" {
		var name string
		name, cell, _ = strings.Cut(cell, "|")
		if flag := flag(f, name); flag != nil {
			*flag = true
		}
	}
}

func flag(f *game.Facts, name string) *bool {
	switch name {
	case "advanced":
		return &f.Advanced
	case "unique":
		return &f.Unique
	case "trifle":
		return &f.Trifle
	case "out-of-turn":
		return &f.OutOfTurn
	case "burn option":
		return &f.BurnOption
	case "location":
		return &f.Location
	case "banned":
		return &f.Banned
	case "plain":
		return &f.Plain
	}
	return nil
}
