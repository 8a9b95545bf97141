package cards

import (
	"sync"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"elysium/game"
)

func TestEveryDefinitionHasACard(t *testing.T) {
	exact := map[string]bool{}
	for _, p := range All() {
		exact[p.Facts.Name] = true
	}
	for name := range definitions {
		assert.True(t, exact[name], "No card has exactly the name %q.", name)
	}
	assert.Empty(t, definedMore)
}

func TestAPieceHasTheDefinitionOfItsName(t *testing.T) {
	d := &game.Definition{}
	say := func() *game.Definition { return d }
	c := build(facts, map[string]definition{"Theo Bell (ADV)": say, "No Such Card": say})
	for _, p := range c.pieces() {
		if p.Facts.Name == "Theo Bell (ADV)" {
			assert.Same(t, d, p.Def)
		} else {
			assert.Nil(t, p.Def)
		}
	}
}

func TestDefineKeepsTrack(t *testing.T) {
	before, more := definitions, definedMore
	defer func() { definitions, definedMore = before, more }()
	definitions, definedMore = map[string]definition{}, nil

	d := &game.Definition{}
	say := func() *game.Definition { return d }
	assert.Same(t, d, define("Deflection", say)())
	assert.Same(t, d, definitions["Deflection"]())
	assert.Empty(t, definedMore)
	define("Deflection", say)
	assert.Equal(t, []string{"Deflection"}, definedMore)
}

func TestByID(t *testing.T) {
	for i, p := range All() {
		assert.Same(t, p, ByID(p.Facts.ID))
		if i > 0 {
			require.Greater(t, p.Facts.ID, All()[i-1].Facts.ID)
		}
	}
	assert.Nil(t, ByID(0))
}

// A card is the same however and whenever it is asked for.
func TestAPieceIsReadOnce(t *testing.T) {
	c := build(facts, nil)
	one := c.byID(100001)
	require.NotNil(t, one)
	var together sync.WaitGroup
	for range 4 {
		together.Go(func() {
			assert.Same(t, one, c.pieces()[0])
			assert.Same(t, c.byID(100002), c.piece(1))
		})
	}
	together.Wait()
	assert.Same(t, one, c.byID(100001))
}

// What a program waits for before it has its first card, and before it has all.
func BenchmarkFirstCard(b *testing.B) {
	for b.Loop() {
		c := build(facts, definitions)
		c.names().matches(split("Bonding").called(1))
	}
}

func BenchmarkAllCards(b *testing.B) {
	for b.Loop() {
		build(facts, definitions).pieces()
	}
}
