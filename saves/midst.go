package saves

import (
	"errors"
	"regexp"
	"sync"

	"elysium/game"
)

// errApart is the fault of a moment that does not come again from a board: what was drawn or
// shuffled since made it another one.
var errApart = errors.New("this moment cannot be written down as a board and what was decided since; copy the board between two actions")

// Copy is the table as it stands, as a file to begin from: a scenario, or while something is in
// progress the last board that a file can say, with a log of what has been decided since. The error
// is a sentence.
func (s *Session) Copy() (*File, error) {
	f, err := Scenario(s.g, s.file)
	if !errors.Is(err, game.ErrInProgress) {
		return f, err
	}
	board, since, err := s.sinceBoard()
	if err != nil {
		return nil, err
	}
	if board.Log, err = board.playOn(since, s.g.Pending()); err != nil {
		return nil, err
	}
	board.Logged, board.Engine = true, Engine
	return board, nil
}

// sinceBoard is the last board of a game that a file can say, and what has been decided since.
func (s *Session) sinceBoard() (board *File, since []entry, err error) {
	g, err := rerun(s.setup, game.Settings{Mute: true}, nil)
	if err != nil {
		return nil, nil, err
	}
	defer g.Close()
	at := -1
	for i := range s.done {
		if g.Still() && !s.done[i].noted {
			at = i
		}
		if err := s.done[i].apply(g); err != nil {
			return nil, nil, err
		}
	}
	if at < 0 {
		return nil, nil, errApart
	}
	before, err := rerun(s.setup, game.Settings{Mute: true}, s.done[:at])
	if err != nil {
		return nil, nil, err
	}
	defer before.Close()
	if board, err = Board(before, s.file); err == nil {
		board.Seeded = true
	}
	return board, s.done[at:], err
}

// playOn takes what was decided after a board, up to a decision, and returns it as that board's log.
func (f *File) playOn(since []entry, up *game.Decision) (log []LogLine, err error) {
	setup, err := f.Setup()
	if err != nil {
		return nil, err
	}
	g, err := f.begin(setup, game.Settings{Mute: true})
	if err != nil {
		return nil, err
	}
	defer g.Close()
	for _, e := range since {
		switch {
		case e.line.Kind == LogCorrection:
			e.move.fix, err = theCorrection(g, e.line.Seat, e.line.Correction)
		case e.move.fix == nil && !e.noted:
			if e.move.pick, err = again(g.Pending(), &e.line); err == nil {
				e.line.Words = g.Pending().Label(e.move.pick)
			}
		}
		if err != nil || e.apply(g) != nil {
			return nil, errApart
		}
		log = append(log, e.line)
	}
	d := g.Pending()
	switch {
	case up == nil || up.Lone: // nobody has to be asked there
	case d == nil, d.Seat != up.Seat, d.Window != up.Window, len(d.Options) != len(up.Options):
		return nil, errApart
	}
	return log, nil
}

var copyNumber = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`#[0-9]+`) })

// again finds the option of a line at a decision of a board, where copies have other numbers.
func again(d *game.Decision, l *LogLine) (int, error) {
	if d == nil || d.Seat != l.Seat {
		return 0, errApart
	}
	if at := d.Find(l.Words); at >= 0 {
		return at, nil
	}
	found, plain := -1, copyNumber().ReplaceAllString(l.Words, "")
	for i := range d.Options {
		if copyNumber().ReplaceAllString(d.Label(i), "") == plain {
			if found >= 0 {
				return 0, errApart
			}
			found = i
		}
	}
	if found < 0 {
		return 0, errApart
	}
	return found, nil
}
