// Package cards knows every card: what is printed on it, how it behaves, and by which names
// people call it.
package cards

import (
	"slices"
	"sync"

	"elysium/game"
)

// definitions holds how cards behave, by the exact name. It is complete when the program
// starts: definitions register while their package is initialised.
var (
	definitions = map[string]*game.Definition{}
	definedMore []string // names defined more than once; a test wants none
)

// define registers how the card of that exact name behaves, and returns the definition.
func define(name string, d *game.Definition) *game.Definition {
	if _, ok := definitions[name]; ok {
		definedMore = append(definedMore, name)
	}
	definitions[name] = d
	return d
}

// catalogue is every piece, in order of id, and the ways to find one.
type catalogue struct {
	pieces []*game.Piece
	names  names
}

// known is built when somebody first asks for a card, after all definitions have registered.
var known = sync.OnceValue(func() *catalogue { return build(facts, definitions) })

func build(table string, definitions map[string]*game.Definition) *catalogue {
	all := readTable(table)
	store := make([]game.Piece, len(all))
	c := &catalogue{pieces: make([]*game.Piece, len(all))}
	for i := range all {
		store[i] = game.Piece{Facts: &all[i], Def: definitions[all[i].Name]}
		c.pieces[i] = &store[i]
	}
	c.names = nameAll(c.pieces)
	return c
}

// All returns every card, in order of id. The slice is shared: it is not to be changed.
func All() []*game.Piece { return known().pieces }

// ByID returns the card with that number in the public lists, or nil.
func ByID(id int) *game.Piece {
	i, ok := slices.BinarySearchFunc(All(), id, func(p *game.Piece, id int) int { return p.Facts.ID - id })
	if !ok {
		return nil
	}
	return All()[i]
}
