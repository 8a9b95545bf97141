package tui

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"elysium/game"
)

// TestWindowWords wants every window to be named in words.
func TestWindowWords(t *testing.T) {
	n := 0
	for w := game.AsPlayed; w.String() != "by-hand"; w++ {
		assert.NotEmpty(t, windowWords[w], w.String())
		n++
	}
	assert.NotEmpty(t, windowWords[game.ByHandW])
	assert.Len(t, windowWords, n+1)
}

// TestFit wants boards to get what they need before rows of the choices stand empty.
func TestFit(t *testing.T) {
	for h := 24; h <= 60; h++ {
		l := layTable(80, h, 4)
		need := make([]int, l.rows)
		for r := range need {
			need[r] = 9
		}
		const choices = leastChoices
		l.fit(need, choices)
		want := 9 * l.rows
		if l.boards.h < want {
			assert.LessOrEqual(t, l.choices.h, choices, "at height %d rows of the choices stand empty", h)
			assert.LessOrEqual(t, l.log.h, leastLog, "at height %d the log has rows to spare", h)
		}
		assert.Equal(t, l.boards.y+l.boards.h, l.choices.y)
		assert.Equal(t, l.choices.y+l.choices.h, l.log.y)
	}
}

// TestNumbersOnSettings wants a number to select a row of the settings.
func TestNumbersOnSettings(t *testing.T) {
	m := boardOf(t)
	m.press("o", "3")
	o := m.table.over.(*settings)
	assert.Equal(t, 2, o.list.cur)
}
