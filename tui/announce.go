package tui

import "elysium/game"

// announced are the events that everybody must hear of, whoever looked away: a Methuselah leaves
// the game, and who gains by it.
var announced = map[game.EventKind]bool{game.Ousted: true, game.Withdrew: true, game.GainedVP: true}

// announce tells that a Methuselah has left the game: where several people share the screen on a
// page that waits for a key.
func (t *table) announce() {
	g := t.game()
	from := t.heard
	t.heard = g.EventCount()
	if _, learning := t.course(); learning || t.d == nil {
		return
	}
	title, gone := "", []string(nil)
	gains := game.NoSeat // pool, for a victory point
	events := g.Events(from)
	for i := range events {
		e := &events[i]
		if gains == e.Seat && e.Kind == game.PoolGained || announced[e.Kind] {
			gone = append(gone, t.log.lines[from+i].text+".")
		}
		gains = pick(e.Kind == game.GainedVP, e.Seat, game.NoSeat)
		if e.Kind == game.Ousted || e.Kind == game.Withdrew {
			title = t.name(e.Seat) + pick(e.Kind == game.Ousted, " is ousted", " has withdrawn")
		}
	}
	switch {
	case title == "":
	case t.shared():
		t.over = &notice{title: title, text: gone, back: t.over}
	default:
		t.message = gone[0]
	}
}

// shared reports whether several people play, or played until they were ousted.
func (t *table) shared() bool { return len(t.people()) > 1 }
