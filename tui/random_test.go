package tui

import (
	"math/rand/v2"
	"strings"
	"testing"

	tea "github.com/charmbracelet/bubbletea"
	"github.com/charmbracelet/lipgloss"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"elysium/game"
)

var keyStrokes = strings.Split("1 2 3 4 5 9 P enter enter enter enter p p w i tab [ ] a h y l u U / o ? esc esc esc up down left right pgup pgdown home end backspace shift+tab j k x", " ")

// checkFrame wants a frame that fits its screen exactly.
func checkFrame(t *testing.T, m *Model) string {
	t.Helper()
	s := m.View()
	require.NoError(t, m.fault())
	rows := strings.Split(s, "\n")
	require.Len(t, rows, m.h)
	for i, r := range rows {
		require.LessOrEqual(t, lipgloss.Width(r), m.w, "row %d: %q", i, r)
	}
	return s
}

// TestRandomKeys presses keys at random: nothing fails, every frame fits, and no frame shows
// what its reader may not see.
func TestRandomKeys(t *testing.T) {
	tables := []struct {
		name  string
		mode  Curtain
		house []bool
	}{
		{"one person", CurtainNeeded, []bool{false, true, true, true}},
		{"two people", CurtainNeeded, []bool{false, true, false, true}},
		{"four people", CurtainAlways, []bool{false, false, false, false}},
		{"the house alone", CurtainNeeded, []bool{true, true, true, true}},
	}
	for i, c := range tables {
		t.Run(c.name, func(t *testing.T) {
			seed := uint64(i + 1)
			r := rand.New(rand.NewPCG(seed, 7))
			m := modelOf(t, 80, 24, seed, c.mode, c.house...)
			for n := range 400 {
				if m.table == nil {
					m = modelOf(t, 80, 24, seed+uint64(n), c.mode, c.house...)
				}
				randomStep(m, r)
				checkFrame(t, m)
				if m.table != nil && m.table.mode != CurtainOpen {
					checkSecrets(t, m)
				}
			}
		})
	}
}

func randomStep(m *Model, r *rand.Rand) {
	tick := m.table.tick
	switch n := r.IntN(100); {
	case n < 80:
		m.press(keyStrokes[r.IntN(len(keyStrokes))])
	case n < 83:
		m.press(" ")
	case n < 92:
		m.Update(houseMsg{tick})
		if m.table.shade.on {
			m.Update(graceMsg{m.table.tick})
		}
	case n < 94:
		m.Update(tea.WindowSizeMsg{Width: 80 + r.IntN(120), Height: 24 + r.IntN(40)})
	case n < 95:
		m.Update(tea.BlurMsg{})
	default:
		b := []tea.MouseButton{tea.MouseButtonLeft, tea.MouseButtonWheelUp, tea.MouseButtonWheelDown}[r.IntN(3)]
		m.Update(tea.MouseMsg{X: r.IntN(m.w), Y: r.IntN(m.h), Action: tea.MouseActionPress, Button: b})
	}
}

// checkSecrets wants no card on the screen that is only in hands the reader may not see.
func checkSecrets(t *testing.T, m *Model) {
	t.Helper()
	tb := m.table
	reader := tb.viewer
	hidden := map[string]game.Seat{}
	g := tb.game()
	for i := range tb.house {
		s := game.Seat(i)
		v := g.View(s)
		cards := append([]game.CardView{}, v.Seats[i].HandCards...)
		for _, c := range v.Seats[i].Uncontrolled {
			if c.FaceDown {
				cards = append(cards, c)
			}
		}
		for _, c := range cards {
			if c.Name != "" && s != reader {
				hidden[c.Name] = s
			}
		}
	}
	known := g.View(reader)
	for name := range indexNames(known) {
		delete(hidden, name)
	}
	for i := range tb.log.lines {
		for name := range hidden { // what was played before is known to everybody
			if strings.Contains(tb.log.lines[i].text, name) {
				delete(hidden, name)
			}
		}
	}
	s := m.View()
	for name, seat := range hidden {
		if len(name) > 5 {
			require.NotContains(t, s, name, "in the hand of %s, read by %d", tb.name(seat), reader)
		}
	}
	for i := range tb.log.lines {
		e := g.Events(i)[0]
		if e.Secret && e.Seat != reader {
			require.Equal(t, wording(g.EventText(&e, game.NoSeat), &e), tb.log.lines[i].text, "log lines are read with the reader's eyes")
		}
	}
}

func indexNames(v *game.View) map[string]bool {
	names := map[string]bool{}
	for _, c := range indexOf(v) {
		names[c.Name] = true
	}
	return names
}

// TestCurtain follows a hand-over: nothing of the next hand shows until Space lifts the curtain
// after the grace period.
func TestCurtain(t *testing.T) {
	m := modelOf(t, 100, 30, 3, CurtainAlways, false, false, false, false)
	tb := m.table
	require.True(t, tb.shade.on)
	assert.Equal(t, game.NoSeat, tb.viewer)
	name := tb.name(tb.shade.next)
	assert.Contains(t, checkFrame(t, m), name)
	m.press("x", "enter")
	assert.True(t, tb.shade.on)

	m = modelOf(t, 100, 30, 3, CurtainAlways, false, false, false, false)
	tb = m.table
	tb.shade.ready = false
	m.press("enter", " ")
	assert.True(t, tb.shade.on, "keys in the grace period lift nothing")
	m.Update(graceMsg{tb.tick})
	assert.False(t, tb.shade.ready, "and put it off")
	m.Update(graceMsg{tb.tick})
	m.press("x")
	assert.True(t, tb.shade.on, "letters lift nothing")
	m.press(" ")
	assert.False(t, tb.shade.on)
	assert.Equal(t, tb.d.Seat, tb.viewer)
	card := tb.view.Seats[tb.viewer].HandCards[0].Name
	assert.Contains(t, checkFrame(t, m), card)

	m.Update(tea.BlurMsg{})
	assert.Equal(t, game.NoSeat, tb.viewer, "the hand goes with the focus")
	assert.NotContains(t, checkFrame(t, m), card)
}

// TestUndo takes back and does again.
func TestUndo(t *testing.T) {
	m := modelOf(t, 100, 30, 5, CurtainNeeded, false, true, true, true)
	tb := m.table
	before := tb.game().State()
	m.press("p")
	m.settleHouse(t)
	after := tb.game().State()
	m.press("u")
	assert.Equal(t, before, tb.game().State())
	m.press("U")
	m.settleHouse(t)
	assert.Equal(t, after, tb.game().State())
}

// TestTwoKeys wants one key to select and the next to take, and a burst to be split.
func TestTwoKeys(t *testing.T) {
	m := modelOf(t, 100, 30, 5, CurtainNeeded, false, true, true, true)
	tb := m.table
	for len(tb.ask.rows) < 3 {
		m.press("p")
		m.settleHouse(t)
	}
	n := len(tb.game().Picks())
	m.press("1")
	assert.Len(t, tb.game().Picks(), n)
	assert.Equal(t, 0, tb.ask.list.cur)
	m.Update(tea.KeyMsg{Type: tea.KeyRunes, Runes: []rune("jj")})
	assert.Equal(t, 2, tb.ask.list.cur)
	m.press("enter")
	assert.Greater(t, len(tb.game().Picks()), n)
}

// TestWholeGame plays a game through the table to its end.
func TestWholeGame(t *testing.T) {
	m := modelOf(t, 80, 24, 21, CurtainNeeded, false, true, true, true)
	m.table.hurry = true
	play := eager(9)
	for range 20000 {
		tb := m.table
		if tb.d == nil {
			break
		}
		tb.take(play.Pick(tb.game(), tb.d))
		tb.hurry = true
		m.settleHouse(t)
	}
	require.True(t, m.table.game().Over(), "%v", m.table.game().Err())
	assert.Contains(t, checkFrame(t, m), "victory point")
	m.press("l")
	assert.Contains(t, checkFrame(t, m), "the game is over")
	m.press("esc", "q", "y")
	assert.Nil(t, m.table)
}

// TestDefect wants a defect to end the program with an error that says where the game is, not
// with a broken terminal.
func TestDefect(t *testing.T) {
	m := modelOf(t, 80, 24, 5, CurtainNeeded, false, true, true, true)
	m.table.view = nil
	clear(m.table.cache)
	assert.Empty(t, m.View())
	cmd := m.press("x")
	require.NotNil(t, cmd)
	assert.Equal(t, tea.Quit(), cmd())
	assert.ErrorContains(t, m.fault(), "the table failed")
}
