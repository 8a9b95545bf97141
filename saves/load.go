package saves

import (
	"bytes"
	"errors"
	"fmt"
	"os"

	"elysium/decks/foreign"
)

// longestFile is how large a table may be; the log of a hundred thousand decisions is a tenth of it.
const longestFile = 64 << 20

// upTo tells that a save was loaded in part. Everybody at the table reads it: what the line says,
// and what was on offer there, is not theirs to know.
func upTo(decision int, fault error) string {
	why := fault.Error()
	if f, ok := errors.AsType[Fault](fault); ok {
		why = fmt.Sprintf("%s:%d: this line does not fit, and elysium check says why", f.Path, f.Line)
	}
	return fmt.Sprintf("The game could be loaded up to decision %d only. %s. The file stays as it is; play goes on in a new one beside it.", decision, why)
}

// Open loads a game up to decision at (-1: the last); the rest can be done again, and play from
// an earlier decision goes on in a new file beside it. A save that no longer replays is loaded up
// to the last decision that fits: Warning says which line did not, the file stays as it is, and
// play goes on in a new file beside it. So does play from a file without a log: a board, a
// lesson, a scenario, what comes along. A game that another process plays is an error.
func Open(path string, at int) (*Session, error) {
	if comesAlong(path) {
		f, err := Read(path)
		if err != nil {
			return nil, err
		}
		return openBoard(f)
	}
	path = AtHome(path)
	if is, err := os.Stat(path); err == nil && !is.Mode().IsRegular() && !is.IsDir() {
		return nil, fmt.Errorf("%s cannot be read: %w", path, foreign.ErrNoFile)
	}
	kept, unkept := openStore(path)
	if isInUse(unkept) {
		return nil, unkept
	}
	s, err := load(path, at, kept, unkept)
	if err != nil || s.store != kept {
		kept.close()
	}
	return s, err
}

// load reads a file whose store is open, or could not be opened.
func load(path string, at int, kept *store, unkept error) (*Session, error) {
	text, err := foreign.Read(path, longestFile)
	if err != nil {
		return nil, fmt.Errorf("%s cannot be read: %w", path, foreign.Cause(err))
	}
	f, damage, err := parseSave(path, text)
	if err != nil {
		return nil, err
	}
	if err := f.reaches(at); err != nil {
		return nil, err
	}
	if !f.Logged {
		return openBoard(f)
	}
	s, err := start(f, at)
	if err != nil {
		return nil, inFile(path, err)
	}
	s.attach(f, kept, unkept, damage)
	s.dirty = s.dirty || s.store != nil && !bytes.HasSuffix(text, []byte("\n"))
	return s, nil
}

// attach gives a loaded session its file, or the path of another one where that has to stay as
// it is.
func (s *Session) attach(f *File, kept *store, unkept, damage error) {
	if s.notice == "" && damage != nil {
		s.notice = upTo(s.Decisions(), damage)
	}
	if s.notice == "" && f.newer() {
		s.notice = fmt.Sprintf("This game is from a newer Elysium (engine %s, here it is %s), which may know more than is shown here. "+
			"The file stays as it is; play goes on in a new one beside it.", shorten(f.Engine), Engine)
	}
	s.pending = besidePath(f.Path)
	switch {
	case unkept != nil:
		s.leave(f, unkept)
	case s.notice == "" && len(s.undone) == 0:
		s.store, s.pending = kept, ""
		s.dirty = len(s.done) != len(f.Log) || f.Engine != Engine
	}
}

// leave finds a place for a game whose own file cannot be written.
func (s *Session) leave(f *File, unkept error) {
	path, err := freshPath(f)
	if err != nil {
		s.pending = ""
		s.warn(err)
		return
	}
	s.pending = path
	if s.notice == "" {
		s.notice = fmt.Sprintf("%s cannot be written (%v); play goes on in %s.", f.Path, unkept, path)
	}
}

// inFile says in which file an error is, if it does not itself.
func inFile(path string, err error) error {
	if _, told := errors.AsType[Fault](err); told {
		return err
	}
	return fmt.Errorf("%s: %w", path, err)
}

// newer reports whether a save may say what this engine does not know.
func (f *File) newer() bool {
	engine, ok := number(f.Engine)
	here, _ := number(Engine)
	return f.Engine != "" && (!ok || engine > here)
}

// openBoard plays a file that is no save: the game is kept in a new file.
func openBoard(f *File) (*Session, error) {
	s, err := start(f, -1)
	if err != nil {
		return nil, inFile(f.Path, err)
	}
	if s.pending, err = freshPath(f); err != nil {
		s.warn(err)
	}
	return s, nil
}

// parseSave reads a file that may have been damaged. A log is read up to the line that says
// nothing, and damage is the fault of that; but a last line without its end was never finished,
// and nobody has seen its decision.
func parseSave(path string, text []byte) (f *File, damage, err error) {
	torn := len(text) > 0 && text[len(text)-1] != '\n'
	f, err = Parse(path, text)
	if faults, ok := errors.AsType[Faults](err); ok {
		if whole := linesBefore(text, faults[0].Line); logged(whole) {
			f, err = Parse(path, whole)
			if !torn || faults[0].Line <= bytes.Count(text, []byte("\n")) {
				damage = faults[0]
			}
			torn = false
		}
	}
	switch {
	case err != nil:
		return nil, nil, err
	case !f.Logged && f.Engine != "" && len(f.Scripts) == 0:
		return nil, nil, Fault{path, 1 + bytes.Count(text, []byte("\n")), errCutShort.Error()}
	}
	f.torn = torn && len(f.Log) > 0 && f.Log[len(f.Log)-1].Line > bytes.Count(text, []byte("\n"))
	return f, damage, nil
}

var errCutShort = errors.New("the save is cut short before its decisions; look for an older copy of it")

// linesBefore is the text above a line, which is counted from 1.
func linesBefore(text []byte, line int) []byte {
	end := 0
	for range line - 1 {
		end += bytes.IndexByte(text[end:], '\n') + 1
	}
	return text[:end]
}

// logged reports whether a text holds the beginning of a log.
func logged(text []byte) bool {
	return bytes.Contains(text, []byte("\nlog\n")) || bytes.Contains(text, []byte("\nlog\r\n"))
}
