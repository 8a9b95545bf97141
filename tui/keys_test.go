package tui

import (
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/charmbracelet/x/ansi"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// TestUsualKeys wants no key to do two things on one occasion.
func TestUsualKeys(t *testing.T) {
	had := map[bound]string{}
	names := map[string]bool{}
	for _, a := range allActions() {
		assert.False(t, names[a.name], "two actions are called %s", a.name)
		names[a.name] = true
		for _, k := range a.keys {
			b := bound{a.place(), k}
			assert.Empty(t, had[b], "%q is the key for %s, too", k, a.name)
			had[b] = a.name
		}
	}
	c := readConfig("config", defaultConfig().Format())
	assert.Empty(t, c.Faults)
	assert.Equal(t, defaultConfig().Format(), c.Format(), "what is printed is what is read")
}

// TestConfig reads settings, good and faulty ones.
func TestConfig(t *testing.T) {
	c := readConfig("config", "# mine\r\nundo = z ctrl+z\r\n\r\nleave = Q Alt+Z\nskip = space f5\ntheme = light 16\npace = 2s\nmouse = off\nfind = =\n")
	require.Empty(t, c.Faults)
	assert.Equal(t, []string{"z", "ctrl+z"}, c.Keys.of["undo"])
	assert.Equal(t, []string{"Q", "alt+Z"}, c.Keys.of["leave"])
	assert.Equal(t, []string{" ", "f5"}, c.Keys.of["skip"])
	assert.Equal(t, []string{"="}, c.Keys.of["find"])
	assert.True(t, c.Theme.Light)
	assert.Equal(t, 2*time.Second, c.Pause)
	assert.False(t, c.Mouse)

	for text, fault := range map[string]string{
		"undo":               "config:1: expected name = words",
		"undo =":             "config:1: expected name = words",
		"\nunde = u":         `config:2: nothing is called "unde"; elysium keys lists all that can be set`,
		"undo = z\nundo = x": "config:2: undo is set in line 1 already",
		"undo = ctrl+9":      `config:1: "ctrl+9" is no key`,
		"undo = 5":           "config:1: 5 cannot be the key for undo: numbers select choices",
		"undo = ctrl+c":      "config:1: ctrl+c cannot be the key for undo: it leaves at once",
		"undo = p":           "config:1: p is the key for pass already; give one of them another",
		"undo = z\nredo = z": "config:2: z is the key for undo already",
		"take = x":           "config:1: take needs a key with a name",
		"theme = pink":       `config:1: "pink" is no theme`,
		"pace = soon":        `config:1: "soon" is no pace`,
		"mouse = maybe":      "config:1: expected on or off",
	} {
		c := readConfig("config", text)
		require.Len(t, c.Faults, 1, text)
		assert.ErrorContains(t, c.Faults[0], fault)
	}
	c = readConfig("config", "undo = p\npass = u\nlog = nothing\nyield = u")
	require.Len(t, c.Faults, 2)
	assert.Equal(t, []string{"p"}, c.Keys.of["undo"], "keys can be exchanged")
	assert.Equal(t, []string{"l"}, c.Keys.of["log"], "what is at fault is as usual")
	assert.Equal(t, []string{"y"}, c.Keys.of["yield"])
	m := New(Options{Theme: &plain, Faults: c.Faults})
	m.w, m.h = 80, 24
	assert.Contains(t, checkFrame(t, m), "config:3:")
	assert.Empty(t, LoadConfig(t.TempDir()+"/none").Faults, "no file sets nothing")
	assert.Len(t, LoadConfig(t.TempDir()).Faults, 1, "a folder is no file")
}

// TestRebound plays with other keys than the usual ones.
func TestRebound(t *testing.T) {
	m := modelOf(t, 100, 30, 5, CurtainNeeded, false, true, true, true)
	m.theme.Keys = readConfig("config", "undo = z ctrl+z\nyes = J\nyield = Y\nhelp = f1\ndown = down v\nback = ctrl+g").Keys
	tb := m.table
	m.press("v") // the cursor appears
	assert.Contains(t, ansi.Strip(checkFrame(t, m)), "z undo")
	before := tb.game().State()
	m.press("p")
	m.settleHouse(t)
	if tb.over != nil {
		m.press("J")
		m.settleHouse(t)
	}
	after := tb.game().State()
	require.NotEqual(t, before, after)
	m.press("u")
	assert.Equal(t, after, tb.game().State(), "the usual key does nothing")
	m.press("z")
	assert.Equal(t, before, tb.game().State())

	m.press("q", "Y")
	require.NotNil(t, m.table, "the key to pass for a while is no yes")
	m.press("q", "y")
	require.NotNil(t, m.table, "nor is the usual one")
	m.press("f1")
	require.NotNil(t, tb.over)
	m.press("z")
	assert.Equal(t, "z", tb.over.(*help).filter, "letters are typed")
	m.press("esc")
	assert.NotNil(t, tb.over)
	m.press("ctrl+g", "ctrl+g") // from what was typed, from the page
	assert.Nil(t, tb.over)
	cur := tb.ask.list.cur
	m.press("v", "v")
	assert.Equal(t, min(cur+1, len(tb.ask.visible())-1), tb.ask.list.cur)
	m.press("q", "J")
	assert.Nil(t, m.table)
}

// usualName are the names of usual keys in a sentence.
var usualName = regexp.MustCompile(`\b(Esc|Enter|Tab)\b|\{[a-z-]+\}|(^| )[a-z?] (shows|says|lists|explains|turns|goes|opens)\b|\bpress [a-z]\b`)

// TestKeyNames gives every action another key and wants no text on any screen to name a usual one.
func TestKeyNames(t *testing.T) {
	var lines []string
	for i, a := range allActions() {
		key := "f" + itoa(i+1)
		if i >= 20 {
			key = "alt+" + string(rune('a'+i-20))
		}
		lines = append(lines, a.name+" = "+key)
	}
	c := readConfig("config", strings.Join(lines, "\n"))
	require.Empty(t, c.Faults)
	visit := func(m *Model, name string) {
		t.Helper()
		assert.Empty(t, usualName.FindString(ansi.Strip(checkFrame(t, m))), name)
	}
	everyPage(plain, c.Keys, visit)
	m := late(t)
	m.theme.Keys = c.Keys
	everyOverlay(m, visit)
}

// TestHelp wants help to find what it has by any of its words.
func TestHelp(t *testing.T) {
	m := modelOf(t, 80, 24, 5, CurtainNeeded, false, true, true, true)
	m.press("?")
	assert.Contains(t, checkFrame(t, m), "To decide")
	for _, k := range "take back" {
		m.press(string(k))
	}
	rows := ansi.Strip(checkFrame(t, m))
	assert.Contains(t, rows, "To take back")
	assert.NotContains(t, rows, "To learn")
	m.press("backspace", "x", "y", "z")
	assert.Contains(t, checkFrame(t, m), "Nothing here has these letters.")
}
