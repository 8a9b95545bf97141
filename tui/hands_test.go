package tui

import (
	"strings"
	"testing"

	tea "github.com/charmbracelet/bubbletea"
	"github.com/stretchr/testify/require"

	"elysium/game"
)

// TestDecksThatComeAlongAreKnown wants nobody to be asked where no card of the decks at the table
// could be played, if their lists are public or count as such; and everybody where they are not.
func TestDecksThatComeAlongAreKnown(t *testing.T) {
	calls := func(asked Asking, change func(*game.Setup)) (n int) {
		setup := setupOf(t, 3)
		change(&setup)
		s, err := NewMemory(setup, Table{})
		require.NoError(t, err)
		m := New(Options{Start: s, Curtain: CurtainNeeded, Theme: &plain})
		m.Update(tea.WindowSizeMsg{Width: 100, Height: 30})
		m.Init()
		m.table.asking, m.table.hands = asked, nil
		m.table.settle()
		m.settleHouse(t)
		for m.table.game().Progress().Turn < 5 {
			switch tb := m.table; {
			case tb.call.open:
				if tb.d.Window == game.UnlockW {
					n++
				}
				m.press(" ")
			case tb.shade.on:
				m.settleHouse(t)
				m.press(" ")
			default:
				tb.take(tb.d.Default)
			}
			m.settleHouse(t)
		}
		return n
	}
	theirs := func(*game.Setup) {}
	own := func(s *game.Setup) { // a deck of Anna's own
		s.Seats[0].Library = append(s.Seats[0].Library[1:], s.Seats[0].Library[1])
	}
	require.Zero(t, calls(AskSeen, theirs), "nothing in these decks is for another's unlock phase")
	require.NotZero(t, calls(AskSeen, own))
	require.Zero(t, calls(AskLists, own), "all lists count as known")
}

// TestOnesOwnPhasesWithNothingToChooseAreNotAsked wants whoever has lifted the curtain to be asked
// only where there is a choice.
func TestOnesOwnPhasesWithNothingToChooseAreNotAsked(t *testing.T) {
	m := modelOf(t, 100, 30, 3, CurtainNeeded, false, false, false, false)
	asked, told := 0, false
	for m.table.game().Progress().Turn < 9 {
		switch tb := m.table; {
		case tb.call.open:
			m.press(" ")
		case tb.shade.on:
			m.settleHouse(t)
			m.press(" ")
		default:
			require.False(t, tb.d.Lone, "%s is asked in %s", tb.name(tb.d.Seat), tb.d.Window)
			asked++
			told = told || strings.Contains(tb.message, "Nothing to choose in ")
			tb.take(tb.d.Default)
		}
		m.settleHouse(t)
	}
	require.Greater(t, asked, 8)
	require.True(t, told)
}
