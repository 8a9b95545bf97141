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
	remindLost reminder = iota // where something that is not used now is lost
	remindNever
	reminders
)

var reminderWords = [reminders]string{"if something is lost", "never"}

func (t *table) changeReminder(_ *settings, step int) tea.Cmd {
	t.remind = (t.remind + reminders + reminder(step)) % reminders
	return nil
}

// reminded are the windows whose end is asked about: of one's own phases, and that of votes.
var reminded = game.In(game.BeforeUnlock, game.UnlockW, game.MasterW, game.BetweenActions, game.InfluenceW, game.VotesW)

// ownPhase reports whether the pending decision is about what its seat does in its own phase,
// or with its votes.
func (t *table) ownPhase() bool {
	return t.d != nil && (t.ownWindow() || t.d.Window == game.VotesW) // votes not cast are lost
}

// reminds reports whether the end of the pending decision's window is asked about; a lesson says
// itself what is to be done.
func (t *table) reminds() bool {
	_, learning := t.course()
	own := t.d.Window == game.VotesW || t.d.Seat == t.view.TurnSeat
	return reminded.Has(t.d.Window) && own && t.remind == remindLost && !learning
}

// warned is what a seat has been told of before a window closed.
type warned struct {
	turn   int
	seat   game.Seat
	window game.Window
	picks  int // how many choices had been made then
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
	t.warned = warned{t.view.Turn, t.d.Seat, t.d.Window, len(t.game().Picks()), left}
	t.over = &confirm{title: pick(t.d.Window == game.VotesW, "Done with voting?", "End the phase?"), question: pick(t.d.Window == game.VotesW, "When all pass in turn, votes are counted. Not cast yet:", "Still to be used:"), items: left, again: tableKeys.Pass.key(), yes: func() tea.Cmd { return t.take(i) }}
	return nil
}

// told reports whether all of these have been told of in this window already, and something has been
// done since.
func (t *table) told(left []string) bool {
	w := &t.warned
	same := w.turn == t.view.Turn && w.seat == t.d.Seat && w.window == t.d.Window && w.picks < len(t.game().Picks())
	return !slices.ContainsFunc(left, func(item string) bool { return !same || !slices.Contains(w.items, item) })
}

// forgotten lists what may be forgotten when the window closes now.
func (t *table) forgotten() []string {
	var left, plays, lacking []string
	idle := map[int]bool{}
	for i := range t.d.Options {
		o := &t.d.Options[i]
		switch w := t.d.Window; {
		case easy(t.d, i), o.Verb == game.Withdraws, o.Verb == game.DrawsCrypt:
		case o.Verb == game.Transfers:
			if c := t.index[o.CardID()]; c != nil && !o.Against() && c.Blood < c.Capacity {
				lacking = append(lacking, c.Name)
			}
		case w == game.MasterW && o.Verb == game.Plays:
			plays = append(plays, t.cardName(o.CardID()))
		case w == game.BetweenActions:
			idle[o.MinionID()] = idle[o.MinionID()] || acts(o.Verb)
		case w == game.VotesW && (o.Verb != game.VotesFor || o.Against() || !t.wantsItPassed()):
		default:
			left = append(left, t.ask.labels[i])
		}
	}
	m := &t.view.Seats[t.d.Seat]
	if len(plays) > 0 && m.MasterActions > 0 {
		left = append(left, plural(m.MasterActions, "master action", "master actions")+": "+once(plays))
	}
	if len(lacking) > 0 {
		left = append(left, plural(m.Transfers, "transfer", "transfers")+": "+once(lacking))
	}
	if names := readyNames(m, idle); len(names) > 0 {
		left = append(left, "ready to act: "+strings.Join(names, ", "))
	}
	return left
}

// wantsItPassed reports whether the asked seat has called the referendum and not voted against it.
func (t *table) wantsItPassed() bool {
	if r := t.view.Vote; r == nil || r.Caller != t.d.Seat {
		return false
	}
	return !slices.ContainsFunc(castIn(t.view), func(x game.CastView) bool { return x.Seat == t.d.Seat && x.Against })
}

// once are names in the order of the alphabet, each once.
func once(names []string) string {
	slices.Sort(names)
	return strings.Join(slices.Compact(names), ", ")
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
