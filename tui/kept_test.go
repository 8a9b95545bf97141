package tui

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	tea "github.com/charmbracelet/bubbletea"
	"github.com/stretchr/testify/require"

	"elysium/game"
	"elysium/saves"
)

// onDisk is a game in a file, as the program's own sessions are.
type onDisk struct{ *saves.Session }

func (s onDisk) Option(name string) string { return s.File().Option(name) }

func (s onDisk) HouseSeats() []bool {
	var house []bool
	for i := range s.File().Seats {
		house = append(house, s.File().House(game.Seat(i)) != "")
	}
	return house
}

// hand is a machine's clock that is moved by hand.
type hand struct{ at time.Time }

func (h *hand) now() time.Time { return h.at }

// keptTable sits down at a game in a file; options are lines of it.
func keptTable(t *testing.T, text string) (*Model, *hand) {
	t.Helper()
	t.Setenv("ELYSIUM_HOME", t.TempDir())
	f, err := saves.Parse("test.vtes", []byte(text))
	require.NoError(t, err)
	s, err := saves.Create("", f)
	require.NoError(t, err)
	return sitDown(t, s)
}

// reopened closes a table and opens its game again.
func reopened(t *testing.T, m *Model) (*Model, *hand) {
	t.Helper()
	path := m.table.session.Path()
	require.NoError(t, m.Close())
	s, err := saves.Open(path, -1)
	require.NoError(t, err)
	require.Empty(t, s.Warning())
	return sitDown(t, s)
}

func sitDown(t *testing.T, s *saves.Session) (*Model, *hand) {
	t.Helper()
	h := &hand{time.Date(2026, 1, 1, 20, 0, 0, 0, time.UTC)}
	m := New(Options{Start: onDisk{s}, Theme: &plain, Pause: time.Millisecond, Now: h.now})
	t.Cleanup(func() { _ = m.Close() })
	m.Update(tea.WindowSizeMsg{Width: 80, Height: 24})
	m.Init()
	if m.table.d != nil && !m.table.clock.paused {
		m.settleHouse(t)
		m.lift()
	}
	require.NoError(t, m.fault())
	return m, h
}

// set opens the settings at a row.
func (m *Model) set(row string) {
	m.press("o")
	for i := range settingRows {
		if strings.HasPrefix(settingRows[i].text(m.table), row) {
			m.table.over.(*settings).list.cur = i
		}
	}
}

// lift lifts the curtain if it has fallen.
func (m *Model) lift() {
	if m.table.shade.on {
		m.Update(graceMsg{m.table.tick})
		m.press(" ")
	}
}

// pass lets time go by, with the ticks of the clock.
func (h *hand) pass(m *Model, d time.Duration) {
	for d > 0 {
		c := &m.table.clock
		step := min(d, max(time.Second, c.left()-c.shown()+c.step()))
		h.at = h.at.Add(step)
		d -= step
		m.Update(clockMsg{c.tick})
	}
}

// twoPeople is a board with two people and a house seat.
const twoPeople = `vtes 1
option time-limit 60
option house Cleo steady
define vampire Alpha capacity 5
define vampire Beta capacity 5
define vampire Gamma capacity 5

seat Anna
  pool 20
  ready
    Alpha
seat Ben
  pool 20
  ready
    Beta
seat Cleo
  pool 20
  ready
    Gamma

turn Anna minion
`

// barred puts a file where the folder of a game was: nothing can be saved there any more.
func barred(t *testing.T, path string) {
	t.Helper()
	folder := filepath.Dir(path)
	require.NoError(t, os.RemoveAll(folder))
	require.NoError(t, os.WriteFile(folder, nil, 0o600))
}

func TestLeavingAsksAboutAnUnsavedGame(t *testing.T) {
	m, _ := keptTable(t, "vtes 1\nseed 5\nseat Anna\n  deck V5 Tremere\nseat Ben\n  deck V5 Ventrue\n")
	m.press("q")
	require.Contains(t, m.View(), "Leave the table? The game is kept.")
	m.press("n")
	barred(t, m.table.session.Path())
	m.press("p", "p")
	m.press("q")
	require.Contains(t, m.View(), "The game is not saved from decision 1 on.")
	m.press("y")
	require.ErrorContains(t, m.lost, "The game is not being saved")
}
