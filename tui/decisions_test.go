package tui

import (
	"strings"
	"testing"
	"time"

	tea "github.com/charmbracelet/bubbletea"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"elysium/game"
	"elysium/game/house"
	"elysium/game/witness"
)

// TestLookingBack lists the decisions of a game, goes to one, steps, asks why, compares two and
// plays on from there.
func TestLookingBack(t *testing.T) {
	m := busy(t)
	m.table.over = nil
	m.Update(tea.WindowSizeMsg{Width: 100, Height: 30})
	now := m.table.game()
	want := now.State()
	m.press("d")
	o := m.table.over.(*decisions)
	frame := checkFrame(t, m)
	assert.Contains(t, frame, "the table as it stands")
	assert.Equal(t, len(now.Picks()), o.past.Len())
	m.press("z", "z")
	assert.Contains(t, checkFrame(t, m), "/zz")
	m.press("backspace", "backspace", "home", "enter")
	then := m.table.over.(*then)
	assert.Equal(t, o.rows[0], then.number())
	assert.Contains(t, checkFrame(t, m), " Turn 1 ")
	m.press("end", "left", "left", "left")
	steps := then.number()
	assert.Less(t, steps, o.past.Len())
	m.press("x", "left", "left", "d")
	frame = checkFrame(t, m)
	assert.Contains(t, frame, "to "+itoa(steps))
	m.press("esc", "right", "]", "tab")
	checkFrame(t, m)
	m.press("esc", "w")
	checkFrame(t, m)
	m.press("esc")
	at := then.number()
	m.press("enter")
	assert.Contains(t, checkFrame(t, m), "Play on from here?")
	assert.True(t, want == m.table.game().State(), "looking back changes nothing")
	m.press("y")
	assert.Equal(t, now.Picks()[:at], m.table.game().Picks()[:at], "the house may have passed since")
	assert.Contains(t, checkFrame(t, m), "Another game")
	m.press("esc")
	m.settleHouse(t)
	checkFrame(t, m)
}

// TestLookingBackTellsNoSecrets steps through the past of a shared table, in which nothing is seen
// but what everybody saw, and through that of one person's.
func TestLookingBackTellsNoSecrets(t *testing.T) {
	for _, seats := range [][]bool{{false, true, false, true}, {false, true, true, true}} {
		setup, err := witness.Masked(setupOf(t, 7), true)
		require.NoError(t, err)
		s, err := NewMemory(setup, Table{House: seats})
		require.NoError(t, err)
		m := New(Options{Start: s, House: seats, Policy: house.NewSteady(3), Theme: &plain, Pause: time.Millisecond})
		defer m.Close()
		m.Update(tea.WindowSizeMsg{Width: 104, Height: 40})
		m.Init()
		play := eager(2)
		for n := 0; n < 60 && m.table.d != nil; n++ {
			m.settleHouse(t)
			if m.table.d != nil {
				m.table.take(play.Pick(m.table.game(), m.table.d))
			}
		}
		m.table.shade, m.table.over = shade{}, nil
		m.press("d", "enter")
		wantPastKnown(t, m, setup)
	}
}

// wantPastKnown looks at every decision and wants no card to be named that the reader did not know
// then.
func wantPastKnown(t *testing.T, m *Model, setup game.Setup) {
	then := m.table.over.(*then)
	reader := m.table.hindsight()
	picks := m.table.game().Picks()
	g, err := game.New(setup, game.Settings{})
	require.NoError(t, err)
	defer g.Close()
	w := witness.New(g)
	named := map[string]*game.Card{}
	for _, c := range allCards(g) {
		named[c.Name()] = c
	}
	m.press("home")
	for row, n := range then.rows {
		for len(g.Picks()) < n {
			require.NoError(t, g.Choose(int(picks[len(g.Picks())])))
			w.Follow()
		}
		frame := checkFrame(t, m)
		for _, name := range witness.Find(frame) {
			known := w.May(reader, named[name]) || w.Met(reader, named[name]) || strings.Contains(then.texts[row], name)
			require.True(t, known, "decision %d shows %s:\n%s", n, name, frame)
		}
		m.press("right")
	}
	require.Greater(t, len(then.rows), 20)
}

// TestManyDecisions draws a list of ten thousand decisions as fast as a short one.
func TestManyDecisions(t *testing.T) {
	m := busy(t)
	m.table.over = nil
	m.press("d")
	o := m.table.over.(*decisions)
	for n := range 10000 {
		o.row(n%o.past.Len(), "Anna: bleed Ben with Trevon Parker")
	}
	o.narrow()
	m.press("end")
	checkFrame(t, m)
	m.press("T", "r", "e", "v", "pgup", "home")
	assert.Contains(t, checkFrame(t, m), "/Trev")
	assert.GreaterOrEqual(t, len(o.shown), 10000)
}

func BenchmarkLookingBack(b *testing.B) {
	m := busy(b)
	m.table.over = nil
	m.press("d", "enter")
	b.ReportAllocs()
	for i := range b.N {
		m.press(pick(i%100 < 50, "left", "right"))
		_ = m.View()
	}
}

// TestWhyOfThePast groups what was on offer at past decisions, and what was not, as the page of the
// present does, and opens the groups.
func TestWhyOfThePast(t *testing.T) {
	m := busy(t)
	m.table.over, m.table.mode = nil, CurtainOpen
	m.press("d", "enter")
	past := m.table.over.(*then)
	opened := 0
	for range 40 {
		m.press("left", "w")
		o := past.table.over.(*why)
		require.NotEmpty(t, o.rows)
		assert.Less(t, len(o.rows), len(o.all), "alike choices stand together")
		assert.Contains(t, checkFrame(t, m), onOffer, "what was on offer stands first")
		for i, r := range o.rows {
			if len(r.of) > 1 && len(o.all[r.of[0]].Refusals) == 0 {
				o.list.set(i, len(o.shown))
				m.press("enter")
				assert.Len(t, o.shown, len(r.of))
				m.press("enter")
				assert.Same(t, o, past.table.over, "no rule is against it")
				m.press("esc")
				opened++
			}
			if len(o.all[r.of[0]].Refusals) > 0 {
				break
			}
		}
		m.press("esc")
	}
	assert.Positive(t, opened)
}
