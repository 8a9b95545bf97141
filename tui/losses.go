package tui

import (
	"strings"

	"elysium/game"
)

// harms are the events that somebody wants to hear of if they befall her or her cards.
var harms = map[game.EventKind]bool{
	game.PoolBurned: true, game.Locked: true, game.Damaged: true, game.BloodLost: true, game.WentToTorpor: true,
	game.Burned: true, game.WasIncapacitated: true, game.ControlChanged: true, game.RemovedFromGame: true, game.CardCanceled: true,
}

// losses tells what has befallen a seat while the pauses of the house were skipped, "" if nothing
// has. The log has the rest.
func (t *table) losses(s game.Seat) string {
	var told []string
	events := t.game().Events(t.skipped)
	for i := range events {
		e := &events[i]
		hers := e.Seat == s
		if e.Kind != game.PoolBurned {
			hers = e.Card != nil && (e.Card.Controller() == s || e.Card.Owner() == s)
		}
		if at := t.skipped + i; hers && harms[e.Kind] && at < len(t.log.lines) {
			told = append(told, t.log.lines[at].text)
		}
	}
	if len(told) == 0 {
		return ""
	}
	return "Meanwhile: " + strings.Join(told, "; ") + ".  {log}: the rest"
}
