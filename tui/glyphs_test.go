package tui

import (
	"strings"
	"testing"

	tea "github.com/charmbracelet/bubbletea"
	"github.com/charmbracelet/x/ansi"
	"github.com/muesli/termenv"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"elysium/cards"
)

// themes are all that a player can have.
var themes = map[string]ThemeSettings{
	"dark": {Profile: termenv.ANSI256}, "light": {Profile: termenv.ANSI256, Light: true}, "16": {Profile: termenv.ANSI},
	"none": {Profile: termenv.Ascii}, "ascii": {Profile: termenv.ANSI256, ASCII: true},
}

// does presses what a player has for an action.
func (m *Model) does(a action) { m.press(m.theme.Keys.of[a.name][0]) }

// everyPage opens every line of the menu and what the first row there leads to.
func everyPage(look ThemeSettings, ks *Keys, visit func(m *Model, name string)) {
	for i, it := range menuItems {
		if it.text == "Quit" || it.text == "Continue" {
			continue
		}
		m := New(Options{Theme: &look, Keys: ks, Seed: func() uint64 { return 3 }})
		m.Update(tea.WindowSizeMsg{Width: 80, Height: 24})
		visit(m, "the menu")
		m.menu.list.cur = i
		for range 2 {
			m.does(tableKeys.Commit)
			visit(m, it.text)
			m.does(tableKeys.Down)
			visit(m, it.text)
		}
		_ = m.Close()
	}
}

// everyOverlay presses the key of every action at a table.
func everyOverlay(m *Model, visit func(m *Model, name string)) {
	for _, a := range allActions() {
		if m.table == nil || m.table.d == nil {
			return
		}
		m.does(a)
		if m.table == nil {
			return
		}
		visit(m, a.name)
		m.does(tableKeys.Down)
		visit(m, a.name)
		for range 3 {
			m.does(tableKeys.Back)
		}
	}
}

// cardWords are the words of all cards' names and titles that are not plain ASCII.
func cardWords(t *testing.T) map[string]bool {
	words := map[string]bool{}
	for _, p := range cards.All() {
		for _, w := range strings.FieldsFunc(p.Facts.Name+" "+p.Facts.Title.String(), notInName) {
			for _, r := range w {
				if r >= 0x80 {
					words[w] = true
				}
			}
		}
	}
	require.NotEmpty(t, words)
	return words
}

func notInName(r rune) bool { return r < 0x80 && !letter(string(r)) || r >= 0x2500 && r <= 0x259f }

// checkGlyphs wants nothing but ASCII and line drawing on the screen, names of cards apart, and in
// the ASCII theme nothing but ASCII.
func checkGlyphs(t *testing.T, m *Model, words map[string]bool, name string) {
	t.Helper()
	text := ansi.Strip(checkFrame(t, m))
	if m.theme.ascii {
		for _, r := range text {
			require.Less(t, r, rune(0x80), "%s shows %q", name, r)
		}
		return
	}
	for _, w := range strings.FieldsFunc(text, notInName) {
		for _, r := range w {
			if r >= 0x80 && !words[w] {
				cut := false
				for known := range words {
					cut = cut || strings.HasPrefix(known, w)
				}
				require.True(t, cut, "%s shows %q, which is no card's name", name, w)
			}
		}
	}
}

// TestEveryScreen walks through every page and everything that lies over a table, in every theme and
// at every size.
func TestEveryScreen(t *testing.T) {
	words := cardWords(t)
	for name, look := range themes {
		t.Run(name, func(t *testing.T) {
			visit := func(m *Model, name string) { checkGlyphs(t, m, words, name) }
			everyPage(look, nil, visit)
			m := late(t)
			colour(m, look)
			everyOverlay(m, visit)
		})
	}
	for _, size := range [][2]int{{80, 24}, {81, 25}, {99, 33}, {100, 30}, {121, 41}, {174, 50}, {250, 80}} {
		visit := func(m *Model, name string) {
			w, h := m.w, m.h
			m.w, m.h = size[0], size[1]
			if m.table != nil {
				m.table.w, m.table.h = m.w, m.h
			}
			checkGlyphs(t, m, words, name)
			m.w, m.h = w, h
		}
		everyPage(plain, nil, visit)
		everyOverlay(late(t), visit)
	}
}

// TestRandomGlyphs plays at random in the themes that draw lines and in the one that does not.
func TestRandomGlyphs(t *testing.T) {
	words := cardWords(t)
	for name, look := range themes {
		m := modelOf(t, 100, 30, 17, CurtainOpen, false, true, true, true)
		colour(m, look)
		play := eager(3)
		for range 60 {
			if m.table.d == nil {
				break
			}
			m.table.take(play.Pick(m.table.game(), m.table.d))
			m.settleHouse(t)
			checkGlyphs(t, m, words, name)
		}
	}
}

// TestPlainNames wants names spelled well in ASCII, and columns to stay where they are.
func TestPlainNames(t *testing.T) {
	for row, want := range map[string]string{
		"Pentex™ Subversion":                        "Pentex Subversion",
		"hand: Pentex™ Subversion, Vessel   | x":    "hand: Pentex Subversion, Vessel    | x",
		"- Pentex™ Subversion ---- i -":             "- Pentex Subversion ----- i -",
		"Sacré-Cœur Cathedral, France  1 pool":      "Sacre-Coeur Cathedral, France 1 pool",
		"Sacré-Cœur":                                "Sacre-Cour",
		"Bang Nakh — Tiger's Claws":                 "Bang Nakh - Tiger's Claws",
		"Bolesław Gutowski, Grażyna, Věnceslava":    "Boleslaw Gutowski, Grazyna, Venceslava",
		"Clara Hjortshøj, Inês Tristão, Rötschreck": "Clara Hjortshoj, Ines Tristao, Rotschreck",
		"x 漢字  y":                                   "x ??    y",
	} {
		assert.Equal(t, want, inASCII(row))
	}
	m := late(t)
	m.Update(tea.WindowSizeMsg{Width: 80, Height: 24})
	colour(m, themes["ascii"])
	assert.Contains(t, checkFrame(t, m), "Pentex Subversion, Theft")
}

// letter reports whether a key writes a letter.
func letter(k string) bool {
	r := []rune(k)
	return len(r) == 1 && (r[0] >= 'a' && r[0] <= 'z' || r[0] >= 'A' && r[0] <= 'Z' || r[0] > 0x7f)
}
