package saves

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"syscall"

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
	s.warning = fmt.Sprintf("The game is not being saved: %v. %s.", err, remedy(err))
}

// fellBehind notes that the game as it stands could not be written.
func (s *Session) fellBehind(err error) {
	if !s.behind {
		s.since = s.Decisions()
	}
	s.behind = true
	s.warn(err)
}

// remedies are what helps against the errors of a disk.
var remedies = []struct {
	err  error
	text string
}{
	{errNoHome, "Until then it is kept in memory only"},
	{fs.ErrPermission, "Allow writing there, or set ELYSIUM_HOME to another folder; every decision tries again"},
	{syscall.EROFS, "Set ELYSIUM_HOME to a folder on another disk; every decision tries again"},
	{syscall.ENOSPC, "Make room on the disk; every decision tries again"},
	{syscall.EDQUOT, "Make room on the disk; every decision tries again"},
	{syscall.EFBIG, "Files may not grow so large here (ulimit -f); every decision tries again"},
}

// remedy is what to do about an error, as a sentence without its full stop.
func remedy(err error) string {
	for _, r := range remedies {
		if errors.Is(err, r.err) {
			return r.text
		}
	}
	return "Every decision tries again"
}

// keep appends an entry to the file.
func (s *Session) keep(e entry) {
	if s.store != nil && !s.dirty {
		if s.store.append("  "+s.file.LineText(&e.line)+"\n") == nil {
			return
		}
		s.dirty = true
	}
	s.keepAll()
}

// keepAll writes the whole file anew.
func (s *Session) keepAll() {
	if s.store == nil && s.pending == "" {
		return // there is no place to keep it
	}
	if err := s.write(); err != nil {
		s.fellBehind(err)
		return
	}
	s.dirty, s.behind, s.warning = false, false, ""
}

// write puts the game into its file, or begins the one that waits. A file that is gone is made
// again; one that another program has changed is left alone, and so is one that may no longer
// be written: the game goes on elsewhere.
func (s *Session) write() error {
	if s.store == nil {
		return s.begin(s.pending, true)
	}
	err := s.store.rewrite(s.text())
	path := s.store.path
	switch {
	case errors.Is(err, errGone):
		s.store.close()
		s.store = nil
		return s.begin(path, true)
	case errors.Is(err, errChanged):
		return s.goOn(besidePath(path), path+" was changed by another program and is left alone")
	case isForbidden(err):
		if elsewhere, none := freshPath(s.file); none == nil && filepath.Dir(elsewhere) != filepath.Dir(path) {
			return s.goOn(elsewhere, fmt.Sprintf("%s can no longer be written (%v)", path, err))
		}
	}
	return err
}

// isForbidden reports whether an error is that this player may not write.
func isForbidden(err error) bool {
	return errors.Is(err, fs.ErrPermission) || errors.Is(err, syscall.EROFS)
}

// goOn leaves the file for a new one and says why.
func (s *Session) goOn(path, why string) error {
	s.store.close()
	s.store = nil
	if err := s.begin(path, true); err != nil {
		return err
	}
	s.notice = fmt.Sprintf("%s; the game goes on in %s.", why, s.store.path)
	return nil
}

// begin makes the game's file; beside allows another name where that one is taken.
func (s *Session) begin(path string, beside bool) (err error) {
	s.store, err = createStore(path, s.text())
	for beside && isTaken(err) {
		path = besidePath(path)
		s.store, err = createStore(path, s.text())
	}
	s.pending = path
	return err
}

// besidePath is a path near one that is taken.
func besidePath(path string) string {
	base, n := strings.TrimSuffix(path, filepath.Ext(path)), 2
	if cut := strings.LastIndexByte(base, '-'); cut > 0 && len(base)-cut <= 3 { // it lies beside another already
		if k, ok := number(base[cut+1:]); ok && k >= 2 {
			base, n = base[:cut], k+1
		}
	}
	for ; ; n++ {
		next := fmt.Sprintf("%s-%d.vtes", base, n)
		if _, err := os.Lstat(next); err != nil {
			return next // whatever else is wrong there, the writer tells
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
	if s.store != nil {
		s.dirty = true
		s.keepAll()
	}
}
