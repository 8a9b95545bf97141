package saves

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
)

// store is a file that one process keeps: written whole by renaming, then line by line, each
// line on the disk before the next.
type store struct {
	path string
	out  *os.File
	lock *fileLock
}

var (
	errInUse  = errors.New("the game is open in another window; close it there first")
	errExists = errors.New("there is a file of that name already")
)

func isInUse(err error) bool { return errors.Is(err, errInUse) }

// createStore makes a new file.
func createStore(path string, text []byte) (*store, error) {
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		return nil, fmt.Errorf("the folder %s cannot be made: %w", filepath.Dir(path), plainError(err))
	}
	lock, err := lockFile(path)
	if err != nil {
		return nil, plainError(err)
	}
	s := &store{path: path, lock: lock}
	if _, err := os.Lstat(path); err == nil {
		s.close()
		return nil, fmt.Errorf("%s: %w", path, errExists)
	}
	if err := s.rewrite(text); err != nil {
		s.close()
		return nil, err
	}
	return s, nil
}

// openStore takes hold of a file that is there.
func openStore(path string) (*store, error) {
	lock, err := lockFile(path)
	if err != nil {
		return nil, plainError(err)
	}
	s := &store{path: path, lock: lock}
	if err := s.open(); err != nil {
		s.close()
		return nil, err
	}
	return s, nil
}

func (s *store) open() error {
	out, err := os.OpenFile(s.path, os.O_WRONLY|os.O_APPEND, 0)
	if err != nil {
		return plainError(err)
	}
	if s.out != nil {
		s.out.Close()
	}
	s.out = out
	return nil
}

// append writes a line and waits until it is on the disk.
func (s *store) append(line string) error {
	if s.out == nil {
		return errors.New("the file is closed")
	}
	if _, err := s.out.WriteString(line); err != nil {
		return plainError(err)
	}
	return plainError(s.out.Sync())
}

// rewrite replaces the file as a whole: it holds the old text or the new one, whatever happens.
func (s *store) rewrite(text []byte) error {
	if err := writeWhole(s.path, text); err != nil {
		return err
	}
	return s.open()
}

// writeWhole writes a file beside the old one, waits for the disk and renames it.
func writeWhole(path string, text []byte) error {
	dir := filepath.Dir(path)
	tmp, err := os.CreateTemp(dir, "."+filepath.Base(path)+"-*")
	if err != nil {
		return plainError(err)
	}
	_, err = tmp.Write(text)
	err = errors.Join(err, tmp.Sync(), tmp.Close())
	if err == nil {
		err = os.Rename(tmp.Name(), path)
	}
	if err != nil {
		os.Remove(tmp.Name())
		return plainError(err)
	}
	if d, err := os.Open(dir); err == nil {
		d.Sync() // not every system can
		d.Close()
	}
	return nil
}

// close gives the file up; closing nothing is no error.
func (s *store) close() error {
	if s == nil {
		return nil
	}
	var err error
	if s.out != nil {
		err = s.out.Close()
	}
	s.lock.release()
	return plainError(err)
}

// plainError is the cause without the system call and the path.
func plainError(err error) error {
	if path, ok := errors.AsType[*fs.PathError](err); ok {
		return path.Err
	}
	if link, ok := errors.AsType[*os.LinkError](err); ok {
		return link.Err
	}
	return err
}
