package saves_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"elysium/saves"
)

const stepped = "vtes 1\ndefine vampire Alpha capacity 5\ndefine vampire Beta capacity 4\nseat Anna\n  ready\n    Alpha blood 2\nseat Ben\n  ready\n    Beta\n\n" +
	"turn Anna minion\n\nscript hunted\n  Anna: hunt with Alpha\n  @ end of action\n  = Alpha blood 3\nscript wrong\n  = Alpha blood 4\n  Ben: hunt with Beta\n  = Beta blood 4\n"

func TestAScriptIsSteppedThrough(t *testing.T) {
	f, err := saves.Parse("s.vtes", []byte(stepped))
	require.NoError(t, err)
	s, err := f.Steps(0)
	require.NoError(t, err)
	defer s.Close()
	state := func(i int) saves.LineState { return s.Lines[i].State }
	assert.Equal(t, saves.Waiting, state(0))
	require.True(t, s.Next())
	require.True(t, s.Next())
	require.True(t, s.Next())
	assert.False(t, s.Next())
	assert.Equal(t, []saves.LineState{saves.Carried, saves.Carried, saves.Held}, []saves.LineState{state(0), state(1), state(2)})
	require.NoError(t, s.Undo())
	assert.Equal(t, 2, s.At)
	assert.Equal(t, saves.Waiting, state(2))

	w, err := f.Steps(1)
	require.NoError(t, err)
	defer w.Close()
	require.True(t, w.Next())
	assert.Equal(t, saves.Failed, w.Lines[0].State)
	assert.True(t, strings.HasPrefix(w.Lines[0].Fault, "s.vtes:18: "), w.Lines[0].Fault)
	require.True(t, w.Next(), "a check that fails ends nothing")
	assert.Equal(t, saves.Failed, w.Lines[1].State)
	assert.False(t, w.Next(), "a line that cannot be played does")
	_, err = f.Steps(2)
	assert.ErrorContains(t, err, "has no script 3")
}

func TestFoldersAreListed(t *testing.T) {
	var names []string
	for _, e := range saves.Folder(saves.TestdataPrefix) {
		names = append(names, e.Path)
	}
	assert.Contains(t, names, "testdata:boards/")
	boards := saves.Folder("testdata:boards/")
	require.NotEmpty(t, boards)
	_, err := saves.Read(boards[0].Path)
	assert.NoError(t, err)
	assert.Empty(t, saves.Folder(t.TempDir()+"/none/"))
	_, err = saves.Read("testdata:none.vtes")
	assert.EqualError(t, err, "there is no script none.vtes")
	for _, e := range saves.Examples() {
		_, err := saves.Read(e.Path)
		assert.NoError(t, err, e.Path)
	}
}
