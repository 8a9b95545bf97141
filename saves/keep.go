package saves

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"elysium/game"
)

// The methods below keep a session's file as its game stands. What goes wrong is a warning; the
// game goes on, and the next decision tries again.

// text is the whole file.
func (s *Session) text() []byte {
	f := *s.file
	for i := range s.done {
		f.Log = append(f.Log, s.done[i].line)
	}
	return f.Format()
}

func (s *Session) warn(err error) {
	s.warning = fmt.Sprintf("The game is not being saved: %v", err)
}

// keep appends an entry to the file.
func (s *Session) keep(e entry) {
	if s.store == nil || s.dirty {
		s.keepAll()
		return
	}
	if err := s.store.append("  " + s.file.LineText(&e.line) + "\n"); err != nil {
		s.dirty = true
		s.warn(err)
		s.keepAll()
	}
}

// keepAll writes the whole file anew.
func (s *Session) keepAll() {
	var err error
	switch {
	case s.store != nil:
		err = s.store.rewrite(s.text())
	case s.pending != "":
		s.store, err = createStore(s.pending, s.text())
	default:
		return // there is no place to keep it
	}
	if err != nil {
		s.warn(err)
		return
	}
	s.dirty, s.warning = false, ""
}

// Open loads a game up to decision at (-1: the last); the rest can be done again, and play from
// an earlier decision goes on in a new file beside it. A save that no longer replays is loaded up
// to the last decision that fits: Warning says which line did not, the file stays as it is, and
// play goes on in a new file beside it. So does play from a file without a log: a board, a
// lesson, a scenario. A game that another process plays is an error.
func Open(path string, at int) (*Session, error) {
	text, err := os.ReadFile(path)
	if err != nil {
		return nil, fmt.Errorf("%s cannot be read: %w", path, plainError(err))
	}
	f, torn, err := parseSave(path, text)
	if err != nil {
		return nil, err
	}
	if err := f.reaches(at); err != nil {
		return nil, err
	}
	if !f.Logged {
		return openBoard(f)
	}
	kept, err := openStore(path)
	if isInUse(err) {
		return nil, err
	}
	s, failed := start(f, at)
	if failed != nil {
		kept.close()
		return nil, failed
	}
	return s.attach(f, kept, err, torn), nil
}

// attach gives a loaded session its file.
func (s *Session) attach(f *File, kept *store, err error, torn bool) *Session {
	lost := s.warning != ""
	if lost && torn && len(s.done)+len(s.undone) == len(f.Log)-1 {
		s.warning, lost = "", false // the last line was never finished
	}
	switch {
	case err != nil:
		s.warn(err)
	case lost, len(s.undone) > 0:
		kept.close()
		s.pending = besidePath(f.Path)
	default:
		s.store = kept
		s.dirty = torn || len(s.done) != len(f.Log)
	}
	return s
}

// openBoard plays a file that is no save: the game is kept in a new file.
func openBoard(f *File) (*Session, error) {
	s, err := start(f, -1)
	if err != nil {
		return nil, err
	}
	if s.pending, err = freshPath(f); err != nil {
		s.warn(err)
	}
	return s, nil
}

// parseSave reads a file; the last line of a log that was never finished is dropped if it says
// nothing.
func parseSave(path string, text []byte) (f *File, torn bool, err error) {
	f, err = Parse(path, text)
	torn = len(text) > 0 && text[len(text)-1] != '\n' && strings.Contains(string(text), "\nlog\n")
	if err != nil && torn {
		whole := text[:strings.LastIndexByte(string(text), '\n')+1]
		f, err = Parse(path, whole)
	}
	return f, torn && f != nil && f.Logged, err
}

// besidePath is a path near one that is taken.
func besidePath(path string) string {
	base := strings.TrimSuffix(path, filepath.Ext(path))
	for n := 2; ; n++ {
		next := fmt.Sprintf("%s-%d.vtes", base, n)
		if _, err := os.Lstat(next); os.IsNotExist(err) {
			return next
		}
	}
}

// seatsText names the seats of a file for the name of its save.
func seatsText(f *File) string {
	var names []string
	for _, s := range f.Seats {
		names = append(names, plainWord(s.Name))
	}
	return strings.Join(names, "-")
}

// House is the policy that plays a seat, "" for people.
func (f *File) House(s game.Seat) string {
	for _, o := range f.Options {
		if o.Name == house && o.Seat == s {
			return o.Value
		}
	}
	return ""
}

// Option is the value of a setting of the table, "" if it is not set.
func (f *File) Option(name string) string {
	for _, o := range f.Options {
		if o.Name == name && o.Seat == game.NoSeat {
			return o.Value
		}
	}
	return ""
}

// SetOption keeps a setting of the table in the file; a house option is about a seat, others
// about game.NoSeat. An empty value takes it out.
func (s *Session) SetOption(name string, seat game.Seat, value string) {
	options := slices.Clone(s.file.Options)
	at := slices.IndexFunc(options, func(o Option) bool { return o.Name == name && o.Seat == seat })
	switch {
	case at < 0 && value == "":
		return
	case at < 0:
		options = append(options, Option{Name: name, Seat: seat, Value: value})
	case value == "":
		options = slices.Delete(options, at, at+1)
	default:
		options[at].Value = value
	}
	s.file.Options = options
	s.dirty = true
	if s.store != nil {
		s.keepAll()
	}
}
