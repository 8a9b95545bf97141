package house_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"elysium/game"
	"elysium/game/house"
	"elysium/saves"
)

// TestSense stands the house at decisions at which one choice is plainly right.
func TestSense(t *testing.T) {
	for name, c := range map[string]struct{ board, want string }{
		"what it has planted stays": {`
define vampire Alpha capacity 5 bleed 0
define vampire Beta capacity 5
seat Anna
  ready
    Alpha blood 5
seat Ben
  ready
    Beta locked
      Pentex Subversion owner Anna controller Anna
turn Anna minion`, "pass"},
		"the Edge is kept where the vote is won": {`
define vampire Alpha capacity 8 camarilla title primogen
define vampire Beta capacity 5
seat Anna
  edge
  ready
    Alpha
  hand
    Kine Resources Contested
seat Ben
  ready
    Beta locked
turn Anna minion
log
  Anna: call Kine Resources Contested with Alpha
  Anna: choose Ben
  Anna: choose Ben
  Anna: choose Ben
  Anna: vote for with Alpha
  Anna: vote for with Kine Resources Contested`, "pass"},
	} {
		t.Run(name, func(t *testing.T) {
			f, err := saves.Parse("board.vtes", []byte("vtes 1\n"+c.board[1:]+"\n"))
			require.NoError(t, err)
			g, err := saves.Position(f, -1)
			require.NoError(t, err)
			defer g.Close()
			p := house.NewSteady(1)
			for d := g.Pending(); len(d.Options) == 1; d = g.Pending() {
				require.NoError(t, g.Choose(0))
			}
			d := g.Pending()
			require.Equal(t, game.Seat(0), d.Seat)
			require.Equal(t, c.want, d.Label(p.Pick(g, d)), "%q", d.Labels())
		})
	}
}
