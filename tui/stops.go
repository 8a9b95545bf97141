package tui

import (
	"slices"
	"strings"

	"elysium/game"
)

// stops are the moments at which the table is not asked whether anyone wants to do something:
// everybody passes there. The whole table chooses them, so that they tell nothing.
type stops [len(moments)]bool

// moments are the windows by what players call them, with the word that saves write.
var moments = [...]struct {
	word, name string
	windows    game.Windows
}{
	{"cards", "when a card is played", game.In(game.AsPlayed)},
	{"announced", "when an action is announced", game.In(game.Announced)},
	{"declined", "when nobody blocks, before the action succeeds", game.In(game.BlocksDeclined, game.WouldSucceed)},
	{"resolved", "after an action, a combat or a referendum", game.In(game.AfterResolution, game.AfterCombat, game.AfterReferendum, game.BetweenCombats)},
	{"combat", "in the steps of combat", game.In(game.BeforeRange, game.BeforeStrikes, game.BeforeResolution, game.AfterStrikes, game.AdditionalStrikes, game.EndOfRound)},
	{"phases", "in the other phases of a turn", game.In(game.BeforeUnlock, game.UnlockW, game.MasterW, game.BetweenActions, game.InfluenceW, game.DiscardW)},
}

// at reports whether the table is asked in a window.
func (s *stops) at(w game.Window) bool {
	for i := range moments {
		if moments[i].windows.Has(w) {
			return !s[i]
		}
	}
	return true
}

// word are the moments without a stop as files write them, "" if there is a stop at all.
func (s *stops) word() string {
	var off []string
	for i := range moments {
		if s[i] {
			off = append(off, "no-"+moments[i].word)
		}
	}
	return strings.Join(off, ",")
}

// stopsOf reads the stops that a file keeps.
func stopsOf(word string) stops {
	var s stops
	off := strings.Split(word, ",")
	for i := range moments {
		s[i] = slices.Contains(off, "no-"+moments[i].word)
	}
	return s
}
