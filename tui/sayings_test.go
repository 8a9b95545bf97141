package tui

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"elysium/game"
)

// TestSayings wants the screen to say what a choice does in words of its own, which the label of
// scripts and files leaves as it is, and letters to find it by either.
func TestSayings(t *testing.T) {
	m := boardOf(t)
	m.takeLabel(t, "bleed Ben with Trevon Parker")
	m.takeLabel(t, "block with Madison")
	m.until(t, func(tb *table) bool { return tb.d.Find("strike hand") >= 0 })
	tb := m.table
	at := tb.d.Find("strike hand")
	assert.Equal(t, "hand strike", tb.ask.labels[at])
	assert.Equal(t, "strike hand", tb.d.Label(at))
	for _, typed := range []string{"strike hand", "hand strike"} {
		tb.ask.filter = typed
		tb.ask.narrow()
		require.Len(t, tb.ask.visible(), 1, typed)
		assert.Equal(t, "hand strike", tb.ask.visible()[0].text)
	}
}

// TestSayingsOfVerbs wants votes, moves and abilities to be sentences.
func TestSayingsOfVerbs(t *testing.T) {
	m, _ := keptTable(t, unlocking)
	for _, want := range []string{"move Gamma to the ready region"} {
		m.until(t, func(tb *table) bool { return said(tb, want) })
	}
	m = boardOf(t)
	m.takeLabel(t, "call Kine Resources Contested with Trevon Parker")
	m.until(t, func(tb *table) bool { return tb.d.Window == game.VotesW && offers(tb.d, game.VotesFor) })
	assert.Contains(t, m.table.ask.labels, "vote for, with Kine Resources Contested")
}

func said(tb *table, want string) bool {
	for _, l := range tb.ask.labels {
		if l == want {
			return true
		}
	}
	return false
}
