// Package cards knows every card: what is printed on it, how it behaves, and by which names
// people call it.
package cards

import (
	"slices"
	"strings"
	"sync"

	"elysium/game"
)

// definitions holds how cards behave, by the exact name. It is complete when the program
// starts: definitions register while their package is initialised. What one says is built when
// somebody first asks for its card.
var (
	definitions = make(map[string]definition, 1200)
	definedMore []string // names defined more than once; a test wants none
)

// definition says how a card behaves.
type definition func() *game.Definition

// define registers how the card of that exact name behaves, and returns the definition.
func define(name string, d definition) definition {
	if _, ok := definitions[name]; ok {
		definedMore = append(definedMore, name)
	}
	definitions[name] = d
	return d
}

// catalogue is every card, in order of id, and the ways to find one. A card's line of the
// table is read when somebody first asks for the card: a program needs few of them, and soon.
type catalogue struct {
	lines       []string
	definitions map[string]definition
	names       func() *names

	reading sync.Mutex
	seen    memory
	read    []*game.Piece // nil: not read yet
	all     bool          // everything is read
}

// known is built when somebody first asks for a card, after all definitions have registered.
var known = sync.OnceValue(func() *catalogue { return build(facts, definitions) })

func build(table string, definitions map[string]definition) *catalogue {
	c := &catalogue{lines: lines(table), definitions: definitions, seen: newMemory()}
	c.read = make([]*game.Piece, len(c.lines))
	c.names = sync.OnceValue(func() *names { return nameAll(c) })
	return c
}

// piece returns the card of a line; it is the same one whenever it is asked for.
func (c *catalogue) piece(i int) *game.Piece {
	c.reading.Lock()
	defer c.reading.Unlock()
	return c.readPiece(i)
}

func (c *catalogue) readPiece(i int) *game.Piece {
	if c.read[i] == nil {
		f := new(game.Facts)
		readLine(f, cells{c.lines[i]}, c.seen)
		c.read[i] = &game.Piece{Facts: f}
		if d := c.definitions[f.Name]; d != nil {
			c.read[i].Def = d()
		}
	}
	return c.read[i]
}

func (c *catalogue) pieces() []*game.Piece {
	c.reading.Lock()
	defer c.reading.Unlock()
	if !c.all {
		for i := range c.lines {
			c.readPiece(i)
		}
		c.all = true
	}
	return c.read
}

// byID returns the card of a number, or nil.
func (c *catalogue) byID(id int) *game.Piece {
	i, ok := slices.BinarySearchFunc(c.lines, id, func(line string, id int) int {
		cell, _, _ := strings.Cut(line, "\t")
		return integer(cell) - id
	})
	if !ok {
		return nil
	}
	return c.piece(i)
}

// All returns every card, in order of id. The slice is shared: it is not to be changed.
func All() []*game.Piece { return known().pieces() }

// ByID returns the card with that number in the public lists, or nil.
func ByID(id int) *game.Piece { return known().byID(id) }
