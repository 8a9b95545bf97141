package tui

import (
	"slices"
	"strings"

	tea "github.com/charmbracelet/bubbletea"

	"elysium/game"
)

// reminder says at the end of which phases the table asks about what may be forgotten.
type reminder uint8

const (
	remindLost reminder = iota // in the unlock phase, at votes, of who is ready to act or can be moved out
	remindAll                  // of master actions and transfers, too
	remindNever
	reminders
)

var reminderWords = [reminders]string{"if something is lost", "of master actions and transfers, too", "never"}

func (t *table) changeReminder(_ *settings, step int) tea.Cmd {
	t.remind = (t.remind + reminders + reminder(step)) % reminders
	return nil
}

// reminded are the windows whose end is asked about: of one's own phases, and that of votes.
var reminded = map[game.Window]reminder{
	game.BeforeUnlock: remindLost, game.UnlockW: remindLost, game.BetweenActions: remindLost, game.InfluenceW: remindLost,
	game.VotesW: remindLost, game.MasterW: remindAll,
}

// ownPhase reports whether the pending decision is about what its seat does in its own phase,
// or with its votes.
func (t *table) ownPhase() bool {
	return t.d != nil && (t.ownWindow() || t.d.Window == game.VotesW) // votes not cast are lost
}

// reminds reports whether the end of the pending decision's window is asked about.
func (t *table) reminds() bool {
	from, known := reminded[t.d.Window]
	own := t.d.Window == game.VotesW || t.d.Seat == t.view.TurnSeat
	return known && own && t.remind != remindNever && t.remind >= from
}

// warned is what a seat has been told of before a window closed.
type warned struct {
	turn   int
	seat   game.Seat
	window game.Window
	items  []string
}

// leaveOff takes an option that does nothing; where that ends one's own phase and something
// useful is left that has not been told of, it asks.
func (t *table) leaveOff(i int) tea.Cmd {
	if !t.open() || !t.reminds() {
		return t.take(i)
	}
	left := t.forgotten()
	if t.told(left) {
		return t.take(i)
	}
	t.warned = warned{t.view.Turn, t.d.Seat, t.d.Window, left}
	t.over = &confirm{title: pick(t.d.Window == game.VotesW, "Done with voting?", "End the phase?"), question: "Still to be used:", items: left, again: tableKeys.Pass.key(), yes: func() tea.Cmd { return t.take(i) }}
	return nil
}

// told reports whether all of these have been told of in this window already.
func (t *table) told(left []string) bool {
	w := &t.warned
	same := w.turn == t.view.Turn && w.seat == t.d.Seat && w.window == t.d.Window
	return !slices.ContainsFunc(left, func(item string) bool { return !same || !slices.Contains(w.items, item) })
}

// forgotten lists what may be forgotten when the window closes now.
func (t *table) forgotten() []string {
	var left, plays []string
	idle := map[int]bool{}
	transfers := false
	for i := range t.d.Options {
		o := &t.d.Options[i]
		switch w := t.d.Window; {
		case easy(t.d, i), o.Verb == game.Withdraws, o.Verb == game.DrawsCrypt:
		case o.Verb == game.Transfers:
			transfers = transfers || !o.Against()
		case w == game.MasterW && o.Verb == game.Plays:
			plays = append(plays, t.cardName(o.CardID()))
		case w == game.BetweenActions:
			idle[o.MinionID()] = idle[o.MinionID()] || acts(o.Verb)
		case w == game.VotesW && (o.Verb != game.VotesFor || o.Against() || t.view.Vote == nil || t.view.Vote.Caller != t.d.Seat):
		case w == game.InfluenceW && o.Verb != game.MovesOut && t.remind != remindAll:
		default:
			left = append(left, t.ask.labels[i])
		}
	}
	m := &t.view.Seats[t.d.Seat]
	if len(plays) > 0 && m.MasterActions > 0 {
		slices.Sort(plays)
		left = append(left, plural(m.MasterActions, "master action", "master actions")+": "+strings.Join(slices.Compact(plays), ", "))
	}
	if transfers && m.Transfers > 0 && t.remind == remindAll {
		left = append(left, plural(m.Transfers, "transfer", "transfers"))
	}
	if names := readyNames(m, idle); len(names) > 0 {
		left = append(left, "ready to act: "+strings.Join(names, ", "))
	}
	return left
}

// readyNames are the ready minions among some.
func readyNames(m *game.SeatView, some map[int]bool) []string {
	var names []string
	for i := range m.Ready {
		if some[m.Ready[i].ID] {
			names = append(names, m.Ready[i].Name)
		}
	}
	return names
}

// acts reports whether a verb is an action of a minion.
func acts(v game.Verb) bool { return v >= game.Bleeds && v <= game.Acts }
