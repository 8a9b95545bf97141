package decks

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

const canonical = `Deck Name: Mine
Author: Me
Description: One line.
And another.

Crypt (6 cards)
3x Ayelech       7  AUS DOM THA      prince    Tremere:6
1x Lloyd Brooks  6  aus pot DOM THA  primogen  Tremere:6
2x Vessel

Library (12 cards)
1x Nassir

Master (4)
1x The Rack
3x Vessel

Action (1)
1x Govern the Unaligned

Action Modifier/Combat (2)
2x Swallowed by the Night

Reaction (4)
4x Deflection
`

const untidy = `Deck Name: Mine
Author: Me
Description: One line.
And another.

Crypt (6)
1x Lloyd Brooks
2x Ayelech
2 Vessel
1 Ayelech
Library (12)
4 Deflection
1 Vessel
1 Rack, The
1 Nassir
2 Swallowed by the Night
2 Vessel
1 Govern the Unaligned
`

func TestText(t *testing.T) {
	d, err := Read("deck.txt", []byte(untidy))
	require.NoError(t, err)
	assert.Equal(t, canonical, d.Text())
	again, err := Read("deck.txt", []byte(d.Text()))
	require.NoError(t, err)
	assert.Equal(t, canonical, again.Text(), "the canonical text is its own canonical text")
}
