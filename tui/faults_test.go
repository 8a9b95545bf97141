package tui

import (
	"fmt"
	"math/rand/v2"
	"os"
	"strings"
	"testing"

	tea "github.com/charmbracelet/bubbletea"
	"github.com/charmbracelet/lipgloss"
	"github.com/stretchr/testify/require"

	"elysium/game"
)

// times is the full number where ELYSIUM_LONG is set, or the short one of a quick run.
func times(long, short int) int {
	if os.Getenv("ELYSIUM_LONG") != "" {
		return long
	}
	return short
}

// atMenu is a program with everything to open.
func atMenu(t *testing.T) *Model {
	t.Helper()
	entries := func() []Entry {
		list := []Entry{{Path: "broken", Title: "broken (cannot be loaded)", Note: strings.Repeat("broken:1: what is wrong ", 20), Broken: true}}
		for i := range 60 {
			list = append(list, Entry{Path: fmt.Sprint("save", i), Title: strings.Repeat("Ünï 日本 ", i)})
		}
		return list
	}
	m := New(Options{
		Open: func(path string) (Session, error) {
			if path == "broken" {
				return nil, fmt.Errorf("broken:1: what is wrong\nand more")
			}
			return NewMemory(setupOf(t, uint64(len(path))), Table{House: []bool{false, true, true, true}})
		},
		Recent: entries, Lessons: entries, Examples: entries,
		Decks:  func() []string { return []string{"/nowhere/at all.txt", "/nowhere/" + strings.Repeat("long", 60)} },
		Policy: eager(1), Seed: func() uint64 { return 7 }, Theme: &plain,
	})
	t.Cleanup(func() { _ = m.Close() })
	m.Update(tea.WindowSizeMsg{Width: 80, Height: 24})
	m.Init()
	return m
}

// screens are the ways to every screen: the menu and its pages, the table and what lies over it.
func screens() map[string]func(*testing.T) *Model {
	all := map[string]func(*testing.T) *Model{"menu": atMenu}
	for _, it := range menuItems {
		if it.text != "Quit" {
			all["menu: "+it.text] = func(t *testing.T) *Model {
				m := atMenu(t)
				m.press(it.key)
				return m
			}
		}
	}
	for _, at := range []struct {
		name, keys string
		mode       Curtain
		house      []bool
	}{
		{"one person", "", CurtainNeeded, []bool{false, true, true, true}},
		{"four people", "", CurtainAlways, []bool{false, false, false, false}},
		{"open hands", "", CurtainOpen, []bool{false, true, true, true}},
		{"the house alone", "", CurtainNeeded, []bool{true, true, true, true}},
		{"settings", "o", CurtainNeeded, []bool{false, true, true, true}},
		{"why", "w", CurtainNeeded, []bool{false, true, true, true}},
		{"log", "l", CurtainNeeded, []bool{false, true, true, true}},
		{"cards of a seat", "tab", CurtainNeeded, []bool{false, true, true, true}},
		{"piles", "a", CurtainNeeded, []bool{false, true, true, true}},
		{"yields", "y", CurtainNeeded, []bool{false, true, false, true}},
		{"by hand", "e", CurtainOpen, []bool{false, true, true, true}},
		{"help", "?", CurtainNeeded, []bool{false, true, true, true}},
		{"leaving", "q", CurtainNeeded, []bool{false, true, true, true}},
		{"card", "i", CurtainNeeded, []bool{false, true, true, true}},
	} {
		all["table: "+at.name] = func(t *testing.T) *Model {
			m := modelOf(t, 80, 24, 5, at.mode, at.house...)
			if at.keys != "" {
				m.press(at.keys)
			}
			return m
		}
	}
	return all
}

// fits wants a frame without a line that is wider than the screen, and not more lines than it has.
func fits(t *testing.T, m *Model) {
	t.Helper()
	s := m.View()
	require.NoError(t, m.fault())
	rows := strings.Split(s, "\n")
	require.LessOrEqual(t, len(rows), max(1, m.h), "rows at %dx%d", m.w, m.h)
	for i, r := range rows {
		require.LessOrEqual(t, lipgloss.Width(r), m.w, "row %d at %dx%d: %q", i, m.w, m.h, r)
	}
}

// TestAThousandResizes makes every screen large, small and nothing at all.
func TestAThousandResizes(t *testing.T) {
	for name, reach := range screens() {
		t.Run(name, func(t *testing.T) {
			r := rand.New(rand.NewPCG(1, uint64(len(name))))
			m := reach(t)
			sizes := [][2]int{{0, 0}, {1, 1}, {500, 200}, {80, 24}, {79, 24}, {80, 23}, {1, 200}, {500, 1}, {-1, -1}}
			for range times(1000, 25) {
				sizes = append(sizes, [2]int{r.IntN(260), r.IntN(90)})
			}
			for _, size := range sizes {
				m.Update(tea.WindowSizeMsg{Width: size[0], Height: size[1]})
				fits(t, m)
			}
		})
	}
}

// TestRandomKeysOnEveryScreen types and clicks at random on every screen: nothing fails, every
// frame fits and the game on the table loses no decision but by undo.
func TestRandomKeysOnEveryScreen(t *testing.T) {
	for name, reach := range screens() {
		t.Run(name, func(t *testing.T) {
			r := rand.New(rand.NewPCG(2, uint64(len(name))))
			m := reach(t)
			for i := range times(10000, 60) {
				if i%500 == 499 {
					m = reach(t)
				}
				msg := randomEvent(r, m)
				_, cmd := m.Update(msg)
				require.NoError(t, m.fault(), "%v", msg)
				fits(t, m)
				if m.table == nil && m.page == nil && cmd != nil { // it may have ended
					m = reach(t)
				}
				if m.table != nil {
					require.NoError(t, m.table.game().Err())
				}
			}
		})
	}
}

var strange = []string{"日", "é", "e\u0301", "👩‍👩‍👧", "\u200b", "\u202e", "\x00", "\x1b", "ß", strings.Repeat("x", 300), "drop\ntable", "\t", "%d", "[", "(", "\\", ":", "cap:", "disc:DOM", "cost:>"}

// randomEvent is a key, a click, a size, a tick or the loss of the focus.
func randomEvent(r *rand.Rand, m *Model) tea.Msg {
	tick := 0
	if m.table != nil {
		tick = m.table.tick
	}
	switch n := r.IntN(100); {
	case n < 45:
		return keyMsg(keyStrokes[r.IntN(len(keyStrokes))])
	case n < 55:
		return tea.KeyMsg{Type: tea.KeyRunes, Runes: []rune{rune(' ' + r.IntN(95))}}
	case n < 60:
		return tea.KeyMsg{Type: tea.KeyType(r.IntN(130) - 100), Alt: r.IntN(4) == 0}
	case n < 64:
		return tea.KeyMsg{Type: tea.KeyRunes, Runes: []rune(strange[r.IntN(len(strange))]), Paste: r.IntN(2) == 0}
	case n < 84:
		return tea.MouseMsg{X: r.IntN(m.w+20) - 10, Y: r.IntN(m.h+20) - 10, Button: tea.MouseButton(r.IntN(12)), Action: tea.MouseAction(r.IntN(3))}
	case n < 88:
		return tea.WindowSizeMsg{Width: 80 + r.IntN(120), Height: 24 + r.IntN(40)}
	case n < 89:
		return tea.BlurMsg{}
	case n < 90:
		return tea.FocusMsg{}
	case n < 95:
		return graceMsg{tick}
	}
	return houseMsg{tick}
}

// unwritable is a session whose file cannot be written.
type unwritable struct{ Session }

const notSaved = "The game is not being saved: no space left on device. Make room on the disk; every decision tries again."

func (unwritable) Warning() string { return notSaved }

// TestTheBarWarns wants the bar to say that a game is not being saved, and the settings to say all
// of it.
func TestTheBarWarns(t *testing.T) {
	s, err := NewMemory(setupOf(t, 5), Table{})
	require.NoError(t, err)
	m := New(Options{Start: unwritable{s}, House: make([]bool, 4), Curtain: CurtainOpen, Theme: &plain})
	t.Cleanup(func() { _ = m.Close() })
	m.Update(tea.WindowSizeMsg{Width: 80, Height: 24})
	m.Init()
	require.NotEqual(t, game.NoSeat, m.table.d.Seat)
	require.Contains(t, checkFrame(t, m), "The game is not being saved: no space left on device. Make room")
	m.press("o")
	require.Contains(t, strings.Join(strings.Fields(checkFrame(t, m)), " "), notSaved)
}
