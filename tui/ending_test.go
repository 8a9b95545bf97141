package tui

import (
	"fmt"
	"testing"

	tea "github.com/charmbracelet/bubbletea"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"elysium/game"
)

// TestVerdict wants the end of a game to tell a tie, a win, and what a tournament calls one.
func TestVerdict(t *testing.T) {
	v := &game.View{Winner: game.NoSeat, Seats: []game.SeatView{{Name: "Anna", VP: 1}, {Name: "Ben", VP: 1, Withdrawn: true}, {Name: "Cleo"}}}
	assert.Equal(t, "No winner: a tie. Anna and Ben have 1 victory point each.", verdict(v))
	v.Seats[2].VP, v.Seats[2].Half = 1, true
	assert.Contains(t, verdict(v), "Cleo wins the game. A tournament counts no game win")
	v.Seats[0].VP = 2
	assert.Contains(t, verdict(v), "Anna wins the game, with a game win")
	v.Seats = []game.SeatView{{Name: "Anna"}, {Name: "Ben"}}
	assert.Contains(t, verdict(v), "nobody has a victory point")
}

// TestScore follows ousts and a concession to the score, and on to the next game.
func TestScore(t *testing.T) {
	m, _ := keptTable(t, `vtes 1
define vampire Alpha capacity 5

seat Anna
  pool 20
  ready
    Alpha
seat Ben
  pool 1
seat Cleo
  pool 20
seat Dan
  pool 20

turn Anna minion
`)
	m.takeLabel(t, "bleed Ben with Alpha")
	m.until(t, func(tb *table) bool { return tb.view.Seats[1].Ousted })
	for _, s := range []game.Seat{3, 2} {
		m.lift()
		m.table.over = m.table.askToConcede(s, nil)
		assert.Contains(t, checkFrame(t, m), m.table.name(s)+", do you concede")
		m.press("y")
	}
	require.True(t, m.table.game().Over())
	for _, size := range [][2]int{{80, 24}, {120, 40}} {
		m.Update(tea.WindowSizeMsg{Width: size[0], Height: size[1]})
		golden(t, fmt.Sprintf("ending-%dx%d", size[0], size[1]), checkFrame(t, m))
	}
	m.press("enter")
	assert.Contains(t, m.View(), "the score")
	m.press("enter")
	assert.Contains(t, m.View(), "The game is over")
}

// TestAnotherGame begins anew with other neighbours.
func TestAnotherGame(t *testing.T) {
	m := modelOf(t, 80, 24, 3, CurtainOpen, false, true, true, false)
	m.table.again = moved(m.table.seatsAgain())
	m.press("x")
	var names []string
	for _, s := range m.table.game().Setup().Seats {
		names = append(names, s.Name)
		assert.NotEmpty(t, s.Library)
	}
	assert.Equal(t, []string{"Anna", "Cleo", "Dan", "Ben"}, names)
	assert.Equal(t, []bool{false, true, false, true}, m.table.house)
	assert.Equal(t, CurtainOpen, m.table.mode)
}
