package saves

import (
	"errors"
	"fmt"
	"hash/maphash"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strconv"

	"elysium/decks/foreign"
)

// store is a file that one process keeps: written whole by renaming, then line by line, each
// line on the disk before the next.
type store struct {
	path string
	out  diskFile
	is   fs.FileInfo  // the file that was opened, to know it again
	size int64        // of what was written
	sum  maphash.Hash // of what was written; another text is somebody else's work
	lock *fileLock
}

var (
	errInUse   = errors.New("the game is open in another window; close it there first")
	errExists  = errors.New("there is a file of that name already")
	errGone    = errors.New("the file is gone")
	errChanged = errors.New("the file was changed by another program")
)

func isInUse(err error) bool { return errors.Is(err, errInUse) }

// isTaken reports whether a path cannot be had for a new file.
func isTaken(err error) bool { return isInUse(err) || errors.Is(err, errExists) }

// createStore makes a new file.
func createStore(path string, text []byte) (*store, error) {
	if err := makeDir(filepath.Dir(path)); err != nil {
		return nil, fmt.Errorf("the folder %s cannot be made: %w", filepath.Dir(path), foreign.Cause(err))
	}
	lock, err := files.Lock(path)
	if err != nil {
		return nil, foreign.Cause(err)
	}
	s := &store{path: path, lock: lock}
	if _, err := os.Lstat(path); err == nil {
		s.close()
		return nil, fmt.Errorf("%s: %w", path, errExists)
	}
	if err := s.replace(text); err != nil {
		s.close()
		return nil, err
	}
	return s, nil
}

// openStore takes hold of a file that is there; a link leads to it.
func openStore(path string) (*store, error) {
	path = linked(path)
	lock, err := files.Lock(path)
	if err != nil {
		return nil, foreign.Cause(err)
	}
	s := &store{path: path, lock: lock}
	if err := s.open(); err != nil {
		s.close()
		return nil, err
	}
	return s, nil
}

func (s *store) open() error {
	out, err := files.Extend(s.path)
	if err != nil {
		return foreign.Cause(err)
	}
	s.out = out
	if s.is, err = out.Stat(); err == nil && !s.is.Mode().IsRegular() {
		err = foreign.ErrNoFile
	}
	if err != nil {
		return foreign.Cause(err)
	}
	s.size = s.is.Size()
	return foreign.Cause(s.summed(&s.sum))
}

// summed brings a sum to what is in the file now.
func (s *store) summed(sum *maphash.Hash) error {
	in, err := files.Open(s.path)
	if err != nil {
		return err
	}
	defer in.Close()
	sum.Reset()
	_, err = io.Copy(sum, in)
	return err
}

// untouched is an error if the file at the path is not the one that was written. Its size and time
// do not tell: another program may write as many bytes, and set the time back.
func (s *store) untouched() error {
	is, err := files.Stat(s.path)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return errGone
	case err != nil:
		return foreign.Cause(err)
	case s.is != nil && !os.SameFile(is, s.is), is.Size() != s.size:
		return errChanged
	}
	var now maphash.Hash
	now.SetSeed(s.sum.Seed())
	if err := s.summed(&now); err != nil {
		return foreign.Cause(err)
	}
	if now.Sum64() != s.sum.Sum64() {
		return errChanged
	}
	return nil
}

// append writes a line and waits until it is on the disk; a line that cannot be written whole
// is taken out again.
func (s *store) append(line string) error {
	if err := s.untouched(); err != nil {
		return err
	}
	if s.out == nil {
		return errors.New("the file is closed")
	}
	_, err := s.out.Write([]byte(line))
	if err == nil {
		err = s.out.Sync()
	}
	if err != nil {
		_ = s.out.Truncate(s.size) // if that fails, too, the line is told by its missing end
		s.recognise()
		return foreign.Cause(err)
	}
	s.size += int64(len(line))
	s.sum.WriteString(line)
	return nil
}

// recognise takes the file at the path, as a failed write has left it, for the store's own.
func (s *store) recognise() {
	if is, err := files.Stat(s.path); err == nil {
		s.is, s.size = is, is.Size()
		_ = s.summed(&s.sum) // what cannot be read now is taken for another's next time, and left alone
	}
}

// rewrite replaces the file as a whole: it holds the old text or the new one, whatever
// happens. A file that another program has removed or changed is left as it is.
func (s *store) rewrite(text []byte) error {
	if err := s.untouched(); err != nil {
		return err
	}
	return s.replace(text)
}

func (s *store) replace(text []byte) error {
	s.shut() // not every system renames over an open file
	err := writeWhole(s.path, text, privately)
	if err == nil {
		err = s.open()
	}
	if err != nil {
		s.recognise()
	}
	return err
}

func (s *store) shut() error {
	if s.out == nil {
		return nil
	}
	err := s.out.Close()
	s.out = nil
	return err
}

// The rights that a new file has: a save shows every hand, other files nothing.
const (
	privately = 0o600
	publicly  = 0o644
)

// keepFile writes a file that is no save, and its folder if there is none.
func keepFile(path string, text []byte) error {
	err := makeDir(filepath.Dir(path))
	if err == nil {
		err = writeWhole(path, text, publicly)
	}
	if err != nil {
		return fmt.Errorf("%s cannot be written: %w", path, foreign.Cause(err))
	}
	return nil
}

// writeWhole writes a file beside the old one, waits for the disk and renames it. A file that
// is there keeps its rights, and a link to it stays one.
func writeWhole(path string, text []byte, mode fs.FileMode) error {
	path = linked(path)
	if is, err := files.Stat(path); err == nil {
		mode = is.Mode().Perm()
	}
	dir := filepath.Dir(path)
	next := filepath.Join(dir, "."+filepath.Base(path)+"-"+strconv.Itoa(os.Getpid()))
	err := fill(next, text, mode)
	if err == nil {
		err = files.Rename(next, path)
	}
	if err != nil {
		files.Remove(next)
		return foreign.Cause(err)
	}
	return foreign.Cause(files.SyncDir(dir))
}

// fill writes a new file and waits for the disk.
func fill(path string, text []byte, mode fs.FileMode) error {
	out, err := files.Create(path, mode)
	if err != nil {
		return err
	}
	_, err = out.Write(text)
	if err == nil {
		err = out.Sync()
	}
	return errors.Join(err, out.Close())
}

// linked is the file that a link leads to.
func linked(path string) string {
	is, err := os.Lstat(path)
	if err != nil || is.Mode()&fs.ModeSymlink == 0 {
		return path
	}
	if to, err := filepath.EvalSymlinks(path); err == nil {
		return to
	}
	return path
}

// close gives the file up; closing nothing is no error.
func (s *store) close() error {
	if s == nil {
		return nil
	}
	err := s.shut()
	s.lock.release()
	return foreign.Cause(err)
}
