package tui

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"elysium/game"
)

// Every window that opens has a lesson, and every lesson and word a rule that there is.
func TestEveryWindowHasALesson(t *testing.T) {
	for w := game.AsPlayed; w <= game.ByHandW; w++ {
		x, known := windowLessons[w]
		if assert.True(t, known, "window %s", w) {
			assert.NotEmpty(t, rulesUnder(x.rule), "%s: %s", w, x.rule)
		}
	}
	for _, x := range glossary {
		assert.NotEmpty(t, rulesUnder(x.rule), "%s: %s", x.word, x.rule)
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
	m.press("down", "1")
	require.Nil(t, m.table.over, "a key is for the table")
	require.True(t, m.table.ask.armed)
	m.press("p")
	if _, ok := m.table.over.(*confirm); ok {
		m.press("y")
	}
	assert.IsType(t, &learn{}, m.table.over, "the next moment")
}

// In step mode a moment that comes again in a turn is not told of again, and what is taken back is
// the last decision, not a stop at which there was none.
func TestStepModeTellsOnce(t *testing.T) {
	m, _ := keptTable(t, unlocking)
	tb := m.table
	m.press("o", "down", "down", "down", "enter", "esc")
	told := map[moment]int{}
	for tb.d.Window != game.InfluenceW {
		if o, ok := tb.over.(*learn); ok && o.stepped {
			told[moment{tb.d.Window, tb.d.Seat}]++
		}
		if tb.d.Window == game.MasterW && tb.d.Find("play Blood Doll on Alpha") >= 0 {
			tb.take(tb.d.Find("play Blood Doll on Alpha"))
			continue
		}
		tb.take(tb.d.Default)
		m.settleHouse(t)
	}
	require.Equal(t, 1, told[moment{game.MasterW, 0}])
	m.press("u")
	assert.Equal(t, game.BetweenActions, tb.d.Window, "%q", tb.d.Labels())
	m.press("u")
	assert.Equal(t, game.MasterW, tb.d.Window, "%q", tb.d.Labels())
}
