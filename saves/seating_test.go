package saves_test

import (
	"math/rand/v2"
	"os"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"elysium/saves"
)

// TestSeatsChangeHands gives a seat to the house and takes it back: the file knows who plays it,
// who said so and when, and the game is the same.
func TestSeatsChangeHands(t *testing.T) {
	home(t)
	s := session(t, "")
	r := rand.New(rand.NewPCG(4, 1))
	random(t, s, r, 5)
	n, events := s.Decisions(), s.Game().EventCount()
	s.Reseat(0, true, 1)
	assert.Equal(t, n, s.Decisions(), "it is no decision")
	random(t, s, r, 5)
	s.Reseat(1, false, 1)
	want, told := s.Game().State(), s.Seatings()
	assert.Equal(t, saves.Seating{Seat: 0, By: 1, House: true, Events: events}, told[0])
	require.NoError(t, s.Close())

	text, err := os.ReadFile(s.Path())
	require.NoError(t, err)
	for _, line := range []string{" house by ", " person by "} {
		assert.Contains(t, string(text), line)
	}
	again := open(t, s.Path(), -1)
	assert.Empty(t, again.Warning())
	assert.Equal(t, told, again.Seatings())
	assert.Equal(t, []string{"steady", ""}, []string{again.File().House(0), again.File().House(1)})
	assert.True(t, want == again.Game().State())
	assert.Equal(t, n+5, again.Decisions())
}
