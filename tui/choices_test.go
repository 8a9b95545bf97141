package tui

import (
	"errors"
	"slices"
	"strings"
	"testing"

	tea "github.com/charmbracelet/bubbletea"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"elysium/game"
)

// influence comes to the influence phase of a lone person.
func influence(t *testing.T) *Model {
	t.Helper()
	m := modelOf(t, 80, 24, 5, CurtainNeeded, false, true, true, true)
	m.until(t, func(tb *table) bool { return tb.d.Window == game.InfluenceW })
	return m
}

// TestInfluence wants one row for each vampire, with amounts to walk through, and a question
// before transfers are left unused.
func TestInfluence(t *testing.T) {
	m := influence(t)
	tb := m.table
	rows := 0
	for i := range tb.ask.rows {
		if tb.ask.rows[i].steps {
			rows++
		}
	}
	assert.Equal(t, len(tb.view.Seats[0].Uncontrolled), rows)
	assert.False(t, tb.ask.armed, "the first Enter only selects")
	left := tb.view.Seats[0].Transfers
	m.press("left", "left", "left", "left", "left", "left")
	m.press("enter")
	assert.Equal(t, left-1, tb.view.Seats[0].Transfers, "the least amount is one")

	m.press("p")
	require.IsType(t, &confirm{}, tb.over)
	assert.Contains(t, checkFrame(t, m), "transfer")
	m.press("n")
	assert.Equal(t, game.InfluenceW, tb.d.Window)
	m.press("p", "y")
	assert.NotEqual(t, game.InfluenceW, tb.d.Window)
}

// TestNothingIsSelectedUnseen wants no cursor to show before a key has selected something, the first
// step to select what is proposed, and the next Enter to take it.
func TestNothingIsSelectedUnseen(t *testing.T) {
	m := boardOf(t)
	tb := m.table
	cursor := func() int {
		_, list, _ := strings.Cut(checkFrame(t, m), tb.question())
		return strings.Count(list, "\n> ")
	}
	require.Equal(t, game.BetweenActions, tb.d.Window)
	assert.Zero(t, cursor())
	m.press("down")
	assert.Equal(t, 0, tb.ask.list.cur)
	assert.Equal(t, 1, cursor())
	m.press("up", "down", "down")
	assert.Equal(t, 2, tb.ask.list.cur, "then it moves")

	m = boardOf(t)
	tb = m.table
	picks := len(tb.game().Picks())
	m.press("enter")
	assert.Contains(t, tb.message, "once more: ")
	assert.Equal(t, 1, cursor())
	assert.Len(t, tb.game().Picks(), picks)
}

// TestTransfersStay wants a vampire's row to keep its place and the cursor until it is out, and a
// full one to be offered more only behind the others.
func TestTransfersStay(t *testing.T) {
	m, _ := keptTable(t, unlocking)
	tb := m.table
	m.until(t, func(tb *table) bool { return tb.d.Window == game.InfluenceW && tb.d.Seat == 0 })
	texts := func() []string {
		var s []string
		for _, r := range tb.ask.rows {
			s = append(s, r.text)
		}
		return s
	}
	require.Equal(t, []string{"move Gamma to the ready region", "Delta  0/6, lacks 6", "draw crypt", "Gamma  3/3, full: more is lost", "pass"}, texts())
	tb.chose = -1 // passing names no card, and neither does drawing
	tb.askPerson()
	assert.Zero(t, tb.ask.list.cur)
	m.press("2", "left", "left", "left", "enter")
	assert.Equal(t, "Delta  1/6, lacks 5", texts()[1])
	assert.Equal(t, 1, tb.ask.list.cur, "the cursor stays with the vampire")
	assert.False(t, tb.ask.armed)
}

// TestGroups wants alike choices together where there are many, and every option still within
// reach.
func TestGroups(t *testing.T) {
	m := boardOf(t)
	m.until(t, func(tb *table) bool { return len(tb.d.Options) > groupFrom })
	tb := m.table
	var all []int
	for i := range tb.ask.rows {
		all = append(all, tb.ask.rows[i].opts...)
	}
	slices.Sort(all)
	assert.Len(t, slices.Compact(all), len(tb.d.Options))
	g := slices.IndexFunc(tb.ask.rows, func(r row) bool { return r.group() })
	if g < 0 {
		t.Skip("nothing to put together on this board")
	}
	tb.ask.list.cur = g
	n := len(tb.game().Picks())
	m.press("enter")
	require.Len(t, tb.ask.path, 1)
	var opened []int
	for _, r := range tb.ask.visible() {
		opened = append(opened, r.opts...)
	}
	assert.ElementsMatch(t, tb.ask.rows[g].opts, opened)
	checkFrame(t, m)
	m.press("esc")
	assert.Empty(t, tb.ask.path)
	assert.Equal(t, g, tb.ask.list.cur)
	assert.Len(t, tb.game().Picks(), n)
}

// failing is a session whose file cannot be written.
type failing struct {
	Session
	curtain string
}

func (f *failing) Warning() string { return "The game is not being saved: the disk is full." }

func (f *failing) Option(string) string { return f.curtain }

func (f *failing) SetOption(_ string, _ game.Seat, value string) { f.curtain = value }

// TestWarning wants a game that cannot be kept to go on, and say so; the curtain is remembered
// with the game.
func TestWarning(t *testing.T) {
	inner, err := NewMemory(setupOf(t, 5), Table{})
	require.NoError(t, err)
	s := &failing{Session: inner, curtain: "always"}
	m := New(Options{Start: s, House: []bool{false, false, false, false}, Theme: &plain})
	t.Cleanup(func() { _ = m.Close() })
	m.Update(tea.WindowSizeMsg{Width: 80, Height: 24})
	m.Init()
	assert.Equal(t, CurtainAlways, m.table.mode)
	assert.Contains(t, checkFrame(t, m), "the disk is full")
	m.Update(graceMsg{m.table.tick})
	m.press(" ", "o", "enter", "y")
	assert.Equal(t, "open", s.curtain)
	assert.Contains(t, checkFrame(t, m), "the disk is full")
}

// TestBrokenSave wants a save that cannot be loaded to be told where it was to be opened, and the
// game before it to be continued.
func TestBrokenSave(t *testing.T) {
	opened := ""
	m := New(Options{Theme: &plain,
		Recent: func() []Entry { return []Entry{{Path: "bad", Broken: true}, {Path: "good"}} },
		Open: func(path string) (Session, error) {
			if opened = path; path == "bad" {
				return nil, errors.New("bad:3: found nonsense, expected a seat")
			}
			return NewMemory(setupOf(t, 1), Table{House: []bool{false, true, true, true}})
		}})
	m.Update(tea.WindowSizeMsg{Width: 80, Height: 24})
	m.press("l", "enter")
	assert.Nil(t, m.table)
	assert.Contains(t, checkFrame(t, m), "found nonsense")
	m.press("esc", "c")
	assert.Equal(t, "good", opened)
	require.NotNil(t, m.table)
	require.NoError(t, m.Close())
}

// TestDefectInUpdate wants a defect while a key is handled to end the program in order.
func TestDefectInUpdate(t *testing.T) {
	m := modelOf(t, 80, 24, 5, CurtainNeeded, false, true, true, true)
	m.table.view = nil
	cmd := m.press("p")
	require.NotNil(t, cmd)
	assert.Equal(t, tea.Quit(), cmd())
	assert.Empty(t, m.View())
	assert.ErrorContains(t, m.fault(), "the table failed")
}

// TestBar wants the bar to say in words what is going on.
func TestBar(t *testing.T) {
	m := boardOf(t)
	m.Update(tea.WindowSizeMsg{Width: 80, Height: 24})
	m.takeLabel(t, "bleed Ben with Trevon Parker")
	bar := strings.Join(m.table.drawBar(80), "\n")
	assert.Contains(t, bar, "Trevon Parker (Anna) bleeds Ben for 1, stealth 0")
	m.takeLabel(t, "block with Madison")
	bar = strings.Join(m.table.drawBar(80), "\n")
	assert.Contains(t, bar, "Madison")
}
