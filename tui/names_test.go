package tui

import (
	"strings"
	"testing"

	tea "github.com/charmbracelet/bubbletea"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"elysium/game"
)

// copies is a board with three cards of one name on two minions, and one of another.
const copies = `vtes 1
define vampire Alpha capacity 5
define vampire Alder capacity 5
define vampire Beta capacity 5

seat Anna
  pool 20
  ready
    Alpha blood 3
      Vessel
    Alder blood 3
      Vessel
seat Ben
  pool 20
  ready
    Beta blood 3
      Blood Doll

turn Anna unlock
`

// TestCopiesByTheirBearers wants cards of one name told apart by what they are on, and that marked
// on the board; and a card that is the only one of its name by its name alone.
func TestCopiesByTheirBearers(t *testing.T) {
	m, _ := keptTable(t, copies)
	m.until(t, func(tb *table) bool { return said(tb, "use Vessel on Alder (drain)") })
	assert.Contains(t, m.table.ask.labels, "use Vessel on Alpha (drain)")
	at := indexOfText(m.table.ask.labels, "use Vessel on Alder (drain)")
	m.table.ask.list.cur, m.table.ask.armed = rowWith(m.table.ask.rows, at), true
	m.w, m.h, m.table.w, m.table.h = 100, 30, 100, 30 // where the card lies beside the board
	frame := checkFrame(t, m)
	assert.Regexp(t, `>\s+Alder`, frame)
	for _, row := range strings.Split(frame, "\n") {
		if strings.Contains(row, "Alder") && strings.Contains(row, "3/5") {
			assert.Contains(t, row, "[Vessel", "what a vampire carries is named")
		}
	}
	m.table.take(at)
	assert.Contains(t, rowsText(m.table.log.rows), "Anna uses Vessel on Alder")
}

func indexOfText(texts []string, want string) int {
	for i, s := range texts {
		if s == want {
			return i
		}
	}
	return -1
}

func rowsText(rows []story) string {
	var s []string
	for i := range rows {
		s = append(s, rows[i].text)
	}
	return strings.Join(s, "\n")
}

// TestShortened wants names to give way to what tells one choice from another.
func TestShortened(t *testing.T) {
	names := []string{"Govern the Unaligned", "Trevon Parker", "Vessel#12"}
	for _, x := range []struct {
		text, want string
		n          int
	}{
		{"play Govern the Unaligned [dom] with Trevon Parker", "play Govern the Unaligned [dom] with Trevon Parker", 50},
		{"play Govern the Unaligned [dom] with Trevon Parker", "play Govern the ~ [dom] with Trevon Park~", 42},
		{"play Govern the Unaligned [dom] with Trevon Parker", "play Govern~ [dom] with Trevon~", 32},
		{"use Vessel#12 (drain)", "use Ve~#12 (drain)", 18},
		{"nothing but words", "nothing b~", 10},
	} {
		got := shortened(x.text, names, x.n)
		assert.Equal(t, x.want, got)
		assert.LessOrEqual(t, width(got), x.n)
	}
}

// TestWideNames wants a long name of a seat cut, and kept apart from what follows.
func TestWideNames(t *testing.T) {
	s := setupOf(t, 3)
	s.Seats[1].Name = strings.Repeat("漢字", 10)
	session, err := NewMemory(s, Table{})
	require.NoError(t, err)
	m := New(Options{Start: session, House: make([]bool, 4), Curtain: CurtainOpen, Theme: &plain})
	t.Cleanup(func() { _ = m.Close() })
	m.Update(tea.WindowSizeMsg{Width: 80, Height: 24})
	m.Init()
	m.settleHouse(t)
	assert.Regexp(t, `漢~ +(prey|both|pred)? +pool 30`, checkFrame(t, m))
}

// TestPrintedNumbers wants every number on a card said, also where its text has no line of it.
func TestPrintedNumbers(t *testing.T) {
	assert.Contains(t, factsLine(&game.Facts{Types: game.Vampire, Capacity: 6, BleedBonus: 1}), "+1 bleed")
	assert.Contains(t, factsLine(&game.Facts{Types: game.Vampire, StrengthSet: true, Strength: 2, Votes: 2}), "strength 2, 2 votes")
	assert.Equal(t, "strike: 2 ranged damage", inWords("strike: 2R damage"))
}

// TestAloneByItsName wants a card that is left alone of its name called by that alone, by hand, too.
func TestAloneByItsName(t *testing.T) {
	m, _ := keptTable(t, copies)
	m.until(t, func(tb *table) bool { return said(tb, "use Vessel on Alder (drain)") })
	for _, left := range []string{"use Vessel (drain)", ""} {
		o := newByHand(m.table, "")
		o.text = "move vessel ash heap"
		o.narrow()
		require.NotEmpty(t, o.shown)
		assert.Equal(t, "move Vessel to ash heap", o.shown[0])
		o.enter(m.table)
		m.settleHouse(t)
		assert.Equal(t, left != "", said(m.table, "use Vessel (drain)"), left)
		for _, label := range m.table.ask.labels {
			assert.NotContains(t, label, "#")
		}
	}
}
