package tui

import (
	"slices"

	tea "github.com/charmbracelet/bubbletea"

	"elysium/game"
)

// yield is what a seat lets pass without being asked.
type yield struct {
	target bool // until something targets it
	turn   bool // until its turn
	action bool // as long as an action lasts
	during game.Progress
}

func (y yield) any() bool { return y.target || y.turn || y.action }

// chips name the yields in force.
func (y yield) chips() string {
	s := ""
	if y.target {
		s += " [passes until targeted]"
	}
	if y.turn {
		s += " [passes until own turn]"
	}
	if y.action {
		s += " [passes for this action]"
	}
	return s
}

// hush is one opening of a window in which nobody wants to do anything, or all until something
// happens.
type hush struct {
	opening
	on   bool
	wide bool
}

// nobody passes for every person in this opening of a window, or in all that follow, until
// something happens.
func (t *table) nobody(wide bool) tea.Cmd {
	if t.ownPhase() && !t.call.open || !easy(t.d, t.d.Default) {
		t.message = "This is for " + t.name(t.d.Seat) + " to decide" + pick(easy(t.d, t.d.Default), ": {pass} passes.", ".")
		return nil
	}
	if t.hurried { // the key may have been meant for the house
		t.hurried, t.message = false, "Once more: everybody passes."
		return nil
	}
	t.hush = hush{openingOf(t.game()), true, wide}
	return t.take(t.d.Default)
}

// covers reports whether the hush still holds.
func (h *hush) covers(g *game.Game) bool {
	h.on = h.on && (h.lasts(g) || h.wide && h.quiet(g))
	return h.on
}

// passes says which option the asked seat takes without being asked: by what it or the whole
// table has said before.
func (t *table) passes() (int, bool) {
	if t.held {
		return 0, false
	}
	if t.idle() {
		t.message = "Nothing to choose in " + t.name(t.d.Seat) + "'s " + t.game().Progress().Phase.String() + " phase."
		return t.d.Default, true
	}
	if i, given := t.standing(); given {
		return i, true
	}
	if t.vain() {
		return t.d.Default, true
	}
	return t.yielded()
}

// vain reports whether all that the asked seat could do is to wake a minion for nothing. Where
// several share the screen the call answers for it, by what everybody can see.
func (t *table) vain() bool {
	_, learning := t.course()
	return !learning && !t.step && !t.public() && t.game().Idle(t.d.Seat)
}

// idle reports whether the seat whose cards are up has nothing to choose in a phase of its own. The
// others look away then, so that it tells them nothing if it is not asked.
func (t *table) idle() bool {
	return t.public() && t.d.Lone && t.viewer == t.d.Seat && !t.shade.on && easy(t.d, t.d.Default) && t.ownWindow()
}

// yielded says which option a yield of the asked seat takes, if any.
func (t *table) yielded() (int, bool) {
	if t.hush.covers(t.game()) && easy(t.d, t.d.Default) && !(t.hush.wide && t.ownPhase()) {
		return t.d.Default, true
	}
	y := &t.yields[t.d.Seat]
	if !y.any() {
		return 0, false
	}
	y.expire(t.game(), t.d.Seat)
	if !y.any() || !easy(t.d, t.d.Default) {
		return 0, false
	}
	return t.d.Default, true
}

// hold keeps the house from going on and everybody's standing words from answering, or lets go.
func (t *table) hold() tea.Cmd {
	t.held = !t.held
	clear(t.cache)
	t.tick++
	if t.held {
		t.message = "Held: the house waits, and everybody is asked. {hold} lets go."
		return nil
	}
	t.message = ""
	return t.settle()
}

// easy reports whether an option does nothing: passing, declining, being done.
func easy(d *game.Decision, i int) bool {
	if d == nil || i < 0 || i >= len(d.Options) {
		return false
	}
	switch d.Options[i].Verb {
	case game.Pass, game.Decline, game.Done, game.NoTo:
		return true
	}
	return false
}

// expire drops the yields that no longer hold: all of them in combat and in the seat's own
// turn.
func (y *yield) expire(g *game.Game, s game.Seat) {
	v := g.View(game.NoSeat)
	if c := v.Combat; v.TurnSeat == s || c != nil && (c.Seats[0] == s || c.Seats[1] == s) {
		*y = yield{}
		return
	}
	if a := v.Action; a != nil && slices.Contains(a.Targets, s) {
		y.target = false
	}
	if y.action && !y.during.SameAction(g.Progress()) {
		y.action = false
	}
}
