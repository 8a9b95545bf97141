package saves

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"strings"

	"elysium/game"
)

// Engine is the version that saves are written with.
const Engine = "1"

// Session is a game that is played and kept: every decision is in its file before the next one
// is asked.
type Session struct {
	file    *File
	setup   game.Setup
	g       *game.Game
	done    []entry
	undone  []entry // the next one to be done again last
	stops   game.Settings
	store   *store
	pending string // the path to write to once something is decided; "" if nothing waits
	dirty   bool   // the file holds other lines than the game
	behind  bool   // a decision is in no file
	since   int    // behind: the first such decision; 0: there never was a file
	warning string // what is wrong with keeping the game
	notice  string // what was found when it was loaded, or when its file had to be left
}

// Game is the game as it stands; Undo and Redo replace it.
func (s *Session) Game() *game.Game { return s.g }

// File is the header of the game: its seats, options and what else is said before the log.
func (s *Session) File() *File { return s.file }

// Path is the file the game is kept in, "" if it is not kept.
func (s *Session) Path() string {
	if s.store != nil {
		return s.store.path
	}
	return s.pending
}

// Warning is a sentence about what is wrong with keeping the game, or was when it was loaded;
// "" if nothing is.
func (s *Session) Warning() string {
	if s.warning != "" {
		return s.warning
	}
	return s.notice
}

// Unsaved says from where on the game is in no file, as the end of a sentence about it; "" if all
// of it is in its file.
func (s *Session) Unsaved() string {
	switch {
	case !s.behind:
		return ""
	case s.since == 0:
		return "not saved"
	}
	return fmt.Sprintf("not saved from decision %d on", s.since)
}

// Decisions is how many decisions and corrections have been made.
func (s *Session) Decisions() int {
	n := 0
	for _, e := range s.done {
		if !e.noted {
			n++
		}
	}
	return n
}

// Create begins the game that a file describes and keeps it at path; "" chooses a new path in
// Dir. Where it cannot be kept the game goes on with a warning. A path that exists already, or
// that another process plays at, is an error, and so are names that could not be read again.
func Create(path string, f *File) (*Session, error) {
	var names []string
	for i := range f.Seats {
		names = append(names, f.Seats[i].Name)
	}
	if err := SeatNames(names); err != nil {
		return nil, err
	}
	s, err := start(f, -1)
	if err != nil {
		return nil, err
	}
	chosen := path == ""
	if chosen {
		path, err = freshPath(f)
	}
	if err == nil {
		err = s.begin(path, chosen)
	}
	switch {
	case isTaken(err):
		s.g.Close()
		return nil, err
	case err != nil:
		s.fellBehind(err)
	}
	return s, nil
}

// start begins the game of a file and takes the decisions of its log.
func start(f *File, most int) (*Session, error) {
	head := *f
	head.Scripts, head.Logged, head.Log, head.Engine = nil, true, nil, Engine
	if len(f.Seats) > 0 && f.Seats[0].Deck != nil && !f.Seeded {
		head.Seed, head.Seeded = rand.Uint64(), true
	}
	setup, err := head.Setup()
	if err != nil {
		return nil, err
	}
	g, err := head.begin(setup, game.Settings{})
	if err != nil {
		return nil, err
	}
	s := &Session{file: &head, setup: setup, g: g}
	source := *f
	source.Seed, source.Seeded = head.Seed, head.Seeded
	var fault error
	s.done, fault = source.replayLog(g, -1, nil)
	if fault != nil {
		s.notice = upTo(s.Decisions(), fault)
	}
	if most >= 0 {
		err = s.backTo(most)
	} else if fault != nil {
		// A decision that failed inside the engine has left the game in pieces.
		err = s.backTo(s.Decisions())
	}
	return s, err
}

// backTo takes decisions back until n are left; they can be done again.
func (s *Session) backTo(n int) error {
	for s.Decisions() > n {
		s.pop()
	}
	return s.replay()
}

// pop moves the last decision to what is undone and drops notes after it.
func (s *Session) pop() {
	for len(s.done) > 0 {
		last := s.done[len(s.done)-1]
		s.done = s.done[:len(s.done)-1]
		if !last.noted {
			s.undone = append(s.undone, last)
			return
		}
	}
}

// replay brings the game to the decisions that are done.
func (s *Session) replay() error {
	g, err := rerun(s.setup, s.stops, s.done)
	if err != nil {
		return err
	}
	s.g.Close()
	s.g = g
	return nil
}

// SetStops says whether every opportunity is shown from now on, also the lone ones, or those at
// which a hand of such cards might hold something to play.
func (s *Session) SetStops(all bool, hands *game.Unseen) {
	s.stops = game.Settings{Stops: all, Unseen: hands}
	s.g.SetStops(all)
	s.g.SetUnseen(hands)
}

// Choose answers the pending decision with option i. The decision is in the file when Choose
// returns; lone ones are not written.
func (s *Session) Choose(i int) error {
	d := s.g.Pending()
	switch {
	case d == nil:
		return cmpOr(s.g.Err(), errOver)
	case i < 0 || i >= len(d.Options):
		return fmt.Errorf("There is no choice %d among %d.", i+1, len(d.Options))
	case d.Lone:
		return s.g.Choose(0)
	}
	e := entry{
		line:   LogLine{Seat: d.Seat, Words: d.Label(i)},
		move:   move{pick: i},
		search: d.Window == game.SearchW, revealed: s.g.EventCount(),
	}
	return s.do(e)
}

// do carries an entry out and keeps it.
func (s *Session) do(e entry) error {
	err := e.apply(s.g)
	if err != nil && s.g.Err() == nil {
		return err
	}
	s.done = append(s.done, e)
	s.undone = nil
	s.keep(e)
	return err
}

// settleLone answers what is no decision, for corrections are made at decisions.
func (s *Session) settleLone() error {
	for d := s.g.Pending(); d != nil && d.Lone; d = s.g.Pending() {
		if err := s.g.Choose(0); err != nil {
			return err
		}
	}
	return nil
}

// Concede takes a Methuselah out of the game as if ousted.
func (s *Session) Concede(seat game.Seat) error {
	if err := s.settleLone(); err != nil {
		return err
	}
	return s.do(entry{line: LogLine{Seat: seat, Words: "concede"}, move: move{fix: concession(seat)}, revealed: s.g.EventCount()})
}

// Correct carries out a correction as a line of a log says it: "Anna ~ set Beta blood 2". Its names
// are those that the reader is told; game.Record writes them as the log does.
func (s *Session) Correct(line string, reader game.Seat) error {
	l, err := s.file.names().logLine(strings.Join(strings.Fields(line), " "))
	if err != nil {
		return err
	}
	if l.Kind != LogCorrection {
		return expected(line, "a correction: SEAT ~ move, set or end")
	}
	if err := s.settleLone(); err != nil {
		return err
	}
	if err := recorded(s.g, reader, l.Seat, l.Correction); err != nil {
		return err
	}
	fix, err := theCorrection(s.g, l.Seat, l.Correction)
	if err != nil {
		return err
	}
	return s.do(entry{line: l, move: move{fix: fix}, revealed: s.g.EventCount()})
}

// CanUndo reports whether there is a decision to take back.
func (s *Session) CanUndo() bool { return s.Decisions() > 0 }

// CanRedo reports whether a decision taken back can be made again.
func (s *Session) CanRedo() bool { return len(s.undone) > 0 }

// Revealed reports whether undoing would take back something that was revealed.
func (s *Session) Revealed() bool {
	for i := len(s.done) - 1; i >= 0; i-- {
		e := s.done[i]
		if e.noted {
			continue
		}
		for _, x := range s.g.Events(e.revealed) {
			if x.Reveals() {
				return true
			}
		}
		return e.search
	}
	return false
}

var (
	errNoUndo = errors.New("There is nothing to take back.")
	errNoRedo = errors.New("There is nothing to do again.")
)

// Undo takes the last decision back.
func (s *Session) Undo() error {
	if !s.CanUndo() {
		return errNoUndo
	}
	s.pop()
	s.dirty = true
	err := s.replay()
	s.keepAll()
	return err
}

// UndoAgreed takes n decisions back that the whole table agreed to, and notes it in the log.
func (s *Session) UndoAgreed(n int) error {
	n = min(n, s.Decisions())
	if n <= 0 {
		return errNoUndo
	}
	err := s.backTo(s.Decisions() - n)
	s.done = append(s.done, entry{line: LogLine{Kind: LogUndo, Seat: game.NoSeat, N: n}, noted: true})
	s.dirty = true
	s.keepAll()
	return err
}

// Redo makes the decision again that was taken back last.
func (s *Session) Redo() error {
	if !s.CanRedo() {
		return errNoRedo
	}
	if err := s.settleLone(); err != nil {
		return err
	}
	e := s.undone[len(s.undone)-1]
	rest := s.undone[:len(s.undone)-1]
	e.revealed = s.g.EventCount()
	err := s.do(e)
	s.undone = rest
	return err
}

// Close ends the session; its file stays. What is not in it yet is tried once more; the error
// is that it could not be.
func (s *Session) Close() error {
	s.g.Close()
	var lost error
	if s.behind && (s.store != nil || s.pending != "") {
		if s.keepAll(); s.behind {
			lost = errors.New(s.warning)
		}
	}
	s.behind = false
	return errors.Join(lost, s.store.close())
}
