package saves_test

import (
	"math/rand/v2"
	"os"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestABranchGoesOnFromAnEarlierDecision(t *testing.T) {
	home(t)
	s := session(t, "")
	r := rand.New(rand.NewPCG(6, 1))
	var states []string
	for range 30 {
		states = append(states, s.Game().State())
		random(t, s, r, 1)
	}
	require.NoError(t, s.UndoAgreed(2))
	random(t, s, r, 2)
	before, _ := os.ReadFile(s.Path())
	for _, at := range []int{0, 12, 27} {
		b, err := s.Branch(at)
		require.NoError(t, err)
		assert.Empty(t, b.Warning())
		assert.NotEqual(t, s.Path(), b.Path())
		assert.True(t, states[at] == b.Game().State(), "decision %d", at)
		random(t, b, r, 3)
		require.NoError(t, b.Close())
		assert.Equal(t, at+3, open(t, b.Path(), -1).Decisions(), "it is kept, and at once")
	}
	after, _ := os.ReadFile(s.Path())
	assert.Equal(t, string(before), string(after))
	_, err := s.Branch(31)
	assert.ErrorContains(t, err, "there is no decision 31; the game has 30")
}
