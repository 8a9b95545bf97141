package tui

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"elysium/game"
	"elysium/saves"
)

// Every window that opens has a lesson, and every lesson and word a rule that there is.
func TestEveryWindowHasALesson(t *testing.T) {
	for w := game.AsPlayed; w <= game.ByHandW; w++ {
		x, known := windowLessons[w]
		if assert.True(t, known, "window %s", w) {
			assert.NotEmpty(t, saves.Claims(x.rule), "%s: %s", w, x.rule)
		}
	}
	for _, x := range glossary {
		assert.NotEmpty(t, saves.Claims(x.rule), "%s: %s", x.word, x.rule)
	}
}

func TestTheMomentSaysWhatItIs(t *testing.T) {
	m := boardOf(t)
	m.press("s")
	require.IsType(t, &learn{}, m.table.over)
	frame := checkFrame(t, m)
	assert.Contains(t, frame, "The minion phase, between two actions")
	assert.Contains(t, frame, "Kine Resources Contested: now")
	assert.Contains(t, frame, "Deflection: later.")
	m.press("g")
	assert.Contains(t, checkFrame(t, m), "Words of the game")
	m.press("esc", "t")
	assert.Contains(t, m.table.message, "The house would: ")
}

// In step mode each new moment is told of before anything can be chosen.
func TestStepModeStopsAtEveryMoment(t *testing.T) {
	m := boardOf(t)
	m.press("o", "down", "down", "down", "enter", "esc")
	require.True(t, m.table.step)
	require.IsType(t, &learn{}, m.table.over)
	m.press("esc")
	require.Nil(t, m.table.over)
	m.press("p")
	if _, ok := m.table.over.(*confirm); ok {
		m.press("y")
	}
	assert.IsType(t, &learn{}, m.table.over, "the next moment")
}
