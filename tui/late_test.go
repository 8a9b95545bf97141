package tui

import (
	"fmt"
	"strings"
	"testing"

	tea "github.com/charmbracelet/bubbletea"
	"github.com/muesli/termenv"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"elysium/cards"
	"elysium/game"
)

// late is a four-seat table late in a game: some thirty permanents a seat.
func late(t testing.TB) *Model {
	t.Helper()
	piece := func(n string) game.Placed {
		p, err := cards.Find(n)
		require.NoError(t, err)
		return game.Placed{Piece: p, Blood: -1, Owner: game.NoSeat, Controller: game.NoSeat}
	}
	vampires := [][]string{
		{"Ayelech", "Inês Tristão", "Trevon Parker", "Lloyd Brooks", "Nassir", "Lauren", "Chrysanthemum"},
		{"Alice Chen", "Brock Sterling", "Madison", "Anneke", "Naomi Stewart", "Sully", "Colette"},
		{"Mkhokheli", "Min-seo", "Bret Stryker", "Catalina Vega", "Massimo Falconi", "Flávio Gonçalves", "Meaghan"},
		{"Belinde", "Larissa Moreira", "Lenny Burkhead", "Petaniqua", "Calebos", "Rosalina Cortez", "Ashley"},
	}
	s := game.Setup{Board: true, Phase: game.MinionPhase}
	for i, names := range vampires {
		seat := game.SeatSetup{Name: chairNames[i], Pool: 9 + i, VP: i % 2, Turns: -1, Zones: map[game.Zone][]game.Placed{}}
		for k, n := range names {
			v := piece(n)
			for _, on := range []string{".44 Magnum", "Raven Spy", "Blood Doll", "Fame"}[:1+k%4] {
				v.On = append(v.On, piece(on))
			}
			v.Locked = k%2 == 1
			seat.Zones[game.Ready] = append(seat.Zones[game.Ready], v)
		}
		for _, n := range []string{"Academic Hunting Ground", "The Rack", "Smiling Jack, The Anarch", "Elder Library", "Dreams of the Sphinx", "The Barrens", "Wider View"} {
			if i == 0 || n == "Wider View" {
				seat.Zones[game.InPlay] = append(seat.Zones[game.InPlay], piece(n))
			}
		}
		seat.Zones[game.Torpor] = append(seat.Zones[game.Torpor], piece("Theo Bell (G2)"))
		seat.Zones[game.AshHeap] = append(seat.Zones[game.AshHeap], piece("Deflection"), piece("Bonding"))
		seat.Zones[game.Hand] = []game.Placed{piece("Govern the Unaligned"), piece("Deflection"), piece("Kine Resources Contested"), piece("Pentex Subversion"),
			piece("Theft of Vitae"), piece("Majesty"), piece("Vessel")}
		s.Seats = append(s.Seats, seat)
	}
	s.Seats[2].Edge = true
	session, err := NewMemory(s, Table{})
	require.NoError(t, err)
	m := New(Options{Start: session, House: []bool{false, true, true, true}, Theme: &plain})
	t.Cleanup(func() { _ = m.Close() })
	m.Update(tea.WindowSizeMsg{Width: 120, Height: 40})
	m.Init()
	m.settleHouse(t)
	require.NoError(t, m.fault())
	return m
}

// TestALateTable compares a full table with those on file, at every size and in every mode.
func TestALateTable(t *testing.T) {
	m := late(t)
	for _, size := range [][2]int{{80, 24}, {100, 30}, {120, 40}, {200, 60}} {
		m.Update(tea.WindowSizeMsg{Width: size[0], Height: size[1]})
		golden(t, fmt.Sprintf("late-%dx%d", size[0], size[1]), checkFrame(t, m))
	}
	m.Update(tea.WindowSizeMsg{Width: 120, Height: 40})
	for name, theme := range map[string]ThemeSettings{
		"dark": {Profile: termenv.ANSI256}, "light": {Profile: termenv.ANSI256, Light: true},
		"16": {Profile: termenv.ANSI}, "ascii": {Profile: termenv.Ascii, ASCII: true},
	} {
		m.theme = NewTheme(theme)
		m.table.theme = m.theme
		m.table.refresh()
		frame := checkFrame(t, m)
		golden(t, "late-"+name, frame)
		assert.Equal(t, name != "ascii", strings.Contains(frame, "\x1b["), name)
		assert.Equal(t, name != "ascii", strings.Contains(frame, "─"), name)
	}
}
