package tui

import (
	"os"
	"path/filepath"
	"testing"

	tea "github.com/charmbracelet/bubbletea"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"elysium/saves"
)

const scripted = "vtes 1\ntitle Two scripts\ndefine vampire Alpha capacity 5\nseat Anna\n  ready\n    Alpha blood 2\nseat Ben\n\n" +
	"turn Anna minion\n\nscript right\n  Anna: hunt with Alpha\n  @ end of action\n  = Alpha blood 3\nscript wrong\n  = Alpha blood 4\n  ? Anna: hunt with Alpha\n"

// loading is the program's page for files, with a folder of three.
func loading(t *testing.T) (*Model, string) {
	t.Helper()
	dir := t.TempDir() + "/"
	require.NoError(t, os.Mkdir(dir+"deeper", 0o700))
	require.NoError(t, os.WriteFile(dir+"deeper/scripted.vtes", []byte(scripted), 0o600))
	require.NoError(t, os.WriteFile(dir+"broken.vtes", []byte("vtes 1\nseat Anna\n  reddy\nseat Ben\n  pool many\n"), 0o600))
	m := New(Options{Theme: &plain, Read: saves.Read, Open: func(path string) (Session, error) {
		f, err := saves.Read(path)
		if err != nil {
			return nil, err
		}
		s, err := f.Setup()
		if err != nil {
			return nil, err
		}
		return NewMemory(s, Table{})
	}, Files: func(dir string) []Entry {
		var list []Entry
		for _, e := range saves.Folder(dir) {
			list = append(list, Entry{Path: e.Path, Title: e.Title})
		}
		return list
	}})
	t.Cleanup(func() { _ = m.Close() })
	m.Update(tea.WindowSizeMsg{Width: 100, Height: 30})
	m.press("l")
	return m, dir
}

func (m *Model) typeIn(text string) {
	for _, r := range text {
		m.press(string(r))
	}
}

// TestLoadTellsFaults opens a file with two faults and one that is not there; what was typed stays.
func TestLoadTellsFaults(t *testing.T) {
	m, dir := loading(t)
	m.typeIn(dir + "bro")
	m.press("tab", "enter")
	frame := checkFrame(t, m)
	assert.Contains(t, frame, filepath.Base(dir+"broken.vtes")+":3:")
	assert.Contains(t, frame, "broken.vtes:5:")
	m.press("backspace")
	m.typeIn("x")
	m.press("enter")
	assert.Contains(t, checkFrame(t, m), "cannot be read: no such file or directory")
	assert.Equal(t, dir+"broken.vtex", m.page.(*loader).typed)
	m.press("esc", "esc") // from what was typed, from the page
	assert.Nil(t, m.page)
}

// TestStepThroughAScript finds a file with two scripts, steps through both, forwards and back, and
// plays from its board.
func TestStepThroughAScript(t *testing.T) {
	m, dir := loading(t)
	m.typeIn(dir + "dee")
	m.press("tab")
	assert.Contains(t, checkFrame(t, m), "scripted.vtes")
	m.press("enter")
	assert.Contains(t, checkFrame(t, m), "step through wrong")
	m.press("down", "enter")
	assert.Contains(t, checkFrame(t, m), ">       Anna: hunt with Alpha")
	m.press("enter", "enter", "enter", "enter")
	frame := checkFrame(t, m)
	assert.Contains(t, frame, "holds = Alpha blood 3")
	assert.Contains(t, frame, "1 check holds")
	m.press("left", "left")
	assert.Contains(t, checkFrame(t, m), "done  Anna: hunt with Alpha")
	m.press("tab", "down", "esc", "w", "down", "esc", "l", "esc", "esc", "down", "enter", "end")
	frame = checkFrame(t, m)
	assert.Contains(t, frame, "FAILS = Alpha blood 4")
	assert.Contains(t, frame, "holds ? Anna: hunt with Alpha")
	m.press("left", "left", "enter")
	assert.Contains(t, checkFrame(t, m), "scripted.vtes:16:")
	m.press("esc", "home", "enter")
	require.NotNil(t, m.table)
	assert.Contains(t, checkFrame(t, m), "Anna")
	assert.Nil(t, m.page)
}
