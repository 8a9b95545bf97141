package tui

import (
	"os"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// TestClockWords wants minutes, and ten seconds at a time in the last two.
func TestClockWords(t *testing.T) {
	c := clock{}
	assert.Empty(t, c.words())
	c.Limit = 2 * time.Hour
	for used, want := range map[time.Duration]string{
		0: "120 min", time.Second: "120 min", time.Minute: "119 min", 117 * time.Minute: "3 min",
		118 * time.Minute: "2:00", 118*time.Minute + 11*time.Second: "1:50", 119*time.Minute + 51*time.Second: "0:10",
		2 * time.Hour: "time is up", 3 * time.Hour: "time is up",
	} {
		c.Used = used
		assert.Equal(t, want, c.words(), used)
	}
}

// TestTimeIsKept wants the time used in the file, and a game that is opened again to wait until
// everybody sits, and then to go on exactly.
func TestTimeIsKept(t *testing.T) {
	m, h := keptTable(t, twoPeople)
	assert.Contains(t, bar(m), "60 min")
	h.pass(m, 10*time.Minute)
	assert.Contains(t, bar(m), "50 min")
	text, err := os.ReadFile(m.table.session.Path())
	require.NoError(t, err)
	assert.Contains(t, string(text), "option time-limit 60 used 0:10:00\n")
	h.at = h.at.Add(12 * time.Second)

	m, h = reopened(t, m)
	golden(t, "paused-80x24", checkFrame(t, m))
	assert.Contains(t, m.View(), "0:49:48 left")
	h.at = h.at.Add(time.Hour)
	m.press(" ")
	assert.Contains(t, bar(m), "50 min")
	h.pass(m, time.Minute)
	assert.Equal(t, 11*time.Minute+12*time.Second, m.table.clock.Used)
}

// TestPause covers the table: nothing shows, nothing runs, and no key but those for it does
// anything.
func TestPause(t *testing.T) {
	m, h := keptTable(t, strings.Replace(twoPeople, "option house Cleo", "option house Ben steady\noption house Cleo", 1))
	h.at = h.at.Add(30 * time.Second)
	m.press("P")
	assert.Contains(t, m.View(), "0:59:30 left")
	assert.NotContains(t, m.View(), "Alpha")
	picks := len(m.table.game().Picks())
	h.pass(m, time.Hour)
	m.Update(houseMsg{m.table.tick - 1})
	m.press("p", "1", "enter", "y", "esc")
	assert.Equal(t, picks, len(m.table.game().Picks()))
	assert.Contains(t, m.View(), "0:59:30 left")
	m.press("q", "n")
	assert.Contains(t, m.View(), "Paused")
	m.press("P")
	assert.NotContains(t, m.View(), "Paused")
	assert.Contains(t, m.View(), "Alpha")
}

// TestTimeIsUp wants the action in progress to be finished, then the score; what took time back
// is asked once more only after another decision, and more time goes on.
func TestTimeIsUp(t *testing.T) {
	m, h := keptTable(t, twoPeople)
	tb := m.table
	m.takeLabel(t, "bleed Ben with Alpha")
	h.pass(m, time.Hour)
	assert.Contains(t, m.View(), "Time is up: the game ends with this action.")
	assert.False(t, tb.game().Over())

	m.set("time: ")
	m.press("right")
	assert.Contains(t, m.View(), "time: 70 minutes, 10 min left")
	_, called := tb.game().TimeCalled()
	assert.False(t, called, "more time was given")
	m.press("esc")
	h.pass(m, 10*time.Minute)
	for range 20 {
		if tb.d == nil {
			break
		}
		tb.take(max(0, tb.d.Default))
		m.settleHouse(t)
	}
	require.True(t, tb.game().Over())
	golden(t, "time-is-up-80x24", checkFrame(t, m))

	m.press("u")
	require.False(t, tb.game().Over(), "the last decision was taken back")
	m, _ = reopened(t, m)
	assert.True(t, m.table.clock.paused)
}

// TestHeldUp wants a machine that slept not to have used the time.
func TestHeldUp(t *testing.T) {
	m, h := keptTable(t, twoPeople)
	h.at = h.at.Add(8 * time.Hour)
	m.Update(clockMsg{m.table.clock.tick})
	assert.Equal(t, time.Minute+heldUp, m.table.clock.Used)
}

// TestTickIsCheap wants a tick of the clock to change one row.
func TestTickIsCheap(t *testing.T) {
	m, h := keptTable(t, twoPeople)
	before := strings.Split(m.View(), "\n")
	h.pass(m, time.Minute)
	changed := 0
	for i, row := range strings.Split(m.View(), "\n") {
		if row != before[i] {
			changed++
		}
	}
	assert.Equal(t, 1, changed)
}

func bar(m *Model) string { return strings.SplitN(m.View(), "\n", 2)[0] }
