package tui

import (
	"errors"
	"time"

	"elysium/game"
)

// Session is a game being played and what keeps it: a decision is on disk before Choose
// returns.
type Session interface {
	Game() *game.Game // the game as it stands: another one after Undo and Redo
	Choose(i int) error
	Undo() error // takes the last decision back
	Redo() error
	CanUndo() bool
	CanRedo() bool
	Warning() string // what the players should know about the file; empty: all is well
	Path() string
	Close() error
}

// Seated is a Session that remembers which seats the house plays.
type Seated interface{ HouseSeats() []bool }

// Keeper is a Session that remembers the table's settings, under the names that files use.
type Keeper interface {
	Option(name string) string
	SetOption(name string, seat game.Seat, value string)
}

// Saver is a Session that may fail to save the game, which goes on all the same.
type Saver interface {
	// Unsaved says from where on the game is in no file, as the end of a sentence about it: "not
	// saved from decision 7 on". It is empty if all is saved.
	Unsaved() string
}

// unsaved says from where on a game is in no file, "" if all of it is saved.
func unsaved(s Session) string {
	if s, may := s.(Saver); may {
		return s.Unsaved()
	}
	return ""
}

// keeping says where a game is kept, as the end of a sentence about it.
func keeping(s Session) string {
	switch not := unsaved(s); {
	case not != "":
		return not
	case s.Path() == "":
		return "not kept"
	}
	return "kept in " + s.Path()
}

// Table says who sits at a new game's seats, for what keeps it.
type Table struct {
	House   []bool
	Decks   []string
	Curtain Curtain
	Asking  Asking
	Limit   time.Duration // that the game may take; 0: no limit
}

// Rewinder is a Session that takes several decisions back at once: stepping back one by one
// through what the house decided replays the game every time.
type Rewinder interface{ UndoAgreed(n int) error }

// Corrector is a Session that takes corrections: what the table does by hand, as a line of a
// log says it ("Anna ~ set Beta blood 2"), with names as a reader is told them.
type Corrector interface {
	Correct(line string, reader game.Seat) error
	Concede(seat game.Seat) error
}

// Copier is a Session that writes the table as it stands as a board of its own.
type Copier interface {
	CopyBoard() (path, text string, err error)
}

// Entry is a file that can be opened.
type Entry struct {
	Path  string
	Title string
	Note  string
	Time  time.Time

	Broken bool // it cannot be loaded; Note says why
}

// Policy plays a house seat.
type Policy interface {
	Pick(g *game.Game, d *game.Decision) int // the number of an option
	Explain() string                         // why the last pick was made, in a short phrase
}

// PolicyFunc is a Policy that gives no reasons.
type PolicyFunc func(g *game.Game, d *game.Decision) int

// Pick chooses an option.
func (f PolicyFunc) Pick(g *game.Game, d *game.Decision) int { return f(g, d) }

// Explain gives no reason.
func (PolicyFunc) Explain() string { return "" }

// passive takes every default; it plays where no policy is given.
var passive = PolicyFunc(func(_ *game.Game, d *game.Decision) int { return max(0, d.Default) })

var (
	errNothingToUndo = errors.New("there is nothing to take back")
	errNothingToRedo = errors.New("there is nothing to do again")
)

// memory is a session that keeps nothing.
type memory struct {
	setup  game.Setup
	table  Table
	game   *game.Game
	stops  game.Settings
	undone []uint16
}

// NewMemory begins a game that is not written anywhere.
func NewMemory(s game.Setup, t Table) (Session, error) {
	g, err := game.New(s, game.Settings{})
	if err != nil {
		return nil, err
	}
	return &memory{setup: s, table: t, game: g}, nil
}

func (m *memory) Game() *game.Game { return m.game }

func (m *memory) SetStops(all bool, hands *game.Unseen) {
	m.stops = game.Settings{Stops: all, Unseen: hands}
	m.game.SetStops(all)
	m.game.SetUnseen(hands)
}

func (m *memory) Choose(i int) error {
	if d := m.game.Pending(); d == nil || !d.Lone { // a lone pass is no decision
		m.undone = nil
	}
	return m.game.Choose(i)
}

func (m *memory) Undo() error { return m.UndoAgreed(1) }

// UndoAgreed takes the last n decisions back.
func (m *memory) UndoAgreed(n int) error {
	picks := m.game.Picks()
	keep := len(picks) - n
	if n <= 0 || keep < 0 {
		return errNothingToUndo
	}
	g, err := game.Replay(m.setup, m.stops, picks[:keep:keep])
	if err != nil {
		return err
	}
	for i := len(picks) - 1; i >= keep; i-- {
		m.undone = append(m.undone, picks[i])
	}
	m.game.Close()
	m.game = g
	return nil
}

func (m *memory) Redo() error {
	if len(m.undone) == 0 {
		return errNothingToRedo
	}
	for d := m.game.Pending(); d != nil && d.Lone; d = m.game.Pending() {
		if err := m.game.Choose(0); err != nil {
			return err
		}
	}
	last := len(m.undone) - 1
	i := m.undone[last]
	m.undone = m.undone[:last]
	return m.game.Choose(int(i))
}

func (m *memory) CanUndo() bool      { return len(m.game.Picks()) > 0 }
func (m *memory) CanRedo() bool      { return len(m.undone) > 0 }
func (m *memory) Warning() string    { return "This game is kept in memory only." }
func (m *memory) Path() string       { return "" }
func (m *memory) HouseSeats() []bool { return m.table.House }

func (m *memory) Close() error {
	m.game.Close()
	return nil
}

// Branch begins another game from an earlier decision.
func (m *memory) Branch(at int) (Session, error) {
	g, err := game.Replay(m.setup, game.Settings{}, m.game.Picks()[:at:at])
	if err != nil {
		return nil, err
	}
	return &memory{setup: m.setup, table: m.table, game: g}, nil
}
