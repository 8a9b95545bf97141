package tui

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// TestGroupsInGroups wants many alike choices in groups of a few, one in another, each row told
// from the others, and every choice within reach.
func TestGroupsInGroups(t *testing.T) {
	tb := late(t).table
	var reach func(depth int) []int
	reach = func(depth int) []int {
		require.Less(t, depth, 4)
		var all []int
		texts := map[string]bool{}
		for i := range tb.ask.visible() {
			tb.ask.list.cur = i
			r := tb.ask.current()
			assert.False(t, texts[r.text], "%q twice", r.text)
			texts[r.text] = true
			if !r.group() {
				all = append(all, r.opts...)
				continue
			}
			n := len(r.opts)
			tb.ask.open(tb.d, tb.index)
			assert.LessOrEqual(t, len(tb.ask.visible()), n)
			all = append(all, reach(depth+1)...)
			tb.ask.close()
		}
		return all
	}
	assert.Len(t, reach(0), len(tb.d.Options))
	assert.Empty(t, tb.ask.path)
}

// TestDigitOpens wants the number of a group to open it at once, and to take nothing.
func TestDigitOpens(t *testing.T) {
	m := late(t)
	tb := m.table
	picks := len(tb.game().Picks())
	for i := range tb.ask.rows {
		if tb.ask.rows[i].group() && i > 0 {
			m.press(itoa(i + 1))
			require.Len(t, tb.ask.path, 1)
			break
		}
	}
	checkFrame(t, m)
	m.press("esc")
	assert.Empty(t, tb.ask.path)
	assert.Len(t, tb.game().Picks(), picks)
}
