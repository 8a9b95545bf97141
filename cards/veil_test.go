package cards_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

const library = `vtes 1
define vampire Alpha capacity 8 clan Tremere

seat Anna
  uncontrolled
    Alpha blood 2
  in play
    Arcane Library
seat Ben

turn Anna influence
`

// A card that lies face down in the uncontrolled region is not named to others when an effect
// reaches it.
func TestFaceDownCardsAreNotNamedToOthers(t *testing.T) {
	g := laid(t, library)
	require.NoError(t, g.Choose(g.Pending().Find("use Arcane Library on Alpha")))
	var hers, his string
	for _, e := range g.Events(0) {
		hers += g.EventText(&e, 0) + "\n"
		his += g.EventText(&e, 1) + "\n"
	}
	assert.Contains(t, hers, "Anna uses Arcane Library on Alpha\nArcane Library locks\nAlpha gains 1 blood")
	assert.Contains(t, his, "Anna uses Arcane Library on a card\n")
	assert.NotContains(t, his, "Alpha")
}
