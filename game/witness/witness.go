// Package witness checks that nobody is shown what is not theirs. It follows a game beside the
// engine and judges by the rules alone, not by what the engine says a seat sees.
package witness

import (
	"slices"

	"elysium/game"
)

// Witness remembers which cards each Methuselah has been shown, and the bystander who sees only
// what all see.
type Witness struct {
	g      *game.Game
	events int
	was    []game.Zone // by card: where it was last
	shown  [][]bool    // by reader, by card: seen where it now lies hidden
	met    [][]bool    // by reader, by card: seen at some time in this game
	left   []hidden    // what readers knew up to the last decision and know no longer
}

// hidden is a card that a reader knew until it went into a pile.
type hidden struct {
	reader game.Seat
	card   *game.Card
}

// New begins to follow a game as it begins.
func New(g *game.Game) *Witness {
	w := &Witness{g: g}
	for c := g.CardByID(0); c != nil; c = g.CardByID(c.ID() + 1) {
		w.was = append(w.was, c.Zone())
	}
	for range len(g.Setup().Seats) + 1 {
		w.shown = append(w.shown, make([]bool, len(w.was)))
		w.met = append(w.met, make([]bool, len(w.was)))
	}
	w.Follow()
	return w
}

// Again follows a game of which some decisions have been taken: those that brought it there are
// taken anew.
func Again(g *game.Game) (*Witness, error) {
	again, err := game.New(g.Setup(), game.Settings{})
	if err != nil {
		return nil, err
	}
	defer again.Close()
	w := New(again)
	for _, pick := range g.Picks() {
		if err := again.Choose(int(pick)); err != nil {
			return nil, err
		}
		w.Follow()
	}
	w.g, w.left = g, nil
	return w, nil
}

// Readers are the seats of the game and game.NoSeat, the bystander.
func (w *Witness) Readers() []game.Seat {
	all := make([]game.Seat, 0, len(w.shown))
	for s := game.NoSeat; int(s) < len(w.shown)-1; s++ {
		all = append(all, s)
	}
	return all
}

// Follow takes in what has happened since; call it after every decision. It returns the events.
func (w *Witness) Follow() []game.Event {
	w.left = w.left[:0]
	for c := w.g.CardByID(0); c != nil; c = w.g.CardByID(c.ID() + 1) {
		z := c.Zone()
		if z != w.was[c.ID()] && (z == game.Library || z == game.Crypt) {
			w.hide(c)
		}
		w.was[c.ID()] = z
		for _, s := range w.Readers() {
			if w.lies(s, c) {
				w.show(s, c)
			}
		}
	}
	events := w.g.Events(w.events)
	w.events += len(events)
	for i := range events {
		w.learn(&events[i])
	}
	if d := w.g.Pending(); d != nil {
		w.search(d)
	}
	return events
}

// acts are what is done with a card for all to see, wherever it came from and goes.
var acts = map[game.EventKind]bool{
	game.Saw: true, game.Revealed: true, game.Drew: true, game.Played: true, game.Used: true, game.Discarded: true, game.Burned: true,
	game.RemovedFromGame: true, game.CardCanceled: true, game.BurnedForVote: true, game.EnteredPlay: true,
	game.MovedOut: true, game.ReferendumCalled: true, game.Merged: true,
}

func (w *Witness) learn(e *game.Event) {
	switch {
	case e.Card == nil || !acts[e.Kind]:
	case e.Secret:
		w.show(e.Seat, e.Card)
	default:
		for _, s := range w.Readers() {
			w.show(s, e.Card)
		}
	}
}

// search: who chooses among the cards of a library, crypt or hand is shown them.
func (w *Witness) search(d *game.Decision) {
	for i := range d.Options {
		o := &d.Options[i]
		for _, id := range [...]int{o.CardID(), o.TargetID()} {
			if c := w.g.CardByID(id); c != nil {
				switch c.Zone() {
				case game.Library, game.Crypt, game.Hand:
					w.show(d.Seat, c)
				}
			}
		}
	}
}

// hide has everybody lose sight of a card.
func (w *Witness) hide(c *game.Card) {
	for _, s := range w.Readers() {
		if w.shown[s+1][c.ID()] {
			w.left = append(w.left, hidden{s, c})
		}
		w.shown[s+1][c.ID()] = false
	}
}

func (w *Witness) show(s game.Seat, c *game.Card) {
	w.shown[s+1][c.ID()], w.met[s+1][c.ID()] = true, true
}

// lies reports whether a card lies where a reader can see its face.
func (w *Witness) lies(s game.Seat, c *game.Card) bool {
	switch c.Zone() {
	case game.Library, game.Crypt:
		return false // RB-important-terms-in-the-game: piles are face down
	case game.Hand:
		return s == c.Controller() || w.g.HandShown(s, c.Controller())
	case game.Uncontrolled:
		return s == c.Controller() || !c.FaceDown()
	case game.Stored:
		return s == c.Host().Controller() || !c.FaceDown()
	case game.SetAside:
		return s == c.Owner() || !c.FaceDown()
	case game.Nowhere:
		return false // under another card
	}
	// What is contested or turned down in play was seen by all before.
	return true
}

// May reports whether a reader may know now which card this is.
func (w *Witness) May(s game.Seat, c *game.Card) bool { return w.shown[s+1][c.ID()] || w.lies(s, c) }

// Heard reports whether a reader may be told what has happened to a card since the decision before.
func (w *Witness) Heard(s game.Seat, c *game.Card) bool {
	return w.May(s, c) || slices.Contains(w.left, hidden{s, c})
}

// Met reports whether a reader was shown the card at some time, which the log still tells.
func (w *Witness) Met(s game.Seat, c *game.Card) bool { return w.met[s+1][c.ID()] }
