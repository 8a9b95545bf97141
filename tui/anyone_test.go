package tui

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"elysium/game"
)

// called brings three people to the call on Anna's bleed: nobody's hidden cards are up.
func called(t *testing.T) *Model {
	t.Helper()
	m := boardOf(t)
	m.table.mode = CurtainNeeded
	m.takeNow(t, "bleed Ben with Trevon Parker")
	m.toCall(t, game.ActionW)
	return m
}

// takeNow takes a choice that is on offer.
func (m *Model) takeNow(t *testing.T, label string) {
	t.Helper()
	i := m.table.d.Find(label)
	require.GreaterOrEqual(t, i, 0, "%q", m.table.d.Labels())
	m.table.take(i)
	m.settleHouse(t)
}

// toCall passes for everybody up to a call in a window.
func (m *Model) toCall(t *testing.T, w game.Window) {
	t.Helper()
	for range 20 {
		if m.table.call.open && m.table.d.Window == w {
			return
		}
		require.True(t, m.table.call.open, m.View())
		m.press(" ")
		m.settleHouse(t)
	}
	t.Fatal("it never comes to that")
}

func TestTheTableIsAskedAsAWhole(t *testing.T) {
	m := called(t)
	require.Contains(t, m.View(), "Anyone?")
	require.Equal(t, game.NoSeat, m.table.viewer)
	require.NotContains(t, m.View(), "Deflection")
	require.Equal(t, []game.Seat{0, 1}, m.table.call.seats, "Cleo could do nothing with any card")
}

func TestWhoWantsToIsAskedInTheOrderOfImpulse(t *testing.T) {
	m := called(t)
	m.press("2", "1", "enter")
	require.True(t, m.table.shade.on)
	require.Equal(t, game.Seat(0), m.table.d.Seat, "Anna acts")
	m.settleHouse(t)
	m.press(" ", "p")
	m.settleHouse(t)
	require.Equal(t, game.Seat(1), m.table.d.Seat, "and Ben has said he wants to")
	require.True(t, m.table.shade.on)
	m.settleHouse(t)
	m.press(" ", "p")
	m.settleHouse(t)
	require.NotEqual(t, game.ActionW, m.table.d.Window)
}

func TestANumberTwiceGoesOnWithIt(t *testing.T) {
	m := called(t)
	m.press("2", "2")
	require.False(t, m.table.call.open)
	require.Equal(t, game.Seat(1), m.table.d.Seat)
}

func TestTheHouseIsNotCalled(t *testing.T) {
	m := called(t)
	m.press("4")
	require.Contains(t, m.table.message, "house")
	m.press("enter")
	require.True(t, m.table.call.open)
}

func TestNobodyUntilSomethingHappens(t *testing.T) {
	m := called(t)
	events := m.table.game().EventCount()
	m.press("n")
	m.settleHouse(t)
	require.Greater(t, m.table.game().EventCount(), events, "all windows up to what happens next are passed")
}

func TestUndoComesBackToTheCall(t *testing.T) {
	m := called(t)
	m.press("2", "2")
	m.settleHouse(t)
	m.press(" ")
	m.takeNow(t, "block with Madison")
	m.press("u")
	if m.table.over != nil {
		m.press("y")
	}
	m.settleHouse(t)
	require.True(t, m.table.call.open, m.View())
	require.Equal(t, game.ActionW, m.table.d.Window)
	require.NotContains(t, strings.ToLower(m.View()), "deflection")
}

func TestQuickSkipsWhoeverHasNothing(t *testing.T) {
	m := called(t)
	m.press("y")
	require.Contains(t, m.View(), "what everybody can see")
	m.press("down", "down", "down", "down", "enter", "enter", "esc")
	require.Equal(t, AskQuick, m.table.asking)
	for _, asking := range []Asking{AskSeen, AskLists, AskQuick} {
		require.Equal(t, asking, askingOf(asking.Word()), "as files keep it")
	}
	require.False(t, m.table.call.open)
	require.False(t, m.table.d.Lone)
}

func TestWithoutAStopNobodyIsAsked(t *testing.T) {
	m := called(t)
	m.table.stops = stopsOf("no-declined,no-resolved")
	require.Equal(t, "no-declined,no-resolved", m.table.stops.word())
	for range 10 {
		m.press(" ")
		m.settleHouse(t)
		if !m.table.call.open {
			break
		}
		require.NotContains(t, []game.Window{game.BlocksDeclined, game.WouldSucceed, game.AfterResolution}, m.table.d.Window)
	}
	require.Contains(t, ownPhases, m.table.d.Window)
}

func TestHoldKeepsTheHouseWaiting(t *testing.T) {
	m := called(t)
	m.press("H")
	require.Contains(t, m.View(), "HOLD")
	m.press(" ")
	require.True(t, m.table.call.open, "while it is held, standing words answer nothing")
	m.press("H")
	require.NotContains(t, m.View(), "HOLD")
}

func TestTheCallSaysWhatGoesOn(t *testing.T) {
	m := called(t)
	require.Contains(t, m.View(), "Trevon Parker bleeds Ben for 1. Anyone?")
	require.Contains(t, strings.Split(m.View(), "\n")[0], "bleeds Ben for 1. Anyone?", "the bar says it, too")
	m.press("2", "2")
	m.settleHouse(t)
	m.press(" ")
	m.takeNow(t, "block with Madison")
	m.until(t, func(tb *table) bool { return tb.call.open })
	require.Contains(t, m.View(), "Madison tries to block")
}

func TestAYieldIsAChipInTheCall(t *testing.T) {
	m := called(t)
	m.table.yields[1].turn = true
	m.table.call = call{}
	m.table.settle()
	require.Contains(t, m.View(), "2 Ben              [passes until own turn]")
	m.press("2", "enter")
	require.False(t, m.table.yields[1].any(), "who wants to after all, does not pass")
	require.Equal(t, game.Seat(1), m.table.d.Seat)
	require.True(t, m.table.shade.on)
}

func TestWhoComesBackFindsAShorterCurtain(t *testing.T) {
	m := called(t)
	m.press("2", "1", "enter")
	require.Contains(t, m.View(), "Back to", "Anna's cards were up before the table was asked")
	m.settleHouse(t)
	m.press(" ", "p")
	require.Equal(t, game.Seat(1), m.table.shade.next)
	require.Contains(t, m.View(), "Hand the table to")
	m.settleHouse(t)
	m.press(" ")
	m.resize(110, 34)
	require.Contains(t, m.View(), "Hand the table to", "anybody may come back to a screen that changed")
}

func TestAKeyMeantForTheHouseAnswersNothing(t *testing.T) {
	m := called(t)
	m.table.hurry, m.table.call = true, call{}
	m.table.settle()
	require.True(t, m.table.hurried)
	m.press(" ")
	require.Contains(t, m.table.message, "Once more")
	m.table.hurry, m.table.call = true, call{}
	m.table.settle()
	m.Update(graceMsg{m.table.tick})
	m.press(" ")
	require.NotContains(t, m.table.message, "Once more", "a moment later it does")
}
