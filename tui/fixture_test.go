package tui

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	tea "github.com/charmbracelet/bubbletea"
	"github.com/muesli/termenv"
	"github.com/stretchr/testify/require"

	"elysium/cards"
	"elysium/decks"
	"elysium/game"
)

// setupOf sits four seats down with the embedded decks.
func setupOf(t testing.TB, seed uint64) game.Setup {
	t.Helper()
	s := game.Setup{Seed: seed, First: game.NoSeat}
	for i, name := range []string{"Tremere", "Ventrue", "Malkavian", "Toreador"} {
		d, err := decks.Find(name)
		require.NoError(t, err)
		crypt, library := d.Pieces()
		s.Seats = append(s.Seats, game.SeatSetup{Name: chairNames[i], Crypt: crypt, Library: library})
	}
	return s
}

// eager is a policy that does things, so that there is something to see; it draws its own
// numbers.
func eager(seed uint64) Policy {
	r := rand.New(rand.NewPCG(seed, 1))
	return PolicyFunc(func(_ *game.Game, d *game.Decision) int {
		if d.Default >= 0 && r.IntN(3) == 0 {
			return d.Default
		}
		i := r.IntN(len(d.Options))
		if o := &d.Options[i]; o.Verb == game.Withdraws || o.Verb == game.Concedes || o.Verb == game.Transfers && o.Number() < 2 {
			return max(0, d.Default)
		}
		return i
	})
}

// boardOf is a board with cards of the embedded decks, all hands open, three people and the
// house.
func boardOf(t testing.TB) *Model {
	t.Helper()
	place := func(names ...string) []game.Placed {
		var out []game.Placed
		for _, n := range names {
			p, err := cards.Find(n)
			require.NoError(t, err)
			out = append(out, game.Placed{Piece: p, Blood: -1, Owner: game.NoSeat, Controller: game.NoSeat})
		}
		return out
	}
	s := game.Setup{Board: true, Phase: game.MinionPhase}
	for i := range 4 {
		s.Seats = append(s.Seats, game.SeatSetup{Name: chairNames[i], Pool: 24 - 3*i, Turns: -1, Zones: map[game.Zone][]game.Placed{}})
	}
	anna, ben, cleo, dan := s.Seats[0].Zones, s.Seats[1].Zones, s.Seats[2].Zones, s.Seats[3].Zones
	anna[game.Ready] = place("Trevon Parker", "Lauren")
	anna[game.Ready][0].On = place(".44 Magnum")
	anna[game.Ready][1].Locked = true
	anna[game.Uncontrolled] = place("Ayelech", "Rosalina Cortez")
	anna[game.Uncontrolled][0].Blood = 3
	anna[game.Hand] = place("Kine Resources Contested", "Govern the Unaligned", "Govern the Unaligned", "Deflection", "Bonding")
	anna[game.InPlay] = place("Academic Hunting Ground")
	ben[game.Ready] = place("Madison", "Alice Chen")
	ben[game.Torpor] = place("Naomi Stewart")
	ben[game.Torpor][0].Blood = 0
	ben[game.AshHeap] = place("Deflection", "Vessel")
	cleo[game.Ready] = place("Sully")
	cleo[game.Uncontrolled] = place("Min-seo")
	cleo[game.Uncontrolled][0].FaceDown = true
	dan[game.Ready] = place("Anneke")
	dan[game.Ready][0].Locked = true
	s.Seats[0].Edge = true
	session, err := NewMemory(s, Table{})
	require.NoError(t, err)
	m := New(Options{Start: session, House: []bool{false, false, false, true}, Curtain: CurtainOpen, Theme: &plain})
	t.Cleanup(func() { _ = m.Close() })
	m.Update(tea.WindowSizeMsg{Width: 120, Height: 40})
	m.Init()
	m.settleHouse(t)
	require.NoError(t, m.fault())
	require.NotNil(t, m.table.d)
	return m
}

// takeLabel passes until a choice is on offer, and takes it.
func (m *Model) takeLabel(t testing.TB, label string) {
	t.Helper()
	m.until(t, func(tb *table) bool { return tb.d.Find(label) >= 0 })
	m.table.take(m.table.d.Find(label))
	m.settleHouse(t)
}

// until takes defaults until something holds.
func (m *Model) until(t testing.TB, holds func(*table) bool) {
	t.Helper()
	for range 60 {
		tb := m.table
		require.NotNil(t, tb.d)
		if holds(tb) {
			return
		}
		tb.take(max(0, tb.d.Default))
		m.settleHouse(t)
	}
	t.Fatalf("it never comes to that: %q", m.table.d.Labels())
}

var plain = ThemeSettings{Profile: termenv.Ascii}

// modelOf sits down at a table; house says which seats the house plays.
func modelOf(t testing.TB, w, h int, seed uint64, mode Curtain, house ...bool) *Model {
	t.Helper()
	s, err := NewMemory(setupOf(t, seed), Table{House: house})
	require.NoError(t, err)
	m := New(Options{Start: s, House: house, Policy: eager(seed), Curtain: mode, Theme: &plain, Pause: time.Millisecond})
	t.Cleanup(func() { _ = m.Close() })
	m.Update(tea.WindowSizeMsg{Width: w, Height: h})
	m.Init()
	if slices.Contains(house, false) {
		m.settleHouse(t)
	}
	return m
}

// settleHouse lets the pauses and graces pass.
func (m *Model) settleHouse(t testing.TB) {
	t.Helper()
	for range 5000 {
		if m.table == nil {
			return
		}
		m.Update(graceMsg{m.table.tick})
		d := m.table.d
		if d == nil || !m.table.isHouse(d.Seat) || m.table.stalled {
			require.NoError(t, m.fault())
			return
		}
		m.Update(houseMsg{m.table.tick})
	}
	t.Fatal("the house plays for ever")
}

// press types keys by their names.
func (m *Model) press(keys ...string) tea.Cmd {
	var cmd tea.Cmd
	for _, k := range keys {
		_, cmd = m.Update(keyMsg(k))
	}
	return cmd
}

func keyMsg(k string) tea.KeyMsg {
	for typ := tea.KeyF20; typ <= tea.KeyBackspace; typ++ {
		if (tea.KeyMsg{Type: typ}).String() == k && k != " " {
			return tea.KeyMsg{Type: typ}
		}
	}
	if rest, ok := strings.CutPrefix(k, "alt+"); ok {
		return tea.KeyMsg{Type: tea.KeyRunes, Runes: []rune(rest), Alt: true}
	}
	if k == " " {
		return tea.KeyMsg{Type: tea.KeySpace, Runes: []rune(" ")}
	}
	return tea.KeyMsg{Type: tea.KeyRunes, Runes: []rune(k)}
}
