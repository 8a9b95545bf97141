package tui

import (
	"testing"

	tea "github.com/charmbracelet/bubbletea"
	"github.com/stretchr/testify/require"

	"elysium/game"
)

// curtained is a table of three people at a curtain that may be lifted.
func curtained(t *testing.T) *Model {
	t.Helper()
	m := modelOf(t, 100, 30, 3, CurtainNeeded, false, false, false)
	m.table.hide()
	m.table.drop(m.table.d.Seat)
	m.settleHouse(t)
	require.True(t, m.table.shade.ready)
	return m
}

func TestOneKeyLiftsTheCurtain(t *testing.T) {
	m := curtained(t)
	m.press("enter", "1", "9", "up", "down", "home", "end", "pgup", "pgdown", "backspace", "tab", "esc", "+", "-", "*", "[", "]", "/", ".", ",", "p", "h")
	require.True(t, m.table.shade.on, "keys meant for the decision before show nobody's hand")
	require.Contains(t, m.View(), "Space shows the cards")
	m.press(" ")
	require.False(t, m.table.shade.on)

	m = curtained(t)
	m.theme.Keys = newKeys(map[string][]string{"skip": {"ctrl+g"}})
	m.press(" ")
	require.True(t, m.table.shade.on)
	require.Contains(t, m.View(), "Ctrl-g shows the cards")
	m.press("ctrl+g")
	require.False(t, m.table.shade.on)
}

func TestAClickOnItsInvitationLiftsTheCurtain(t *testing.T) {
	m := curtained(t)
	over := m.table.laid().over
	click := func(x, y int) {
		m.Update(tea.MouseMsg{X: x, Y: y, Action: tea.MouseActionPress, Button: tea.MouseButtonLeft})
	}
	y := over.y + curtainTop(over.h) + curtainLift
	click(over.w/2, y+1)
	click(3, y)
	require.True(t, m.table.shade.on)
	click(over.w/2, y)
	require.False(t, m.table.shade.on)
}

func TestTheKeyThatShowsTheCardsPassesNothing(t *testing.T) {
	m := called(t)
	m.press("2", "2")
	m.settleHouse(t)
	picks, window := len(m.table.game().Picks()), m.table.d.Window
	m.press(" ", " ", " ")
	require.False(t, m.table.shade.on)
	require.Equal(t, window, m.table.d.Window)
	require.Len(t, m.table.game().Picks(), picks)
	m.Update(graceMsg{m.table.tick})
	m.press(" ")
	require.NotEqual(t, window, m.table.d.Window, "a moment later it does")
}

func TestASeatIsLeftInFrontOfTheCurtain(t *testing.T) {
	m := curtained(t)
	s := m.table.d.Seat
	m.press("o")
	require.Contains(t, m.View(), "who sits where")
	require.Empty(t, m.table.view.Seats[s].HandCards)
	m.press("down", "down", "down", "down", "enter")
	for range int(s) {
		m.press("down")
	}
	m.press("enter", "y")
	require.True(t, m.table.house[s])
	require.Equal(t, game.NoSeat, m.table.viewer)
	m.press("esc", "esc")
	m.settleHouse(t)
	require.NotEqual(t, s, m.table.viewer)
}

func TestASeatIsLeftInThePause(t *testing.T) {
	m := curtained(t)
	s := m.table.d.Seat
	m.press("P")
	require.Contains(t, m.View(), "who sits where")
	m.press("o", "down", "down", "down", "down", "enter")
	for range int(s) {
		m.press("down")
	}
	m.press("enter", "y", "esc", "esc")
	require.True(t, m.table.house[s])
	require.Contains(t, m.View(), "Paused", "the game waits still")
	m.press("o", "esc")
	require.Contains(t, m.View(), "Paused")
	m.press(" ")
	require.NotContains(t, m.View(), "Paused")
}

func TestTheHouseWaitsBehindAQuestion(t *testing.T) {
	m := modelOf(t, 100, 30, 5, CurtainNeeded, false, true, true)
	for !m.table.isHouse(m.table.d.Seat) {
		m.table.take(max(0, m.table.d.Default))
	}
	m.press("q")
	picks := len(m.table.game().Picks())
	for range 5 {
		m.Update(houseMsg{m.table.tick})
	}
	require.Len(t, m.table.game().Picks(), picks)
	m.press("n")
	m.settleHouse(t)
	require.Greater(t, len(m.table.game().Picks()), picks)
}

func TestAHandIsLookedAtDuringACall(t *testing.T) {
	m := called(t)
	before := m.View()
	m.press("h")
	require.Contains(t, m.View(), "Whose hand?")
	m.press("1", "enter")
	require.Contains(t, m.View(), "Back to")
	m.settleHouse(t)
	require.NotContains(t, m.View(), "Deflection")
	m.press("esc")
	require.Equal(t, before, m.View(), "who thinks better of it goes back")
	m.press("h", "1", "enter")
	m.settleHouse(t)
	m.press(" ")
	require.Contains(t, m.View(), "Deflection")
	m.press("1", "down", "esc")
	require.Equal(t, before, m.View())
	require.True(t, m.table.call.open)
	require.NotContains(t, m.table.call.wants, true)

	m.press("h", "1", "enter")
	m.settleHouse(t)
	m.press(" ")
	m.Update(tea.BlurMsg{})
	require.Equal(t, before, m.View(), "it goes with the focus")
}

func TestAClaimThatEndsInAPassLeavesTheOthersAsked(t *testing.T) {
	m := called(t)
	m.press("1", "1")
	m.settleHouse(t)
	m.press(" ", "p")
	m.settleHouse(t)
	require.True(t, m.table.call.open, "Anna has passed for herself only")
	require.Equal(t, game.ActionW, m.table.d.Window)
	require.Equal(t, []game.Seat{1}, m.table.call.seats)
	m.press(" ")
	require.NotEqual(t, game.ActionW, m.table.d.Window)
}

func TestWhoIsActedAgainstPassesNoLonger(t *testing.T) {
	m := called(t)
	m.table.yields[1].target = true
	m.table.call = call{}
	m.table.settle()
	require.Equal(t, "is acted against", m.table.openlyAble(1))
	require.Contains(t, m.View(), "is acted against")
	require.NotContains(t, m.View(), "passes until targeted")
}

func TestTheBoardsStayFromCallToCall(t *testing.T) {
	m := called(t)
	self := m.table.self()
	m.press(" ")
	m.settleHouse(t)
	require.True(t, m.table.call.open)
	require.Equal(t, self, m.table.self())
}

func TestTheHousePassesWithoutAPause(t *testing.T) {
	m := boardOf(t)
	m.table.mode = CurtainNeeded
	m.table.house = []bool{false, true, false, true}
	m.table.policy = passive
	m.takeNow(t, "bleed Ben with Trevon Parker")
	for range 20 {
		d := m.table.d
		require.False(t, m.table.isHouse(d.Seat), "who passes is not seen to consider")
		if !m.table.call.open {
			return
		}
		m.press(" ")
	}
}
