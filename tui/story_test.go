package tui

import (
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"elysium/game"
)

// odd is what no row of the log says: an effect as if who strikes, blocks or announces did it, a
// change by nothing, and a number that nobody would speak of.
var odd = regexp.MustCompile(`(strikes: |announces |blocks|the range ).*(takes|loses|gains|pays|burns) \d|(gains|loses|burns) 0 |\b1 counters|gains (\d+) pool, gains \d+ pool`)

// TestStories wants rows of the log to tell what brought about what.
func TestStories(t *testing.T) {
	pays := false
	for seed := uint64(1); seed <= 3; seed++ {
		m := modelOf(t, 80, 24, seed, CurtainNeeded, true, true, true, true)
		play := eager(seed)
		g := m.table.game()
		for n := 0; n < 900 && g.Pending() != nil; n++ {
			require.NoError(t, m.table.session.Choose(play.Pick(g, g.Pending())))
		}
		m.table.refresh()
		left := false
		for _, r := range m.table.log.rows {
			assert.NotRegexp(t, odd, r.text)
			assert.False(t, left && strings.HasSuffix(r.text, " is removed from the game"), r.text)
			left = r.last.Kind == game.GainedVP || r.last.Kind == game.Ousted
			pays = pays || strings.HasSuffix(r.text, " for the action")
		}
	}
	assert.True(t, pays, "what an action costs is told as its cost")
}

// TestReasonsBelow wants the reason of a choice under the first row of what it did, also where that
// began with something that has no row.
func TestReasonsBelow(t *testing.T) {
	b := logBook{reasons: map[int]string{1: "its prey has to go"}}
	rows := []logRow{{logLine: logLine{text: "before"}}, {logLine: logLine{text: "a bleed"}, from: 3}, {logLine: logLine{text: "after"}, from: 4}}
	var texts []string
	for _, r := range withReasons(rows, &b) {
		texts = append(texts, strings.TrimSpace(r.text))
	}
	assert.Equal(t, []string{"before", "a bleed", "because its prey has to go", "after"}, texts)
}

// TestLogKeepsItsPlace wants the cursor of the log to stay on what it is on when more or less is shown.
func TestLogKeepsItsPlace(t *testing.T) {
	m := modelOf(t, 80, 24, 5, CurtainNeeded, false, true, true, true)
	m.until(t, func(tb *table) bool { return tb.view.Turn > 4 })
	m.press("l")
	checkFrame(t, m)
	o := m.table.over.(*logView)
	o.list.set(len(o.shown)/2, len(o.shown))
	want := o.shown[o.list.cur].text
	for _, k := range []string{"m", "r", "m"} {
		m.press(k)
		checkFrame(t, m)
	}
	assert.Equal(t, want, o.shown[o.list.cur].text)
}
