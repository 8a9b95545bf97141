package tui

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	tea "github.com/charmbracelet/bubbletea"
	"github.com/charmbracelet/lipgloss"
	"github.com/muesli/termenv"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// TestSizes draws a table in progress at every size: no row is wider than the screen and the
// panels cover it without overlapping.
func TestSizes(t *testing.T) {
	m := busy(t)
	for w := 80; w <= 250; w += 7 {
		for h := 24; h <= 80; h += 4 {
			m.Update(tea.WindowSizeMsg{Width: w, Height: h})
			checkFrame(t, m)
			checkLayout(t, w, h)
		}
	}
	for _, size := range [][2]int{{79, 24}, {80, 23}, {20, 5}, {1, 1}} {
		m.Update(tea.WindowSizeMsg{Width: size[0], Height: size[1]})
		for _, row := range strings.Split(m.View(), "\n") {
			assert.LessOrEqual(t, lipgloss.Width(row), size[0])
		}
	}
}

func checkLayout(t *testing.T, w, h int) {
	t.Helper()
	for seats := 2; seats <= 6; seats++ {
		l := layTable(w, h, seats)
		rects := append(l.slots(), l.bar, l.strip, l.choices, l.detail, l.log, l.help)
		area := 0
		for i, r := range rects {
			area += r.w * r.h
			require.True(t, r.x >= 0 && r.y >= 0 && r.x+r.w <= w && r.y+r.h <= h, "%d seats at %dx%d: %v", seats, w, h, r)
			for _, s := range rects[:i] {
				require.False(t, r.x < s.x+s.w && s.x < r.x+r.w && r.y < s.y+s.h && s.y < r.y+r.h, "%v and %v at %dx%d", r, s, w, h)
			}
		}
		require.Equal(t, w*h, area, "%d seats at %dx%d", seats, w, h)
	}
}

// busy is a table a few turns into a game.
func busy(t testing.TB) *Model {
	m := modelOf(t, 120, 40, 11, CurtainNeeded, false, true, true, true)
	play := eager(4)
	for range 60 {
		if m.table.d == nil {
			break
		}
		m.table.take(play.Pick(m.table.game(), m.table.d))
		m.settleHouse(t)
	}
	return m
}

var update = flag.Bool("update", false, "write the golden frames")

// TestGolden compares frames of a board with those on file.
func TestGolden(t *testing.T) {
	m := boardOf(t)
	for _, size := range [][2]int{{80, 24}, {79, 24}, {81, 25}, {100, 30}, {120, 40}, {200, 60}} {
		m.Update(tea.WindowSizeMsg{Width: size[0], Height: size[1]})
		golden(t, fmt.Sprintf("table-%dx%d", size[0], size[1]), m.View())
	}
	m.takeLabel(t, "bleed Ben with Trevon Parker")
	m.Update(tea.WindowSizeMsg{Width: 100, Height: 30})
	golden(t, "block-100x30", m.View())
	m.takeLabel(t, "block with Madison")
	m.until(t, func(tb *table) bool { return tb.view.Combat != nil && tb.d.Window.String() == "choose-strike" })
	golden(t, "combat-100x30", m.View())
	m.Update(tea.WindowSizeMsg{Width: 80, Height: 24})
	golden(t, "combat-80x24", m.View())
}

// TestReferendum goes through terms to the votes.
func TestReferendum(t *testing.T) {
	m := boardOf(t)
	m.takeLabel(t, "call Kine Resources Contested with Trevon Parker")
	m.until(t, func(tb *table) bool { return tb.view.Vote != nil })
	assert.Contains(t, checkFrame(t, m), "Kine Resources Contested")
	m.until(t, func(tb *table) bool { return tb.d.Window.String() == "votes" })
	assert.Contains(t, checkFrame(t, m), "left")
	golden(t, "votes-120x40", m.View())
}

// TestMenu walks through the screens that are no table.
func TestMenu(t *testing.T) {
	menu := New(Options{Theme: &plain})
	menu.Update(tea.WindowSizeMsg{Width: 80, Height: 24})
	golden(t, "menu-80x24", checkFrame(t, menu))
	menu.press("n")
	golden(t, "newgame-80x24", checkFrame(t, menu))
	menu.press("enter")
	require.NotNil(t, menu.table, "a game is two keys from the menu")
	for _, k := range []string{"?", "w", "tab", "l", "y", "o", "q"} {
		menu.press(k)
		checkFrame(t, menu)
		menu.press("down", "esc")
		checkFrame(t, menu)
	}
	menu.press("q", "y")
	require.Nil(t, menu.table)
	for _, k := range []string{"d", "a", "l", "e", "?"} {
		menu.press(k)
		checkFrame(t, menu)
		menu.press("down", "enter")
		checkFrame(t, menu)
		menu.press("esc")
		checkFrame(t, menu)
	}
}

func golden(t *testing.T, name, frame string) {
	t.Helper()
	rows := strings.Split(frame, "\n")
	for i := range rows {
		rows[i] = strings.TrimRight(rows[i], " ")
	}
	got := strings.Join(rows, "\n") + "\n"
	path := filepath.Join("testdata", name+".txt")
	if *update {
		require.NoError(t, os.MkdirAll("testdata", 0o755))
		require.NoError(t, os.WriteFile(path, []byte(got), 0o644))
	}
	want, err := os.ReadFile(path)
	require.NoError(t, err)
	assert.Equal(t, string(want), got, name)
}

// TestGlyphs wants nothing but ASCII and box drawing in the ASCII theme and the other, card
// names apart, and no colours without colours.
func TestGlyphs(t *testing.T) {
	m := busy(t)
	m.theme = NewTheme(ThemeSettings{Profile: termenv.Ascii, ASCII: true})
	m.table.theme = m.theme
	m.table.refresh()
	for _, r := range checkFrame(t, m) {
		assert.True(t, r < 0x80, "%q", r)
		assert.NotEqual(t, '\x1b', r)
	}
	for _, p := range []termenv.Profile{termenv.ANSI, termenv.ANSI256, termenv.TrueColor} {
		m.table.theme = NewTheme(ThemeSettings{Profile: p})
		m.table.refresh()
		assert.Contains(t, checkFrame(t, m), "\x1b[")
	}
}

// BenchmarkFrame draws a frame after a key that moves the cursor.
func BenchmarkFrame(b *testing.B) {
	for _, p := range []struct {
		name    string
		profile termenv.Profile
		fresh   bool
	}{{"cursor", termenv.ANSI256, false}, {"16 colours", termenv.ANSI, false}, {"decision", termenv.ANSI256, true}} {
		b.Run(p.name, func(b *testing.B) {
			m := busy(b)
			m.table.theme = NewTheme(ThemeSettings{Profile: p.profile})
			m.table.refresh()
			b.ReportAllocs()
			for i := range b.N {
				if p.fresh {
					m.table.refresh()
				} else {
					m.table.ask.list.cur = i % max(1, len(m.table.ask.visible()))
				}
				_ = m.View()
			}
		})
	}
}
