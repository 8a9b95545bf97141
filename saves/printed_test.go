package saves_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"elysium/saves"
)

func TestPrintedCardsAndEmbeddedDecksAreFound(t *testing.T) {
	f, err := saves.Parse("a.vtes", []byte("vtes 1\nseat Anna\n  deck v5 tremere\nseat Ben\n  deck\n    govern the unaligned x60\n"))
	require.NoError(t, err)
	assert.Contains(t, string(f.Format()), "  deck V5 Tremere\n")
	assert.Contains(t, string(f.Format()), "    Govern the Unaligned x60\n")
	s, err := f.Setup()
	require.NoError(t, err)
	assert.NotEmpty(t, s.Seats[0].Crypt)
	assert.Len(t, s.Seats[1].Library, 60)

	_, err = saves.Parse("a.vtes", []byte("vtes 1\ndefine ally Raven Spy\nseat Anna\n  hand\n    Govern the Unalignd\n"))
	assert.ErrorContains(t, err, "a.vtes:2: found \"Raven Spy\", the name of a real card")
	assert.ErrorContains(t, err, "Govern the Unaligned")
}
