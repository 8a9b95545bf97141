package tui

import (
	"strings"

	tea "github.com/charmbracelet/bubbletea"

	"elysium/game"
)

// ownPhase reports whether the pending decision is about what its seat does in its own phase,
// or with its votes.
func (t *table) ownPhase() bool {
	if t.d == nil {
		return false
	}
	if t.d.Window == game.VotesW { // votes not cast are lost
		return true
	}
	if t.d.Seat != t.view.TurnSeat {
		return false
	}
	switch t.d.Window {
	case game.UnlockW, game.MasterW, game.BetweenActions, game.InfluenceW, game.DiscardW:
		return true
	}
	return false
}

// warned is the phase whose end has been asked about.
type warned struct {
	turn   int
	window game.Window
}

// leaveOff takes an option that does nothing; where that ends one's own phase and something
// useful is left, it asks once.
func (t *table) leaveOff(i int) tea.Cmd {
	now := warned{t.view.Turn, t.d.Window}
	if !t.ownPhase() || t.warned == now || !t.open() {
		return t.take(i)
	}
	left := t.forgotten()
	if len(left) == 0 {
		return t.take(i)
	}
	t.over = &confirm{title: "End the phase?", question: "Still to be used:", items: left, again: "p", yes: func() tea.Cmd {
		t.warned = now
		return t.take(i)
	}}
	return nil
}

// forgotten lists what may be forgotten when the phase ends now.
func (t *table) forgotten() []string {
	var left []string
	idle := map[int]bool{}
	transfers := false
	for i := range t.d.Options {
		o := &t.d.Options[i]
		switch {
		case o.Verb == game.MovesOut:
			left = append(left, t.cardName(o.CardID())+" can be moved out")
		case o.Verb == game.Transfers && !o.Against():
			transfers = true
		case o.Verb == game.VotesFor && !o.Against() && t.view.Vote != nil && t.view.Vote.Caller == t.d.Seat:
			left = append(left, t.ask.labels[i])
		case t.d.Window == game.UnlockW && !easy(t.d, i) && o.Verb != game.Withdraws && o.Verb != game.Concedes:
			left = append(left, t.ask.labels[i])
		case t.d.Window == game.BetweenActions && acts(o.Verb) && o.MinionID() >= 0:
			idle[o.MinionID()] = true
		}
	}
	m := &t.view.Seats[t.d.Seat]
	if transfers && m.Transfers > 0 {
		left = append(left, plural(m.Transfers, "transfer", "transfers"))
	}
	var names []string
	for i := range m.Ready {
		if idle[m.Ready[i].ID] {
			names = append(names, m.Ready[i].Name)
		}
	}
	if len(names) > 0 {
		left = append(left, "ready to act: "+strings.Join(names, ", "))
	}
	return left
}

// acts reports whether a verb is an action of a minion.
func acts(v game.Verb) bool { return v >= game.Bleeds && v <= game.Acts }
